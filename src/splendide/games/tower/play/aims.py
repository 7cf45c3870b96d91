"""An aim as a number, and a few aims for those who only choose from a list."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.hand import WINDOW_MS
from splendide.games.tower.play.state import AIMING, FARTHEST
from splendide.games.tower.wood.pieces import ALLOWED, FLAT, PRISM, REACH, SHAPES, UPRIGHT, shape_of

Aim = tuple[int, int, int, int, int]  # face, x and y in tenths of a mm, yaw in half degrees, ms since the lift


@rule
def pack_aim(face: int, x: int, y: int, yaw: int, ms: int) -> int:
    return AIMING | face << 52 | (x + FARTHEST) << 39 | (y + FARTHEST) << 26 | yaw << 16 | ms


@rule
def unpack_aim(move: int) -> Aim:
    x, y = (move >> 39 & 0x1FFF) - FARTHEST, (move >> 26 & 0x1FFF) - FARTHEST
    return move >> 52 & 1, x, y, move >> 16 & 0x3FF, move & 0xFFFF


@rule
def is_aim(move: int) -> bool:
    return move >> 53 == AIMING >> 53


# --- A few: near the middle, turned by eighths ----------------------------------------------------------------

SOON_MS = 1500  # after the lift: when simple players let go
OFFSETS = np.array([[0, 0], [40, 0], [-40, 0], [0, 40], [0, -40]], np.int64)  # tenths of a mm
LISTED_YAWS = np.array([0, 90, 180, 270], np.int64)  # half degrees: 0°, 45°, 90°, 135°


@rule
def soon(s: Position) -> int:
    return min(SOON_MS, WINDOW_MS[s.hand])


@rule
def count_simple_aims(s: Position) -> int:
    """A long piece lies in four directions or stands in two; any other one stands in two."""
    return len(OFFSETS) * (6 if ALLOWED[shape_of(s.given), UPRIGHT] else 2)


@rule
def simple_aim(s: Position, k: int) -> Aim:
    way, offset = k // len(OFFSETS), k % len(OFFSETS)
    face = UPRIGHT if way >= len(LISTED_YAWS) else FLAT
    yaw = LISTED_YAWS[way % len(LISTED_YAWS)]
    return face, OFFSETS[offset, 0], OFFSETS[offset, 1], yaw, soon(s)


# --- Many: all over the target, for where others crowd it --------------------------------------------------------

GRAIN = 20  # tenths of a mm from one to the next
TURN = 15  # half degrees


def _spots() -> list[list[int]]:
    """A lattice over the widest target, from its middle outward."""
    far = range(-int(10 * REACH.max()) // GRAIN * GRAIN, int(10 * REACH.max()) + 1, GRAIN)
    return sorted(([x, y] for x in far for y in far), key=lambda spot: spot[0] ** 2 + spot[1] ** 2)


SPOTS = np.array(_spots(), np.int64)


def _turns_to_itself(shape: int, face: int) -> int:
    """After so many half degrees it looks the same from above."""
    if face == FLAT and ALLOWED[shape, UPRIGHT]:
        return 360
    return 90 if shape == PRISM else 180


# By shape and face: in how many half degrees it looks different; none, where it can't stand on that face.
TURNS = np.array(
    [
        [_turns_to_itself(shape, face) if ALLOWED[shape, face] else 0 for face in (FLAT, UPRIGHT)]
        for shape in range(SHAPES)
    ],
    np.int64,
)
WAYS = TURNS // TURN


@rule
def count_fine_ways(s: Position) -> int:
    return WAYS[shape_of(s.given), FLAT] + WAYS[shape_of(s.given), UPRIGHT]


@rule
def fine_aim(s: Position, spot: int, way: int) -> Aim:
    lying = WAYS[shape_of(s.given), FLAT]
    face = FLAT if way < lying else UPRIGHT
    yaw = TURN * (way if way < lying else way - lying)
    return face, SPOTS[spot, 0], SPOTS[spot, 1], yaw, soon(s)
