"""Whole matches that one can read, checked against the rules and against cards in hand."""

from pathlib import Path

import pytest

from splendide.core.proof import prove
from splendide.core.record import Record, play_through, read_record
from splendide.games.dolphins.tests.by_hand import played_by_hand

FOLDER = Path(__file__).parent / "golden"
RECORDS = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.record"))}
golden = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


def test_there_is_one_for_every_pace() -> None:
    assert {name: record.options["pace"] for name, record in RECORDS.items()} == {
        "dealer": "dealer",
        "tempo": "tempo",
        "calm-advanced": "calm",
    }


@golden
def test_it_is_a_true_record_of_a_whole_match(record: Record) -> None:
    assert prove(record).faults == []
    assert play_through(record).over


@golden
def test_cards_and_dolphins_in_hand_lead_to_the_same_hands_and_letters(record: Record) -> None:
    match, table = play_through(record), played_by_hand(record)
    assert [table.letters[seat] for seat in range(record.seats)] == [row[0] for row in record.points]
    for seat in range(record.seats):
        assert sorted(table.hands[seat]) == sorted(match.own(seat).hand), "a false start ended it, so cards are left"
    assert sorted(table.tied) == match.view().tied


def test_the_records_tell_of_every_case() -> None:
    """False starts, races, level touches and lots, a tie, times drawn: a reader meets them all."""
    text = "".join((FOLDER / f"{name}.record").read_text(encoding="utf-8") for name in RECORDS)
    for case in (
        "touch ~",
        "touch-level ~",
        "nature back",
        "nature over",
        "nature lots ",
        "nature react ",
        "draw ",
        "1 call",
    ):
        assert case in text
    assert play_through(RECORDS["tempo"]).view().tied


def test_the_dealers_record_tells_of_a_false_start_in_an_extra_deal() -> None:
    last = play_through(RECORDS["dealer"]).view().last
    assert last.tied == [0, 3]
    assert (last.end, last.false_letters) == ("false-start", [0, 0, 0, 1])
