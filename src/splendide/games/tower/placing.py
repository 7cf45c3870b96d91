"""Putting a piece down: which aims are legal, and where the swaying hand lets go of it."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import IntArray
from splendide.games.tower.geometry import Floats, are_in_each_other, face_of, shape_of, stand
from splendide.games.tower.giving import top_of
from splendide.games.tower.hand import NONE, WINDOW_MS, release
from splendide.games.tower.pieces import ALLOWED, FLAT, PIECES, REACH, UPRIGHT
from splendide.games.tower.state import AIMING, FARTHEST, POSE, STANDING, TABLE, YAWS

ON_TABLE = 50.0  # mm from the middle of the table, for the base of a tower
SOON_MS = 1500  # after the lift: when simple players let go
OFFSETS = np.array([[0, 0], [40, 0], [-40, 0], [0, 40], [0, -40]], np.int64)  # tenths of a mm
LISTED_YAWS = np.array([0, 90, 180, 270], np.int64)  # half degrees: 0°, 45°, 90°, 135°

Aim = tuple[int, int, int, int, int]  # face, x and y in tenths of a mm, yaw in half degrees, ms since the lift


# --- An aim as a number ----------------------------------------------------------------------------------


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


# --- What may be aimed at --------------------------------------------------------------------------------


@rule
def reach_of(s: np.record) -> float:
    """How far from the middle of the target's top a piece may be put down, mm."""
    if s.target == TABLE:
        return ON_TABLE
    shape = shape_of(s.target)
    return REACH[shape, face_of(s.pose[s.target], shape)]


@rule
def is_within_reach(s: np.record, x: int, y: int) -> bool:
    reach = 10 * reach_of(s)
    return x * x + y * y <= reach * reach


@rule
def is_in_time(s: np.record, ms: int) -> bool:
    return 0 <= ms <= WINDOW_MS[s.hand]


@rule
def stand_at_aim(s: np.record, aim: Aim, dx: float, dy: float, pose: Floats) -> None:
    """The pose of the given piece, put down so far beside its aim."""
    face, x, y, yaw, _ = aim
    x_middle, y_middle, ground = 0.0, 0.0, 0.0
    if s.target != TABLE:
        x_middle, y_middle, ground = s.pose[s.target, 0], s.pose[s.target, 1], top_of(s, s.target)
    stand(pose, shape_of(s.given), face, yaw, x_middle + x / 10.0 + dx, y_middle + y / 10.0 + dy, ground)


@rule
def is_in_another(s: np.record, aim: Aim) -> bool:
    """Whether the piece, put exactly where it is aimed, would be inside a standing piece."""
    pose = np.zeros(POSE)
    stand_at_aim(s, aim, 0.0, 0.0, pose)
    for other in range(PIECES):
        stands = s.where[other] == STANDING and other != s.target
        if stands and are_in_each_other(pose, shape_of(s.given), s.pose[other], shape_of(other)):
            return True
    return False


@rule
def is_crowded(s: np.record) -> bool:
    """Whether anything reaches above the target: otherwise there is nothing to be inside of."""
    if s.target == TABLE:
        return False
    ground = top_of(s, s.target)
    for other in range(PIECES):
        if s.where[other] == STANDING and other != s.target and top_of(s, other) > ground:
            return True
    return False


@rule
def has_room(s: np.record) -> bool:
    """Whether there is a simple aim that is in no other piece: else being in one can't be forbidden."""
    for k in range(count_simple_aims(s)):
        if not is_in_another(s, simple_aim(s, k)):
            return True
    return False


@rule
def allows_aim(s: np.record, move: int) -> bool:
    if not is_aim(move):
        return False
    face, x, y, yaw, ms = unpack_aim(move)
    if not ALLOWED[shape_of(s.given), face] or yaw >= YAWS or not is_in_time(s, ms) or not is_within_reach(s, x, y):
        return False
    return not (is_crowded(s) and is_in_another(s, (face, x, y, yaw, ms)) and has_room(s))


# --- A few aims for those who only choose from a list ------------------------------------------------------


@rule
def count_simple_aims(s: np.record) -> int:
    """A long piece lies in four directions or stands in two; any other one stands in two."""
    return len(OFFSETS) * (6 if ALLOWED[shape_of(s.given), UPRIGHT] else 2)


@rule
def simple_aim(s: np.record, k: int) -> Aim:
    way, offset = k // len(OFFSETS), k % len(OFFSETS)
    face = UPRIGHT if way >= len(LISTED_YAWS) else FLAT
    yaw = LISTED_YAWS[way % len(LISTED_YAWS)]
    return face, OFFSETS[offset, 0], OFFSETS[offset, 1], yaw, min(SOON_MS, WINDOW_MS[s.hand])


@rule
def list_aims(s: np.record, out: IntArray) -> int:
    must_avoid = is_crowded(s) and has_room(s)
    n = 0
    for k in range(count_simple_aims(s)):
        aim = simple_aim(s, k)
        if not (must_avoid and is_in_another(s, aim)):
            out[n] = pack_aim(aim[0], aim[1], aim[2], aim[3], aim[4])
            n += 1
    return n


# --- Letting go --------------------------------------------------------------------------------------------


@rule
def let_go(s: np.record, move: int) -> None:
    """The piece is where the hand was at that moment: the aim, and how far it had swayed from it."""
    aim = unpack_aim(move)
    height = 0.0 if s.target == TABLE else top_of(s, s.target)
    dx, dy = (0.0, 0.0) if s.hand == NONE else release(s.seed, aim[4], height, s.hand)
    stand_at_aim(s, aim, dx, dy, s.pose[s.given])
    s.drift[0] = dx
    s.drift[1] = dy
    for k in range(POSE):
        s.released[k] = s.pose[s.given, k]
