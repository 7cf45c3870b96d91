"""The tower as it stands: how high, what is uncovered, which pieces are where."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.state import NO_PIECE, STANDING
from splendide.games.tower.wood.pieces import PIECES, shape_of
from splendide.games.tower.wood.poses import Pose, as_pose, top
from splendide.games.tower.wood.stacks import Supports
from splendide.games.tower.wood.statics import Poses


@rule
def top_of(s: Position, piece: int) -> float:
    """How high above the table this piece reaches, mm."""
    return top(s.pose[piece], shape_of(piece))


@rule
def pieces_at(s: Position, place: int) -> int:
    """Bit per piece that is there: in a reserve, on the heap, standing…"""
    found = 0
    for piece in range(PIECES):
        found |= int(s.where[piece] == place) << piece
    return found


@rule
def highest_top(s: Position, pieces: int) -> float:
    """How high the highest of these pieces reaches, mm."""
    height = 0.0
    for piece in range(PIECES):
        if (pieces >> piece) & 1:
            height = max(height, top_of(s, piece))
    return height


@rule
def uncovered_pieces(s: Position) -> int:
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
def highest_of(s: Position, pieces: int) -> int:
    """The one whose top is highest; the first in the box of those that are exactly as high."""
    highest = NO_PIECE
    height = -1.0
    for piece in range(PIECES):
        if (pieces >> piece) & 1 and top_of(s, piece) > height:
            highest = piece
            height = top_of(s, piece)
    return highest


# --- As plain values, for those who measure it ---------------------------------------------------------


def members(pieces: int) -> list[int]:
    return [piece for piece in range(PIECES) if pieces >> piece & 1]


def pose_of(s: Position, piece: int) -> Pose:
    return as_pose(s.pose[piece])


def tower_of(s: Position) -> tuple[Poses, Supports]:
    """The standing pieces, and what each rests on."""
    pieces = [int(piece) for piece in np.flatnonzero(s.where == STANDING)]
    return {piece: pose_of(s, piece) for piece in pieces}, {piece: int(s.support[piece]) for piece in pieces}
