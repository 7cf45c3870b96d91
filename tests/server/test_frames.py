"""What a socket is sent of a match is what `Telling` says of it, to the last byte."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec

from splendide.core.game import SPECTATOR
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.protocol.table import Frame
from splendide.server.store.rows import TableRow
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.frames import Known, Telling
from splendide.server.table.kept import load_live
from splendide.server.table.live import LiveMatch
from splendide.server.web.app import FILE
from tests.laws.frames import live
from tests.server.games import begin, catch_up, play_round
from tests.server.play import Person
from tests.server.serving import Server


def kept(file: Path, table: str) -> LiveMatch:
    """The match of this table, out of the store."""

    async def load() -> LiveMatch | None:
        store = SqliteStore(file)
        row = await store.table(table)
        assert isinstance(row, TableRow)
        live = await load_live(store, row)
        await store.close()
        return live

    live = asyncio.run(load())
    assert live
    return live


def test_a_frame_holds_these_bytes_for_a_seat_for_several_and_for_who_watches(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = own_server()
    ann, ben, eve = (Person(server.address) for _ in range(3))
    table = ann.make_table("splito", seats=3, time="none")
    for each, seat in ((ann, 0), (ben, 1), (ben, 2)):
        if each.frame == {}:
            each.go_to(table)
        each.say("sit", seat=seat, name=f"Number {seat}")
        each.hear_seated(seat)
    begin(ann, ben)
    play_round(ann, ben)
    catch_up(ann, ben)
    live = kept(tmp_path / FILE, table)
    for person, viewers in ((ann, (0,)), (ben, (1, 2)), (eve, (SPECTATOR,))):
        person.go_to(table)
        told = Telling(live).news(viewers, Known()).decode()
        assert person.frames[-1].endswith(f',"match":{{{told}}}}}')
        assert msgspec.json.decode(person.frames[-1], type=Frame, strict=True)


def test_moments_that_come_together_are_told_to_all_in_the_same_bytes_and_what_a_seat_alone_saw_beside_them() -> None:
    match, nature = Match(find_game("splitter"), 2), Nature(b"secret", (), "match")
    match.let_nature_move(nature)
    before = live(match)
    told = Telling(before)
    knowing = [Known(), Known()]
    for seat, known in enumerate(knowing):
        told.news((seat,), known)
    for seat in range(2):
        match.play(seat, match.moves(seat)[0])
    match.let_nature_move(nature)
    news = Telling(live(match, before))
    first, second = (news.news((seat,), known) for seat, known in enumerate(knowing))
    assert first.partition(b',"seen":')[0] == second.partition(b',"seen":')[0]
    frames = [msgspec.json.decode(b'{"match":{%b}}' % each)["match"] for each in (first, second)]
    for seat, frame in enumerate(frames):
        written, rolled = (moment["number"] for moment in frame["moments"])
        assert written < rolled
        assert [(one["number"], one["seat"]) for one in frame["seen"]] == [(written, seat)]
