"""How good a seat of Higher looks."""

from splendide.core.compiled import rule
from splendide.core.position import Position


@rule
def worth(s: Position, seat: int) -> float:
    return float(s.points[seat])
