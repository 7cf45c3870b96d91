"""What a sensible player of Splito does at a glance: the card that makes its own two zones promise most.

Much quicker than `worth`, and blind to the others' hands: playouts, in which everybody plays like this, need hundreds
of thousands of such moves a second.
"""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import DIFFERENT, NUMBERS, POINTS
from splendide.games.splito.chances import COMMON_ROW, ROW, Chances
from splendide.games.splito.rules import LEFT, NOTHING, RIGHT, hand_of, zone_beside
from splendide.games.splito.tally import TALLY, beyond, count_zone, lead, list_objectives, put, step_of

WAVERS = 0.08  # of what a move promises: how much better or worse it may seem for no reason
CARELESS = 0.04  # how often any move will do


@rule
def promise(
    s: Position, zone: int, left: int, tallies: IntArray, held: IntArray, chances: Chances, to_come: Chances
) -> float:
    """About how many points the zone will make, with so many rounds left."""
    points, won = to_come[left], 0
    for place in range(COMMONS):
        ahead = lead(tallies, s.seats, zone, s.commons[place])
        won += int(ahead > 0)
        points += POINTS[s.commons[place]] * chances[COMMON_ROW[s.commons[place]], left, step_of(ahead)]
    for card in held:
        points += POINTS[card] * chances[ROW[card], left, step_of(beyond(tallies, s.seats, zone, card, won))]
    return points


@rule
def with_card(
    s: Position, zone: int, card: int, tallies: IntArray, held: IntArray, n: int, chances: Chances, to_come: Chances
) -> float:
    """What the zone promises once the card lies in it."""
    put(tallies[zone], card, 1)
    held[n] = card
    points = promise(s, zone, ROUNDS - 1 - s.turn, tallies, held[: n + int(card >= NUMBERS)], chances, to_come)
    put(tallies[zone], card, -1)
    return points


@rule
def sensible_move(s: Position, seat: int, chances: Chances, to_come: Chances, rng: np.random.Generator) -> int:
    hand, places = hand_of(s, seat), ROUNDS - s.turn
    if rng.random() < CARELESS:
        return 2 * int(s.hand[hand, int(rng.random() * places)]) + int(rng.random() * 2)
    tallies, held = np.empty((s.seats, TALLY), np.int64), np.empty((2, DIFFERENT), np.int64)
    for zone in range(s.seats):
        count_zone(s, zone, tallies[zone])
    left, right = zone_beside(s, seat, LEFT), zone_beside(s, seat, RIGHT)
    n, m = list_objectives(s, left, held[LEFT]), list_objectives(s, right, held[RIGHT])
    now_left = promise(s, left, places - 1, tallies, held[LEFT, :n], chances, to_come)
    now_right = promise(s, right, places - 1, tallies, held[RIGHT, :m], chances, to_come)
    best, most, before = 0, -np.inf, NOTHING
    for place in range(places):
        card = int(s.hand[hand, place])
        if card == before:
            continue
        before = card
        looks = now_right * with_card(s, left, card, tallies, held[LEFT], n, chances, to_come)
        looks *= 1.0 + WAVERS * rng.random()
        if looks > most:
            best, most = 2 * card + LEFT, looks
        looks = now_left * with_card(s, right, card, tallies, held[RIGHT], m, chances, to_come)
        looks *= 1.0 + WAVERS * rng.random()
        if looks > most:
            best, most = 2 * card + RIGHT, looks
    return best
