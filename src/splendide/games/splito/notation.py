"""Moves as text: `red-4 left` puts the red 4 into my left zone; nature deals `red-4` or its second copy `red-4/2`."""

import re
from typing import Any, Literal

from numpy.typing import NDArray

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.splito.cards import CARD, CARD_OF, COPIES, MOONS, NAMES, PIECE, STARS
from splendide.games.splito.rules import NOTHING

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")
_PIECE = re.compile(r"(\S+?)(?:/([0-9]))?")


def write(s: Snapshot, seat: int, move: int) -> str:
    if seat == NATURE:
        return _write_chance(s, move)
    return f"{NAMES[move // 2]} {SIDES[move % 2]}"


def read(s: Snapshot, seat: int, text: str) -> int:
    if seat == NATURE:
        return _read_chance(s, text)
    name, _, side = text.partition(" ")
    if name not in CARD:
        raise Refused("splito-no-such-card", card=name)
    if side not in SIDES:
        raise Refused("splito-no-such-side", side=side)
    return 2 * CARD[name] + SIDES.index(side)


# --- Nature: a Star, a Moon, then pieces of the deck --------------------------------------------------


def _write_chance(s: Snapshot, k: int) -> str:
    if s.commons[0] == NOTHING:
        return NAMES[STARS[k]]
    if s.commons[1] == NOTHING:
        return NAMES[MOONS[k]]
    return piece_name(int(s.deck[k]))


def piece_name(piece: int) -> str:
    card = CARD_OF[piece]
    copy = piece - PIECE[card] + 1
    return f"{NAMES[card]}/{copy}" if copy > 1 else NAMES[card]


def _read_chance(s: Snapshot, text: str) -> int:
    said = _PIECE.fullmatch(text)
    if not said or said[1] not in CARD:
        raise Refused("splito-no-such-card", card=text)
    card, copy = CARD[said[1]], int(said[2] or 1)
    if s.commons[0] == NOTHING:
        return _place_of(card, STARS)
    if s.commons[1] == NOTHING:
        return _place_of(card, MOONS)
    if not 1 <= copy <= COPIES[card] or said[2] == "1":
        raise Refused("splito-no-such-card", card=text)
    return _place_of(PIECE[card] + copy - 1, s.deck)


def _place_of(card: int, among: NDArray[Any]) -> int:
    """Where nature finds it: behind all the others, where there is nothing to draw, if it has left."""
    return [*among.tolist(), card].index(card)
