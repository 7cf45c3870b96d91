"""Whole matches that one can read, checked against the rules and against cards in hand."""

from collections import Counter
from pathlib import Path

import pytest

from splendide.core.proof import prove
from splendide.core.record import Record, play_through, read_record
from splendide.games.splitit.tests.by_hand import played_by_hand
from splendide.games.splitit.tests.positions import columns, rounds_played

FOLDER = Path(__file__).parent / "golden"
RECORDS = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.record"))}
golden = pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)


def test_there_is_one_for_two_and_one_for_four() -> None:
    assert {name: record.seats for name, record in RECORDS.items()} == {"two-players": 2, "four-players": 4}


@golden
def test_it_is_a_true_record_of_a_whole_match(record: Record) -> None:
    assert prove(record).faults == []
    assert rounds_played(play_through(record)) == (8 if record.seats == 4 else 10)


@golden
def test_cards_in_hand_lead_to_the_same_columns_and_points(record: Record) -> None:
    match, table = play_through(record), played_by_hand(record)
    for seat in range(record.seats):
        by_hand = Counter(int(card) for card in table.collections[seat])
        by_hand[0] = table.loose[seat]
        assert columns(match, seat) == {value: cards for value, cards in by_hand.items() if cards}
    assert table.points() == [row[0] for row in record.points]


def test_the_records_tell_of_every_case() -> None:
    """Splits again, one separator, a discard, jokers placed and a last card discarded: a reader meets them all."""
    text = "".join((FOLDER / f"{name}.record").read_text(encoding="utf-8") for name in RECORDS)
    for case in ("split white|pink", "split pink|black", "discard ", "joker ", "stay for", "nobody wants"):
        assert case in text
