"""Poses of pieces: turning, how high they reach, whether a point is over them, whether two would be in each other.

Only sums, products and square roots, so that compiled and plain runs agree to the last bit; angles come from a table.
"""

from collections.abc import Iterable

import numpy as np

from splendide.core.compiled import rule
from splendide.games.tower.wood.pieces import (
    ALLOWED,
    DIAGONAL,
    FLAT,
    HALF,
    HEIGHT,
    PRISM,
    ROTATION,
    SIDE,
    UPRIGHT,
    Floats,
)

QUARTERS = 4 * 360  # of a degree
COSINE = np.cos(np.arange(QUARTERS) * (np.pi / 2 / 360))
SINE = np.sin(np.arange(QUARTERS) * (np.pi / 2 / 360))
TOUCHING = 0.1  # mm that two pieces may be in each other and still count as side by side

POSE = 7  # numbers: x, y, z in mm, then w, x, y, z of the quaternion
Pose = tuple[float, float, float, float, float, float, float]
Numbers = Floats | list[float] | Pose  # a pose, wherever it is kept
Outline = tuple[float, float, float, float, float, float, bool]  # middle, half of one side, half of the other, octagon?


def as_pose(numbers: Iterable[float]) -> Pose:
    x, y, z, a, b, c, d = (float(number) for number in numbers)
    return (x, y, z, a, b, c, d)


@rule
def turned_by(yaw: int) -> tuple[float, float]:
    """A turn by so many half degrees: cosine and sine of half the angle."""
    return COSINE[yaw], SINE[yaw]


@rule
def stand(
    pose: Floats | list[float], shape: int, face: int, turn: tuple[float, float], x: float, y: float, ground: float
) -> None:
    """The pose is that of a piece standing on this face, turned about the vertical."""
    w, b = ROTATION[shape, face, 0], ROTATION[shape, face, 2]
    cosine, sine = turn
    pose[0] = x
    pose[1] = y
    pose[2] = ground + HEIGHT[shape, face] / 2
    pose[3] = cosine * w
    pose[4] = -sine * b
    pose[5] = cosine * b
    pose[6] = sine * w


@rule
def upward(pose: Numbers) -> tuple[float, float, float]:
    """The vertical, along the piece's own axes."""
    w, x, y, z = pose[3], pose[4], pose[5], pose[6]
    return 2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)


@rule
def along_x(pose: Numbers) -> tuple[float, float, float]:
    """The table's x axis, along the piece's own axes."""
    w, x, y, z = pose[3], pose[4], pose[5], pose[6]
    return 1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)


@rule
def along_y(pose: Numbers) -> tuple[float, float, float]:
    w, x, y, z = pose[3], pose[4], pose[5], pose[6]
    return 2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)


@rule
def extent(pose: Numbers, shape: int) -> float:
    """How far the piece reaches above its centre, and as far below."""
    x, y, z = upward(pose)
    across, ahead = abs(x), abs(y)
    if shape == PRISM:
        flat = HALF[PRISM, 0]
        return abs(z) * HALF[PRISM, 2] + max(flat * across + SIDE * ahead, SIDE * across + flat * ahead)
    return across * HALF[shape, 0] + ahead * HALF[shape, 1] + abs(z) * HALF[shape, 2]


@rule
def top(pose: Numbers, shape: int) -> float:
    """How high above the table the piece reaches, mm."""
    return pose[2] + extent(pose, shape)


@rule
def face_of(pose: Numbers, shape: int) -> int:
    """The good face that this pose is nearest to."""
    z = upward(pose)[2]
    return UPRIGHT if ALLOWED[shape, UPRIGHT] and abs(z) > DIAGONAL else FLAT


@rule
def upright_axis(pose: Numbers) -> int:
    """Which of its own axes is nearest to the vertical."""
    x, y, z = upward(pose)
    x, y, z = abs(x), abs(y), abs(z)
    if z >= x and z >= y:
        return 2
    return 0 if x >= y else 1


