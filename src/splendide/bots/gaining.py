"""What a move brings soon: the points that its seat has more when it is asked again."""

import numpy as np

from splendide.bots.outcomes import outcome
from splendide.core.kernels import count_scores, imagine_for, score_table
from splendide.core.match import Match
from splendide.core.position import States

TRUTHS = 24  # of those that the seat can imagine


def gain(match: Match, seat: int, move: int, rng: np.random.Generator) -> float:
    """On average, over what the seat can imagine and what the others may do meanwhile."""
    return sum(_gained(match, seat, move, rng) for _ in range(TRUTHS)) / TRUTHS


def _gained(match: Match, seat: int, move: int, rng: np.random.Generator) -> int:
    states = match.hidden(seat)
    imagine_for(states, seat, rng)
    return _points(outcome(states, seat, move, rng), seat) - _points(states, seat)


def _points(states: States, seat: int) -> int:
    table = score_table(int(states["seats"][0]))
    count_scores(states, table)
    return int(table[seat, 0])
