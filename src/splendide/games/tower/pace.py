"""How long the hand may hold a piece, and what becomes of it when the time is up."""

import math

import numpy as np

from splendide.core.game import States
from splendide.core.reading import reading
from splendide.games.tower.hand import NONE, WINDOW_MS
from splendide.games.tower.pieces import ALLOWED, COLOURS, FLAT
from splendide.games.tower.placing import allows_aim, pack_aim, reach_of, simple_aim, unpack_aim
from splendide.games.tower.state import PLACE, YAWS


def limit(s: np.record, seat: int) -> float | None:
    """Seconds to let go of the piece, counted from when it was lifted; everything else may take its time."""
    if s.phase != PLACE or s.hand == NONE:
        return None
    return float(WINDOW_MS[s.hand]) / 1000


def claimed(s: np.record, seat: int, move: int) -> float | None:
    """Milliseconds since the lift at which the piece was let go of, as the move says."""
    return None if s.phase != PLACE or s.hand == NONE else float(unpack_aim(move)[4])


def late(states: States, seat: int, hand: list[float]) -> int:
    """At the end the hand lets go where it is, or, where that can't be, in the middle of the target."""
    s = reading(states)
    ms = int(WINDOW_MS[s.hand])
    if len(hand) == 4 and all(math.isfinite(number) for number in hand):
        move = _aim_at(s, hand, ms)
        if allows_aim(s, move):
            return move
    face, x, y, yaw, _ = simple_aim(s, 0)
    return pack_aim(int(face), int(x), int(y), int(yaw), ms)


def _aim_at(s: np.record, hand: list[float], ms: int) -> int:
    """The aim nearest to the hand's x, y, yaw and face that is within reach."""
    x, y, yaw, face = hand
    far = math.hypot(x, y)
    nearer = min(1.0, (float(reach_of(s)) - 0.1) / far) if far else 1.0
    shape = int(s.given) // COLOURS
    wanted = int(face) if face in (0, 1) and ALLOWED[shape, int(face)] else FLAT
    return pack_aim(wanted, round(10 * nearer * x), round(10 * nearer * y), round(2 * yaw) % YAWS, ms)
