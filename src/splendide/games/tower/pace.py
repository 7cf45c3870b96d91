"""How long everything may take, and what becomes of it when the time is up."""

import math

from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.aims import Aim, unpack_aim
from splendide.games.tower.play.bases import built_on
from splendide.games.tower.play.hand import NONE, WINDOW_MS
from splendide.games.tower.play.reaching import aim_within_reach, listed, nearest_legal
from splendide.games.tower.play.salvage import unpack_keep
from splendide.games.tower.play.state import BASE, FOUND, GIFT, GIVE, KEEP, LIFT, PICK, PLACE, SETTLE, TAKE
from splendide.games.tower.play.tower import highest_top
from splendide.games.tower.wood.pieces import ALLOWED, FLAT, shape_of

# Seconds: more than anybody needs who is there, so that nobody waits forever for somebody who isn't.
SECONDS = {PICK: 30.0, GIVE: 90.0, LIFT: 45.0, BASE: 60.0, KEEP: 90.0}


def wait(s: Snapshot, seat: int) -> float | None:
    """To let go of the piece, from when it was lifted; a hand that doesn't hurry has no end. Nature never waits."""
    if seat == NATURE:
        return None if s.phase == SETTLE else 0.0
    if s.phase == PLACE:
        return None if s.hand == NONE else float(WINDOW_MS[s.hand]) / 1000
    return SECONDS.get(s.phase)


def claimed(s: Snapshot, seat: int, move: int) -> float | None:
    """Milliseconds since the lift at which the piece was let go of, as the move says."""
    return None if s.phase != PLACE or s.hand == NONE else float(unpack_aim(move)[4])


def late(s: Snapshot, seat: int, hand: Hand) -> int:
    """What somebody would choose without much thought; the hand lets go where it is, or as near to it as can be."""
    if s.phase == PLACE:
        return nearest_legal(s, seat, _aim_of(s, hand, int(WINDOW_MS[s.hand])))
    return max(listed(s, seat), key=lambda move: _liking(s, seat, move))


def _liking(s: Snapshot, seat: int, move: int) -> float:
    """Pieces that one lacks are taken and kept, what one has plenty of is given, and the highest rest is built on."""
    if s.phase == PICK:
        return variety(s, seat, move - TAKE)
    if s.phase == GIVE:
        return -variety(s, seat, move - GIFT)
    if s.phase == KEEP:
        return sum(variety(s, seat, piece) for piece in unpack_keep(move))
    return float(highest_top(s, built_on(s, move - FOUND))) if s.phase == BASE else 0.0


def _aim_of(s: Snapshot, hand: Hand, ms: int) -> Aim:
    """The aim nearest to the hand's x, y, yaw and face that is within reach; the middle, if there is no hand."""
    if len(hand) != 4 or not all(math.isfinite(number) for number in hand):
        return FLAT, 0, 0, 0, ms
    x, y, yaw, face = hand
    wanted = int(face) if face in (0, 1) and ALLOWED[shape_of(s.given), int(face)] else FLAT
    return aim_within_reach(s, wanted, x, y, yaw, ms)
