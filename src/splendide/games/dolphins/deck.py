"""The cards as bits: piece 4 × set + copy is one bit of a mask, so a hand or the stock is one number."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from splendide.core.compiled import rule
from splendide.games.dolphins import COPIES, SEATS, WORD


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    sets: list[str]
    letters: str
    ready: list[int]
    surprised: list[int]


BOX = msgspec.convert(tomllib.loads((Path(__file__).parent / "data.toml").read_text(encoding="utf-8")), Box)

SETS = len(BOX.sets)
SPLASH = BOX.sets.index("splash")
EVERY_SET = (1 << COPIES * SETS) - 1
FIRST_COPIES = sum(1 << COPIES * kind for kind in range(SETS))  # one bit for each set
if len(BOX.letters) != WORD or len(BOX.ready) != len(BOX.surprised):
    raise ValueError("data.toml of Splash!: the word has six letters, and both lists of times are equally long")

TIMES = len(BOX.ready)
READY = np.array(BOX.ready, np.int64)
SURPRISED = np.array(BOX.surprised, np.int64)


def sets_in_play(seats: int, advanced: bool) -> list[int]:
    """As many sets as players, SPLASH! and the highest numbers; in the advanced game all."""
    return list(range(SETS)) if advanced else [SPLASH, *range(SETS - seats + 1, SETS)]


def pieces_in_play(seats: int, advanced: bool) -> int:
    """The same as a mask."""
    return sum(0b1111 << COPIES * kind for kind in sets_in_play(seats, advanced))


def _bits(nibble: int) -> list[int]:
    return [place for place in range(COPIES) if nibble >> place & 1]


# By the four bits of a set: how many there are, and where the k-th is.
COUNT = np.array([len(_bits(nibble)) for nibble in range(16)], np.int64)
NTH: Any = np.array([[*_bits(nibble), 0, 0, 0, 0][:COPIES] for nibble in range(16)], np.int64)
IN_PLAY = np.array([[pieces_in_play(min(seats, SETS), a) for a in (False, True)] for seats in range(SEATS[-1] + 1)])


@rule
def copies(mask: int, kind: int) -> int:
    """The four bits of a set."""
    return (mask >> (COPIES * kind)) & 15


@rule
def count(mask: int, kind: int) -> int:
    return COUNT[copies(mask, kind)]


@rule
def nth(mask: int, k: int) -> int:
    """The k-th piece of a mask, counted from 0."""
    kind = 0
    while k >= count(mask, kind):
        k -= count(mask, kind)
        kind += 1
    return COPIES * kind + NTH[copies(mask, kind), k]


@rule
def one_of(mask: int, kind: int) -> int:
    """The first piece of this set."""
    return COPIES * kind + NTH[copies(mask, kind), 0]


@rule
def four_of_a_kind(mask: int) -> int:
    """Not 0 if all four of a set are there: the bit of its first copy."""
    return mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & FIRST_COPIES
