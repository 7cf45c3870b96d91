"""What a bot would play, decided from a hidden copy of the position alone."""

from statistics import fmean

import numpy as np

from splendide.bots.greedy import TRUTHS, judge_moves
from splendide.bots.search import ROOM, search_moves
from splendide.bots.worth import register_judge
from splendide.core.errors import Refused
from splendide.core.facts import Judged
from splendide.core.game import MOST_MOVES
from splendide.core.kernels import move_buffer
from splendide.core.match import Match

LEVELS = ("random", "greedy", "search")


NEAR = 0.05  # of the way from the best move down to the average: so close, a greedy bot takes either


def choose(level: str, match: Match, seat: int, rng: np.random.Generator, has_hand: bool = False) -> int:
    """The move this bot makes at this seat, which owes one; one with a hand leaves races to it."""
    races = match.game.racing.races(match.known(seat)) if has_hand and match.game.racing else {}
    if match.game.mind:
        return next(one.move for one in judge(level, match, seat, rng) if one.move not in races)
    if level == "random":
        legal = [move for move in match.moves(seat) if move not in races]
        return legal[int(rng.random() * len(legal))]
    judged = [one for one in judge(level, match, seat, rng) if one.move not in races]
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
    mind = match.game.mind
    judged = mind.judge(level, match.known(seat), seat, rng) if mind else _like_all(level, match, seat, rng)
    order = rng.permutation(len(judged))  # among equals, none is preferred for being listed first
    return sorted((judged[i] for i in order), key=lambda one: (-one.tries, -one.value))


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
    n = search_moves(room, seat, *match.game.search, moves, values, visits, rng)
    return [Judged(*one) for one in zip(moves[:n].tolist(), values[:n].tolist(), visits[:n].tolist(), strict=True)]
