"""A position as rules and their readers see it: the fields of one state.

In compiled code and where something is changed it is a record. Where it is only read it is a Snapshot: NumPy's
records cost plain Python a hundred times as much.
"""

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]
States = NDArray[Any]


class Position(Protocol):
    """The header that all games share; a game's own fields are there too, whatever they are."""

    pending: int
    seats: int
    turn: int

    def __getattribute__(self, field: str, /) -> Any: ...
    def __setattr__(self, field: str, value: Any, /) -> None: ...


class Snapshot:
    """One state as it was when this was made: numbers are ints, lists of numbers are NumPy's."""

    pending: int
    seats: int
    turn: int
    states: States  # the array it was read from, for compiled code

    def __init__(self, states: States):
        self.__dict__ = dict(zip(states.dtype.names or (), states.item(0), strict=True))
        self.states = states

    def __getattr__(self, field: str, /) -> Any:
        raise AttributeError(f"a state of this game has no field {field!r}")
