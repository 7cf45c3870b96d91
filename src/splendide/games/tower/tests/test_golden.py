"""Whole matches that one can read, checked against the rules and against wooden pieces in hand."""

from pathlib import Path

import pytest

from splendide.core.proof import prove
from splendide.core.record import Record, play_through, read_record
from splendide.games.tower.tests.by_hand import played_by_hand
from splendide.games.tower.tests.positions import drops, reserve, tower

FOLDER = Path(__file__).parent / "golden"
RECORDS = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.record"))}
golden = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


def test_there_is_one_for_two_three_and_two_teams() -> None:
    assert {name: record.seats for name, record in RECORDS.items()} == {
        "hands-of-steel": 2,
        "three-players": 3,
        "teams-of-four": 4,
    }


@golden
def test_it_is_a_true_record_of_a_whole_match(record: Record) -> None:
    assert prove(record).faults == []
    assert play_through(record).over


@golden
def test_wooden_pieces_lead_to_the_same_reserves_drops_tower_and_winner(record: Record) -> None:
    match, table = play_through(record), played_by_hand(record)
    assert [set(reserve(match, seat)) for seat in range(record.seats)] == table.reserves
    assert drops(match) == table.drops
    if match.view().end.how == "reserve":
        assert tower(match) == table.tower
    team = record.seats // 2 if record.options["teams"] else record.seats
    assert record.winners == [seat for seat in range(record.seats) if seat % team in {won % team for won in table.won}]


def test_the_records_tell_of_every_case() -> None:
    happened = set().union(*(played_by_hand(record).how for record in RECORDS.values()))
    assert {"take", "give", "lift", "place", "base", "keep", "borrowed", "own", "fell", "fell alone"} <= happened
    ends = {play_through(record).view().end.how for record in RECORDS.values()}
    assert ends == {"reserve", "drops"}
