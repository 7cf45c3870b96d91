"""What a move brings soon: the points that its seat has more when it is asked again."""

import numpy as np

from splendide.core.game import NATURE
from splendide.core.kernels import (
    count_scores,
    imagine_for,
    list_moves,
    lowest_seat,
    make_move,
    score_table,
    shared_buffer,
)
from splendide.core.match import Match
from splendide.core.position import States

TRUTHS = 24  # of those that the seat can imagine


def gain(match: Match, seat: int, move: int, rng: np.random.Generator) -> float:
    """On average, over what the seat can imagine and what the others may do meanwhile."""
    return sum(_gained(match, seat, move, rng) for _ in range(TRUTHS)) / TRUTHS


def _gained(match: Match, seat: int, move: int, rng: np.random.Generator) -> int:
    states = match.hidden(seat)
    imagine_for(states, seat, rng)
    before = _points(states, seat)
    make_move(states, seat, move)
    while (pending := int(states["pending"][0])) and not pending >> seat & 1:
        mover = NATURE if pending >> NATURE & 1 else lowest_seat(pending)
        make_move(states, mover, _any_move(states, mover, rng))
    return _points(states, seat) - before


def _any_move(states: States, seat: int, rng: np.random.Generator) -> int:
    out = shared_buffer()
    k = int(rng.integers(list_moves(states, seat, out)))
    return k if seat == NATURE else int(out[k])


def _points(states: States, seat: int) -> int:
    table = score_table(int(states["seats"][0]))
    count_scores(states, table)
    return int(table[seat, 0])
