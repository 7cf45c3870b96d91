"""What gravity did, seen: an outcome is taken into the state, if it can be one."""

import numpy as np

from splendide.core.errors import Refused
from splendide.core.position import Position
from splendide.games.tower.physics.outcome import Outcome
from splendide.games.tower.play.state import STANDING
from splendide.games.tower.play.tower import members, pieces_at
from splendide.games.tower.wood.poses import Pose
from splendide.games.tower.wood.stacks import NOTHING, TABLE

FARTHEST_OUT = 2000.0  # mm: what rolls off the table is still somewhere


def take_in(s: Position, outcome: Outcome) -> None:
    """The pieces are where this says, and what it calls fallen has fallen."""
    _require_possible(s, outcome)
    for piece, pose in outcome.poses.items():
        s.pose[piece] = [*pose[:3], *_unit(pose[3:])]
        s.support[piece] = outcome.supports[piece]
    s.fallen = sum(1 << piece for piece in outcome.fallen)
    s.touched = outcome.touched
    s.witnessed = 1


def _unit(turn: tuple[float, ...]) -> list[float]:
    length = float(np.sqrt(sum(number * number for number in turn)))
    return [number / length for number in turn]


def _require_possible(s: Position, outcome: Outcome) -> None:
    """It tells of the tower's pieces and the one let go of, of no others, and each stands on something."""
    on_table = {*members(int(pieces_at(s, STANDING))), int(s.given)}
    something = on_table | {TABLE, NOTHING}
    good = set(outcome.poses) == on_table and outcome.touched in something
    good = good and set(outcome.supports.values()) <= something
    good = good and all(_is_somewhere(pose) for pose in outcome.poses.values())
    good = good and all(_has_ground(outcome, piece) for piece in on_table)
    if not (good and _is_well_judged(outcome, int(s.given), int(s.target))):
        raise Refused("bad-shown")


def _is_somewhere(pose: Pose) -> bool:
    x, y, z, *turn = pose
    length = sum(number * number for number in turn)
    return max(abs(x), abs(y)) <= FARTHEST_OUT and -1.0 <= z <= FARTHEST_OUT and 0.9 < length < 1.1


def _has_ground(outcome: Outcome, piece: int) -> bool:
    """Whether one comes to the table going down from a piece that did not fall; none may go round in circles."""
    fallen, seen = piece in outcome.fallen, set()
    while piece >= 0:
        if piece in seen or (not fallen and piece in outcome.fallen):
            return False
        seen.add(piece)
        piece = outcome.supports[piece]
    return fallen or piece == TABLE


def _is_well_judged(outcome: Outcome, placed: int, target: int) -> bool:
    """A base stands however it came to lie; any other piece that rests elsewhere than on its target has fallen."""
    if target == TABLE:
        return not outcome.fallen
    return bool(outcome.fallen) or outcome.supports[placed] == target
