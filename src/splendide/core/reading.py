"""A state as plain Python reads it best."""

from types import SimpleNamespace
from typing import cast

import numpy as np

from splendide.core.game import States


def reading(states: States) -> np.record:
    """The first state as it is now, to be read like a record, but numbers are ints: a hundred times quicker."""
    return cast(np.record, SimpleNamespace(**dict(zip(states.dtype.names or (), states[0].item(), strict=True))))
