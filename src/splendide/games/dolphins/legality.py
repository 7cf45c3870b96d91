"""What may be done, all of it, at every pace; and what speaks against the rest."""

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE, is_pending
from splendide.core.position import IntArray, Position, Snapshot
from splendide.games.dolphins.deals import must_draw
from splendide.games.dolphins.deck import BOX, SETS, TIMES
from splendide.games.dolphins.passing import has_card, may_choose
from splendide.games.dolphins.race import drawers, may_touch
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    count_seats,
    dolphins_left,
    hand_size,
    passes_freely,
    stock_size,
    undealt,
)


@rule
def moves(s: Position, seat: int, out: IntArray) -> int:
    """In real time a dolphin may be touched at any moment of a deal, though nobody owes it."""
    if seat == NATURE:
        return natures_moves(s)
    n = list_cards(s, seat, out) if may_choose(s, seat) else 0
    if s.pace == CALM:  # there, to touch is a choice like a card
        if n > 0:
            out[n] = TOUCH
            n += 1
        return n
    for move in (TOUCH, TOUCH_LEVEL):
        out[n] = move
        n += may_touch(s, seat, move)
    out[n] = CALL
    return n + (s.phase == CALLING and is_pending(s, seat))


@rule
def list_cards(s: Position, seat: int, out: IntArray) -> int:
    n = 0
    for kind in range(SETS):
        out[n] = kind
        n += has_card(s, seat, kind)
    return n


@rule
def natures_moves(s: Position) -> int:
    """How many."""
    if s.phase == DEALING:
        return undealt(s)
    if s.phase == REACTING:
        return TIMES
    if s.phase == PASSING:
        return stock_size(s) if must_draw(s) else 0
    if s.phase == LOTS:
        return count_seats(drawers(s))
    if s.phase == FIRST_DEALER:
        return s.seats
    return 1 if is_pending(s, NATURE) else 0


# --- Why not? ---------------------------------------------------------------------------------------


def why_not(s: Snapshot, seat: int, move: int) -> Refused | None:
    """What speaks against passing this card or touching a dolphin now."""
    if 0 <= move < SETS:
        return why_not_pass(s, seat, move)
    return why_not_touch(s, seat) if move in (TOUCH, TOUCH_LEVEL) and s.pace != CALM else None


def why_not_pass(s: Snapshot, seat: int, kind: int) -> Refused | None:
    if s.phase == GRABBING:
        return Refused("dolphins-hands-are-out")
    if s.phase not in (CALLING, PASSING):
        return None
    if not has_card(s, seat, kind):
        return Refused("dolphins-not-in-hand", card=BOX.sets[kind])
    return why_not_yet(s, seat) if passes_freely(s) else None


def why_not_yet(s: Snapshot, seat: int) -> Refused:
    """Where everybody passes freely, one waits for the first call, for a card, or for room at the neighbour's."""
    if s.phase == CALLING:
        return Refused("dolphins-not-called")
    if s.held[seat] < hand_size(s):
        return Refused("dolphins-passed-already")
    return Refused("dolphins-no-room")


def why_not_touch(s: Snapshot, seat: int) -> Refused | None:
    if s.phase not in (CALLING, PASSING, GRABBING):
        return Refused("dolphins-between-deals")
    if s.place[seat] > 0:
        return Refused("dolphins-touched-already")
    return Refused("dolphins-none-left") if dolphins_left(s) == 0 else None
