"""One ply: every move is tried on a few imagined truths, and the position after it judged by the game's `worth`."""

import numpy as np
from numpy.typing import NDArray

from splendide.bots.worth import Learned, value
from splendide.core.compiled import kernel, rule
from splendide.core.game import imagine, is_pending, moves, play
from splendide.core.kernels import random_move
from splendide.core.position import IntArray, Position, States

TRUTHS = 8  # imagined per decision


@rule
def let_others_choose(s: Position, seat: int, out: IntArray, rng: np.random.Generator) -> None:
    """Whoever owes a choice at the same time as this seat has made one, at random."""
    owed = s.pending & ~(1 << seat)
    for other in range(s.seats):
        if (owed >> other) & 1 and is_pending(s, other) and is_pending(s, seat):
            play(s, other, random_move(s, other, out, rng))


@rule
def imagine_truth(states: States, seat: int, out: IntArray, rng: np.random.Generator) -> None:
    """states[1] is a truth that states[0], which is hidden, could be, with this seat the last to choose."""
    states[1] = states[0]
    imagine(states[1], seat, rng)
    let_others_choose(states[1], seat, out, rng)


@kernel
def judge_moves(
    states: States,
    seat: int,
    truths: int,
    learned: Learned,
    candidates: IntArray,
    values: NDArray[np.float64],
    rng: np.random.Generator,
) -> int:
    """The mean worth after each legal move: how many there are. `states` is a hidden state and room for two more."""
    out = np.empty(candidates.shape[0], np.int64)
    n = moves(states[0], seat, candidates)
    values[:n] = 0.0
    for _ in range(truths):
        imagine_truth(states, seat, out, rng)
        for i in range(n):
            states[2] = states[1]
            play(states[2], seat, candidates[i])
            values[i] += value(states[2], seat, learned) / truths
    return n
