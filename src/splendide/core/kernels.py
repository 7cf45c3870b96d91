"""The verbs for Python callers: each works on the first state of an array.

An array costs a fifth of a record at the border to compiled code, so nobody passes records.
"""

import threading

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import MOST_MOVES, NATURE, SCORE_COLUMNS, allows, draw, hide, imagine, moves, play, scores
from splendide.core.position import IntArray, Position, States


@kernel
def list_moves(states: States, seat: int, out: IntArray) -> int:
    return moves(states[0], seat, out)


@kernel
def is_legal(states: States, seat: int, move: int, out: IntArray) -> bool:
    n = moves(states[0], seat, out)
    if seat == NATURE:
        return 0 <= move < n
    return move in out[:n]


@kernel
def is_allowed(states: States, seat: int, move: int) -> bool:
    return allows(states[0], seat, move)


@kernel
def make_move(states: States, seat: int, move: int) -> None:
    play(states[0], seat, move)


@kernel
def hide_from(states: States, seat: int) -> None:
    hide(states[0], seat)


@kernel
def imagine_for(states: States, seat: int, rng: np.random.Generator) -> None:
    imagine(states[0], seat, rng)


@kernel
def count_scores(states: States, out: IntArray) -> None:
    scores(states[0], out)


@rule
def random_move(s: Position, seat: int, out: IntArray, rng: np.random.Generator) -> int:
    n = moves(s, seat, out)
    k = draw(rng, n)
    return k if seat == NATURE else out[k]


@rule
def lowest_seat(pending: int) -> int:
    seat = 0
    while (pending >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def playout(s: Position, out: IntArray, rng: np.random.Generator) -> int:
    """Play at random to the end; the number of decisions, nature's not counted."""
    decisions = 0
    while s.pending != 0:
        if s.pending >> NATURE:
            seat = NATURE
        else:
            seat = lowest_seat(s.pending)
            decisions += 1
        play(s, seat, random_move(s, seat, out, rng))
    return decisions


@kernel
def playouts(states: States, out: IntArray, rng: np.random.Generator) -> int:
    """Play every state of the array to its end; the number of decisions."""
    decisions = 0
    for i in range(states.shape[0]):
        decisions += playout(states[i], out, rng)
    return decisions


def copied(states: States) -> States:
    """The same states in memory of their own; byte by byte is many times quicker than field by field."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def move_buffer() -> IntArray:
    return np.zeros(MOST_MOVES, np.int64)


class _Buffers(threading.local):
    """One for each thread: bots think beside the tables."""

    def __init__(self) -> None:
        self.moves = move_buffer()


_BUFFERS = _Buffers()


def shared_buffer() -> IntArray:
    """Room for moves that are read before anything else is asked in this thread."""
    return _BUFFERS.moves


def score_table(seats: int) -> IntArray:
    return np.zeros((seats, SCORE_COLUMNS), np.int64)
