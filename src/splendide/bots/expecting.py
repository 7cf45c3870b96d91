"""What each seat can expect in a position, everything being known: the curve of a match that is over.

In points, where the game's `worth` counts them; otherwise in wins, which all seats together have one of. A team wins
together.
"""

from collections.abc import Iterator
from typing import Literal

import numpy as np

from splendide.bots.greedy import judge_moves
from splendide.bots.search import ROOM
from splendide.bots.solving import ROOM as SOLVER_ROOM
from splendide.bots.solving import solve_position
from splendide.bots.winning import chances_in
from splendide.bots.worth import Learned, learned_by, register_judge, value
from splendide.core.compiled import kernel
from splendide.core.game import MOST_MOVES, NATURE
from splendide.core.kernels import copied, count_scores, list_moves, make_move, move_buffer, score_table
from splendide.core.library import Game
from splendide.core.position import Snapshot, States

Unit = Literal["points", "wins"]
PLAYOUTS = 400  # from a position
PLAYOUTS_EACH = 40  # from each of those with which it is compared
FUTURES = 36  # moves of nature that hers are compared with
DEPTH = 1  # joint choices looked ahead where they are solved


def is_judged(game: Game) -> bool:
    """Whether somebody can say what a move loses: the house, or the game's own mind in terms of its own."""
    return game.mind is None or game.weighing is not None


def unit_of(game: Game, seats: int) -> Unit:
    """In what expectations are told, and what a move loses."""
    if game.gambler or game.weighing:
        return "wins"
    return "points" if game.mind or game.search.horizon[1] or seats == 1 else "wins"


def is_played_out(game: Game, seats: int) -> bool:
    """Whether chances to win are found by playing on."""
    return unit_of(game, seats) == "wins" and not (game.gambler or game.mind)


def expected(game: Game, states: States, rng: np.random.Generator, playouts: int = PLAYOUTS) -> list[float]:
    """By seat; of what nobody judges, the points it has."""
    seats = int(states["seats"][0])
    if game.weighing:
        return game.weighing.chances(Snapshot(states), rng)
    if game.mind:
        return _points(states, seats)
    register_judge(game)
    if game.gambler:
        return _solved(states, seats)
    if game.search.horizon[1]:
        return [_worth(game, states, seat, rng) for seat in range(seats)]
    return chances_in(game, states, playouts, rng)


def usual(game: Game, states: States, rng: np.random.Generator) -> list[float]:
    """What each seat can expect on average once nature, who is to move, has moved."""
    after = [expected(game, each, rng, PLAYOUTS_EACH) for each in _possible(states, rng)]
    means: list[float] = np.mean(after, axis=0).tolist()
    return means


def _possible(states: States, rng: np.random.Generator) -> Iterator[States]:
    """What nature may make of it; where there is more than is looked at, her first moves are all different."""
    out = move_buffer()
    for first in rng.permutation(list_moves(states, NATURE, out))[:FUTURES].tolist():
        after = copied(states)
        make_move(after, NATURE, first)
        while int(after["pending"][0]) >> NATURE & 1:
            make_move(after, NATURE, int(rng.integers(list_moves(after, NATURE, out))))
        yield after


def _points(states: States, seats: int) -> list[float]:
    table = score_table(seats)
    count_scores(states, table)
    return [float(points) for points in table[:, 0]]


def _solved(states: States, seats: int) -> list[float]:
    room, chances = np.repeat(states, SOLVER_ROOM), np.zeros(seats)
    solve_position(room, room.view(np.int64).reshape(SOLVER_ROOM, -1), DEPTH, chances)
    chances = np.maximum(chances + (1 - chances.sum()) / seats, 0.0)  # what counts for all alike is nobody's share
    shares: list[float] = (chances / chances.sum()).tolist()
    return shares


def _worth(game: Game, states: States, seat: int, rng: np.random.Generator) -> float:
    """What the position is worth to the seat, after the move that looks best if it owes one."""
    learned = learned_by(game)
    if not int(states["pending"][0]) >> seat & 1:
        return float(look_at(states, seat, learned))
    values = np.zeros(MOST_MOVES)
    n = judge_moves(np.repeat(states, ROOM), seat, 1, learned, move_buffer(), values, rng)
    return float(values[:n].max())


@kernel
def look_at(states: States, seat: int, learned: Learned) -> float:
    return value(states[0], seat, learned)
