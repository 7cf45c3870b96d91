"""What lies in each zone, counted once for all objectives: what quick thoughts about Splito need."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import (
    COLOURS,
    COLOURS_AMONG,
    DIFFERENT,
    DIFFERENT_VALUES,
    LEAST,
    MAJORITY,
    MOST,
    NUMBERS,
    OF_VALUE,
    VALUES,
    WHAT,
    WHICH,
)

# In a tally: number cards by colour, then by value; all cards of the zone; bit per colour; how many different values;
# how many objectives, and then which.
CARDS_AT, COLOURS_AT, VALUES_AT, OBJECTIVES_AT, FIRST_AT = range(COLOURS + VALUES, COLOURS + VALUES + 5)
DESK = FIRST_AT + 2 * ROUNDS + 1  # columns: no zone gets more cards, with one that is tried
FARTHEST = 12  # an objective that lacks more, or has more too many, is as good as one that lacks so many
STEPS = 2 * FARTHEST + 1
AIM = np.where(LEAST > 0, LEAST, np.where(WHAT == OF_VALUE, LEAST, MOST))  # how much it should have, or may have
BITS = np.array([colours.bit_count() for colours in range(1 << COLOURS)], np.int64)  # by a set of colours
KIND = np.where(WHAT == OF_VALUE, COLOURS + WHICH, WHICH)  # the column that an objective of colours or values counts


@rule
def make_desk(s: Position) -> IntArray:
    """A row for the tally of each zone, and two for the most that there is.

    One array, whose rows are told by their numbers: in playouts, slices of it would take as long as what is counted.
    """
    desk = np.zeros((s.seats + 2, DESK), np.int64)
    count_zones(s, desk)
    return desk


@rule
def count_zones(s: Position, desk: IntArray) -> None:
    """The desk, whatever was on it, is that of this position."""
    for zone in range(s.seats):
        for column in range(FIRST_AT):
            desk[zone, column] = 0
        for card in range(DIFFERENT):
            if s.zone[zone, card] > 0:
                put(desk, zone, card, int(s.zone[zone, card]))
    find_most(desk)


@rule
def put(desk: IntArray, zone: int, card: int, times: int) -> None:
    """So many of this card have been added; what is most has not been looked for again."""
    desk[zone, CARDS_AT] += times
    if card >= NUMBERS:
        desk[zone, FIRST_AT + desk[zone, OBJECTIVES_AT]] = card
        desk[zone, OBJECTIVES_AT] += times
        return
    colour, value = card // VALUES, COLOURS + card % VALUES
    had = desk[zone, value] > 0
    desk[zone, colour] += times
    desk[zone, value] += times
    desk[zone, VALUES_AT] += int(desk[zone, value] > 0) - int(had)
    desk[zone, COLOURS_AT] = desk[zone, COLOURS_AT] & ~(1 << colour) | int(desk[zone, colour] > 0) << colour


@rule
def find_most(desk: IntArray) -> None:
    """The last two rows: of each colour and value, the most that any zone has, and the most of all others but it."""
    most, second = desk.shape[0] - 2, desk.shape[0] - 1
    for kind in range(CARDS_AT):
        desk[most, kind], desk[second, kind] = 0, 0
    for zone in range(most):
        for kind in range(CARDS_AT):
            have, first = desk[zone, kind], desk[most, kind]
            desk[second, kind] = max(desk[second, kind], min(first, have))
            desk[most, kind] = max(first, have)


@rule
def lead(desk: IntArray, zone: int, kind: int) -> int:
    """How many more than any other zone it has of a colour or value."""
    most = desk[desk.shape[0] - 2, kind]
    have = desk[zone, kind]
    return have - (desk[desk.shape[0] - 1, kind] if have == most else most)


@rule
def beyond(desk: IntArray, zone: int, card: int, won: int) -> int:
    """How much more than it should the zone, which has won so many commons, has of what the objective counts."""
    if MAJORITY[card]:
        return lead(desk, zone, KIND[card])
    if WHAT[card] == OF_VALUE:
        return desk[zone, KIND[card]] - AIM[card]
    if WHAT[card] == COLOURS_AMONG:
        return BITS[desk[zone, COLOURS_AT] & WHICH[card]] - AIM[card]
    if WHAT[card] == DIFFERENT_VALUES:
        return desk[zone, VALUES_AT] - AIM[card]
    return desk[zone, CARDS_AT] + won - AIM[card]


@rule
def step_of(distance: int) -> int:
    """Its place in a row of STEPS."""
    return min(max(distance, -FARTHEST), FARTHEST) + FARTHEST
