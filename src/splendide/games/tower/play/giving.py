"""Which piece may be given, and on which piece it goes."""

from typing import Literal

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.position import IntArray, Position
from splendide.games.tower.play.state import GIFT, MOST_SEATS
from splendide.games.tower.play.tower import highest_of, pieces_at, uncovered_pieces
from splendide.games.tower.wood.pieces import PIECE_NAMES, PIECES, colour_of, shape_of
from splendide.games.tower.wood.stacks import TABLE

# By which rule a piece is given.
FIRST, OWN, OTHERS, ANY_OWN, ANY = range(5)


def _akin(piece: int) -> int:
    """Bit per piece of the same shape or the same colour."""
    shape, colour = shape_of(piece), colour_of(piece)
    return sum(1 << k for k in range(PIECES) if shape_of(k) == shape or colour_of(k) == colour)


AKIN = np.array([_akin(piece) for piece in range(PIECES)], np.int64)


# --- Where it goes ----------------------------------------------------------------------------------------


@rule
def target_of(s: Position, piece: int) -> int:
    """The highest uncovered piece of its shape or colour; if there is none, the highest uncovered; else the table."""
    uncovered = uncovered_pieces(s)
    if uncovered == 0:
        return TABLE
    akin = uncovered & AKIN[piece]
    return highest_of(s, akin if akin else uncovered)


# --- The giver's choice ----------------------------------------------------------------------------------


@rule
def fitting_pieces(s: Position) -> int:
    """Bit per piece of the box that could be put on the tower: all of them on an empty table."""
    uncovered = uncovered_pieces(s)
    if uncovered == 0:
        return (1 << PIECES) - 1
    fitting = 0
    for piece in range(PIECES):
        fitting |= int(uncovered & AKIN[piece] != 0) << piece
    return fitting


@rule
def pieces_in_reserves(s: Position) -> int:
    found = 0
    for piece in range(PIECES):
        found |= int(s.where[piece] < MOST_SEATS) << piece
    return found


@rule
def gifts(s: Position) -> tuple[int, int]:
    """By which rule the giver gives now, and bit per piece that may be given."""
    fitting = fitting_pieces(s)
    own = pieces_at(s, s.giver)
    all_reserves = pieces_in_reserves(s)
    if own & fitting:
        return OWN if uncovered_pieces(s) else FIRST, own & fitting
    if all_reserves & fitting:
        return OTHERS, all_reserves & fitting
    if own:
        return ANY_OWN, own
    return ANY, all_reserves


@rule
def list_pieces(pieces: int, offset: int, out: IntArray) -> int:
    n = 0
    for piece in range(PIECES):
        if (pieces >> piece) & 1:
            out[n] = offset + piece
            n += 1
    return n


# --- Why another can't be given ---------------------------------------------------------------------------

WhyNot = Literal["have-fitting", "others-have-fitting", "own-first", "not-fitting", "own-any"]


def what_speaks_against(rule: int, own: bool) -> WhyNot:
    """Why a piece may not be given, by the rule that says what may, the giver's own or another's."""
    if own:
        return "others-have-fitting" if rule == OTHERS else "have-fitting"
    if rule == OTHERS:
        return "not-fitting"
    return "own-any" if rule in (ANY_OWN, FIRST) else "own-first"


def why_not_give(s: Position, move: int) -> Refused | None:
    """What speaks against this gift, which is not among those that may be given."""
    piece = move - GIFT
    if not 0 <= piece < PIECES:
        return None
    if s.where[piece] >= MOST_SEATS:
        return Refused("tower-not-in-a-reserve", piece=PIECE_NAMES[piece])
    why = what_speaks_against(gifts(s)[0], s.where[piece] == s.giver)
    return Refused(f"tower-{why}", piece=PIECE_NAMES[piece])
