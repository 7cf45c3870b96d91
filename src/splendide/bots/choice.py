"""What a bot would play, decided from a hidden copy of the position alone."""

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
EFFORT = 2_500_000  # moves that a search may play or look at in its playouts: about 0.3 s where they are cheap
LEAST_PLAYOUTS = 200


class Judged(NamedTuple):
    """A legal move, what the bot thinks of it, and after how many playouts or imagined truths."""

    move: int
    value: float
    tries: int


def choose(level: str, match: Match, seat: int, rng: np.random.Generator) -> int:
    """The move this bot makes at this seat, which owes one."""
    if level == "random":
        legal = match.moves(seat)
        return legal[int(rng.random() * len(legal))]
    return judge(level, match, seat, rng)[0].move


def judge(level: str, match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    """All legal moves of the seat with the bot's judgement, the best first."""
    judges = {"random": _equally, "greedy": _greedily, "search": _searching}
    if level not in judges:
        raise Refused("unknown-level", level=level, levels=", ".join(LEVELS))
    if not match.owes(seat):
        raise Refused("not-your-turn")
    register_judge(match.game)
    judged = judges[level](match, seat, rng)
    order = rng.permutation(len(judged))  # among equals, none is preferred for being listed first
    return sorted((judged[i] for i in order), key=lambda one: (-one.tries, -one.value))


def _equally(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    return [Judged(move, 0.0, 0) for move in match.moves(seat)]


def _greedily(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    moves, values = move_buffer(), np.zeros(MOST_MOVES)
    n = judge_moves(np.repeat(match.hidden(seat), ROOM), seat, TRUTHS, moves, values, rng)
    return [Judged(move, value, TRUTHS) for move, value in zip(moves[:n].tolist(), values[:n].tolist(), strict=True)]


def _searching(match: Match, seat: int, rng: np.random.Generator) -> list[Judged]:
    moves, values, visits = move_buffer(), np.zeros(MOST_MOVES), move_buffer()
    room = np.repeat(match.hidden(seat), ROOM)
    n = search_moves(room, seat, playouts(match), looks(match.game), moves, values, visits, rng)
    return [Judged(*one) for one in zip(moves[:n].tolist(), values[:n].tolist(), visits[:n].tolist(), strict=True)]


def looks(game: Game) -> int:
    """How many moves a playout compares: 1, any random one, unless the game's `bot.py` gives its LOOKS."""
    return getattr(game.bot, "LOOKS", 1)


def playouts(match: Match) -> int:
    """How many playouts a search makes now: counted, not timed, so that the same seed gives the same move.

    The game's `bot.py` may set its own EFFORT.
    """
    effort = getattr(match.game.bot, "EFFORT", EFFORT)
    remaining = max(1, match.game.longest(match.seats, match.options) - len(match.log))
    return max(LEAST_PLAYOUTS, effort // remaining)
