"""The pieces as convex solids in space: where the corners and faces of a piece in some pose are."""

from collections.abc import Iterable
from functools import cache, lru_cache
from math import cos, inf, radians, sin
from typing import NamedTuple

from splendide.games.tower.wood.pieces import HALF, ring, shape_of
from splendide.games.tower.wood.polygons import Point, common
from splendide.games.tower.wood.poses import POSE, Pose, as_pose, extent, stand

Corner = tuple[float, float, float]
Turn = tuple[float, float, float, float]  # a quaternion w x y z

HIGH = 3000.0  # mm: above every tower
GAP = 0.05  # mm between a piece that is let go and what is below it
LEVEL = 0.2  # a face whose normal rises less than this is a wall: nothing is carried by it


class Face(NamedTuple):
    """A side of a solid in some pose."""

    corners: list[Corner]  # counterclockwise, seen from outside
    normal: Corner

    @property
    def outline(self) -> list[Point]:
        """Seen from above, counterclockwise for the faces that look up or down alike."""
        flat = [(x, y) for x, y, _ in self.corners]
        return flat if self.normal[2] > 0 else flat[::-1]

    def height(self, point: Point) -> float:
        """How high its plane is there."""
        (x, y, z), (nx, ny, nz) = self.corners[0], self.normal
        return z - (nx * (point[0] - x) + ny * (point[1] - y)) / nz


# --- A shape along its own axes ------------------------------------------------------------------------


@cache
def corners_of(shape: int) -> list[Corner]:
    z = float(HALF[shape, 2])
    return [(x, y, z) for x, y in ring(shape)] + [(x, y, -z) for x, y in ring(shape)]


@cache
def _faces_of(shape: int) -> list[list[int]]:
    """Each face's corners, counterclockwise seen from outside."""
    n = len(ring(shape))
    walls = [[i, n + i, n + (i + 1) % n, (i + 1) % n] for i in range(n)]
    return [list(range(n)), list(range(2 * n - 1, n - 1, -1)), *walls]


# --- In a pose -----------------------------------------------------------------------------------------


def turned(turn: Turn, corner: Corner) -> Corner:
    w, x, y, z = turn
    a, b, c = corner
    p, q, r = y * c - z * b + w * a, z * a - x * c + w * b, x * b - y * a + w * c
    return (a + 2 * (y * r - z * q), b + 2 * (z * p - x * r), c + 2 * (x * q - y * p))


def corners(piece: int, pose: Pose) -> list[Corner]:
    x, y, z, *turn = pose
    moved = (turned((turn[0], turn[1], turn[2], turn[3]), corner) for corner in corners_of(shape_of(piece)))
    return [(x + a, y + b, z + c) for a, b, c in moved]


@lru_cache(maxsize=512)  # what stands is looked at again and again
def faces(piece: int, pose: Pose) -> list[Face]:
    placed = corners(piece, pose)
    return [_face([placed[i] for i in indices]) for indices in _faces_of(shape_of(piece))]


def _face(corners: list[Corner]) -> Face:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = corners[:3]
    ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - bx, cy - by, cz - bz
    x, y, z = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
    length = (x * x + y * y + z * z) ** 0.5
    return Face(corners, (x / length, y / length, z / length))


def top_face(piece: int, pose: Pose) -> Face:
    """The face that looks up most."""
    return max(faces(piece, pose), key=lambda face: face.normal[2])


def bottom_face(piece: int, pose: Pose) -> Face:
    return min(faces(piece, pose), key=lambda face: face.normal[2])


# --- Coming down from above ----------------------------------------------------------------------------


def standing(piece: int, face: int, x: float, y: float, yaw: float, ground: float = 0.0) -> Pose:
    """A piece that stands on this face, turned by so many degrees, its sole at the height of the ground."""
    pose, half = [0.0] * POSE, radians(yaw) / 2
    stand(pose, shape_of(piece), face, (cos(half), sin(half)), x, y, ground)
    return as_pose(pose)


def drop(piece: int, pose: Pose, below: int, pose_below: Pose) -> float:
    """How far the piece can come down until it meets the other one; inf if it passes beside it."""
    lower = [face for face in faces(piece, pose) if face.normal[2] < -LEVEL]
    upper = [face for face in faces(below, pose_below) if face.normal[2] > LEVEL]
    return min((_drop(face, other) for face in lower for other in upper), default=inf)


def _drop(lower: Face, upper: Face) -> float:
    """The gap between two faces is linear, so it is least at a corner of what they have in common."""
    shared = common(lower.outline, upper.outline)
    return min((lower.height(point) - upper.height(point) for point in shared), default=inf)


def let_down(piece: int, pose: Pose, others: Iterable[tuple[int, Pose]]) -> Pose:
    """The piece, held high, just above the first thing it meets on its way down: another piece or the table."""
    x, y, _, *turn = pose
    held = as_pose((x, y, HIGH, *turn))
    way = min((drop(piece, held, below, pose_below) for below, pose_below in others), default=inf)
    return as_pose((x, y, HIGH - min(way, HIGH - extent(pose, shape_of(piece))) + GAP, *turn))
