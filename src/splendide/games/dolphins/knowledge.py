"""What a seat knows: its hand, and what it has given its left neighbour. Beside it, what it could imagine."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import AT_ONCE, EVERYONE, NATURE, draw, is_pending
from splendide.core.position import Position, Snapshot
from splendide.games.dolphins import PILE
from splendide.games.dolphins.deals import must_draw, next_to_be_dealt
from splendide.games.dolphins.deck import EVERY_SET, four_of_a_kind, nth
from splendide.games.dolphins.state import (
    CALM,
    DEALING,
    NOTHING,
    PASSING,
    TOUCH,
    discarder,
    hand_size,
    left_of,
    passes_freely,
    stock_size,
    undealt,
)


@rule
def hide(s: Position, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            known = 1 << int(s.arrived[other]) if knows_arrival(s, seat, other) else 0
            s.deck |= s.hand[other] & ~known
            s.hand[other] &= known
            s.choice[other] = NOTHING
            if known == 0:
                s.arrived[other] = NOTHING
        if seat < 0 or other != left_of(s, seat):
            hide_pile(s, other)
    s.deck |= s.discards
    s.discards = 0


@rule
def knows_arrival(s: Position, seat: int, other: int) -> bool:
    """Whether the card that came last to another was this seat's: it can't have gone on before the next call."""
    if seat < 0 or other != left_of(s, seat) or s.arrived[other] == NOTHING:
        return False
    return not passes_freely(s) and seat != discarder(s)


@rule
def hide_pile(s: Position, seat: int) -> None:
    for k in range(PILE):
        if s.pile[seat, k] != NOTHING:
            s.deck |= 1 << int(s.pile[seat, k])
            s.pile[seat, k] = NOTHING


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    left = stock_size(s) if s.advanced else undealt(s)
    unknown = count_pieces(s.deck)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.held[other] - count_pieces(s.hand[other])):
                s.hand[other] |= 1 << draw_piece(s, unknown, rng)
                unknown -= 1
            imagine_choice(s, other, rng)
        for k in range(s.waiting[other]):
            if s.pile[other, k] == NOTHING:
                s.pile[other, k] = draw_piece(s, unknown, rng)
                unknown -= 1
    while unknown > left:
        s.discards |= 1 << draw_piece(s, unknown, rng)
        unknown -= 1


@rule
def draw_piece(s: Position, unknown: int, rng: np.random.Generator) -> int:
    """One of so many pieces that could be anywhere leaves them."""
    piece = nth(s.deck, draw(rng, unknown))
    s.deck &= ~(1 << piece)
    return piece


@rule
def imagine_choice(s: Position, seat: int, rng: np.random.Generator) -> None:
    """What came last, if unknown, is some card of the hand; who has chosen has chosen one, or to touch with four."""
    if s.passes > 0 and s.arrived[seat] == NOTHING:
        s.arrived[seat] = nth(s.hand[seat], draw(rng, s.held[seat]))
    if s.phase == PASSING and not passes_freely(s) and not is_pending(s, seat) and not must_draw(s):
        touches = s.pace == CALM and four_of_a_kind(s.hand[seat]) != 0
        s.choice[seat] = TOUCH if touches else nth(s.hand[seat], draw(rng, s.held[seat])) // 4


@rule
def count_pieces(mask: int) -> int:
    n = 0
    mask &= EVERY_SET
    while mask:
        mask &= mask - 1
        n += 1
    return n


# --- Who may read a move ----------------------------------------------------------------------------


def audience(s: Snapshot, seat: int, move: int) -> int:
    """In real time a touch is seen as soon as it is made; so is a card passed without a call, by whom it concerns."""
    if seat == NATURE:
        return owner_of_next(s)
    at_once = AT_ONCE if s.pace != CALM and (move >= TOUCH or passes_freely(s)) else 0
    return at_once | (EVERYONE if move >= TOUCH else readers_of_pass(s, seat))


def owner_of_next(s: Snapshot) -> int:
    """A card dealt or drawn is its owner's secret."""
    if s.phase == DEALING:
        return 1 << int(next_to_be_dealt(s))
    return 1 << int(s.dealer) if s.phase == PASSING else EVERYONE


def readers_of_pass(s: Snapshot, seat: int) -> int:
    """A card passed is the giver's secret and, if taken up at once, the taker's."""
    if passes_freely(s) and seat != discarder(s) and s.held[left_of(s, seat)] < hand_size(s):
        return 1 << seat | 1 << int(left_of(s, seat))
    return 1 << seat
