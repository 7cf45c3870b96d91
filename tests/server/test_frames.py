"""What a socket is sent of a match is what `Telling` says of it, to the last byte."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol.table import Frame
from splendide.server.store.rows import TableRow
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.frames import Known, Telling
from splendide.server.table.kept import load_live
from splendide.server.table.live import LiveMatch
from splendide.server.web.app import FILE
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
