"""How good a sheet of Splitter looks."""

import numpy as np

from splendide.core.compiled import rule
from splendide.games.splitter.rules import sheet_points


@rule
def worth(s: np.record, seat: int) -> float:
    """About how many points this sheet will make."""
    return float(sheet_points(s, seat))
