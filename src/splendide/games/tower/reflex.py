"""What others see of a bot's hand: it brings the piece from the side, slows down, hesitates, and lets go."""

from math import cos, pi, sin

import numpy as np

from splendide.core.contract import Rng
from splendide.core.facts import Impulse, Path, Senses
from splendide.core.position import Snapshot
from splendide.games.tower.play.aims import unpack_aim
from splendide.games.tower.play.state import PLACE

SECONDS = (1.5, 2.5)  # from the side to the aim
PER_SECOND = 15
FROM = (50.0, 90.0)  # mm beside the aim where it begins
TURNED = 60.0  # degrees at most by which it is turned there
HESITATION = 0.25  # of the time, at the end
SEARCHING = 3.0  # mm by which it wanders on the way


def impulses(s: Snapshot, seat: int, level: str, rng: Rng, senses: Senses) -> list[Impulse]:
    """A hand is seen only on its way to where a piece is let go of."""
    if senses.decided is None:
        return []
    return [Impulse(0.0, _gesture(senses.decided, rng) if s.phase == PLACE else [], senses.decided)]


def _gesture(move: int, rng: Rng) -> Path:
    """The hand on its way to where this move lets go of the piece: x, y, yaw and face as in an aim."""
    face, x, y, yaw, _ = unpack_aim(move)
    seconds, far, angle = rng.uniform(*SECONDS), rng.uniform(*FROM), rng.uniform(0, 2 * pi)
    away = np.array([far * cos(angle), far * sin(angle), rng.uniform(-TURNED, TURNED)])
    aim, swerve = np.array([x / 10, y / 10, yaw / 2]), rng.normal(0, SEARCHING, 3)
    return [
        (float(seconds * part), [*(aim + away * _distance(part) + swerve * _wandering(part)).tolist(), float(face)])
        for part in np.linspace(0, 1, round(seconds * PER_SECOND) + 1)
    ]


def _distance(part: float) -> float:
    """The share of the way that is left: quick at first, gently slowing, nothing while it hesitates."""
    left = max(0.0, 1 - part / (1 - HESITATION))
    return left * left * (3 - 2 * left)


def _wandering(part: float) -> float:
    """To one side and back, nothing at both ends."""
    return sin(pi * part) * sin(2 * pi * part)
