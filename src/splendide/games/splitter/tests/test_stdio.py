"""The line protocol: a whole match told as programs tell it."""

from collections.abc import Iterator
from typing import Any

import pytest

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.splitter.stdio import converse

SHEET_A = ["8 7 22", "00111100", "01111110", "11111111", "21111112", "11111111", "01111110", "00111100"]
SPLITTER = find_game("splitter")


def begin(options: dict[str, Any]) -> Match:
    return Match(SPLITTER, 1, SPLITTER.options(options))


def talk(lines: list[str]) -> Iterator[str]:
    return converse(begin, iter(lines), lambda match: match.moves(0)[-1])


def test_each_roll_is_answered_with_a_number_and_a_place() -> None:
    said = list(talk(["# hello", *SHEET_A, "", "6 2", "# on we go", "3 3", *["1 2"] * 20, "4 4"]))
    assert len(said) == 22, "a match has 22 rounds"
    assert said[:2] == ["2 3 6", "3 2 6"], "the last pair is in the middle of the last row, the second die to the left"
    assert all(len(line.split()) == 3 for line in said)


def test_spaces_between_cells_do_not_matter_and_an_early_end_is_one() -> None:
    spaced = [SHEET_A[0], *(" ".join(row) for row in SHEET_A[1:])]
    assert len(list(talk([*spaced, "1 1"]))) == 1


@pytest.mark.parametrize("lines", [[], ["8 7"], ["8 7 22", "1111"], [*SHEET_A, "7 1"], [*SHEET_A, "what?"]])
def test_nonsense_is_refused_with_the_line(lines: list[str]) -> None:
    with pytest.raises(Refused, match="bad-line"):
        list(talk(lines))
