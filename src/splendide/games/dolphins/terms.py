"""What a move of Splash! is worth, in parts that have words: how the deal is likely to end, and what is given away."""

from functools import lru_cache

import numpy as np

from splendide.core.facts import Term
from splendide.core.kernels import list_moves, move_buffer
from splendide.core.position import Snapshot
from splendide.games.dolphins.bot import PRIOR, ROOM, play_deals_out, wanted
from splendide.games.dolphins.deck import SETS, SPLASH, four_of_a_kind
from splendide.games.dolphins.state import CALL, State

TRUTHS = 200  # in which deals are played to their end
FOUR = 2.0  # letters that four of a kind are worth, about, to who touches
FALSE_START = 2.0  # letters: one for each of the others, and the others warned
REMEMBERED = 64  # positions: all moves of one are looked at together, with the same luck


def terms_of(s: Snapshot, seat: int, move: int) -> list[Term]:
    """In letters."""
    if move == CALL:
        return []
    if move >= SETS:
        return [Term("four", FOUR)] if four_of_a_kind(s.hand[seat]) else [Term("still", -FALSE_START)]
    given = -PRIOR * float(wanted(s, seat, move))
    letters = _letters(s.states.tobytes(), seat)[move] - given
    return [Term("letters", letters), Term("splash" if move == SPLASH else "kept", given)]


@lru_cache(REMEMBERED)
def _letters(known: bytes, seat: int) -> dict[int, float]:
    """By card that may be passed: letters ahead when the deal has been played out, less what the card is worth."""
    states, out = np.frombuffer(known, State), move_buffer()
    cards = [move for move in out[: list_moves(states, seat, out)].tolist() if move < SETS]
    values = np.zeros(len(cards))
    truths = np.repeat(states, ROOM), seat, TRUTHS, np.array(cards, np.int64), values, np.random.default_rng(0)
    play_deals_out(*truths)
    return dict(zip(cards, values.tolist(), strict=True))
