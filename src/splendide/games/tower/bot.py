"""How good a position of the tower looks."""

import numpy as np

from splendide.core.compiled import rule


@rule
def worth(s: np.record, seat: int) -> float:
    """Drops won, and pieces that are no longer in the reserve."""
    left = 0
    for piece in range(len(s.where)):
        left += s.where[piece] == seat
    return 5.0 * s.drops[seat] - left
