"""What comes of a move: the position in which its seat is asked again, whatever the others did meanwhile."""

import numpy as np

from splendide.core.game import NATURE
from splendide.core.kernels import copied, list_moves, lowest_seat, make_move, shared_buffer
from splendide.core.position import States


def outcome(states: States, seat: int, move: int, rng: np.random.Generator) -> States:
    """Of a truth; the others move at random."""
    after = copied(states)
    make_move(after, seat, move)
    while (pending := int(after["pending"][0])) and not pending >> seat & 1:
        mover = NATURE if pending >> NATURE & 1 else lowest_seat(pending)
        make_move(after, mover, _any_move(after, mover, rng))
    return after


def _any_move(states: States, seat: int, rng: np.random.Generator) -> int:
    out = shared_buffer()
    k = int(rng.integers(list_moves(states, seat, out)))
    return k if seat == NATURE else int(out[k])
