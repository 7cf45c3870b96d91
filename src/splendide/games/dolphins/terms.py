"""What a move of Splash! is worth, in parts that have words: how the deal is likely to end, and what is given away."""

from functools import lru_cache

import numpy as np

from splendide.core.facts import Term
from splendide.core.kernels import list_moves, move_buffer
from splendide.core.position import Snapshot
from splendide.games.dolphins import COPIES
from splendide.games.dolphins.bot import KEEP, PRIOR, ROOM, SPLASH_MORE, play_deals_out, standing, wanted
from splendide.games.dolphins.deck import SETS, SPLASH, four_of_a_kind
from splendide.games.dolphins.foresight import chances
from splendide.games.dolphins.state import CALL, TOUCH, State

__all__ = ["chances", "terms_of"]

TRUTHS = 200  # in which deals are played to their end
FALSE_START = 1.5  # letters: one for each of the others, and the others warned
NICETY = 0.01  # letters that what is wanted counts for, besides what comes of it
REMEMBERED = 64  # positions: all moves of one are looked at together, with the same luck


def terms_of(s: Snapshot, seat: int, move: int) -> list[Term]:
    """In letters ahead of the others, on average, when the deal has been played out."""
    if move == CALL:
        return []
    if move >= SETS:
        if four_of_a_kind(s.hand[seat]):
            return [Term("four", _letters(s.states.tobytes(), seat)[TOUCH])]
        return [Term("still", float(standing(s, seat)) - FALSE_START)]
    given = NICETY * min(float(wanted(s, seat, move)), SPLASH_MORE * float(KEEP[COPIES - 1]))
    return [
        Term("letters", _letters(s.states.tobytes(), seat)[move]),
        Term("splash" if move == SPLASH else "kept", -given),
    ]


@lru_cache(REMEMBERED)
def _letters(known: bytes, seat: int) -> dict[int, float]:
    """By card that may be passed, and for a touch: letters ahead when the deal has been played out."""
    states, out = np.frombuffer(known, State), move_buffer()
    s = Snapshot(states)
    moves = [*(move for move in out[: list_moves(states, seat, out)].tolist() if move < SETS), TOUCH]
    values = np.zeros(len(moves))
    truths = np.repeat(states, ROOM), seat, TRUTHS, np.array(moves, np.int64), values, np.random.default_rng(0)
    play_deals_out(*truths)
    return {
        move: value + PRIOR * float(wanted(s, seat, move)) for move, value in zip(moves, values.tolist(), strict=True)
    }
