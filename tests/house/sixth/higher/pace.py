"""How long a bet may take at a table with a clock."""

from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.position import Snapshot

from .rules import LOW

BETWEEN_ROUNDS = 1.0  # seconds, to see who was right


def wait(s: Snapshot, seat: int) -> float | None:
    """Without a clock everybody bets when they like, and nature deals at once."""
    if seat != NATURE:
        return float(s.seconds) if s.seconds else None
    return BETWEEN_ROUNDS if s.seconds and s.turn and not s.dealt else 0.0


def late(s: Snapshot, seat: int, hand: Hand) -> int:
    return LOW
