"""Where a piece could be put on its target, how safe that looks, and how sure of hand one must be for it to stand."""

from collections.abc import Callable
from math import atan2, degrees, erf, hypot, inf, sqrt
from typing import NamedTuple

import numpy as np

from splendide.games.tower.mind.skills import higher_up
from splendide.games.tower.wood.pieces import ALLOWED, FLAT, HEIGHT, PRISM, SOLE, STICK, shape_of
from splendide.games.tower.wood.polygons import Point, depth_inside
from splendide.games.tower.wood.poses import Pose, top
from splendide.games.tower.wood.solids import drop, standing, top_face
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import MASSES, Balance

OUTWARD = (0.25, 0.5)  # of the way from the middle of the target to its edge
FINER = (2.0, 1.0, 0.5)  # mm by which a good place is moved to find a better one nearby
NEAR = 4.0  # mm
BREADTH = {both: depth_inside(sole, (0.0, 0.0)) for both, sole in SOLE.items()}  # mm from middle to nearest edge
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
        return self.margins(piece, [place])[0]

    def margins(self, piece: int, places: list[Place]) -> list[float]:
        """Of all these places at once: the piece is as safe as the nearest edge of either face is far."""
        shape = shape_of(piece)
        depths = self._depths(MASSES[shape], places)
        return [
            TOUCHES if self._meets_another(piece, place) else min(BREADTH[shape, place.face], depth)
            for place, depth in zip(places, depths, strict=True)
        ]

    def _depths(self, mass: float, places: list[Place]) -> list[float]:
        """How far inside what carries it a piece so heavy would be; on the table nothing ends."""
        if self.target == TABLE:
            return [inf] * len(places)
        middles = np.array([(place.x, place.y) for place in places])
        depths: list[float] = self.balance.depths_on(self.target, mass, *middles.T).tolist()
        return depths

    def _meets_another(self, piece: int, place: Place) -> bool:
        if not self.obstacles:
            return False
        pose = self.pose(piece, place)
        return any(drop(piece, pose, other, self.poses[other]) < inf for other in self.obstacles)

    def looked_at(self, piece: int, places: list[Place]) -> list[Looked]:
        return [Looked(*both) for both in zip(self.margins(piece, places), places, strict=True)]

    def look(self, piece: int) -> list[Looked]:
        """All places that are worth a look, the safest first, and lying before upright."""
        return sorted(self.looked_at(piece, self.places(piece)), key=margin_of, reverse=True)

    def improved(self, piece: int, looked: Looked, worth: Callable[[Looked], float]) -> Looked:
        """The best place near this one, by what places are worth."""
        for step in FINER:
            near = [looked.place.moved(dx, dy) for dx, dy in ((step, 0), (-step, 0), (0, step), (0, -step))]
            looked = max(looked, *self.looked_at(piece, near), key=worth)
        return looked

    def ease_after(self, piece: int, looked: Looked, error: float) -> float:
        """About how likely the next one, who misses by so much near the table and by more up there, can go on.

        The tower holds and the new top is met.
        """
        both = shape_of(piece), looked.place.face
        sole, error = SOLE[both], higher_up(error, self.ground + float(HEIGHT[both]))
        far_x, far_y = max(x for x, _ in sole), max(y for _, y in sole)
        return survival(looked.margin, error) * _meets(far_x, error) * _meets(far_y, error)
