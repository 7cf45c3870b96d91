"""What is remembered of a match: how high the tower stood."""

from collections.abc import Sequence

import msgspec

from splendide.core.facts import More
from splendide.core.log import Entry
from splendide.core.position import Snapshot


class Figures(msgspec.Struct, frozen=True):
    height: More


def figures(s: Snapshot, seat: int, log: Sequence[Entry]) -> Figures:
    """In mm: all have built it."""
    return Figures(round(float(s.peak), 1) if s.peak > 0 else None)
