"""A whole match that one can read, checked against the rules and against pencil and paper."""

import re
from pathlib import Path

import pytest

from splendide.core.proof import prove
from splendide.core.record import Record, play_through, read_record
from splendide.games.splitter.tests.by_hand import counted_by_spreading
from splendide.games.splitter.tests.sheet import draw

RECORD = read_record((Path(__file__).parent / "golden" / "sheet-b.record").read_text())
SHEETS = [
    "333..135 62356516 .232241. .16..65. .314462. 26522636 231..163",
    "166..162 33453426 .352215. .16..61. .233232. 36134226 616..535",
]


def test_it_is_a_true_record_of_22_rounds() -> None:
    assert prove(RECORD).faults == []
    assert len(RECORD.moves) == 22 * 3


@pytest.mark.parametrize("seat", [0, 1])
def test_the_rules_lead_to_these_sheets(seat: int) -> None:
    assert draw(play_through(RECORD), seat) == SHEETS[seat]


def written_by_hand(record: Record, seat: int) -> str:
    """Follow the record with a pencil: no rule of the program has a say."""
    rows = [["."] * 8 for _ in range(7)]
    for text in (line.text for line in record.moves if line.seat == seat):
        row, column, left, right = re.fullmatch(r"(.)(.)=(.)(.)", text).groups()  # type: ignore[union-attr]
        rows["abcdefg".index(row)][int(column) - 1] = left
        rows["abcdefg".index(row)][8 - int(column)] = right
    return " ".join("".join(row) for row in rows)


@pytest.mark.parametrize("seat", [0, 1])
def test_pencil_and_paper_lead_to_the_same_sheets_and_points(seat: int) -> None:
    assert written_by_hand(RECORD, seat) == SHEETS[seat]
    assert counted_by_spreading(SHEETS[seat], "B") == RECORD.points[seat][0]
