"""How often objectives came to be met that had come so far, so many rounds before the end: learned from play.

`learn.py` makes `chances.npz` again. A row is for a kind of objective, and for how much of something it asks where that
is a number; an owner's list may ask for other numbers, which borrow the row of the nearest.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import BOX, NUMBERS, Objective
from splendide.games.splito.tally import FARTHEST, STEPS

CHANCES_FILE = Path(__file__).parent / "chances.npz"
COUNTED = ("colours-exactly", "values-exactly", "size-under", "size-at-least", "size-exactly")  # they ask for a number
TO_COME = "to come"
COMMON = "common-"  # before the kind of a majority that lies in the middle

Chances = NDArray[np.float64]


def row_name(objective: Objective) -> str:
    return f"{objective.kind} {objective.param}" if objective.kind in COUNTED else objective.kind


ROW_NAMES = list(dict.fromkeys([row_name(one) for one in BOX.objectives]))
ROW_NAMES += [COMMON + name for name in ROW_NAMES if name.startswith("majority")]
ROW = np.array([0] * NUMBERS + [ROW_NAMES.index(row_name(one)) for one in BOX.objectives], np.int64)
COMMON_ROW = np.array([ROW_NAMES.index(COMMON + name) if COMMON + name in ROW_NAMES else 0 for name in ROW_NAMES])[ROW]
SHAPE = (len(ROW_NAMES), ROUNDS + 1, STEPS)  # by row, rounds left, and how far beyond its aim it is


def first_chances() -> Chances:
    """A guess to begin with: the more it lacks, or has too many, the less likely."""
    away = np.abs(np.arange(STEPS) - FARTHEST)
    return np.broadcast_to(0.6 * 0.5**away, SHAPE).copy()


def nearest(name: str, known: list[str]) -> str | None:
    """A row of the same kind whose number is nearest."""
    kind, _, number = name.partition(" ")
    alike = [other for other in known if other.partition(" ")[0] == kind]
    return min(alike, key=lambda other: abs(int(other.partition(" ")[2] or 0) - int(number or 0)), default=None)


def read_chances() -> tuple[Chances, Chances]:
    """The chances, and by rounds left how many points a zone can expect from what does not lie in it yet."""
    chances = first_chances()
    with np.load(CHANCES_FILE) as kept:
        for row, name in enumerate(ROW_NAMES):
            if known := nearest(name, kept.files):
                chances[row] = kept[known]
        return chances, kept[TO_COME].astype(np.float64)


def keep_chances(chances: Chances, to_come: Chances) -> None:
    rows: dict[str, Any] = {name: row.astype(np.float16) for name, row in zip(ROW_NAMES, chances, strict=True)}
    rows[TO_COME] = to_come.astype(np.float16)
    np.savez_compressed(CHANCES_FILE, **rows)
