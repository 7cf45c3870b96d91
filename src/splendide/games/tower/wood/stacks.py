"""What carries what: supports by piece, in a state or in an outcome alike."""

from collections.abc import Mapping
from typing import Any

from splendide.core.compiled import rule

TABLE, NOTHING = -1, -2  # in place of a piece: what carries it, what it touched

Supports = Mapping[int, int]


@rule
def root_of(supports: Any, piece: int) -> int:
    """The lowest piece of the stack that this one belongs to; NOTHING if it only leans somewhere."""
    while supports[piece] >= 0:
        piece = int(supports[piece])
    return piece if supports[piece] == TABLE else NOTHING


def carriers(supports: Any, piece: int) -> list[int]:
    """This piece and all that carry it, down to the base."""
    found = []
    while piece >= 0:
        found.append(piece)
        piece = int(supports[piece])
    return found
