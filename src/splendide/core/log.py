"""Every move of a match, in order."""

from typing import NamedTuple

TAKE_BACK = -1  # as a move: the seat's unrevealed choice is withdrawn
LONGEST_WORD = 8000  # characters of what the world showed


class Entry(NamedTuple):
    """One row of the log."""

    seat: int
    move: int
    shown: str = ""  # what the world showed with it, as one word: how things settled, when a hand touched


class Event(NamedTuple):
    """A move that has been revealed, as text, and who may read it (bit per seat)."""

    seat: int
    text: str
    audience: int
    shown: str = ""


def is_word(shown: str) -> bool:
    """Whether this can stand in a log and in a record: printable, without blanks, not too long."""
    return shown.isascii() and shown.isprintable() and " " not in shown and len(shown) <= LONGEST_WORD
