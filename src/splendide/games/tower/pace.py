"""How long a hand holds a piece, and where it lets go when the time is up."""

import math

from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.tower.play.aims import Aim, unpack_aim
from splendide.games.tower.play.hand import NONE, WINDOW_MS
from splendide.games.tower.play.reaching import aim_within_reach, nearest_legal
from splendide.games.tower.play.state import PLACE, SETTLE
from splendide.games.tower.wood.pieces import ALLOWED, FLAT, shape_of


def wait(s: Snapshot, seat: int) -> float | None:
    """To let go of the piece, from when it was lifted; a hand that doesn't hurry has no end. Nature never waits."""
    if seat == NATURE:
        return None if s.phase == SETTLE else 0.0
    return float(WINDOW_MS[s.hand]) / 1000 if s.phase == PLACE and s.hand != NONE else None


def claimed(s: Snapshot, seat: int, move: int) -> float | None:
    """Milliseconds since the lift at which the piece was let go of, as the move says."""
    return None if s.phase != PLACE or s.hand == NONE else float(unpack_aim(move)[4])


def late(s: Snapshot, seat: int, hand: Hand) -> int:
    """The hand lets go where it is, or as near to it as can be."""
    return nearest_legal(s, seat, _aim_of(s, hand, int(WINDOW_MS[s.hand])))


def _aim_of(s: Snapshot, hand: Hand, ms: int) -> Aim:
    """The aim nearest to the hand's x, y, yaw and face that is within reach; the middle, if there is no hand."""
    if len(hand) != 4 or not all(math.isfinite(number) for number in hand):
        return FLAT, 0, 0, 0, ms
    x, y, yaw, face = hand
    wanted = int(face) if face in (0, 1) and ALLOWED[shape_of(s.given), int(face)] else FLAT
    return aim_within_reach(s, wanted, x, y, yaw, ms)
