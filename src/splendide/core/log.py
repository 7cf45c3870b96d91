"""Every move of a match, in order."""

from typing import NamedTuple

from splendide.core.position import States

TAKE_BACK = -1  # as a move: the seat's unrevealed choice is withdrawn, or the last step of its turn
TAKE_BACK_WORD = "take-back"
LONGEST_WORD = 8000  # characters of what the world showed


class Entry(NamedTuple):
    """One row of the log."""

    seat: int
    move: int
    shown: str = ""  # what the world showed with it, as one word: how things settled, when a hand touched
    text: str = ""  # the move in notation, written when it is made
    late: bool = False  # it was made for somebody whose time was up


class Event(NamedTuple):
    """A move that has been revealed, and who may read it (bit per seat)."""

    entry: Entry
    audience: int


class Moment(NamedTuple):
    """A position, and what led to it: the events from `since` on that had been revealed when it was complete."""

    since: int
    number: int  # how many had been revealed by then, to anybody
    states: States
    of_nature: bool  # she alone did it


def is_word(shown: str) -> bool:
    """Whether this can stand in a log and in a record: printable, without blanks, not too long."""
    return shown.isascii() and shown.isprintable() and " " not in shown and len(shown) <= LONGEST_WORD
