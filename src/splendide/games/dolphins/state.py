"""A match of Splash! as one record, and what can be read off it."""

from typing import Literal

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import NATURE, state_dtype
from splendide.core.position import Position
from splendide.games.dolphins import COPIES, EXTRA_DOLPHINS, PILE, SEATS
from splendide.games.dolphins.deck import IN_PLAY, SETS, SPLASH, copies, four_of_a_kind

MOST_SEATS = SEATS[-1]
NOBODY = -1
NOTHING = -1  # no card there, no choice made, or none that you may see

PACES: tuple[Literal["calm", "tempo", "dealer"], ...] = ("calm", "tempo", "dealer")
CALM, TEMPO, DEALER_CALLS = range(3)

# What is waited for.
FIRST_DEALER, DEALING, CALLING, PASSING, GRABBING, REACTING, LOTS, OVER = range(8)

# How a deal ended; a false start breaks it off when it decides the match or makes a tie.
NOT_YET, RACED, BROKEN_OFF, GIVEN_UP = range(4)

State = state_dtype(
    ("phase", np.int64),  # what is waited for
    ("pace", np.int64),  # CALM, TEMPO or DEALER_CALLS
    ("advanced", np.int64),  # 1: the advanced game
    ("limit", np.int64),  # seconds for a card, in real time
    ("dealer", np.int64),  # -1 before nature has drawn the first
    ("dealt", np.int64),  # cards dealt in this deal
    ("passes", np.int64),  # in this deal: rounds of passing; advanced, in real time: cards discarded
    ("passed", np.int64),  # the same in the whole match: the tempo rises with it
    ("alarms", np.int64),  # false starts in this deal
    ("tied", np.int64),  # after a tie: bit per seat that can win; 0: everybody can
    ("resume", np.int64),  # the phase that a touch interrupted
    ("caught", np.int64),  # bit per seat that holds a dolphin
    ("level", np.int64),  # the place in the race for which lots are drawn
    ("ends", np.int64),  # during a move: how the deal ends with it
    ("deck", np.int64),  # pieces that are undealt, in the stock or, for whoever may not know them, anywhere
    ("discards", np.int64),  # advanced: pieces on the discard pile, face down
    ("discarded", np.int64),  # how many these are
    ("hand", np.int64, (MOST_SEATS,)),  # pieces; of another's hand only those one knows
    ("held", np.int8, (MOST_SEATS,)),  # how many these are
    ("waiting", np.int8, (MOST_SEATS,)),  # advanced, in real time: cards in the pile in front of a seat
    ("pile", np.int8, (MOST_SEATS, PILE)),  # the pieces in it, first come first; -1 nothing or unknown
    ("choice", np.int8, (MOST_SEATS,)),  # the set to pass or TOUCH, unseen by the others; -1 not chosen yet
    ("arrived", np.int8, (MOST_SEATS,)),  # the piece that came last
    ("place", np.int8, (MOST_SEATS,)),  # in the order of touches, 1 the first, equal if level; 0 has not touched
    ("time", np.int16, (MOST_SEATS,)),  # calm: the time that was drawn, in ms; 0 none
    ("letters", np.int32, (MOST_SEATS,)),  # after a tie more than the word has, without end
    ("kept_still", np.int32, (MOST_SEATS,)),  # letters given by false starts in this deal
    ("alarm_place", np.int8, (MOST_SEATS,)),  # places of the last false start of this deal
    # The deal that ended last:
    ("told_end", np.int64),  # how
    ("told_dealer", np.int64),
    ("told_dolphins", np.int64),
    ("told_tied", np.int64),  # who could win in it, if it was to break a tie; 0: everybody
    ("told_caught", np.int64),
    ("told_place", np.int8, (MOST_SEATS,)),
    ("told_time", np.int16, (MOST_SEATS,)),
    ("told_four", np.int8, (MOST_SEATS,)),  # the set of which a seat held four; -1 none
    ("told_letters", np.int8, (MOST_SEATS,)),  # given by the race
    ("told_still", np.int32, (MOST_SEATS,)),  # given by false starts
)

# Moves: the set to pass, or one of these.
TOUCH = SETS
TOUCH_LEVEL = SETS + 1  # in the same millisecond as the touch before
CALL = SETS + 2


@rule
def left_of(s: Position, seat: int) -> int:
    """Seats are counted clockwise, which is to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_of(s: Position, seat: int) -> int:
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def all_seats(s: Position) -> int:
    return (1 << s.seats) - 1


@rule
def hand_size(s: Position) -> int:
    """Nobody ever holds more."""
    return COPIES + s.advanced


@rule
def passes_freely(s: Position) -> bool:
    """The advanced game in real time: everybody passes at their own speed."""
    return s.advanced == 1 and s.pace != CALM


@rule
def discarder(s: Position) -> int:
    """Advanced: the dealer's right-hand neighbour discards, and the dealer draws."""
    return right_of(s, s.dealer) if s.advanced else NOBODY


@rule
def undealt(s: Position) -> int:
    """How many cards nature can deal next."""
    return COPIES * (SETS if s.advanced else s.seats) - s.dealt


@rule
def stock_size(s: Position) -> int:
    """Advanced: what is neither in a hand, nor in a pile, nor discarded."""
    left = COPIES * SETS - s.discarded
    for seat in range(s.seats):
        left -= s.held[seat] + s.waiting[seat]
    return left


@rule
def whole_deck(s: Position) -> int:
    return IN_PLAY[s.seats, s.advanced]


@rule
def dolphins(s: Position) -> int:
    """One fewer than players, only two after a tie."""
    return EXTRA_DOLPHINS if s.tied else s.seats - 1


@rule
def contends(s: Position, seat: int) -> bool:
    """Whether the seat can still win, and so write letters: everybody can, after a tie only the tied."""
    return s.tied == 0 or (s.tied >> seat) & 1 == 1


@rule
def count_seats(mask: int) -> int:
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


@rule
def dolphins_left(s: Position) -> int:
    return dolphins(s) - count_seats(s.caught)


@rule
def somebody_has_four(s: Position) -> bool:
    for seat in range(s.seats):
        if four_of_a_kind(s.hand[seat]):
            return True
    return False


@rule
def has_four_splash(s: Position, seat: int) -> bool:
    return copies(s.hand[seat], SPLASH) == 15


@rule
def last_place(s: Position) -> int:
    """The place of whoever touched last; 0: nobody has."""
    last = 0
    for seat in range(s.seats):
        last = max(last, s.place[seat])
    return last


@rule
def seats_at(s: Position, place: int) -> int:
    """Bit per seat that touched at this place."""
    there = 0
    for seat in range(s.seats):
        there |= (s.place[seat] == place) << seat
    return there


@rule
def wait_for_nature(s: Position, phase: int) -> None:
    s.phase = phase
    s.pending = 1 << NATURE
