"""What a bot would play, decided from a hidden copy of the position alone."""

from typing import NamedTuple

import numpy as np

from splendide.bots import greedy
from splendide.bots.worth import register_judge
from splendide.core.errors import Refused
from splendide.core.game import MOST_MOVES, States
from splendide.core.kernels import list_moves, move_buffer
from splendide.core.match import Match

LEVELS = ("random", "greedy", "search")


class Judged(NamedTuple):
    """A legal move and what the bot thinks of it."""

    move: int
    value: float


def choose(level: str, match: Match, seat: int, rng: np.random.Generator) -> int:
    """The move this bot makes at this seat, which owes one."""
    if level == "random":
        legal = match.moves(seat)
        return legal[int(rng.random() * len(legal))]
    return judge(level, match, seat, rng)[0].move


def judge(level: str, match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    """All legal moves of the seat with the bot's judgement, the best first."""
    register_judge(match.game)
    judges = {"random": _equally, "greedy": _greedily, "search": _greedily}
    if level not in judges:
        raise Refused("unknown-level", level=level, levels=", ".join(LEVELS))
    judged = judges[level](match.hidden(seat), seat, rng)
    if not judged:
        raise Refused("not-your-turn", move="")
    order = rng.permutation(len(judged))  # among equals, none is preferred for being listed first
    return sorted((judged[i] for i in order), key=lambda one: -one.value)


def _equally(states: States, seat: int, rng: np.random.Generator) -> list[Judged]:
    out = move_buffer()
    n = list_moves(states, seat, out)
    return [Judged(move, 0.0) for move in out[:n].tolist()]


def _greedily(states: States, seat: int, rng: np.random.Generator) -> list[Judged]:
    room = np.repeat(states, 3)
    candidates, values = move_buffer(), np.zeros(MOST_MOVES)
    n = greedy.judge_moves(room, seat, greedy.TRUTHS, candidates, values, rng)
    return [Judged(*pair) for pair in zip(candidates[:n].tolist(), values[:n].tolist(), strict=True)]
