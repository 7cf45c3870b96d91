"""The rules of Higher."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE, draw, is_pending, state_dtype
from splendide.core.position import IntArray, Position, Snapshot

from . import CARDS, ROUNDS, SEATS, SECONDS, Options

NO_BET = -1
LOW, HIGH = 0, 1

State = state_dtype(
    ("rounds", np.int64),  # how many are played
    ("seconds", np.int64),  # for a bet; 0: as long as it takes
    ("dealt", np.int64),  # how many seats have their card
    ("card", np.int8, (SEATS[-1],)),  # 1…6; 0: none, or not for you to know
    ("bet", np.int8, (SEATS[-1],)),  # this round's, until all are in
    ("points", np.int64, (SEATS[-1],)),
)


def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.rounds = ROUNDS[options.length]
    s.seconds = SECONDS[options.clock]
    s.bet[:] = NO_BET
    s.pending = 1 << NATURE


@rule
def moves(s: Position, seat: int, out: IntArray) -> int:
    """A bet may be changed until all are in."""
    if seat == NATURE:
        return CARDS if s.pending >> NATURE else 0
    if s.dealt < s.seats:
        return 0
    out[0] = LOW
    out[1] = HIGH
    return 2


def why_not(s: Snapshot, seat: int, move: int) -> Refused | None:
    return Refused("higher-no-card") if move in (LOW, HIGH) and s.dealt < s.seats else None


@rule
def play(s: Position, seat: int, move: int) -> None:
    if seat == NATURE:
        s.card[s.dealt] = move + 1
        s.dealt += 1
        if s.dealt == s.seats:
            s.pending = (1 << s.seats) - 1
        return
    s.bet[seat] = move
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        end_round(s)


@rule
def end_round(s: Position) -> None:
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
def hide(s: Position, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.card[other] = 0
            s.bet[other] = NO_BET


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    for other in range(s.dealt):
        if other != seat:
            s.card[other] = 1 + draw(rng, CARDS)
            if s.dealt == s.seats and not is_pending(s, other):
                s.bet[other] = draw(rng, 2)


def audience(s: Snapshot, seat: int, move: int) -> int:
    """A card is seen by the one it is dealt to."""
    return 1 << int(s.dealt) if seat == NATURE else EVERYONE


@rule
def scores(s: Position, out: IntArray) -> None:
    for seat in range(s.seats):
        out[seat, 0] = s.points[seat]
