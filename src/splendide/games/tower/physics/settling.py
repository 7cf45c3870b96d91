"""What became of the tower after a piece was let go of: what stands, what fell, what rests on what.

Standing is what the base carries, directly or through others, without touching the table. A piece that comes to rest
against anything but its target, while everything else stands, has fallen alone. What fell is taken away: if the rest
leaned on it, it settles once more without it.
"""

from collections.abc import Iterable
from math import cos, hypot, pi, sin

import numpy as np

from splendide.games.tower.physics import frames
from splendide.games.tower.physics.engine import Course, Touch, run
from splendide.games.tower.physics.outcome import Outcome
from splendide.games.tower.wood.pieces import FLAT, REACH, Floats, shape_of
from splendide.games.tower.wood.poses import Pose, as_pose
from splendide.games.tower.wood.solids import standing
from splendide.games.tower.wood.stacks import NOTHING, TABLE, Supports, root_of
from splendide.games.tower.wood.statics import Poses

EDGE = 1500.0  # mm from the middle: nothing rolls farther
BESIDE = 80.0  # mm from the middle, where the base is: what is put beside the tower is not nearer


def come_to_rest(poses: Poses, supports: Supports, placed: int = NOTHING) -> Outcome:
    """The tower with the placed piece, which is let go of where it is, over what `supports` says it shall rest on."""
    base = base_of(supports)
    course = run(poses, base)
    if course.failed:
        return _dropped(poses, supports, placed)
    outcome = _verdict(course, base)
    if placed != NOTHING:
        _judge_placed(outcome, course.touches, placed, supports[placed])
    _take_away_fallen(outcome, course.touches)
    outcome.frames = frames.write(course.pieces, course.samples)
    return outcome


def base_of(supports: Supports) -> int:
    return next(piece for piece, support in supports.items() if support == TABLE)


def _dropped(poses: Poses, supports: Supports, placed: int) -> Outcome:
    """Where the engine fails, nothing happens but that the placed piece lies beside the tower."""
    outcome = Outcome(dict(poses), dict(supports), set())
    if placed not in (NOTHING, base_of(supports)):
        outcome.fallen, outcome.touched = {placed}, TABLE
        _put_beside(outcome, placed)
    return outcome


# --- What stands ---------------------------------------------------------------------------------------


def _verdict(course: Course, base: int) -> Outcome:
    on_table = {touch.above for touch in course.touches if touch.below == TABLE}
    tower = _carried(course.touches, [base], set(course.pieces) - on_table - course.moving)
    lying = _carried(course.touches, sorted(on_table - {base}), set(course.pieces) - set(tower))
    supports = dict.fromkeys(course.pieces, NOTHING) | lying | tower
    poses = {piece: _exact(pose) for piece, pose in zip(course.pieces, course.samples[-1], strict=True)}
    return Outcome(poses, supports, set(course.pieces) - set(tower))


def _carried(touches: list[Touch], roots: Iterable[int], among: set[int]) -> dict[int, int]:
    """What each piece rests on, as far as these roots carry it: the one that bears most, of those nearest the root."""
    found = dict.fromkeys(roots, TABLE)
    edge = list(found)
    while edge:
        resting = [t for t in touches if t.carries and t.below in edge and t.above in among and t.above not in found]
        found |= {touch.above: touch.below for touch in sorted(resting, key=lambda touch: touch.force)}
        edge = list({touch.above: None for touch in resting})
    return found


def _exact(pose: Floats) -> Pose:
    """As a float32 can hold it, and on the table."""
    pose = pose.copy()
    pose[:2] = pose[:2].clip(-EDGE, EDGE)
    pose[2] = max(pose[2], 0.0)
    return as_pose(pose.astype(np.float32))


def _judge_placed(outcome: Outcome, touches: list[Touch], placed: int, target: int) -> None:
    """If everything else stands, the placed piece must rest on its target and touch nothing else."""
    if outcome.fallen - {placed}:
        return
    against = [touch for touch in touches if placed in (touch.above, touch.below)]
    force = {touch.below if touch.above == placed else touch.above: touch.force for touch in against}
    force.pop(target, None)
    if force or outcome.fallen:
        on_table = TABLE in force or not force
        outcome.fallen, outcome.touched = {placed}, TABLE if on_table else max(force, key=lambda one: force[one])
        outcome.supports[placed] = TABLE if on_table else NOTHING


# --- What fell -----------------------------------------------------------------------------------------


def _take_away_fallen(outcome: Outcome, touches: list[Touch]) -> None:
    """Every stack stands by itself; what has no place of its own lies beside the tower."""
    for stack in _stacks(outcome):
        if len(stack) > 1 and any((t.above in stack) != (t.below in stack) and t.below != TABLE for t in touches):
            _settle_alone(outcome, stack)
    for piece in sorted(outcome.fallen):
        if outcome.supports[piece] == NOTHING:
            _put_beside(outcome, piece)


def _stacks(outcome: Outcome) -> list[set[int]]:
    """The tower, and every stack that lies on the table."""
    found: dict[int, set[int]] = {}
    for piece in outcome.supports:
        found.setdefault(root_of(outcome.supports, piece), set()).add(piece)
    found.pop(NOTHING, None)
    return list(found.values())


def _settle_alone(outcome: Outcome, stack: set[int]) -> None:
    again = come_to_rest({piece: outcome.poses[piece] for piece in stack}, {p: outcome.supports[p] for p in stack})
    outcome.poses |= again.poses
    outcome.supports |= again.supports
    outcome.fallen |= again.fallen


def _put_beside(outcome: Outcome, piece: int) -> None:
    """The piece lies flat on the table, at the nearest free spot around the tower."""
    others = [pose for other, pose in outcome.poses.items() if other != piece]
    spots = [(BESIDE + 20 * ring, turn * pi / 8) for ring in range(60) for turn in range(16)]
    room = 2 * float(REACH[shape_of(piece)].max()) + 10
    x, y = next(
        (x, y)
        for x, y in ((far * cos(angle), far * sin(angle)) for far, angle in spots)
        if all(hypot(pose[0] - x, pose[1] - y) > room for pose in others)
    )
    outcome.poses[piece] = _exact(np.array(standing(piece, FLAT, x, y, 0.0)))
    outcome.supports[piece] = TABLE
