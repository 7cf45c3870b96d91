"""Exact statics: whether a tower in which every piece rests on one other must stand, and by how many millimetres.

All that is above a contact, the piece itself included, must have its centre of mass over the patch where the two
pieces touch. The margin of a tower is how far inside its patch the worst of these centres is; negative: it falls.
"""

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

from splendide.games.tower.wood.pieces import MASS, shape_of
from splendide.games.tower.wood.polygons import Point, common, depth_inside
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


def weight(piece: int, pose: Pose) -> Load:
    mass = float(MASS[shape_of(piece)])
    return Load(mass, mass * pose[0], mass * pose[1])


def patch(piece: int, pose: Pose, below: int, pose_below: Pose) -> list[Point]:
    """Where two pieces that lie on each other touch, seen from above."""
    return common(bottom_face(piece, pose).outline, top_face(below, pose_below).outline)


class Balance:
    """A standing tower, ready to be asked what one more piece would do to it."""

    def __init__(self, poses: Poses, supports: Supports):
        self.poses, self.supports = poses, supports
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

    def margin_with(self, piece: int, pose: Pose, target: int) -> float:
        """The margin of the piece on its target, and of what carries it."""
        more = weight(piece, pose)
        if target == TABLE:
            return depth_inside(bottom_face(piece, pose).outline, more.centre)
        least = depth_inside(patch(piece, pose, target, self.poses[target]), more.centre)
        for carrier in carriers(self.supports, target):
            least = min(least, depth_inside(self.patches[carrier], self.loads[carrier].with_more(more).centre))
        return least
