"""Every move of a match, in order."""

from typing import NamedTuple

TAKE_BACK = -1  # as a move: the seat's unrevealed choice is withdrawn


class Entry(NamedTuple):
    """One row of the log."""

    seat: int
    move: int


class Event(NamedTuple):
    """A move that has been revealed, as text, and who may read it (bit per seat)."""

    seat: int
    text: str
    audience: int
