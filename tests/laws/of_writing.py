"""Laws about writing: moves, views and whole matches survive being written down."""

import msgspec

from splendide.core.game import NATURE
from splendide.core.nature import Nature
from splendide.core.record import play_through, read_record, record_of, verify, write_record
from tests.laws.cases import Case, bytes_of, looks

SECRET = b"a secret of thirty-two bytes, no"


def a_written_move_is_read_as_itself(case: Case) -> None:
    for match in looks(case):
        for seat in [NATURE, *range(case.seats)]:
            moves = match.moves(seat)
            texts = [case.game.notation.write(match.states[0], seat, move) for move in moves]
            assert [match.read(seat, text) for text in texts] == moves
            assert len(set(texts)) == len(texts), "two moves are written alike"
            assert all(text == text.strip() and text.isprintable() for text in texts)


def a_view_survives_json(case: Case) -> None:
    for match in looks(case):
        for viewer in case.viewers():
            view = match.view(viewer)
            assert type(view) is case.game.View
            encoded = msgspec.json.encode(view)
            assert msgspec.json.encode(msgspec.json.decode(encoded, type=case.game.View)) == encoded


def a_record_gives_the_match_again(case: Case) -> None:
    """A match played with a committed nature is written, read, found true, and played through to the same state."""
    rng = case.chance()
    nature = Nature(SECRET, tuple(rng.bytes(16) for _ in range(case.seats)), f"law{case.seed}")
    match = case.opening()
    match.let_nature_move(nature)
    while not match.over and len(match.log) < case.longest:
        seat = int(rng.choice(match.waiting_for()))
        match.play(seat, int(rng.choice(match.moves(seat))))
        match.let_nature_move(nature)
    record = record_of(match, nature.match, [f"p{seat}" for seat in range(case.seats)], nature)
    text = write_record(record)
    assert read_record(text) == record
    assert verify(read_record(text)) == []
    again = play_through(read_record(text))
    assert again.log == match.log
    assert bytes_of(again.states) == bytes_of(match.states)


LAWS = [a_written_move_is_read_as_itself, a_view_survives_json, a_record_gives_the_match_again]
