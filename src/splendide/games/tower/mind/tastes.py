"""Pieces that are good to have: what bothers others, of all sorts."""

import numpy as np

from splendide.core.position import Position
from splendide.games.tower.wood.pieces import ALLOWED, FLAT, SHAPES, SOLE, UPRIGHT, colour_of, shape_of
from splendide.games.tower.wood.polygons import depth_inside

SAME = 0.1  # less, for each piece of the same shape or colour that one has already


def _bother(shape: int) -> float:
    """How much a piece bothers whoever must place it: its widest sole is narrow."""
    return 1 - max(depth_inside(SOLE[shape, face], (0, 0)) for face in (FLAT, UPRIGHT) if ALLOWED[shape, face]) / 20


BOTHER = [_bother(shape) for shape in range(SHAPES)]


def variety(s: Position, seat: int, piece: int) -> float:
    """How much one would miss the piece: what bothers others, of a shape and colour that one has little of."""
    own = [other for other in np.flatnonzero(s.where == seat).tolist() if other != piece]
    shape, colour = shape_of(piece), colour_of(piece)
    alike = sum((shape_of(other) == shape) + (colour_of(other) == colour) for other in own)
    return BOTHER[shape] - SAME * alike
