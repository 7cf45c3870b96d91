"""Which level suits somebody, by how matches against bots went: so that one wins now and then, and not always."""

from collections.abc import Iterable
from typing import NamedTuple

from splendide.core.facts import LEVELS

FIRST = "novice"  # for whoever has not played against bots yet


class Bout(NamedTuple):
    """A match of one person against bots."""

    level: str  # of the strongest of them
    won: bool


def suited(bouts: Iterable[Bout]) -> str:
    """By bouts, the oldest first: one level up after a win, one down after two defeats in a row at the same level."""
    level, defeats = FIRST, 0
    for bout in bouts:
        at = LEVELS.index(bout.level)
        defeats = 0 if bout.won else defeats + 1 if bout.level == level else 1
        if bout.won:
            level = LEVELS[min(at + 1, len(LEVELS) - 1)]
        elif defeats == 2:
            level, defeats = LEVELS[max(at - 1, 0)], 0
        else:
            level = bout.level
    return level
