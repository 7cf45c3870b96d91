"""Towers for tests: built by hand from names, or at random."""

from typing import NamedTuple

import numpy as np

from splendide.games.tower.physics.engine import Calm
from splendide.games.tower.wood.pieces import ALLOWED, COLOURS, FACE_NAMES, PIECE_NAMES, PIECES, SOLE
from splendide.games.tower.wood.poses import Pose, as_pose
from splendide.games.tower.wood.solids import GAP, let_down, standing
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

NEVER = Calm(10**6, 0.0, 0.0)  # nothing is ever as still as this: a run goes on to its cap


class Tower(NamedTuple):
    """Pieces on top of each other, the last one on top."""

    poses: dict[int, Pose]
    supports: dict[int, int]

    @property
    def margin(self) -> float:
        return Balance(self.poses, self.supports).margin()

    @property
    def last(self) -> int:
        return list(self.poses)[-1]

    def with_piece(self, piece: int, face: int, x: float, y: float, yaw: float) -> "Tower":
        """One more piece, so far beside the middle of the highest one."""
        below = self.last if self.poses else TABLE
        x, y = (x + self.poses[below][0], y + self.poses[below][1]) if self.poses else (x, y)
        x, y, z, *turn = let_down(piece, standing(piece, face, x, y, yaw), self.poses.items())
        pose = as_pose((x, y, z - GAP, *turn))
        return Tower({**self.poses, piece: pose}, {**self.supports, piece: below})


def tower(*pieces: str) -> Tower:
    """From the bottom up, each as `blue-stick flat 3 -1.5 45`: face, place on the one below, yaw; zero if not said."""
    built = Tower({}, {})
    for words in pieces:
        name, face, *numbers = [*words.split(), "flat"][: max(2, len(words.split()))]
        x, y, yaw = [*(float(number) for number in numbers), 0.0, 0.0, 0.0][:3]
        built = built.with_piece(PIECE_NAMES.index(name), FACE_NAMES.index(face), x, y, yaw)
    return built


def random_tower(rng: np.random.Generator, size: int, spread: float) -> Tower:
    """Pieces of all sorts, each beside the middle of the one below by about this share of its half width."""
    built, width = Tower({}, {}), np.zeros(2)
    for piece in rng.permutation(PIECES)[:size].tolist():
        shape = piece // COLOURS
        face = int(rng.random() * 2) if ALLOWED[shape].all() else 0
        x, y = rng.normal(0, spread, 2) * width
        built = built.with_piece(piece, face, float(x), float(y), rng.random() * 360)
        width = np.ptp(np.array(SOLE[shape, face]), axis=0) / 2
    return built
