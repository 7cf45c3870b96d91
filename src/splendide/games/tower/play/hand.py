"""The hand that holds a piece: it sways, more so the higher it reaches, and most when its time runs out.

Where it is follows from a seed that nature drew and from the time since the piece was lifted. `ui/` repeats this file
in TypeScript, so there is nothing here but sums and products, which come out alike everywhere: no sine of a library.
"""

import numpy as np

from splendide.core.compiled import rule

SEEDS = 1024  # ways to sway that nature draws from
WAVES = 3  # along each axis
NUMBERS = 2 * WAVES  # of chance for each axis: a pace and a start for each wave

SLOWEST, FASTEST = 0.35, 1.1  # swings a second
WEIGHTS = np.array([0.45, 0.33, 0.22])  # of the waves, 1 in all
AMPLITUDE = 3.0  # mm at the height of the table, the farthest it sways
PER_HEIGHT = 0.02  # mm more for each mm of height
TREMBLING_MS = 5000  # before the end the hand begins to tremble,
RISING_MS = 1000  # so quickly,
TREMBLE = 0.5  # and sways so much more

CHILD, NORMAL, STEEL, NONE = range(4)  # as in the options
STRENGTH = np.array([0.5, 1.0, 1.6, 0.0])  # by hand
WINDOW_MS = np.array([40_000, 20_000, 20_000, 0], np.int64)  # by hand: how long it holds; 0: for ever

_WORD = 0xFFFFFFFF


@rule
def release(seed: int, ms: int, height: float, hand: int) -> tuple[float, float]:
    """How far from its aim the hand is, in mm along x and y, so long after it lifted the piece."""
    reach = STRENGTH[hand] * (AMPLITUDE + PER_HEIGHT * height) * trembling(ms, hand)
    return reach * wave(seed, 0, ms), reach * wave(seed, NUMBERS, ms)


@rule
def trembling(ms: int, hand: int) -> float:
    late = (ms - (WINDOW_MS[hand] - TREMBLING_MS)) / RISING_MS
    return 1.0 + TREMBLE * min(1.0, max(0.0, late))


@rule
def wave(seed: int, first: int, ms: int) -> float:
    """Three waves on top of each other, whose pace and start are this seed's numbers from the first on."""
    height = 0.0
    for k in range(WAVES):
        pace = SLOWEST + (FASTEST - SLOWEST) * chance(seed, first + 2 * k)
        height += WEIGHTS[k] * sine(chance(seed, first + 2 * k + 1) + pace * ms / 1000.0)
    return height


@rule
def chance(seed: int, k: int) -> float:
    """The k-th number of a seed, from 0 to 1."""
    word = (seed * 64 + k + 1) * 1_103_515_245 & _WORD
    word = (word ^ word >> 15) * 1_376_312_589 & _WORD
    word = (word ^ word >> 13) * 1_103_515_245 & _WORD
    return (word ^ word >> 16) / 4294967296.0


@rule
def sine(turns: float) -> float:
    """A wave that nobody can tell from the sine of so many turns: two parabolas, rounded."""
    left = turns - np.floor(turns) - 0.5
    arch = 16.0 * left * abs(left) - 8.0 * left
    return arch + 0.225 * (arch * abs(arch) - arch)
