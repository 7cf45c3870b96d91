"""Convex polygons on the table's plane, corners counterclockwise."""

from collections.abc import Sequence
from math import hypot, inf

Point = tuple[float, float]
Polygon = Sequence[Point]
SHORTEST = 1e-9  # mm: what is shorter is no edge


def common(one: Polygon, other: Polygon) -> list[Point]:
    """The part that both cover; empty if there is none."""
    left = list(one)
    for i, start in enumerate(other):
        if not left:
            break
        left = _left_of(left, start, other[(i + 1) % len(other)])
    return left


def _left_of(polygon: Polygon, start: Point, end: Point) -> list[Point]:
    """What lies to the left of this line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    sides = [dx * (y - start[1]) - dy * (x - start[0]) for x, y in polygon]
    kept: list[Point] = []
    for i, (point, side) in enumerate(zip(polygon, sides, strict=True)):
        before, side_before = polygon[i - 1], sides[i - 1]
        if (side < 0) != (side_before < 0):
            part = side_before / (side_before - side)
            kept.append((before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])))
        if side >= 0:
            kept.append(point)
    return kept


def depth_inside(polygon: Polygon, point: Point) -> float:
    """How far inside its nearest edge the point is, in mm; negative outside, -inf without a polygon."""
    least = inf
    for i, (x, y) in enumerate(polygon):
        dx, dy = x - polygon[i - 1][0], y - polygon[i - 1][1]
        length = hypot(dx, dy)
        if length > SHORTEST:
            least = min(least, (dx * (point[1] - y) - dy * (point[0] - x)) / length)
    return least if least < inf else -inf
