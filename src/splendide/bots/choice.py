"""What a bot would play, decided from a hidden copy of the position alone."""

from statistics import fmean
from typing import NamedTuple

import numpy as np

from splendide.bots.greedy import TRUTHS, judge_moves
from splendide.bots.search import ROOM, search_moves
from splendide.bots.worth import register_judge
from splendide.core.errors import Refused
from splendide.core.game import MOST_MOVES
from splendide.core.kernels import move_buffer
from splendide.core.library import Game
from splendide.core.match import Match

LEVELS = ("random", "greedy", "search")

# What a game's `bot.py` may set for itself:
EFFORT = 2_000_000  # moves that a search plays or looks at: about 0.3 s where a move is cheap
LOOKS = 1  # moves among which a playout takes the best by `worth`; 1 is any move at random


NEAR = 0.05  # of the way from the best move down to the average: so close, a greedy bot takes either


class Judged(NamedTuple):
    """A legal move, what the bot thinks of it, and after how many playouts or imagined truths."""

    move: int
    value: float
    tries: int


def thinks_in_its_own_way(game: Game) -> bool:
    """Whether the game's `bot.py` judges moves itself, from what the seat knows."""
    return hasattr(game.bot, "judge")


def choose(level: str, match: Match, seat: int, rng: np.random.Generator) -> int:
    """The move this bot makes at this seat, which owes one."""
    if thinks_in_its_own_way(match.game):
        return judge(level, match, seat, rng)[0].move
    if level == "random":
        legal = match.moves(seat)
        return legal[int(rng.random() * len(legal))]
    judged = judge(level, match, seat, rng)
    return _any_of_the_best(judged, rng).move if level == "greedy" else judged[0].move


def _any_of_the_best(judged: list[Judged], rng: np.random.Generator) -> Judged:
    """One of those that are about as good as the first: two bots at a table need not play the same match."""
    best = judged[0].value
    least = best - NEAR * (best - fmean(one.value for one in judged))
    near = [one for one in judged if one.value >= least]
    return near[int(rng.random() * len(near))]


def judge(level: str, match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    """All legal moves of the seat with the bot's judgement, the best first."""
    if level not in LEVELS:
        raise Refused("unknown-level", level=level, levels=", ".join(LEVELS))
    if not match.owes(seat):
        raise Refused("not-your-turn")
    judged = (_in_its_own_way if thinks_in_its_own_way(match.game) else _like_all)(level, match, seat, rng)
    order = rng.permutation(len(judged))  # among equals, none is preferred for being listed first
    return sorted((judged[i] for i in order), key=lambda one: (-one.tries, -one.value))


def _in_its_own_way(level: str, match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    return [Judged(*one) for one in match.game.bot.judge(level, match.hidden(seat), seat, rng)]


def _like_all(level: str, match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    register_judge(match.game)
    return {"random": _equally, "greedy": _greedily, "search": _searching}[level](match, seat, rng)


def _equally(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    return [Judged(move, 0.0, 0) for move in match.moves(seat)]


def _greedily(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    moves, values = move_buffer(), np.zeros(MOST_MOVES)
    n = judge_moves(np.repeat(match.hidden(seat), ROOM), seat, TRUTHS, moves, values, rng)
    return [Judged(move, value, TRUTHS) for move, value in zip(moves[:n].tolist(), values[:n].tolist(), strict=True)]


def _searching(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    moves, values, visits = move_buffer(), np.zeros(MOST_MOVES), move_buffer()
    room = np.repeat(match.hidden(seat), ROOM)
    effort, looks = getattr(match.game.bot, "EFFORT", EFFORT), getattr(match.game.bot, "LOOKS", LOOKS)
    n = search_moves(room, seat, effort, looks, moves, values, visits, rng)
    return [Judged(*one) for one in zip(moves[:n].tolist(), values[:n].tolist(), visits[:n].tolist(), strict=True)]
