"""How good a seat of Higher looks."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import Position


@rule
def worth(s: Position, seat: int, learned: NDArray[np.float32]) -> float:
    return float(s.points[seat])
