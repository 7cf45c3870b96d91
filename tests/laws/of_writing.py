"""Laws about writing: moves, views and whole matches survive being written down."""

import msgspec

from splendide.core.game import NATURE
from splendide.core.proof import prove
from splendide.core.record import play_through, read_record, record_of, write_record
from tests.laws.cases import Case
from tests.laws.chance import played
from tests.laws.looks import looks


def a_written_move_is_read_as_itself(case: Case) -> None:
    for match in looks(case):
        for seat in [NATURE, *range(case.seats)]:
            moves = match.moves(seat)
            texts = match.written(seat, moves)
            assert [match.read(seat, text) for text in texts] == moves
            assert len(set(texts)) == len(texts), "two moves are written alike"
            assert all(text == text.strip() and text.isprintable() for text in texts)


def a_view_survives_json(case: Case) -> None:
    """What all see and what a seat alone sees, which have no name in common."""
    View, Own = case.game.View, case.game.Own
    for match in looks(case):
        _survives(match.view(), View)
        for seat in range(case.seats):
            if Own:
                _survives(match.own(seat), Own)
    assert not (Own and set(View.__struct_fields__) & set(Own.__struct_fields__))


def _survives(part: msgspec.Struct, kind: type[msgspec.Struct]) -> None:
    assert type(part) is kind
    encoded = msgspec.json.encode(part)
    assert msgspec.json.encode(msgspec.json.decode(encoded, type=kind)) == encoded


def a_record_gives_the_match_again(case: Case) -> None:
    """The match is written, read, found true to nature's commitment, and played through to the same state."""
    match, nature = played(case), case.nature()
    record = record_of(match, nature.match, [f"p{seat}" for seat in range(case.seats)], nature)
    text = write_record(record)
    assert read_record(text) == record
    assert prove(read_record(text)).faults == []
    again = play_through(read_record(text))
    assert again.log == match.log
    assert again.states.tobytes() == match.states.tobytes()


LAWS = [a_written_move_is_read_as_itself, a_view_survives_json, a_record_gives_the_match_again]
