"""How good a position of Split it! looks."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.splitit.deck import JOKER, LONGEST_ROW, VALUES
from splendide.games.splitit.prospects import prospects
from splendide.games.splitit.rules import NOBODY, PLACING, SPLITTING

__all__ = ["forget", "is_routine", "prospects", "worth"]

WAITING_JOKER = 2.0  # points that a joker without a column is about worth
SHARE = 0.25  # of the cards left in the deck, how many change a column's lead


@rule
def worth(s: Position, seat: int, learned: NDArray[np.float32]) -> float:
    """About how many points this seat will be ahead of its best rival."""
    rival = -np.inf
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, expected(s, other))
    return expected(s, seat) - rival


@rule
def expected(s: Position, seat: int) -> float:
    points = WAITING_JOKER * s.columns[seat, JOKER]
    for value in range(1, VALUES + 1):
        points += value * hold(s, seat, value)
    return points


@rule
def hold(s: Position, seat: int, value: int) -> float:
    """How surely the seat will have the longest column: from 0, too far behind, to 1, out of reach."""
    longest = 1  # a column nobody has earns nobody anything
    for other in range(s.seats):
        if other != seat:
            longest = max(longest, s.columns[other, value])
    lead = s.columns[seat, value] - longest
    open_cards = SHARE * s.deck[value]
    return min(1.0, max(0.0, (lead + 1 + open_cards) / (1 + 2 * open_cards)))


@rule
def is_routine(s: Position) -> bool:
    """Where a joker goes is one's own affair."""
    return s.phase == PLACING


@rule
def forget(s: Position) -> None:
    """What was revealed before, and how what stays was split."""
    s.told_row[:] = 0
    s.told_cuts[:] = 0
    s.told_gone[:] = 0
    s.told_bets[:] = 0
    s.reveals = 0
    if s.phase == SPLITTING:
        s.cuts[:] = 0
        s.gone = NOBODY
        for i in range(s.length, LONGEST_ROW):
            s.row[i] = 0
