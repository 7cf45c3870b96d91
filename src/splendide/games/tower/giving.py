"""Which piece may be given, and on which piece it goes."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import IntArray
from splendide.games.tower.geometry import extent, shape_of
from splendide.games.tower.pieces import COLOURS, PIECES
from splendide.games.tower.state import MOST_SEATS, NO_PIECE, STANDING, TABLE

# By which rule a piece is given.
FIRST, OWN, OTHERS, ANY_OWN, ANY = range(5)


def _akin(piece: int) -> int:
    """Bit per piece of the same shape or the same colour."""
    others = range(PIECES)
    return sum(1 << k for k in others if k // COLOURS == piece // COLOURS or k % COLOURS == piece % COLOURS)


AKIN = np.array([_akin(piece) for piece in range(PIECES)], np.int64)


# --- The tower -----------------------------------------------------------------------------------------


@rule
def top_of(s: np.record, piece: int) -> float:
    """How high above the table this piece reaches, mm."""
    return s.pose[piece, 2] + extent(s.pose[piece], shape_of(piece))


@rule
def pieces_at(s: np.record, place: int) -> int:
    """Bit per piece that is there: in a reserve, on the heap, standing…"""
    found = 0
    for piece in range(PIECES):
        found |= int(s.where[piece] == place) << piece
    return found


@rule
def uncovered_pieces(s: np.record) -> int:
    """Bit per standing piece on which nothing rests."""
    standing = 0
    covered = 0
    for piece in range(PIECES):
        if s.where[piece] == STANDING:
            standing |= 1 << piece
            if s.support[piece] >= 0:
                covered |= 1 << int(s.support[piece])
    return standing & ~covered


@rule
def highest_of(s: np.record, pieces: int) -> int:
    """The one whose top is highest; the first in the box of those that are exactly as high."""
    highest = NO_PIECE
    height = -1.0
    for piece in range(PIECES):
        if (pieces >> piece) & 1 and top_of(s, piece) > height:
            highest = piece
            height = top_of(s, piece)
    return highest


@rule
def target_of(s: np.record, piece: int) -> int:
    """The highest uncovered piece of its shape or colour; if there is none, the highest uncovered; else the table."""
    uncovered = uncovered_pieces(s)
    if uncovered == 0:
        return TABLE
    akin = uncovered & AKIN[piece]
    return highest_of(s, akin if akin else uncovered)


# --- The giver's choice ----------------------------------------------------------------------------------


@rule
def fitting_pieces(s: np.record) -> int:
    """Bit per piece of the box that could be put on the tower: all of them on an empty table."""
    uncovered = uncovered_pieces(s)
    if uncovered == 0:
        return (1 << PIECES) - 1
    fitting = 0
    for piece in range(PIECES):
        fitting |= int(uncovered & AKIN[piece] != 0) << piece
    return fitting


@rule
def pieces_in_reserves(s: np.record) -> int:
    found = 0
    for piece in range(PIECES):
        found |= int(s.where[piece] < MOST_SEATS) << piece
    return found


@rule
def gifts(s: np.record) -> tuple[int, int]:
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
