"""Physics as nature: what becomes of a piece that was let go of is found out by letting it fall."""

import mujoco

from splendide.core.position import Snapshot
from splendide.games.tower.physics.outcome import write
from splendide.games.tower.physics.settling import come_to_rest
from splendide.games.tower.play.tower import pose_of, tower_of
from splendide.games.tower.wood.solids import let_down

ENGINE = f"mujoco {mujoco.__version__}"
SETTLED = 0  # nature's move


def settle(s: Snapshot) -> tuple[int, str]:
    """Nature's move and what it shows: where everything came to rest, after as long as that took."""
    poses, supports = tower_of(s)
    given = int(s.given)
    released = let_down(given, pose_of(s, given), poses.items())
    return SETTLED, write(come_to_rest({**poses, given: released}, {**supports, given: int(s.target)}, given))
