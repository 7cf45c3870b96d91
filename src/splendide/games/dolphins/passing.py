"""Passing cards to the left: all at once at a call or, in the advanced game in real time, everybody as they like."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import is_pending
from splendide.games.dolphins import PILE
from splendide.games.dolphins.cards import count, one_of
from splendide.games.dolphins.deals import must_draw, next_is, take_from_deck, yet_to_choose
from splendide.games.dolphins.race import is_too_long, resolve_touches, somebody_touches
from splendide.games.dolphins.state import (
    CALLING,
    CALM,
    NOTHING,
    PASSING,
    THROWN,
    discarder,
    hand_size,
    left_of,
    passes_freely,
    stock_size,
)


@rule
def may_choose(s: np.record, seat: int) -> bool:
    """A card may be chosen, or another one, until all have; before the call too. Freely: who owes a card passes it."""
    if passes_freely(s):
        return s.phase == PASSING and is_pending(s, seat)
    return s.phase == CALLING or (s.phase == PASSING and not must_draw(s))


@rule
def has_card(s: np.record, seat: int, kind: int) -> bool:
    return count(s.hand[seat], kind) > 0


# --- At a call all slide a card to the left; nobody ever holds more than 4 --------------------------


@rule
def choose(s: np.record, seat: int, choice: int) -> None:
    """Before the call too: then one need not choose when it comes."""
    s.choice[seat] = choice
    if s.phase == PASSING:
        s.pending &= ~(1 << seat)


@rule
def all_have_chosen(s: np.record) -> bool:
    return s.phase == PASSING and s.pending == 0 and yet_to_choose(s) == 0


@rule
def end_round(s: np.record) -> None:
    """The choices are revealed: cards slide on, unless somebody touches a dolphin in the calm game."""
    if s.pace == CALM and somebody_touches(s):
        resolve_touches(s)
    else:
        slide(s)


@rule
def slide(s: np.record) -> None:
    for seat in range(s.seats):
        piece = one_of(s.hand[seat], s.choice[seat])
        s.hand[seat] &= ~(1 << piece)
        s.arrived[left_of(s, seat)] = piece
        s.choice[seat] = NOTHING
    for seat in range(s.seats):
        if s.advanced == 1 and seat == s.dealer:
            discard(s, s.arrived[seat])
            s.arrived[seat] = NOTHING
            s.held[seat] -= 1
        else:
            s.hand[seat] |= 1 << int(s.arrived[seat])
    s.passes += 1
    next_pass(s)


@rule
def next_pass(s: np.record) -> None:
    """After the next call, unless nobody calls; a deal that has become too long is thrown in."""
    if is_too_long(s):
        s.ends = THROWN
    elif s.advanced == 1 or s.pace == CALM:
        reshuffle(s)
        next_is(s, PASSING)
    else:
        next_is(s, CALLING)


# --- Advanced: the dealer's right-hand neighbour discards, the dealer draws -------------------------


@rule
def discard(s: np.record, piece: int) -> None:
    s.discards |= 1 << int(piece)
    s.discarded += 1


@rule
def reshuffle(s: np.record) -> None:
    """When the stock is out, the discard pile is the stock."""
    if must_draw(s) and stock_size(s) == 0:
        s.deck |= s.discards
        s.discards = 0
        s.discarded = 0


@rule
def draw_card(s: np.record, k: int) -> None:
    s.arrived[s.dealer] = take_from_deck(s, s.dealer, k)
    next_is(s, PASSING)


# --- Advanced, in real time: a card passed lies face down until the neighbour has room for it -------


@rule
def pass_freely(s: np.record, seat: int, kind: int) -> None:
    piece = one_of(s.hand[seat], kind)
    s.hand[seat] &= ~(1 << piece)
    s.held[seat] -= 1
    if seat == discarder(s):
        discard(s, piece)
        s.passes += 1
    else:
        lay_before(s, left_of(s, seat), piece)
    take_up(s, seat)
    next_pass(s)


@rule
def lay_before(s: np.record, seat: int, piece: int) -> None:
    s.pile[seat, s.waiting[seat]] = piece
    s.waiting[seat] += 1
    take_up(s, seat)


@rule
def take_up(s: np.record, seat: int) -> None:
    """Who has room takes the card that came first."""
    if s.waiting[seat] == 0 or s.held[seat] == hand_size(s):
        return
    s.arrived[seat] = s.pile[seat, 0]
    s.hand[seat] |= 1 << int(s.pile[seat, 0])
    s.held[seat] += 1
    for k in range(PILE - 1):
        s.pile[seat, k] = s.pile[seat, k + 1]
    s.pile[seat, PILE - 1] = NOTHING
    s.waiting[seat] -= 1
