"""Putting a piece down: which aims are legal, and where the swaying hand lets go of it."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.position import Position
from splendide.games.tower.play.aims import Aim, is_aim, unpack_aim
from splendide.games.tower.play.hand import NONE, WINDOW_MS, release
from splendide.games.tower.play.state import STANDING, YAWS
from splendide.games.tower.play.tower import top_of
from splendide.games.tower.wood.pieces import ALLOWED, FACE_NAMES, HALF, PIECE_NAMES, PIECES, REACH, Floats, shape_of
from splendide.games.tower.wood.poses import POSE, face_of, room_between, stand, turned_by
from splendide.games.tower.wood.stacks import TABLE

ON_TABLE = 50.0  # mm from the middle of the table, for the base of a tower
LONGEST = float(np.linalg.norm(HALF, axis=1).max())  # mm that a piece reaches from its middle at most


# --- What may be aimed at --------------------------------------------------------------------------------


@rule
def reach_of(s: Position) -> float:
    """How far from the middle of the target's top a piece may be put down, mm."""
    if s.target == TABLE:
        return ON_TABLE
    shape = shape_of(s.target)
    return REACH[shape, face_of(s.pose[s.target], shape)]


@rule
def is_within_reach(s: Position, x: int, y: int) -> bool:
    reach = 10 * reach_of(s)
    return x * x + y * y <= reach * reach


@rule
def is_in_time(s: Position, ms: int) -> bool:
    return 0 <= ms <= WINDOW_MS[s.hand]


@rule
def ground_of(s: Position) -> float:
    """How high the piece is put down, mm."""
    return 0.0 if s.target == TABLE else top_of(s, s.target)


@rule
def stand_at_aim(s: Position, aim: Aim, dx: float, dy: float, pose: Floats) -> None:
    """The pose of the given piece, put down so far beside its aim."""
    face, x, y, yaw, _ = aim
    x_middle, y_middle = 0.0, 0.0
    if s.target != TABLE:
        x_middle, y_middle = s.pose[s.target, 0], s.pose[s.target, 1]
    at_x, at_y = x_middle + x / 10.0 + dx, y_middle + y / 10.0 + dy
    stand(pose, shape_of(s.given), face, turned_by(yaw), at_x, at_y, ground_of(s))


@rule
def room_at(s: Position, aim: Aim) -> float:
    """How far from every other standing piece it would be, put exactly where it is aimed; not positive: inside one."""
    pose = np.zeros(POSE)
    stand_at_aim(s, aim, 0.0, 0.0, pose)
    room = np.inf
    for other in range(PIECES):
        if s.where[other] == STANDING and other != s.target:
            room = min(room, room_between(pose, shape_of(s.given), s.pose[other], shape_of(other)))
    return room


@rule
def is_in_another(s: Position, aim: Aim) -> bool:
    return room_at(s, aim) <= 0


@rule
def is_crowded(s: Position) -> bool:
    """Whether anything reaches above the target: otherwise there is nothing to be inside of."""
    if s.target == TABLE:
        return False
    ground = ground_of(s)
    for other in range(PIECES):
        stands = s.where[other] == STANDING and other != s.target
        if stands and s.pose[other, 2] > ground - LONGEST and top_of(s, other) > ground:
            return True
    return False


@rule
def allows_aim(s: Position, move: int) -> bool:
    if not is_aim(move):
        return False
    face, x, y, yaw, ms = unpack_aim(move)
    if not ALLOWED[shape_of(s.given), face] or yaw >= YAWS or not is_in_time(s, ms) or not is_within_reach(s, x, y):
        return False
    return not (is_crowded(s) and is_in_another(s, (face, x, y, yaw, ms)))


# --- Why another aim can't be -------------------------------------------------------------------------------


def why_not_place(s: Position, move: int) -> Refused | None:
    """What speaks against this aim, which is not legal."""
    if not is_aim(move):
        return None
    face, x, y, yaw, ms = unpack_aim(move)
    if yaw >= YAWS:
        return None
    if not ALLOWED[shape_of(s.given), face]:
        return Refused("tower-bad-face", piece=PIECE_NAMES[s.given], face=FACE_NAMES[face])
    if not is_in_time(s, ms):
        return out_of_time(s, f"{ms / 1000:g}")
    if is_within_reach(s, x, y):
        return Refused("tower-inside-another")
    if s.target == TABLE:
        return Refused("tower-off-the-middle")
    return Refused("tower-off-the-target", target=PIECE_NAMES[s.target])


def out_of_time(s: Position, seconds: str) -> Refused:
    if s.hand == NONE:
        return Refused("tower-no-countdown")
    return Refused("tower-out-of-time", seconds=seconds, most=int(WINDOW_MS[s.hand]) // 1000)


# --- Letting go --------------------------------------------------------------------------------------------


@rule
def let_go(s: Position, move: int) -> None:
    """The piece is where the hand was at that moment: the aim, and how far it had swayed from it."""
    aim = unpack_aim(move)
    dx, dy = (0.0, 0.0) if s.hand == NONE else release(s.seed, aim[4], ground_of(s), s.hand)
    stand_at_aim(s, aim, dx, dy, s.pose[s.given])
    s.drift[0] = dx
    s.drift[1] = dy
    for k in range(POSE):
        s.released[k] = s.pose[s.given, k]
