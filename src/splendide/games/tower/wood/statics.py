"""Exact statics: whether a tower in which every piece rests on one other must stand, and by how many millimetres.

All that is above a contact, the piece itself included, must have its centre of mass over the patch where the two
pieces touch. The margin of a tower is how far inside its patch the worst of these centres is; negative: it falls.
"""

from collections.abc import Mapping
from math import dist, inf
from typing import NamedTuple

import numpy as np

from splendide.games.tower.wood.pieces import MASS, Floats, shape_of
from splendide.games.tower.wood.polygons import SHORTEST, Point, common, depth_inside
from splendide.games.tower.wood.poses import Pose
from splendide.games.tower.wood.solids import bottom_face, top_face
from splendide.games.tower.wood.stacks import TABLE, Supports, carriers

Poses = Mapping[int, Pose]


class Load(NamedTuple):
    """What presses on one contact: the sum of the masses, and of mass times place."""

    mass: float
    x: float
    y: float

    def with_more(self, other: "Load") -> "Load":
        return Load(self.mass + other.mass, self.x + other.x, self.y + other.y)

    @property
    def centre(self) -> Point:
        return (self.x / self.mass, self.y / self.mass)


MASSES: list[float] = MASS.tolist()  # by shape
UNLOADED = Load(0.0, 0.0, 0.0)


def weight(piece: int, pose: Pose) -> Load:
    mass = MASSES[shape_of(piece)]
    return Load(mass, mass * pose[0], mass * pose[1])


def patch(piece: int, pose: Pose, below: int, pose_below: Pose) -> list[Point]:
    """Where two pieces that lie on each other touch, seen from above."""
    return common(bottom_face(piece, pose).outline, top_face(below, pose_below).outline)


class Balance:
    """A standing tower, ready to be asked what one more piece would do to it."""

    def __init__(self, poses: Poses, supports: Supports):
        self.poses, self.supports = poses, supports
        self._known_edges: dict[int, Edges] = {}
        self.patches = {piece: self._patch(piece) for piece in poses}
        self.loads = {piece: weight(piece, pose) for piece, pose in poses.items()}
        for piece in poses:
            for carrier in carriers(supports, supports[piece]):
                self.loads[carrier] = self.loads[carrier].with_more(weight(piece, poses[piece]))

    def _patch(self, piece: int) -> list[Point]:
        below = self.supports[piece]
        if below == TABLE:
            return bottom_face(piece, self.poses[piece]).outline
        return patch(piece, self.poses[piece], below, self.poses[below])

    def margin(self) -> float:
        return min((depth_inside(self.patches[p], load.centre) for p, load in self.loads.items()), default=inf)

    def depths_on(self, target: int, mass: float, x: Floats, y: Floats) -> Floats:
        """The margin of a piece so heavy on this target, and of all that carries it, by where its middle is.

        Its own face, which is as far from its middle however it is turned, is for others to look at.
        """
        return self._edges(target).depths_with(mass, x, y)

    def _edges(self, target: int) -> "Edges":
        """Of the target's top and of all contacts that carry it; looked up once, asked for many places."""
        if target not in self._known_edges:
            below = [(self.patches[carrier], self.loads[carrier]) for carrier in carriers(self.supports, target)]
            self._known_edges[target] = Edges([(top_face(target, self.poses[target]).outline, UNLOADED), *below])
        return self._known_edges[target]


class Edges:
    """All edges of several patches at once, each beside what presses on its patch."""

    def __init__(self, carried: list[tuple[list[Point], Load]]):
        rows = [
            (*start, (end[0] - start[0]) / length, (end[1] - start[1]) / length, *load)
            for outline, load in carried
            for start, end in zip(outline, outline[1:] + outline[:1], strict=True)
            if (length := dist(start, end)) > SHORTEST
        ]
        self.floating = not all(outline for outline, _ in carried)
        self.x, self.y, self.dx, self.dy, *load = np.array(rows, dtype=np.float64).reshape(-1, 7).T
        self.mass, self.load_x, self.load_y = load

    def depths_with(self, mass: float, x: Floats, y: Floats) -> Floats:
        """How far inside the nearest edge of its patch the worst centre is, once there is so much more at a point."""
        if self.floating:
            return np.full(len(x), -inf)
        borne = self.mass + mass
        centre_x = (self.load_x + mass * x[:, None]) / borne - self.x
        centre_y = (self.load_y + mass * y[:, None]) / borne - self.y
        depths: Floats = (self.dx * centre_y - self.dy * centre_x).min(axis=1, initial=inf)
        return depths
