"""How far each objective of a zone has come, counted once for all of them: what quick thoughts about Splito need."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
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
from splendide.games.splito.rules import bits

CARDS_AT = COLOURS + VALUES  # in a tally: number cards by colour, then by value, then all cards of the zone
TALLY = CARDS_AT + 1
FARTHEST = 12  # an objective that lacks more, or has more too many, is as good as one that lacks so many
STEPS = 2 * FARTHEST + 1
AIM = np.where(LEAST > 0, LEAST, np.where(WHAT == OF_VALUE, LEAST, MOST))  # how much it should have, or may have


@rule
def count_zone(s: Position, zone: int, tally: IntArray) -> None:
    tally[:] = 0
    for card in range(NUMBERS):
        put(tally, card, int(s.zone[zone, card]))
    for card in range(NUMBERS, DIFFERENT):
        tally[CARDS_AT] += int(s.zone[zone, card])


@rule
def put(tally: IntArray, card: int, times: int) -> None:
    """So many of this card have been added; fewer than none are taken away again."""
    if card < NUMBERS:
        tally[card // VALUES] += times
        tally[COLOURS + card % VALUES] += times
    tally[CARDS_AT] += times


@rule
def list_objectives(s: Position, zone: int, held: IntArray) -> int:
    """Those that lie in the zone: how many."""
    n = 0
    for card in range(NUMBERS, DIFFERENT):
        held[n] = card
        n += int(s.zone[zone, card] > 0)
    return n


@rule
def lead(tallies: IntArray, seats: int, zone: int, card: int) -> int:
    """How many more than any other zone it has of what a majority counts."""
    what = WHICH[card] if WHAT[card] == OF_COLOUR else COLOURS + WHICH[card]
    most = 0
    for other in range(seats):
        if other != zone:
            most = max(most, tallies[other, what])
    return tallies[zone, what] - most


@rule
def present(tally: IntArray, first: int, kinds: int) -> int:
    """Bit per kind that lies in the zone."""
    found = 0
    for kind in range(kinds):
        if tally[first + kind] > 0:
            found |= 1 << kind
    return found


@rule
def beyond(tallies: IntArray, seats: int, zone: int, card: int, won: int) -> int:
    """How much more than it should the zone has of what the objective counts; it has won so many commons."""
    if MAJORITY[card]:
        return lead(tallies, seats, zone, card)
    tally = tallies[zone]
    if WHAT[card] == OF_VALUE:
        return tally[COLOURS + WHICH[card]] - AIM[card]
    if WHAT[card] == COLOURS_AMONG:
        return bits(present(tally, 0, COLOURS) & WHICH[card]) - AIM[card]
    if WHAT[card] == DIFFERENT_VALUES:
        return bits(present(tally, COLOURS, VALUES)) - AIM[card]
    return tally[CARDS_AT] + won - AIM[card]


@rule
def step_of(distance: int) -> int:
    """Its place in a row of STEPS."""
    return min(max(distance, -FARTHEST), FARTHEST) + FARTHEST
