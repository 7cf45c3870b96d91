"""Moves as text: a bet is `low` or `high`, a card dealt `2<5` (to seat 2, a five)."""

import re

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot

BETS = ("low", "high")


def write(s: Snapshot, seat: int, move: int) -> str:
    return f"{s.dealt}<{move + 1}" if seat == NATURE else BETS[move]


def read(s: Snapshot, seat: int, text: str) -> int:
    dealt = re.fullmatch(rf"{s.dealt}<([1-6])", text)
    if seat == NATURE and dealt:
        return int(dealt[1]) - 1
    if seat == NATURE or text not in BETS:
        raise Refused("not-a-move", move=text)
    return BETS.index(text)
