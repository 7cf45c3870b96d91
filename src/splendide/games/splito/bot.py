"""How good a position of Splito looks."""

import numpy as np

from splendide.core.compiled import rule
from splendide.games.splito.rules import LEFT, RIGHT, zone_beside, zone_points


@rule
def worth(s: np.record, seat: int) -> float:
    return float(zone_points(s, zone_beside(s, seat, LEFT)) * zone_points(s, zone_beside(s, seat, RIGHT)))
