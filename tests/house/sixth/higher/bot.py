"""How good a seat of Higher looks."""

import numpy as np

from splendide.core.compiled import rule


@rule
def worth(s: np.record, seat: int) -> float:
    return float(s.points[seat])
