"""How good a position looks: the verbs that each game's `bot.py` answers.

    value(s, seat, learned) -> float   about how many points more or fewer than the others; higher is better:
                                       the game's `worth`
    sensible(s, seat, learned, out, rng) -> int
                                       what a sensible player does at a glance: the game's own, or any move
    prospects(s, out)                  where choices are solved as games: how likely each seat is to win
    is_routine(s) -> bool              whether everyone who chooses now may simply take what looks best to itself
    forget(s)                          what has no consequences any more is erased: equal futures are equal positions

Chosen by the type of the state like the verbs of the contract, in plain Python and when compiled.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.contract import Prospects
from splendide.core.kernels import random_move
from splendide.core.library import Game
from splendide.core.position import IntArray, Position

Learned = NDArray[np.float32]
NOTHING_LEARNED: Learned = np.zeros((0, 0), np.float32)

VALUES: dict[object, Any] = {}
SENSE: dict[object, Any] = {}
GAMBLERS: dict[object, Prospects] = {}


def register_judge(game: Game) -> None:
    """Let the verbs find the game's own by its State."""
    if game.State in VALUES:
        return
    for key in (game.State, numba.from_dtype(game.State)):
        if game.gambler:
            GAMBLERS[key] = game.gambler
        SENSE[key] = game.habits.sensible if game.habits else at_random
        if game.bot:
            VALUES[key] = game.bot.worth


@rule
def at_random(s: Position, seat: int, learned: Learned, out: IntArray, rng: np.random.Generator) -> int:
    return random_move(s, seat, out, rng)


def learned_by(game: Game) -> Learned:
    return game.learner.LEARNED if game.learner else NOTHING_LEARNED


def value(s: Position, seat: int, learned: Learned) -> float:
    return float(VALUES[s.dtype](s, seat, learned))


def sensible(s: Position, seat: int, learned: Learned, out: IntArray, rng: np.random.Generator) -> int:
    return int(SENSE[s.dtype](s, seat, learned, out, rng))


def prospects(s: Position, out: NDArray[np.float64]) -> None:
    GAMBLERS[s.dtype].prospects(s, out)


def is_routine(s: Position) -> bool:
    return GAMBLERS[s.dtype].is_routine(s)


def forget(s: Position) -> None:
    GAMBLERS[s.dtype].forget(s)


overload(value, strict=False)(lambda s, seat, learned: VALUES[s])
overload(sensible, strict=False)(lambda s, seat, learned, out, rng: SENSE[s])
overload(prospects, strict=False)(lambda s, out: GAMBLERS[s].prospects)
overload(is_routine, strict=False)(lambda s: GAMBLERS[s].is_routine)
overload(forget, strict=False)(lambda s: GAMBLERS[s].forget)
