"""Towers on which pieces stand side by side, tall beside low, as falls leave them; physics says that they stand."""

from math import cos, pi, sin

import numpy as np

from splendide.games.tower.physics.settling import come_to_rest
from splendide.games.tower.tests.towers import Tower
from splendide.games.tower.wood.pieces import (
    ALLOWED,
    COLOURS,
    CUBE,
    FLAT,
    PIECES,
    PLATE,
    PRISM,
    SMALL,
    STICK,
    UPRIGHT,
    shape_of,
)
from splendide.games.tower.wood.poses import Pose, are_in_each_other, as_pose, top
from splendide.games.tower.wood.solids import standing

Rng = np.random.Generator
LOW = (SMALL, SMALL, STICK, PRISM)  # in the middle, lying
TALL = (STICK, STICK, STICK, PRISM, CUBE, SMALL)  # around it, upright
EDGE = 24.0  # mm from the middle of the plate: farther out nothing stands on it
CLOSE = 0.2  # mm between neighbours


def crowd(rng: Rng) -> Tower:
    """Something low in the middle of a plate, tall things close around it, and something on top of some of them."""
    while True:
        built = _with_more_on_top(rng, _with_neighbours(rng, _with_something_low(rng, _foot(rng))))
        outcome = come_to_rest(built.poses, built.supports)
        if not outcome.fallen and outcome.supports == built.supports:
            return Tower(outcome.poses, outcome.supports)


def _foot(rng: Rng) -> Tower:
    """A plate on the table or on others."""
    built = Tower({}, {})
    for piece in (PLATE * COLOURS + rng.permutation(COLOURS)[: rng.integers(1, 4)]).tolist():
        built = built.with_piece(piece, FLAT, 0.0, 0.0, _angle(rng))
    return built


def _with_something_low(rng: Rng, built: Tower) -> Tower:
    x, y = rng.uniform(-8, 8, 2).tolist()
    return built.with_piece(_one_of(rng, built, LOW), FLAT, x, y, _angle(rng))


def _with_neighbours(rng: Rng, built: Tower) -> Tower:
    """Each comes from the middle as far out as it must to stand beside the others."""
    plate, low = built.supports[built.last], built.poses[built.last]
    for _ in range(rng.integers(1, 7)):
        piece, angle, yaw = _one_of(rng, built, TALL), _angle(rng), _angle(rng)
        for far in np.arange(0.0, 2 * EDGE, 0.5).tolist():
            x, y = low[0] + far * cos(angle * pi / 180), low[1] + far * sin(angle * pi / 180)
            pose = _upright(piece, x, y, yaw, _top(built, plate))
            if max(abs(x), abs(y)) < EDGE and _is_free(built, piece, pose, plate):
                built = Tower({**built.poses, piece: pose}, {**built.supports, piece: plate})
                break
    return built


def _with_more_on_top(rng: Rng, built: Tower) -> Tower:
    for _ in range(rng.integers(0, 3)):
        piece = _one_of(rng, built, TALL)
        below = int(rng.choice([one for one in built.poses if one not in built.supports.values()]))
        pose = _upright(piece, *built.poses[below][:2], _angle(rng), _top(built, below))
        if _is_free(built, piece, pose, below):
            built = Tower({**built.poses, piece: pose}, {**built.supports, piece: below})
    return built


# --- Pieces and places ------------------------------------------------------------------------------------


def _angle(rng: Rng) -> float:
    return float(rng.random() * 360)


def _one_of(rng: Rng, built: Tower, shapes: tuple[int, ...]) -> int:
    """A piece of one of these shapes that is still there."""
    left = [piece for piece in range(PIECES) if piece not in built.poses]
    shape = int(rng.choice([shape for shape in shapes if any(shape_of(piece) == shape for piece in left)]))
    return int(rng.choice([piece for piece in left if shape_of(piece) == shape]))


def _upright(piece: int, x: float, y: float, yaw: float, ground: float) -> Pose:
    return standing(piece, UPRIGHT if ALLOWED[shape_of(piece), UPRIGHT] else FLAT, x, y, yaw, ground)


def _top(built: Tower, piece: int) -> float:
    return float(top(built.poses[piece], shape_of(piece)))


def _is_free(built: Tower, piece: int, pose: Pose, below: int) -> bool:
    """Whether it touches nothing but what it stands on."""
    others = ((shape_of(other), at) for other, at in built.poses.items() if other != below)
    x, y, *rest = pose
    nudged = [as_pose((x + dx, y + dy, *rest)) for dx, dy in ((CLOSE, 0), (-CLOSE, 0), (0, CLOSE), (0, -CLOSE))]
    return not any(are_in_each_other(one, shape_of(piece), at, shape) for shape, at in others for one in nudged)
