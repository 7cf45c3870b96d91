"""How good a position of Split it! looks."""

import numpy as np

from splendide.core.compiled import rule
from splendide.games.splitit.rules import count_points


@rule
def worth(s: np.record, seat: int) -> float:
    return float(count_points(s.columns, s.seats, seat))
