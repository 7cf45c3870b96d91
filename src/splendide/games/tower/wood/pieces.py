"""The box as tables: 30 pieces, 5 shapes in 6 colours, and the faces they may stand on.

A piece has axes of its own through its centre. Plates are thin along z, sticks and prisms long along z, and a prism has
flat sides at ±x and ±y. Standing on a face is a rotation of these axes, then a turn about the vertical (`yaw`):

    flat      cube, small, plate: as they are. stick, prism: z lies along the table's x (a quarter turn about y)
    upright   stick, prism: as they are
"""

import math
import tomllib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule

Floats = NDArray[np.float64]
Polygon = list[tuple[float, float]]  # mm, counterclockwise

DATA = tomllib.loads((Path(__file__).parents[1] / "data.toml").read_text())

SHAPE_NAMES = tuple(DATA["shapes"])
COLOUR_NAMES = tuple(DATA["colours"])
SHAPES, COLOURS = len(SHAPE_NAMES), len(COLOUR_NAMES)
PIECES = SHAPES * COLOURS
CUBE, SMALL, PLATE, STICK, PRISM = range(SHAPES)

FACE_NAMES = ("flat", "upright")
FLAT, UPRIGHT = range(2)

DROPS: int = DATA["drops"]
DROPS_TO_WIN: int = DATA["drops_to_win"]
SALVAGE: int = DATA["salvage"]
SHARE = np.array([DATA["share"].get(str(seats), 0) for seats in range(7)], np.int64)  # by number of players

PIECE_NAMES = tuple(f"{colour}-{shape}" for shape in SHAPE_NAMES for colour in COLOUR_NAMES)


@rule
def shape_of(piece: int) -> int:
    return piece // COLOURS


@rule
def colour_of(piece: int) -> int:
    return piece % COLOURS


def shape_name(piece: int) -> str:
    return SHAPE_NAMES[shape_of(piece)]


def colour_name(piece: int) -> str:
    return COLOUR_NAMES[colour_of(piece)]


# --- Sizes ------------------------------------------------------------------------------------------


def _half_edges(shape: str) -> list[float]:
    """Half of the smallest box around the piece, along its own axes."""
    made = DATA["shapes"][shape]
    edges = made["box"] if "box" in made else [made["octagon"][0], made["octagon"][0], made["octagon"][1]]
    return [edge / 2 for edge in edges]


HALF: Floats = np.array([_half_edges(shape) for shape in SHAPE_NAMES])  # mm, by shape and own axis
SIDE = float(HALF[PRISM, 0]) * (math.sqrt(2) - 1)  # half of a side of the octagon
DIAGONAL = math.sqrt(0.5)

VOLUME: Floats = 8 * HALF.prod(axis=1)  # mm³
VOLUME[PRISM] *= 2 * (math.sqrt(2) - 1)  # of its square an octagon fills so much
MASS: Floats = VOLUME * DATA["density"] * 1e-9  # kg


# --- Faces: how a piece is turned to stand on one, how high it is then, what it looks like from above ----

_AS_IT_IS = (1.0, 0.0, 0.0, 0.0)
_QUARTER_ABOUT_Y = (DIAGONAL, 0.0, DIAGONAL, 0.0)


def has_face(shape: int, face: int) -> bool:
    """Whether a piece of this shape may be put down on this face."""
    return FACE_NAMES[face] in DATA["shapes"][SHAPE_NAMES[shape]]["faces"]


def _lies(shape: int, face: int) -> bool:
    return face == FLAT and has_face(shape, UPRIGHT)


def _around(shape: int, face: int) -> tuple[float, float, float]:
    """Half of the box around the standing piece: along the table's x and y, and upward."""
    x, y, z = HALF[shape].tolist()
    return (z, y, x) if _lies(shape, face) else (x, y, z)


def _rectangle(x: float, y: float) -> Polygon:
    return [(x, y), (-x, y), (-x, -y), (x, -y)]


def _octagon(flat: float) -> Polygon:
    return [
        (flat, SIDE), (SIDE, flat), (-SIDE, flat), (-flat, SIDE),
        (-flat, -SIDE), (-SIDE, -flat), (SIDE, -flat), (flat, -SIDE),
    ]  # fmt: skip


def ring(shape: int) -> Polygon:
    """The piece across its own z."""
    x, y, _ = HALF[shape].tolist()
    return _octagon(x) if shape == PRISM else _rectangle(x, y)


def _outline(shape: int, face: int) -> Polygon:
    """The piece seen from above."""
    x, y, _ = _around(shape, face)
    return _rectangle(x, y) if _lies(shape, face) else ring(shape)


def _sole(shape: int, face: int) -> Polygon:
    """The face it stands on, and the one on top, which is like it: narrower than the outline for a lying prism."""
    x, _, _ = _around(shape, face)
    return _rectangle(x, SIDE) if shape == PRISM and face == FLAT else _outline(shape, face)


_BOTH = [(shape, face) for shape in range(SHAPES) for face in range(len(FACE_NAMES))]

ALLOWED = np.array([has_face(*both) for both in _BOTH]).reshape(SHAPES, -1)  # by shape and face
ROTATION: Floats = np.array([_QUARTER_ABOUT_Y if _lies(*both) else _AS_IT_IS for both in _BOTH]).reshape(SHAPES, -1, 4)
HEIGHT: Floats = np.array([2 * _around(*both)[2] for both in _BOTH]).reshape(SHAPES, -1)  # mm
OUTLINE = {both: _outline(*both) for both in _BOTH if has_face(*both)}  # by shape and face, at yaw 0
SOLE = {both: _sole(*both) for both in _BOTH if has_face(*both)}
REACH: Floats = np.array([max(math.hypot(*corner) for corner in _outline(*both)) for both in _BOTH]).reshape(SHAPES, -1)
