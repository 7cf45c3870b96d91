"""Physics as nature: what becomes of a piece that was let go of is found out by letting it fall."""

import numpy as np

from splendide.core.game import States
from splendide.games.tower.outcome import Pose, write
from splendide.games.tower.settling import settle as settle_tower
from splendide.games.tower.solids import let_down
from splendide.games.tower.state import SETTLE, STANDING, TABLE
from splendide.games.tower.statics import Poses, Supports

HIGH = 3000.0  # mm: above every tower
SETTLED = 0  # nature's move


def due(s: np.record) -> bool:
    return bool(s.phase == SETTLE)


def settle(states: States) -> tuple[int, str]:
    """Nature's move and what it shows: where everything came to rest, after as long as that took."""
    s = states[0]
    poses, supports = tower_of(s)
    given, target = int(s.given), int(s.target)
    released = lowered(given, pose_of(s, given), poses)
    outcome = settle_tower({**poses, given: released}, {**supports, given: target if poses else TABLE}, given)
    return SETTLED, write(outcome)


def tower_of(s: np.record) -> tuple[Poses, Supports]:
    """The standing pieces, and what each rests on."""
    pieces = [int(piece) for piece in np.flatnonzero(s.where == STANDING)]
    return {piece: pose_of(s, piece) for piece in pieces}, {piece: int(s.support[piece]) for piece in pieces}


def pose_of(s: np.record, piece: int) -> Pose:
    x, y, z, a, b, c, d = s.pose[piece].tolist()
    return (x, y, z, a, b, c, d)


def lowered(piece: int, pose: Pose, poses: Poses) -> Pose:
    """The piece held over the tower, brought down until it nearly touches something."""
    x, y, _, *turn = pose
    return let_down(piece, (x, y, HIGH, turn[0], turn[1], turn[2], turn[3]), poses.items())
