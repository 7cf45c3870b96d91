"""A few hundred single changes to true records of every game: what is accepted is harmless, and a receipt shows it."""

import itertools
from dataclasses import replace

import pytest

from splendide.core.library import find_game, slugs
from splendide.core.record import Line, Record, write_record
from tests.forgery.campaign import REFUSED, SAME, is_refused, kind_of, wage, whole_receipt
from tests.forgery.originals import original, originals

CHANGES = 250


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return list(originals(2))


def test_nothing_harmful_is_accepted_and_a_receipt_shows_whatever_was_changed(records: list[Record]) -> None:
    campaign = wage(records, CHANGES, seed=3)
    assert campaign.harmful == []
    assert set(campaign.tried) == set(slugs())
    accepted = sum(counts.total() for counts in campaign.accepted.values())
    assert 0 < accepted < CHANGES / 4, "some changes mean nothing, most are found"


def test_true_records_have_all_that_can_be_forged(records: list[Record]) -> None:
    assert all(any(record.nonces) for record in records)
    shown = {record.game for record in records if any(line.shown for line in record.moves)}
    assert len(shown) == 2, "touches and towers"


# --- That the campaign would see it ------------------------------------------------------------------


def test_a_change_of_luck_or_of_a_result_is_refused() -> None:
    record = original(find_game("splitter"), 1)
    assert kind_of(record, write_record(record)) == SAME
    assert kind_of(record, write_record(replace(record, winners=[7]))) == REFUSED
    rolled = [k for k, line in enumerate(record.moves) if line.seat == record.moves[0].seat]
    first, second = next((a, b) for a, b in itertools.pairwise(rolled) if record.moves[a] != record.moves[b])
    swapped = record.moves.copy()
    swapped[first], swapped[second] = swapped[second], swapped[first]
    assert kind_of(record, write_record(replace(record, moves=swapped))) == REFUSED


def test_another_time_of_a_touch_is_accepted_as_the_houses_word_and_shown_by_a_receipt(records: list[Record]) -> None:
    record = next(each for each in records if each.game == "dolphins" and touches(each))
    k = touches(record)[0]
    seat, text, shown, _ = record.moves[k]
    moves = [*record.moves[:k], Line(seat, text, str(int(shown) - 1)), *record.moves[k + 1 :]]
    forged = write_record(replace(record, moves=moves))
    assert kind_of(record, forged) == "the time of a touch"
    assert is_refused(forged, whole_receipt(record))


def touches(record: Record) -> list[int]:
    return [k for k, line in enumerate(record.moves) if line.shown]
