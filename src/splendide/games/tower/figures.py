"""What is remembered of a match: how high the tower stood."""

from collections.abc import Mapping, Sequence

from splendide.core.facts import Better
from splendide.core.log import Entry
from splendide.core.position import Snapshot

FIGURES: Mapping[str, Better] = {"height": "more"}


def figures(s: Snapshot, seat: int, log: Sequence[Entry]) -> dict[str, float]:
    """In mm: all have built it."""
    return {"height": round(float(s.peak), 1)} if s.peak > 0 else {}
