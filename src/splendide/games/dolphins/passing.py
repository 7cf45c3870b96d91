"""Passing cards to the left: all at once at a call or, in the advanced game in real time, everybody as they like."""

from splendide.core.compiled import rule
from splendide.core.game import is_pending
from splendide.core.position import Position
from splendide.games.dolphins import GIVEN_UP_AFTER, PILE
from splendide.games.dolphins.deals import must_draw, next_is, take_from_deck, yet_to_choose
from splendide.games.dolphins.deck import count, one_of
from splendide.games.dolphins.race import resolve_touches, somebody_touches
from splendide.games.dolphins.state import (
    CALLING,
    CALM,
    GIVEN_UP,
    NOTHING,
    PASSING,
    discarder,
    hand_size,
    left_of,
    passes_freely,
    somebody_has_four,
    stock_size,
)


@rule
def may_choose(s: Position, seat: int) -> bool:
    """A card may be chosen, or another one, until all have; before the call too. Freely: who owes a card passes it."""
    if passes_freely(s):
        return s.phase == PASSING and is_pending(s, seat)
    return s.phase == CALLING or (s.phase == PASSING and not must_draw(s))


@rule
def has_card(s: Position, seat: int, kind: int) -> bool:
    return count(s.hand[seat], kind) > 0


# --- At a call all slide a card to the left; nobody ever holds more than 4 --------------------------


@rule
def choose(s: Position, seat: int, choice: int) -> None:
    """Before the call too: then one need not choose when it comes."""
    s.choice[seat] = choice
    if s.phase == PASSING:
        s.pending &= ~(1 << seat)


@rule
def all_have_chosen(s: Position) -> bool:
    return s.phase == PASSING and s.pending == 0 and yet_to_choose(s) == 0


@rule
def end_round(s: Position) -> None:
    """The choices are revealed: cards slide on, unless somebody touches a dolphin in the calm game."""
    if s.pace == CALM and somebody_touches(s):
        resolve_touches(s)
    else:
        slide(s)


@rule
def slide(s: Position) -> None:
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
    count_pass(s)
    next_pass(s)


@rule
def count_pass(s: Position) -> None:
    s.passes += 1
    s.passed += 1


@rule
def goes_nowhere(s: Position) -> bool:
    """Never while somebody holds four, and false starts don't count: random players need some hundred passes a deal."""
    return s.passes >= GIVEN_UP_AFTER and not somebody_has_four(s)


@rule
def next_pass(s: Position) -> None:
    """After the next call, unless nobody calls."""
    if goes_nowhere(s):
        s.ends = GIVEN_UP
    elif s.advanced == 1 or s.pace == CALM:
        reshuffle(s)
        next_is(s, PASSING)
    else:
        next_is(s, CALLING)


# --- Advanced: the dealer's right-hand neighbour discards, the dealer draws -------------------------


@rule
def discard(s: Position, piece: int) -> None:
    s.discards |= 1 << int(piece)
    s.discarded += 1


@rule
def reshuffle(s: Position) -> None:
    """When the stock is out, the discard pile is the stock."""
    if must_draw(s) and stock_size(s) == 0:
        s.deck |= s.discards
        s.discards = 0
        s.discarded = 0


@rule
def draw_card(s: Position, k: int) -> None:
    s.arrived[s.dealer] = take_from_deck(s, s.dealer, k)
    next_is(s, PASSING)


# --- Advanced, in real time: a card passed lies face down until the neighbour has room for it -------


@rule
def pass_freely(s: Position, seat: int, kind: int) -> None:
    piece = one_of(s.hand[seat], kind)
    s.hand[seat] &= ~(1 << piece)
    s.held[seat] -= 1
    if seat == discarder(s):
        discard(s, piece)
        count_pass(s)
    else:
        lay_before(s, left_of(s, seat), piece)
    take_up(s, seat)
    next_pass(s)


@rule
def lay_before(s: Position, seat: int, piece: int) -> None:
    s.pile[seat, s.waiting[seat]] = piece
    s.waiting[seat] += 1
    take_up(s, seat)


@rule
def take_up(s: Position, seat: int) -> None:
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
