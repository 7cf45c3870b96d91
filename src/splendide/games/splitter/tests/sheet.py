"""Sheets as drawn on paper, for tests: seven rows of digits, dots where nothing is written."""

import numpy as np

from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.splitter import Sheet
from splendide.games.splitter.rules import FACES
from splendide.games.splitter.scorepad import Scored, read_cells, score
from splendide.games.splitter.sheets import NAMES, PLACES

GAME = find_game("splitter")

# Five lone 1s, two pairs of 2, two triples of 3, the four 4s at the upper left, five 5s on a star, only five 6s.
SHEET_WORTH_29 = "..4125.. .444333. 41532213 55551132 14226411 .336661. ..3156.."


def scored(drawing: str, sheet: Sheet = "A") -> Scored:
    return score(drawing, sheet=sheet)


def begin(seats: int = 1, sheet: str = "A") -> Match:
    return Match(GAME, seats, GAME.options({"sheet": sheet}))


def roll(match: Match, first: int, second: int) -> None:
    match.play(NATURE, (first - 1) * FACES + second - 1)


def write(match: Match, *moves: str) -> None:
    """Each seat in turn writes."""
    for seat, text in enumerate(moves):
        match.play(seat, match.read(seat, text))


def listed(match: Match, seat: int = 0) -> list[str]:
    """All that this seat may write."""
    return match.written(seat, match.moves(seat))


def draw(match: Match, seat: int = 0) -> str:
    """The sheet of a seat as it lies on the table, rows separated by spaces."""
    s = match.states[0]
    rows = [["."] * 8 for _ in range(7)]
    for (r, c), number in zip(PLACES[s.sheet], s.cells[seat].tolist(), strict=True):
        rows[r][c] = str(number or ".")
    return " ".join("".join(row) for row in rows)


def last_round(*drawings: str, sheet: str = "A") -> Match:
    """These sheets, one pair each still free, and the dice of the last round not yet rolled."""
    match = begin(len(drawings), sheet)
    s = match.states[0]
    for seat, drawing in enumerate(drawings):
        s.cells[seat] = np.array(read_cells(drawing, NAMES.index(sheet)))
    s.turn = 21
    return match
