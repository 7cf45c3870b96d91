"""How good a position of Splito looks: what the zones are likely to be worth, mine against the others'."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.facts import Search
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import (
    COLOURS_AMONG,
    DIFFERENT,
    DIFFERENT_VALUES,
    MAJORITY,
    MANY,
    MOST,
    NUMBERS,
    POINTS,
    VALUES,
    WHAT,
    WHICH,
)
from splendide.games.splito.chances import read_chances
from splendide.games.splito.outlook import KINDS_OF_NUMBERS, MET, OPEN, find_coming, outlook, room
from splendide.games.splito.rules import (
    LEFT,
    MOST_SEATS,
    NOTHING,
    RIGHT,
    bits,
    counted,
    has_majority,
    least,
    zone_beside,
)
from splendide.games.splito.sense import sensible_move

SEARCH = Search(effort=15_000_000, rivals=True, mistakes=1.5)  # about 0.3 s
CHANCES, TO_COME = read_chances()

BREAKS = 0.35  # how likely an objective met at the very beginning, that can still be spoiled, is spoiled later
EACH_MISSING = 0.6  # an open objective is so much less likely for every card it lacks…
AT_THE_START = 0.8  # …beginning from this, and from nothing when the last round is played
COMMON_HELD = 0.6  # a common held now is kept so often on average
CONTENDER = 1.0  # how much the best other player's expectation counts against mine


@rule
def sensible(s: Position, seat: int, learned: NDArray[np.float32], out: IntArray, rng: np.random.Generator) -> int:
    return sensible_move(s, seat, CHANCES, TO_COME, rng)


@rule
def left_over(s: Position) -> float:
    """The share of the match still to be played."""
    return (ROUNDS - s.turn) / ROUNDS


@rule
def is_safe(card: int) -> bool:
    """Whether no further card can spoil the objective once it is met."""
    if MAJORITY[card]:
        return False
    if WHAT[card] == COLOURS_AMONG:
        return MOST[card] == bits(WHICH[card])
    if WHAT[card] == DIFFERENT_VALUES:
        return MOST[card] == VALUES
    return MOST[card] == MANY


@rule
def likelihood(s: Position, zone: int, card: int, places: int, coming: IntArray) -> float:
    """About how likely the objective will be met in the end."""
    state = outlook(s, zone, card, places, coming)
    if state == MET:
        return 1.0 if is_safe(card) else 1.0 - BREAKS * left_over(s)
    if state == OPEN:
        missing = abs(least(s, zone, card) - counted(s, zone, card))
        return AT_THE_START * EACH_MISSING**missing * min(1.0, 2 * left_over(s))
    return 0.0


@rule
def expected_points(s: Position, zone: int, places: int, coming: IntArray) -> float:
    points = 0.0
    for card in range(NUMBERS, DIFFERENT):
        if s.zone[zone, card] > 0:
            points += POINTS[card] * likelihood(s, zone, card, places, coming)
    for place in range(COMMONS):
        common = s.commons[place]
        if common != NOTHING and has_majority(s, zone, common):
            points += POINTS[common] * (1.0 - (1.0 - COMMON_HELD) * left_over(s))
    return points


@rule
def worth(s: Position, seat: int, learned: NDArray[np.float32]) -> float:
    """My expected product less the best of the others'."""
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    zones = np.zeros(MOST_SEATS)
    for zone in range(s.seats):
        zones[zone] = expected_points(s, zone, room(s), coming)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, zones[zone_beside(s, other, LEFT)] * zones[zone_beside(s, other, RIGHT)])
    return zones[zone_beside(s, seat, LEFT)] * zones[zone_beside(s, seat, RIGHT)] - CONTENDER * best
