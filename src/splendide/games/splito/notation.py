"""Moves as text: `red-4 left` puts the red 4 into my left zone; nature deals `red-4` or its second copy `red-4/2`."""

import re
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE
from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import CARD, CARD_OF, COPIES, MOONS, NAMES, PIECE, STARS
from splendide.games.splito.rules import NOTHING, hand_of

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")
_PIECE = re.compile(r"(\S+?)(?:/([0-9]))?")


def is_dealing(s: np.record) -> bool:
    """Whether cards are still dealt: deck and hands hold pieces."""
    return bool(s.dealt < ROUNDS * s.seats)


def write(s: np.record, seat: int, move: int) -> str:
    if seat == NATURE:
        return _write_chance(s, move)
    return f"{NAMES[move // 2]} {SIDES[move % 2]}"


def read(s: np.record, seat: int, text: str) -> int:
    if seat == NATURE:
        return _read_chance(s, text)
    name, _, side = text.partition(" ")
    if name not in CARD:
        raise Refused("splito-no-such-card", card=name)
    if side not in SIDES:
        raise Refused("splito-no-such-side", side=side)
    if s.pending and not is_dealing(s) and CARD[name] not in s.hand[hand_of(s, seat)]:
        raise Refused("splito-not-in-hand", card=name)
    return 2 * CARD[name] + SIDES.index(side)


def audience(s: np.record, seat: int, move: int) -> int:
    """A dealt card is seen by its receiver alone."""
    if seat == NATURE and s.commons[1] != NOTHING:
        return 1 << int(s.dealt // ROUNDS)
    return EVERYONE


# --- Nature: a Star, a Moon, then pieces of the deck --------------------------------------------------


def _write_chance(s: np.record, k: int) -> str:
    if s.commons[0] == NOTHING:
        return NAMES[STARS[k]]
    if s.commons[1] == NOTHING:
        return NAMES[MOONS[k]]
    return piece_name(int(s.deck[k]))


def piece_name(piece: int) -> str:
    card = CARD_OF[piece]
    copy = piece - PIECE[card] + 1
    return f"{NAMES[card]}/{copy}" if copy > 1 else NAMES[card]


def _read_chance(s: np.record, text: str) -> int:
    said = _PIECE.fullmatch(text)
    if not said or said[1] not in CARD:
        raise Refused("splito-no-such-card", card=text)
    card, copy = CARD[said[1]], int(said[2] or 1)
    if s.commons[0] == NOTHING:
        return _place_of(card, STARS, text)
    if s.commons[1] == NOTHING:
        return _place_of(card, MOONS, text)
    if not 1 <= copy <= COPIES[card] or said[2] == "1":
        raise Refused("splito-no-such-card", card=text)
    return _place_of(PIECE[card] + copy - 1, s.deck, text)


def _place_of(card: int, among: NDArray[Any], text: str) -> int:
    """Where nature finds it; a card that she can't draw any more is refused."""
    places = np.flatnonzero(among == card)
    if not len(places):
        raise Refused("illegal-move", move=text)
    return int(places[0])
