"""How often objectives came to be met that had come so far, so many rounds before the end: learned from play.

`learn.py` makes `chances.npz` again. A row is for a kind of objective, and for how much of something it asks where that
is a number; an owner's list may ask for other numbers, which borrow the row of the nearest.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import (
    BOX,
    COLOURS_AMONG,
    DIFFERENT,
    DIFFERENT_VALUES,
    LEAST,
    MAJORITY,
    MANY,
    MOONS,
    MOST,
    NUMBERS,
    STARS,
    VALUES,
    WHAT,
    WHICH,
    Objective,
)
from splendide.games.splito.tally import FARTHEST, STEPS

CHANCES_FILE = Path(__file__).parent / "chances.npz"
COUNTED = ("colours-exactly", "values-exactly", "size-under", "size-at-least", "size-exactly")  # they ask for a number
TO_COME = "to come"
COMMON = "common-"  # before the kind of a majority that lies in the middle

# What is guessed by whoever has not learned it:
BREAKS = 0.35  # how likely an objective met at the very beginning, that can still be spoiled, is spoiled later
EACH_MISSING = 0.6  # an open objective is so much less likely for every card it lacks…
AT_THE_START = 0.8  # …beginning from this, and from nothing when the last round is played
COMMON_HELD = 0.6  # a common held now is kept so often on average

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


def guessed_chances() -> Chances:
    """What somebody expects who has learned nothing: the more is missing, the less likely; what is met may break."""
    chances = np.zeros(SHAPE)
    for card in range(NUMBERS, DIFFERENT):
        for left in range(ROUNDS + 1):
            for step in range(STEPS):
                chances[ROW[card], left, step] = _guess(card, left, step - FARTHEST)
    held = np.arange(STEPS) > FARTHEST
    for common in (*STARS, *MOONS):
        chances[COMMON_ROW[common]] = np.outer(1.0 - (1.0 - COMMON_HELD) * np.arange(ROUNDS + 1) / ROUNDS, held)
    return chances


def _guess(card: int, left: int, distance: int) -> float:
    missing = 1 - distance if MAJORITY[card] else -distance if LEAST[card] > 0 else 0
    if missing <= 0:
        met = bool(MAJORITY[card]) or MOST[card] == MANY or distance <= 0
        return float(met) * (1.0 if _is_safe(card) else 1.0 - BREAKS * left / ROUNDS)
    return AT_THE_START * EACH_MISSING**missing * min(1.0, 2 * left / ROUNDS) * (missing <= 2 * left)


def _is_safe(card: int) -> bool:
    """Whether no further card can spoil the objective once it is met."""
    if WHAT[card] == COLOURS_AMONG:
        return bool(MOST[card] == int(WHICH[card]).bit_count())
    if WHAT[card] == DIFFERENT_VALUES:
        return bool(MOST[card] == VALUES)
    return bool(MOST[card] == MANY and not MAJORITY[card])


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
