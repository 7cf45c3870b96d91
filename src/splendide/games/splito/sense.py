"""What a sensible player of Splito does at a glance: the card that makes its own two zones promise most.

Much quicker than `worth`, and blind to the others' hands: playouts, in which everybody plays like this, need hundreds
of thousands of such moves a second.
"""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import NUMBERS, POINTS
from splendide.games.splito.chances import COMMON_ROW, ROW, Chances
from splendide.games.splito.rules import LEFT, NOTHING, RIGHT, hand_of, zone_beside
from splendide.games.splito.tally import beyond, find_most, lead, list_objectives, make_desk, put, step_of

WAVERS = 0.08  # of what a move promises: how much better or worse it may seem for no reason
CARELESS = 0.04  # how often any move will do


@rule
def promise(s: Position, zone: int, side: int, left: int, n: int, desk: IntArray, chances: Chances) -> float:
    """About how many points the zone on this side will make of what lies in it, with so many rounds left."""
    most, held, points, won = s.seats + side, s.seats + 2 + side, 0.0, 0
    for place in range(COMMONS):
        common = s.commons[place]
        ahead = lead(desk, zone, most, common)
        won += int(ahead > 0)
        points += POINTS[common] * chances[COMMON_ROW[common], left, step_of(ahead)]
    for k in range(n):
        card = desk[held, k]
        points += POINTS[card] * chances[ROW[card], left, step_of(beyond(desk, zone, most, card, won))]
    return points


@rule
def with_card(s: Position, zone: int, side: int, card: int, n: int, desk: IntArray, chances: Chances) -> float:
    """What the zone promises once the card lies in it."""
    put(desk, zone, card, 1)
    desk[s.seats + 2 + side, n] = card
    points = promise(s, zone, side, ROUNDS - 1 - s.turn, n + int(card >= NUMBERS), desk, chances)
    put(desk, zone, card, -1)
    return points


@rule
def sensible_move(s: Position, seat: int, chances: Chances, to_come: Chances, rng: np.random.Generator) -> int:
    hand, places = hand_of(s, seat), ROUNDS - s.turn
    if rng.random() < CARELESS:
        return 2 * int(s.hand[hand, int(rng.random() * places)]) + int(rng.random() * 2)
    desk, comes = make_desk(s), to_come[places - 1]
    left, right = zone_beside(s, seat, LEFT), zone_beside(s, seat, RIGHT)
    find_most(desk, s.seats, left, s.seats + LEFT)
    find_most(desk, s.seats, right, s.seats + RIGHT)
    n, m = list_objectives(s, left, desk, s.seats + 2 + LEFT), list_objectives(s, right, desk, s.seats + 2 + RIGHT)
    now_left = comes + promise(s, left, LEFT, places - 1, n, desk, chances)
    now_right = comes + promise(s, right, RIGHT, places - 1, m, desk, chances)
    best, highest, before = 0, -np.inf, NOTHING
    for place in range(places):
        card = int(s.hand[hand, place])
        if card == before:
            continue
        before = card
        looks = now_right * (comes + with_card(s, left, LEFT, card, n, desk, chances)) * (1.0 + WAVERS * rng.random())
        if looks > highest:
            best, highest = 2 * card + LEFT, looks
        looks = now_left * (comes + with_card(s, right, RIGHT, card, m, desk, chances)) * (1.0 + WAVERS * rng.random())
        if looks > highest:
            best, highest = 2 * card + RIGHT, looks
    return best
