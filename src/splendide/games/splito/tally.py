"""How far each objective of a zone has come, counted once for all of them: what quick thoughts about Splito need."""

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
    OF_COLOUR,
    OF_VALUE,
    VALUES,
    WHAT,
    WHICH,
)

# In a tally: number cards by colour, then by value; all cards of the zone; bit per colour; how many different values.
CARDS_AT, COLOURS_AT, VALUES_AT = range(COLOURS + VALUES, COLOURS + VALUES + 3)
DESK = 2 * ROUNDS + 2  # columns: no zone gets more cards, with one that is tried
FARTHEST = 12  # an objective that lacks more, or has more too many, is as good as one that lacks so many
STEPS = 2 * FARTHEST + 1
BITS = np.array([colours.bit_count() for colours in range(1 << COLOURS)], np.int64)  # by a set of colours
AIM = np.where(LEAST > 0, LEAST, np.where(WHAT == OF_VALUE, LEAST, MOST))  # how much it should have, or may have


@rule
def make_desk(s: Position) -> IntArray:
    """A row for the tally of each zone, then room for what is elsewhere and for objectives, on either side of a seat.

    One array, whose rows are told by their numbers: in playouts, slices of it would take as long as what is counted.
    """
    desk = np.zeros((s.seats + 4, DESK), np.int64)
    for zone in range(s.seats):
        for card in range(DIFFERENT):
            if s.zone[zone, card] > 0:
                put(desk, zone, card, int(s.zone[zone, card]))
    return desk


@rule
def put(desk: IntArray, zone: int, card: int, times: int) -> None:
    """So many of this card have been added; fewer than none are taken away again."""
    desk[zone, CARDS_AT] += times
    if card >= NUMBERS:
        return
    colour, value = card // VALUES, COLOURS + card % VALUES
    had = desk[zone, value] > 0
    desk[zone, colour] += times
    desk[zone, value] += times
    desk[zone, VALUES_AT] += int(desk[zone, value] > 0) - int(had)
    desk[zone, COLOURS_AT] = desk[zone, COLOURS_AT] & ~(1 << colour) | int(desk[zone, colour] > 0) << colour


@rule
def find_most(desk: IntArray, seats: int, zone: int, most: int) -> None:
    """Row `most`: of each colour and value, the most that any zone but this one has."""
    for kind in range(CARDS_AT):
        desk[most, kind] = 0
    for other in range(seats):
        if other != zone:
            for kind in range(CARDS_AT):
                desk[most, kind] = max(desk[most, kind], desk[other, kind])


@rule
def list_objectives(s: Position, zone: int, desk: IntArray, held: int) -> int:
    """Row `held`: those that lie in the zone. How many."""
    n = 0
    for card in range(NUMBERS, DIFFERENT):
        desk[held, n] = card
        n += int(s.zone[zone, card] > 0)
    return n


@rule
def lead(desk: IntArray, zone: int, most: int, card: int) -> int:
    """How many more than any other zone it has of what a majority counts."""
    what = WHICH[card] if WHAT[card] == OF_COLOUR else COLOURS + WHICH[card]
    return desk[zone, what] - desk[most, what]


@rule
def beyond(desk: IntArray, zone: int, most: int, card: int, won: int) -> int:
    """How much more than it should the zone has of what the objective counts; it has won so many commons."""
    if MAJORITY[card]:
        return lead(desk, zone, most, card)
    if WHAT[card] == OF_VALUE:
        return desk[zone, COLOURS + WHICH[card]] - AIM[card]
    if WHAT[card] == COLOURS_AMONG:
        return BITS[desk[zone, COLOURS_AT] & WHICH[card]] - AIM[card]
    if WHAT[card] == DIFFERENT_VALUES:
        return desk[zone, VALUES_AT] - AIM[card]
    return desk[zone, CARDS_AT] + won - AIM[card]


@rule
def step_of(distance: int) -> int:
    """Its place in a row of STEPS."""
    return min(max(distance, -FARTHEST), FARTHEST) + FARTHEST
