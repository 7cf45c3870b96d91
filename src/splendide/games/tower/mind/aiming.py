"""Where a piece could be put on its target, how safe that looks, and how sure of hand one must be for it to stand."""

from collections.abc import Callable
from math import atan2, cos, degrees, erf, hypot, inf, radians, sin, sqrt
from typing import NamedTuple

import numpy as np

from splendide.games.tower.wood.pieces import ALLOWED, FLAT, PRISM, SOLE, STICK, shape_of
from splendide.games.tower.wood.polygons import Point, common, depth_inside
from splendide.games.tower.wood.poses import Pose, top
from splendide.games.tower.wood.solids import drop, standing, top_face
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance, load

OUTWARD = (0.25, 0.5)  # of the way from the middle of the target to its edge
FINER = (2.0, 1.0, 0.5)  # mm by which a good place is moved to find a better one nearby
NEAR = 4.0  # mm
TOUCHES = -inf  # the margin of a place where the piece would meet something else before its target


class Place(NamedTuple):
    """Where a piece is let go of, on the table's plane; the yaw in degrees."""

    face: int
    x: float
    y: float
    yaw: float

    def moved(self, dx: float, dy: float, turn: float = 0.0) -> "Place":
        return Place(self.face, self.x + dx, self.y + dy, self.yaw + turn)

    def is_near(self, spot: Point) -> bool:
        return hypot(self.x - spot[0], self.y - spot[1]) < NEAR


class Looked(NamedTuple):
    """A place and the margin of the tower with the piece there, mm."""

    margin: float
    place: Place


def _sole(piece: int, place: Place) -> list[Point]:
    """Where the face that it stands on would be, seen from above."""
    c, s = cos(radians(place.yaw)), sin(radians(place.yaw))
    return [(place.x + c * x - s * y, place.y + s * x + c * y) for x, y in SOLE[shape_of(piece), place.face]]


def margin_of(looked: Looked) -> float:
    return looked.margin


def survival(margin: float, error: float) -> float:
    """How likely a hand that misses by about so much does not go over the nearest edge."""
    return (1 + erf(margin / error / sqrt(2))) / 2


def _meets(far: float, error: float) -> float:
    """How likely a hand that misses by about so much does not miss by more than this to either side."""
    return erf(far / error / sqrt(2))


class Site:
    """A target on a tower, looked at by somebody who holds a piece."""

    def __init__(self, balance: Balance, target: int):
        self.balance, self.target = balance, target
        self.poses = balance.poses
        self.middle = (0.0, 0.0) if target == TABLE else self.poses[target][:2]
        self.ground = 0.0 if target == TABLE else self._top(target)
        self.obstacles = [other for other in self.poses if other != target and self._top(other) > self.ground - 0.5]
        self.outline = [] if target == TABLE else top_face(target, self.poses[target]).outline

    def _top(self, piece: int) -> float:
        return float(top(self.poses[piece], shape_of(piece)))

    # --- Places worth a look -----------------------------------------------------------------------------

    def places(self, piece: int) -> list[Place]:
        faces = np.flatnonzero(ALLOWED[shape_of(piece)]).tolist()
        return [Place(face, x, y, yaw) for face in faces for yaw in self._yaws(piece, face) for x, y in self._spots()]

    def _spots(self) -> list[Point]:
        """The middle of the target, and points on the way to its corners and sides."""
        if self.target == TABLE:
            return [(0.0, 0.0)]
        x, y = self.middle
        corners = self.outline
        sides = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1], strict=True)]
        ends = corners if len(corners) > 4 else corners + sides
        return [(x, y), *((x + part * (a - x), y + part * (b - y)) for a, b in ends for part in OUTWARD)]

    def _yaws(self, piece: int, face: int) -> list[float]:
        """Along the target's edges and across."""
        (ax, ay), (bx, by) = self.outline[:2] or [(0.0, 0.0), (1.0, 0.0)]
        along = degrees(atan2(by - ay, bx - ax))
        is_long = face == FLAT and shape_of(piece) in (STICK, PRISM)
        return [along + turn for turn in ((0, 45, 90, 135) if is_long else (0, 45))]

    # --- How they look -----------------------------------------------------------------------------------

    def pose(self, piece: int, place: Place) -> Pose:
        return standing(piece, place.face, place.x, place.y, place.yaw, self.ground)

    def margin(self, piece: int, place: Place) -> float:
        if self.obstacles and self._meets_another(piece, self.pose(piece, place)):
            return TOUCHES
        sole, middle = _sole(piece, place), (place.x, place.y)
        if self.target == TABLE:
            return depth_inside(sole, middle)
        least = depth_inside(common(sole, self.outline), middle)
        return min(least, self.balance.depth_below(self.target, load(piece, *middle)))

    def _meets_another(self, piece: int, pose: Pose) -> bool:
        return any(drop(piece, pose, other, self.poses[other]) < inf for other in self.obstacles)

    def look(self, piece: int) -> list[Looked]:
        """All places that are worth a look, the safest first."""
        return sorted((Looked(self.margin(piece, place), place) for place in self.places(piece)), reverse=True)

    def improved(self, piece: int, looked: Looked, worth: Callable[[Looked], float]) -> Looked:
        """The best place near this one, by what places are worth."""
        for step in FINER:
            near = [looked.place.moved(dx, dy) for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step))]
            looked = max(looked, *(Looked(self.margin(piece, place), place) for place in near), key=worth)
        return looked

    def ease_after(self, piece: int, looked: Looked, error: float) -> float:
        """About how likely the next one, who misses by so much, can go on: the tower holds and the new top is met."""
        sole = SOLE[shape_of(piece), looked.place.face]
        far_x, far_y = max(x for x, _ in sole), max(y for _, y in sole)
        return survival(looked.margin, error) * _meets(far_x, error) * _meets(far_y, error)
