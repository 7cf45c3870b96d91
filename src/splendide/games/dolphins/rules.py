"""The rules of Splash!: the verbs. A deal is told in `deals`, `passing`, `race` and `letters`, a state in `state`."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE, IntArray, draw, is_pending
from splendide.games.dolphins import PILE, Options
from splendide.games.dolphins.cards import EVERY_SET, SETS, TIMES, four_of_a_kind, nth
from splendide.games.dolphins.deals import ask, begin_deal, deal_card, must_draw, next_is
from splendide.games.dolphins.letters import end_deal
from splendide.games.dolphins.passing import (
    all_have_chosen,
    choose,
    draw_card,
    end_round,
    has_card,
    may_choose,
    pass_freely,
)
from splendide.games.dolphins.race import (
    drawers,
    end_grab,
    give_by_lot,
    may_touch,
    react,
    touch,
)
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    NOBODY,
    NOT_YET,
    NOTHING,
    PACES,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    State,
    count_seats,
    discarder,
    left_of,
    passes_freely,
    stock_size,
    undealt,
    wait_for_nature,
)

__all__ = ["State", "allows", "hide", "imagine", "moves", "play", "scores", "setup", "witness"]


def setup(s: np.record, seats: int, options: Options) -> None:
    s.seats = seats
    s.advanced = options.game == "advanced"
    s.pace = PACES.index(options.pace)
    s.limit = int(options.limit)
    s.told_four[:] = NOTHING
    begin_deal(s)
    s.dealer = NOBODY
    wait_for_nature(s, FIRST_DEALER)


# --- What may be done ------------------------------------------------------------------------------


@rule
def moves(s: np.record, seat: int, out: IntArray) -> int:
    """In real time touches are not listed: they may be made at any moment, and nobody owes one."""
    if seat == NATURE:
        return natures_moves(s)
    if s.phase == CALLING and is_pending(s, seat):
        out[0] = CALL
        return 1
    if not may_choose(s, seat):
        return 0
    n = 0
    for kind in range(SETS):
        out[n] = kind
        n += has_card(s, seat, kind)
    if s.pace == CALM:
        out[n] = TOUCH
        n += 1
    return n


@rule
def allows(s: np.record, seat: int, move: int) -> bool:
    if 0 <= move < SETS:
        return may_choose(s, seat) and has_card(s, seat, move)
    if move == CALL:
        return s.phase == CALLING and is_pending(s, seat)
    if move == TOUCH and s.pace == CALM:
        return may_choose(s, seat)
    return move in (TOUCH, TOUCH_LEVEL) and may_touch(s, seat, move)


@rule
def natures_moves(s: np.record) -> int:
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
    return 1 if s.pending >> NATURE else 0


# --- What follows ----------------------------------------------------------------------------------


@rule
def play(s: np.record, seat: int, move: int) -> None:
    """What the move does, then what follows from it, then who is asked next."""
    act(s, seat, move)
    if all_have_chosen(s):
        end_round(s)
    if s.ends != NOT_YET:
        end_deal(s)
    if s.pending == 0:
        ask(s)


@rule
def act(s: np.record, seat: int, move: int) -> None:
    if seat == NATURE:
        play_nature(s, move)
    elif move == CALL:
        next_is(s, PASSING)
    elif move >= TOUCH and s.pace != CALM:
        touch(s, seat, move)
    elif passes_freely(s):
        pass_freely(s, seat, move)
    else:
        choose(s, seat, move)


@rule
def play_nature(s: np.record, k: int) -> None:
    if s.phase == DEALING:
        deal_card(s, k)
    elif s.phase == REACTING:
        react(s, k)
    elif s.phase == PASSING:
        draw_card(s, k)
    elif s.phase == CALLING:
        next_is(s, PASSING)
    elif s.phase == GRABBING:
        end_grab(s)
    elif s.phase == LOTS:
        give_by_lot(s, k)
    else:
        s.dealer = k
        wait_for_nature(s, DEALING)


def witness(s: np.record, seat: int, move: int, shown: str) -> None:
    """A touch comes with its time in ms: the rules only want to know that it is one."""
    if seat == NATURE or move not in (TOUCH, TOUCH_LEVEL) or not (shown.isascii() and shown.isdigit()):
        raise Refused("bad-shown")


# --- What a seat knows: its hand, and what it has given its left neighbour --------------------------


@rule
def hide(s: np.record, seat: int) -> None:
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
def knows_arrival(s: np.record, seat: int, other: int) -> bool:
    """Whether the card that came last to another was this seat's: it can't have gone on before the next call."""
    if seat < 0 or other != left_of(s, seat) or s.arrived[other] == NOTHING:
        return False
    return not passes_freely(s) and seat != discarder(s)


@rule
def hide_pile(s: np.record, seat: int) -> None:
    for k in range(PILE):
        if s.pile[seat, k] != NOTHING:
            s.deck |= 1 << int(s.pile[seat, k])
            s.pile[seat, k] = NOTHING


@rule
def imagine(s: np.record, seat: int, rng: np.random.Generator) -> None:
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
def draw_piece(s: np.record, unknown: int, rng: np.random.Generator) -> int:
    """One of so many pieces that could be anywhere leaves them."""
    piece = nth(s.deck, draw(rng, unknown))
    s.deck &= ~(1 << piece)
    return piece


@rule
def imagine_choice(s: np.record, seat: int, rng: np.random.Generator) -> None:
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


# --- The end ---------------------------------------------------------------------------------------


@rule
def scores(s: np.record, out: IntArray) -> None:
    """Letters: the word, and after a tie what was written beyond it."""
    for seat in range(s.seats):
        out[seat, 0] = s.letters[seat]
