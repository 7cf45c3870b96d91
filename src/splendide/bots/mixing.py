"""Choices made at the same time, solved: for each chooser, how often it should make which.

Regret matching+ for all choosers at once, averaged with later rounds counting more. What the others do is taken for a
little less sure than it is: an answer that only works if nobody ever errs is no answer.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import IntArray

FloatArray = NDArray[np.float64]
TREMBLE = 0.15  # of the time others are taken to do anything
CROWDED = 0.6  # as much where two choosers or more come to an option: they would stand in each other's way for ever
STARTS = 0.5  # of what is at stake: how far apart the first regrets of one who starts at random are


@rule
def count_joint(sizes: IntArray) -> int:
    """How many joint choices there are, when chooser k has so many options."""
    joint = 1
    for k in range(sizes.shape[0]):
        joint *= sizes[k]
    return joint


@rule
def tremble_of(sizes: IntArray) -> float:
    fewest = sizes[0]
    for k in range(sizes.shape[0]):
        fewest = min(fewest, sizes[k])
    return CROWDED if sizes.shape[0] >= 2 * fewest and sizes.shape[0] > 2 else TREMBLE


@rule
def unravel(joint: int, sizes: IntArray, picked: IntArray) -> None:
    """Which option each chooser takes in this joint choice."""
    for k in range(sizes.shape[0]):
        picked[k] = joint % sizes[k]
        joint //= sizes[k]


@rule
def start_at_random(regrets: FloatArray, sizes: IntArray, payoffs: FloatArray, rng: np.random.Generator) -> None:
    """Where several answers are each right if all give it, two who think alike need not wait for the same one."""
    for k in range(sizes.shape[0]):
        stake = payoffs[:, k].max() - payoffs[:, k].min()
        for i in range(sizes[k]):
            regrets[k, i] = STARTS * stake * rng.random()


@rule
def match_regrets(regrets: FloatArray, sizes: IntArray, mix: FloatArray) -> None:
    """Each option as often as it is regretted, all alike where none is."""
    for k in range(sizes.shape[0]):
        total = 0.0
        for i in range(sizes[k]):
            total += regrets[k, i]
        for i in range(sizes[k]):
            mix[k, i] = regrets[k, i] / total if total > 0 else 1.0 / sizes[k]


@rule
def blur(mix: FloatArray, sizes: IntArray, tremble: float, blurred: FloatArray) -> None:
    for k in range(sizes.shape[0]):
        for i in range(sizes[k]):
            blurred[k, i] = (1 - tremble) * mix[k, i] + tremble / sizes[k]


@rule
def expect(payoffs: FloatArray, sizes: IntArray, blurred: FloatArray, gains: FloatArray) -> None:
    """What each option is worth to its chooser, against what the others do."""
    choosers = sizes.shape[0]
    picked = np.empty(choosers, np.int64)
    gains[:] = 0.0
    for joint in range(payoffs.shape[0]):
        unravel(joint, sizes, picked)
        for k in range(choosers):
            chance = 1.0
            for other in range(choosers):
                if other != k:
                    chance *= blurred[other, picked[other]]
            gains[k, picked[k]] += chance * payoffs[joint, k]


@rule
def solve(payoffs: FloatArray, sizes: IntArray, rounds: int, regrets: FloatArray, average: FloatArray) -> None:
    """`average` is the mix of each chooser; payoffs[joint, k] is what chooser k gets; regrets are where it starts."""
    choosers, most = regrets.shape
    mix = np.empty((choosers, most))
    blurred = np.empty((choosers, most))
    gains = np.empty((choosers, most))
    tremble = tremble_of(sizes)
    average[:] = 0.0
    for t in range(1, rounds + 1):
        match_regrets(regrets, sizes, mix)
        blur(mix, sizes, tremble, blurred)
        expect(payoffs, sizes, blurred, gains)
        for k in range(choosers):
            mean = 0.0
            for i in range(sizes[k]):
                mean += mix[k, i] * gains[k, i]
            for i in range(sizes[k]):
                regrets[k, i] = max(0.0, regrets[k, i] + gains[k, i] - mean)
                average[k, i] += t * mix[k, i]
    average /= rounds * (rounds + 1) / 2
