"""How likely each seat is to win a match of Split it!, from what lies in front of everybody and what the deck holds."""

from math import erf, exp, sqrt

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.game import SCORE_COLUMNS
from splendide.core.position import IntArray, Position
from splendide.games.splitit.deck import CARDS, JOKER, VALUES
from splendide.games.splitit.rules import MOST_SEATS, longest_column, scores

FloatArray = NDArray[np.float64]
TAKEN = 0.7  # of the cards that are turned up, how many somebody gets
LONGEST = 16  # cards in a column at most, as far as is looked
NEVER = 1e-6  # a chance that is none
UNSURE = 3.0  # variance of a lead that the columns don't show
LEAD = 0.002  # what a point of lead counts beside winning
TAKING = (
    0.005  # what a card more that is taken, and not lost to all, counts: two who only starve each other win nothing
)


# --- The end is known -----------------------------------------------------------------------------------


@rule
def share_of_win(s: Position, out: FloatArray) -> None:
    """Who has won has 1, divided among several."""
    table = np.zeros((s.seats, SCORE_COLUMNS), np.int64)
    scores(s, table)
    winners = 0
    for seat in range(s.seats):
        out[seat] = 0.0 if is_beaten(table, seat) else 1.0
        winners += int(out[seat])
    for seat in range(s.seats):
        out[seat] = out[seat] / winners


@rule
def is_beaten(table: IntArray, seat: int) -> bool:
    for other in range(table.shape[0]):
        for column in range(SCORE_COLUMNS):
            if table[other, column] != table[seat, column]:
                if table[other, column] > table[seat, column]:
                    return True
                break
    return False


# --- What may still come ----------------------------------------------------------------------------------


@rule
def joker_wishes(s: Position, seat: int, wishes: FloatArray) -> None:
    """How a seat's jokers would be spread: on columns that it has, where much is at stake and it is close."""
    total = 0.0
    for value in range(1, VALUES + 1):
        wishes[value] = 0.0
        if s.columns[seat, value] > 0:
            behind = longest_column(s.columns, s.seats, value) - s.columns[seat, value]
            wishes[value] = value / (1.0 + behind)
            total += wishes[value]
    for value in range(1, VALUES + 1):
        wishes[value] = wishes[value] / total if total > 0 else 1.0 / VALUES


@rule
def expected_cards(s: Position, coming: FloatArray) -> None:
    """coming[seat, value]: how many more cards its column can expect, jokers included."""
    wishes = np.empty(VALUES + 1)
    for seat in range(s.seats):
        joker_wishes(s, seat, wishes)
        jokers = s.columns[seat, JOKER] + TAKEN * s.deck[JOKER] / s.seats
        for value in range(1, VALUES + 1):
            coming[seat, value] = TAKEN * s.deck[value] / s.seats + jokers * wishes[value]


# --- How likely a column is the longest -------------------------------------------------------------------


@rule
def lengths(have: int, coming: float, chances: FloatArray) -> None:
    """chances[k]: how likely the column has k cards in the end, what comes being a matter of luck."""
    chances[:] = 0.0
    left, chance = 1.0, exp(-coming)
    k = have
    while k < LONGEST - 1 and left > NEVER:
        chances[k] = chance
        left -= chance
        k += 1
        chance *= coming / (k - have)
    chances[k] = max(0.0, left)


@rule
def hold_column(s: Position, value: int, coming: FloatArray, room: FloatArray, held: FloatArray) -> None:
    """held[seat]: how likely nobody's column of this value is longer than the seat's, which has a card."""
    chances, below = room[:MOST_SEATS], room[MOST_SEATS]
    for seat in range(s.seats):
        lengths(s.columns[seat, value], coming[seat, value], chances[seat])
        held[seat] = 0.0
        below[seat] = chances[seat, 0]
    for k in range(1, LONGEST):
        for seat in range(s.seats):
            below[seat] += chances[seat, k]
        for seat in range(s.seats):
            if chances[seat, k] > NEVER:
                longest = chances[seat, k]
                for other in range(s.seats):
                    if other != seat:
                        longest *= below[other]
                held[seat] += longest


# --- How likely each seat is to win -------------------------------------------------------------------------


@rule
def count_on(s: Position, mean: FloatArray, variance: FloatArray) -> None:
    """The points that each seat can count on, and how unsure they are."""
    coming = np.empty((MOST_SEATS, VALUES + 1))
    expected_cards(s, coming)
    held, room = np.empty(MOST_SEATS), np.empty((MOST_SEATS + 1, LONGEST))
    mean[:] = 0.0
    variance[:] = 0.0
    for value in range(1, VALUES + 1):
        hold_column(s, value, coming, room, held)
        for seat in range(s.seats):
            mean[seat] += value * held[seat]
            variance[seat] += value * value * held[seat] * (1 - held[seat])


@rule
def more_taken(s: Position) -> float:
    """How many cards more have been taken than are usual of those that have come."""
    taken = 0
    for seat in range(s.seats):
        for card in range(VALUES + 1):
            taken += s.columns[seat, card]
    return taken - TAKEN * (CARDS - s.left - s.length)


@rule
def prospects(s: Position, out: FloatArray) -> None:
    """How likely each seat is ahead of every other; a little for the lead, which still matters when all is lost,
    and for a lively match, which is everybody's gain.
    """
    if s.pending == 0:
        share_of_win(s, out)
        return
    mean, variance = np.empty(MOST_SEATS), np.empty(MOST_SEATS)
    count_on(s, mean, variance)
    lively = TAKING * more_taken(s)
    for seat in range(s.seats):
        ahead, rival = 1.0, -np.inf
        for other in range(s.seats):
            if other != seat:
                spread = sqrt(2 * (variance[seat] + variance[other] + UNSURE))
                ahead *= 0.5 * (1 + erf((mean[seat] - mean[other]) / spread))
                rival = max(rival, mean[other])
        out[seat] = ahead + LEAD * (mean[seat] - rival) + lively
