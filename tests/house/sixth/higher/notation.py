"""Moves as text: a bet is `low` or `high`, a card dealt `2<5` (to seat 2, a five)."""

import re

import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE

BETS = ("low", "high")


def write(s: np.record, seat: int, move: int) -> str:
    return f"{s.dealt}<{move + 1}" if seat == NATURE else BETS[move]


def read(s: np.record, seat: int, text: str) -> int:
    dealt = re.fullmatch(rf"{s.dealt}<([1-6])", text)
    if seat == NATURE and dealt:
        return int(dealt[1]) - 1
    if seat == NATURE or text not in BETS:
        raise Refused("not-a-move", move=text)
    return BETS.index(text)


def audience(s: np.record, seat: int, move: int) -> int:
    """A card is seen by the one it is dealt to."""
    return 1 << int(s.dealt) if seat == NATURE else EVERYONE