@rule
def margin(pose: Numbers, shape: int, x: float, y: float) -> float:
    """How far inside the piece's upper and lower face this point is, seen from above; negative: outside."""
    (xa, xb, xc), (ya, yb, yc) = along_x(pose), along_y(pose)
    dx, dy = x - pose[0], y - pose[1]
    a, b, c = dx * xa + dy * ya, dx * xb + dy * yb, dx * xc + dy * yc
    up = upright_axis(pose)
    if shape == PRISM:
        return margin_of_prism(pose, a, b, c, up)
    left = HALF[shape, 0] - abs(a) if up != 0 else HALF[shape, 2] - abs(c)
    right = HALF[shape, 1] - abs(b) if up != 1 else HALF[shape, 2] - abs(c)
    return min(left, right)


@rule
def margin_of_prism(pose: Numbers, a: float, b: float, c: float, up: int) -> float:
    if up == 2:
        flat = HALF[PRISM, 0]
        return min(flat - abs(a), flat - abs(b), flat - (abs(a) + abs(b)) * DIAGONAL)
    x, y, _ = upward(pose)  # it lies on one of its eight sides
    return min(HALF[PRISM, 2] - abs(c), SIDE - abs(a * y - b * x))


# --- Two pieces seen from above --------------------------------------------------------------------------


@rule
def outline(pose: Numbers, shape: int) -> Outline:
    """Middle, half of one side, half of the other; of an octagon, of the square around it."""
    (xa, xb, xc), (ya, yb, yc) = along_x(pose), along_y(pose)
    p, q, r = HALF[shape, 0], HALF[shape, 1], HALF[shape, 2]
    up = upright_axis(pose)
    if up == 2:
        return pose[0], pose[1], p * xa, p * ya, q * xb, q * yb, shape == PRISM
    if shape == PRISM:  # whichever of its sides it lies on
        return pose[0], pose[1], r * xc, r * yc, -p * yc, p * xc, False
    if up == 0:
        return pose[0], pose[1], r * xc, r * yc, q * xb, q * yb, False
    return pose[0], pose[1], p * xa, p * ya, r * xc, r * yc, False


@rule
def width(seen: Outline, x: float, y: float) -> float:
    """How far the outline reaches from its middle in this direction."""
    one, other = abs(x * seen[2] + y * seen[3]), abs(x * seen[4] + y * seen[5])
    if seen[6]:
        shorter = SIDE / HALF[PRISM, 0]
        return max(one + shorter * other, shorter * one + other)
    return one + other


@rule
def gap_along(one: Outline, other: Outline, x: float, y: float) -> float:
    """How wide the gap between them is in this direction, mm; negative: how far they are in each other."""
    distance = abs((one[0] - other[0]) * x + (one[1] - other[1]) * y)
    return (distance - width(one, x, y) - width(other, x, y)) / np.sqrt(x * x + y * y)


@rule
def gap_from_sides(one: Outline, other: Outline) -> float:
    """The widest gap that is seen along a side of the first; an octagon has slanted sides too."""
    ax, ay, bx, by = one[2], one[3], one[4], one[5]
    gap = max(gap_along(one, other, ax, ay), gap_along(one, other, bx, by))
    if not one[6]:
        return gap
    return max(gap, gap_along(one, other, ax + bx, ay + by), gap_along(one, other, ax - bx, ay - by))


@rule
def room_between(pose: Numbers, shape: int, other_pose: Numbers, other_shape: int) -> float:
    """How far apart two pieces are, mm, seen from above and from the side; not positive: they would share room.

    Then one must be moved by as much, or its farthest corner turned by as much, for them to be side by side.
    """
    reach, other_reach = extent(pose, shape), extent(other_pose, other_shape)
    if abs(pose[2] - other_pose[2]) > reach + other_reach - TOUCHING:
        return np.inf
    one, other = outline(pose, shape), outline(other_pose, other_shape)
    return max(gap_from_sides(one, other), gap_from_sides(other, one)) + TOUCHING


@rule
def are_in_each_other(pose: Numbers, shape: int, other_pose: Numbers, other_shape: int) -> bool:
    """Whether two pieces would share room."""
    return room_between(pose, shape, other_pose, other_shape) <= 0
