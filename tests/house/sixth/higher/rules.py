"""The rules of Higher."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import NATURE, IntArray, draw, is_pending, state_dtype

from . import CARDS, ROUNDS, SEATS, Options

NO_BET = -1
LOW, HIGH = 0, 1

State = state_dtype(
    ("rounds", np.int64),  # how many are played
    ("dealt", np.int64),  # how many seats have their card
    ("card", np.int8, (SEATS[-1],)),  # 1…6; 0: none, or not for you to know
    ("bet", np.int8, (SEATS[-1],)),  # this round's, until all are in
    ("points", np.int64, (SEATS[-1],)),
)


def setup(s: np.record, seats: int, options: Options) -> None:
    s.seats = seats
    s.rounds = ROUNDS[options.length]
    s.bet[:] = NO_BET
    s.pending = 1 << NATURE


@rule
def moves(s: np.record, seat: int, out: IntArray) -> int:
    if seat == NATURE:
        return CARDS if s.pending >> NATURE else 0
    if s.dealt < s.seats:
        return 0
    out[0] = LOW
    out[1] = HIGH
    return 2


@rule
def play(s: np.record, seat: int, move: int) -> None:
    if seat == NATURE:
        s.card[s.dealt] = move + 1
        s.dealt += 1
        if s.dealt == s.seats:
            s.pending = (1 << s.seats) - 1
        return
    s.bet[seat] = move
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        settle(s)


@rule
def settle(s: np.record) -> None:
    """A point to everyone who bet right, and one to each who held the highest card."""
    best = s.card[: s.seats].max()
    for seat in range(s.seats):
        highest = s.card[seat] == best
        s.points[seat] += int(highest) + int(highest == (s.bet[seat] == HIGH))
    s.card[:] = 0
    s.bet[:] = NO_BET
    s.dealt = 0
    s.turn += 1
    s.pending = 1 << NATURE if s.turn < s.rounds else 0


@rule
def hide(s: np.record, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.card[other] = 0
            s.bet[other] = NO_BET


@rule
def imagine(s: np.record, seat: int, rng: np.random.Generator) -> None:
    for other in range(s.dealt):
        if other != seat:
            s.card[other] = 1 + draw(rng, CARDS)
            if s.dealt == s.seats and not is_pending(s, other):
                s.bet[other] = draw(rng, 2)


@rule
def scores(s: np.record, out: IntArray) -> None:
    for seat in range(s.seats):
        out[seat, 0] = s.points[seat]
