"""What a browser keeps of a match while it is played is enough to notice later what the house has changed."""

import msgspec
import pytest
from msgspec.structs import replace

from splendide.bots.arena import Contest, play_match
from splendide.core.chain import heads
from splendide.core.library import find_game, slugs
from splendide.core.proof import Receipt, prove
from splendide.core.record import Record, opening, read_move, read_record, write_record
from splendide.server.store.rows import MatchRow
from splendide.server.table.live import LiveMatch
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_round, play_to_the_end
from tests.server.play import Person


def receipt_of(person: Person) -> Receipt:
    """What this person's browser has seen of the last match, kept as a browser keeps it."""
    match, frames = person.frame["match"], [msgspec.json.decode(frame) for frame in person.frames]
    seen = [frame["head"] for frame in frames if "head" in frame]
    first = next(frame["match"]["commitment"] for frame in frames if (frame.get("match") or {}).get("commitment"))
    return Receipt(match["id"], first, person.nonce, seen)


def record_of(person: Person) -> Record:
    return read_record(person.http.get(f"/api/matches/{person.frame['match']['id']}/record").text)


def test_the_log_runs_through_every_head_that_frames_carried(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben, bots=1, game="splito")
    begin(ann, ben)
    play_to_the_end(ann, ben)
    for each in (ann, ben):
        receipt = receipt_of(each)
        proof = prove(record_of(each), receipt)
        assert (proof.faults, proof.seen) == ([], len(receipt.heads))
        assert len(receipt.heads) > 10


@pytest.mark.parametrize("game", slugs())
def test_in_every_game_heads_are_those_of_the_record(game: str) -> None:
    """Move by move, what the world showed with some of them included."""
    record = play_match(Contest(game, find_game(game).seats[-1], ("random",), physics=True), 3, recorded=True).record
    assert record
    row = MatchRow(
        record.match, "t", game, record.options, tuple(record.players), record.secret, 0.0, tuple(record.nonces)
    )
    row, match, live, seen = replace(row, world=record.world), opening(record), None, []
    for line in record.moves:
        match = match.fork()
        match.enter(read_move(match, line))
        live = LiveMatch(row, match, live)
        seen.append(live.head)
    proof = prove(record, Receipt(record.match, record.commitment, heads=seen))
    assert (proof.faults, proof.seen) == ([], len(record.moves))
    assert seen[-1] == heads(record)[-1]
    assert LiveMatch(row, match).head == seen[-1], "whoever reads the match from the store says the same"


def test_after_a_restart_of_the_line_heads_go_on_where_they_were(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    begin(ann, ben)
    play_round(ann, ben)
    ann.go_to(table)
    play_to_the_end(ann, ben)
    assert prove(record_of(ann), receipt_of(ann)).faults == []


def test_a_house_that_exchanged_two_choices_is_caught_by_who_saw_the_match(person: NewPerson) -> None:
    """All is legal, and the result is the same."""
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    record = record_of(ann)
    record.moves[4:6] = record.moves[5:3:-1]
    rewritten = read_record(write_record(record))
    assert prove(rewritten).valid
    assert [fault.name for fault in prove(rewritten, receipt_of(ann)).faults] == ["record-rewritten"]


def test_that_somebody_changed_a_secret_choice_is_told_to_nobody_by_a_head(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    begin(ann, ben)
    ann.wait_for_question(0)
    ann.play(0)
    ann.wait_for_answer(0)
    ben.hear_all()
    heard = len(ben.frames)
    ann.play(0, ann.seat_view(0)["moves"][-1])
    ann.hear_all()
    ben.hear_all()
    assert ben.frames[heard:] == []
