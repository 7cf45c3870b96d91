"""Moves as text: `c3=41` writes 4 in c3 and 1 in its mirror cell; nature's roll is `4-1`."""

import re
from functools import cache

import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.splitter.rules import FACES, State
from splendide.games.splitter.sheets import PAIR_NAMES

_WRITE = re.compile(r"([a-g][1-4])=([1-6])([1-6])")
_ROLL = re.compile(r"([1-6])-([1-6])")


def write(s: Snapshot, seat: int, move: int) -> str:
    if seat == NATURE:
        return f"{move // FACES + 1}-{move % FACES + 1}"
    return _moves(s.sheet, s.dice.tobytes())[move]


@cache
def _moves(sheet: int, dice_thrown: bytes) -> list[str]:
    """Every move with these dice: a frame lists all that are legal."""
    first, second = np.frombuffer(dice_thrown, State["dice"].base).tolist()
    dice = (f"{first}{second}", f"{second}{first}")
    return [f"{pair}={numbers}" for pair in PAIR_NAMES[sheet] for numbers in dice]


def read(s: Snapshot, seat: int, text: str) -> int:
    if seat == NATURE:
        if rolled := _ROLL.fullmatch(text):
            return (int(rolled[1]) - 1) * FACES + int(rolled[2]) - 1
        raise Refused("not-a-move", move=text)
    written = _WRITE.fullmatch(text)
    if not written or written[1] not in PAIR_NAMES[s.sheet]:
        raise Refused("not-a-move", move=text)
    left_right = int(written[2]), int(written[3])
    dice = int(s.dice[0]), int(s.dice[1])
    if s.dice[0] and sorted(left_right) != sorted(dice):
        raise Refused("splitter-not-the-dice", move=text, first=dice[0], second=dice[1])
    return 2 * PAIR_NAMES[s.sheet].index(written[1]) + (left_right != dice)
