"""The line protocol of programs that play Splitter alone.

Read: `width height rounds`, then the grid row by row (0 nothing, 1 a cell, 2 a star, 3 a heart), then each roll as
`a b`. Answered to each roll: `number x y`, where x and y count from 0 at the top left; the other number goes to the
mirror cell. Lines that begin with # are comments.
"""

from collections.abc import Iterator

from splendide.core.contract import Begin, Choose
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.games.splitter.rules import FACES, ROUNDS
from splendide.games.splitter.sheets import NAMES, PLACES, ROWS

DIGITS = str.maketrans(".o*h", "0123")


def converse(begin: Begin, lines: Iterator[str], choose: Choose) -> Iterator[str]:
    told = (line.strip() for line in lines)
    told = (line for line in told if line and not line.startswith("#"))
    sheet = _read_sheet(told)
    match = begin({"sheet": NAMES[sheet]})
    for _ in range(ROUNDS):
        dice = _read_roll(next(told, None))
        if dice is None:
            return
        match.play(NATURE, (dice[0] - 1) * FACES + dice[1] - 1)
        move = choose(match)
        row, column = PLACES[sheet][move // 2 * 2]
        yield f"{dice[move % 2]} {column} {row}"
        match.play(0, move)


def _read_sheet(told: Iterator[str]) -> int:
    """Which of the printed sheets this is."""
    first = next(told, "")
    numbers = _numbers(first)
    if len(numbers) != 3:
        raise Refused("bad-line", text=first)
    grid = tuple("".join(next(told, "").split()) for _ in range(min(numbers[1], 99)))
    for sheet in range(len(NAMES)):
        if grid == tuple(row.translate(DIGITS) for row in ROWS[sheet]) and numbers[2] == ROUNDS:
            return sheet
    raise Refused("bad-line", text=" / ".join([first, *grid])[:200])


def _read_roll(line: str | None) -> list[int] | None:
    if line is None:
        return None
    dice = _numbers(line)
    if len(dice) != 2 or not all(1 <= die <= FACES for die in dice):
        raise Refused("bad-line", text=line[:200])
    return dice


def _numbers(line: str) -> list[int]:
    return [int(word) for word in line.split() if word.isascii() and word.isdigit() and len(word) < 4]
