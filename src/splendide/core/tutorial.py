"""A first match that teaches by doing, as data: a game brings it as `tutorial.toml`. `guided.py` plays it."""

from pathlib import Path

import msgspec


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    text: str  # what is said is the game's text `tutorial-…` of this name
    part: str = ""  # of the board: what is marked, by its `data-part`; "" nothing
    moves: tuple[str, ...] = ()  # of the learner, in notation, `*` for any words: these go on; none: it is only read
    then: str = ""  # what happens afterwards, as lines of a record; the world is asked by itself how things settle


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner has the first seat; everybody else, nature included, does what is written."""

    seats: int
    steps: tuple[Step, ...]
    options: dict[str, str | bool | int] = {}
    begin: str = ""  # what has happened before the first step, as lines of a record


def read_tutorial(file: Path) -> Tutorial | None:
    """What the file says; None where there is none."""
    return msgspec.toml.decode(file.read_bytes(), type=Tutorial) if file.is_file() else None
