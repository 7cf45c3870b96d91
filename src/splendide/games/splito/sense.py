"""What a sensible player of Splito does at a glance, hundreds of thousands of times a second.

Each zone promises points: those of every objective in it, as often as one that had come so far was met in the end. A
card changes what the zone promises that it is played to, and others where majorities are compared.

There are two kinds of sensible people. A builder wants to be ahead of each of the others: what it shares with a
neighbour counts for both, so the neighbour is only beaten by the other zone. An envious one wants its product to be
more than the highest of the others', and rather spoils what it shares with a leader. Whoever searches has to reckon
with both.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import (
    COLOURS,
    COLOURS_AMONG,
    DIFFERENT_VALUES,
    MAJORITY,
    NUMBERS,
    OF_VALUE,
    POINTS,
    VALUES,
    WHAT,
    WHICH,
)
from splendide.games.splito.chances import COMMON_ROW, ROW, Chances
from splendide.games.splito.rules import LEFT, NOTHING, RIGHT, hand_of, zone_beside
from splendide.games.splito.tally import (
    CARDS_AT,
    COLOURS_AT,
    FIRST_AT,
    KIND,
    OBJECTIVES_AT,
    beyond,
    lead,
    make_desk,
    step_of,
)

BUILDER, ENVIOUS = 0, 1
ENVY = 0.5  # how often somebody is envious
EQUAL = 1e-6  # so near to each other, either move will do
LITTLE = 0.2  # points: no zone is taken for less, since anything may come
UNSURE = (0.5, 1.0)  # how far off the logarithm of a product may be at the end, and by how much more at the start
BENT = 1.92  # how round the corner is where one begins to be ahead

Sheet = NDArray[np.float64]


# --- What zones promise ---------------------------------------------------------------------------------------


@rule
def promise(s: Position, desk: IntArray, zone: int, left: int, chances: Chances) -> float:
    """About how many points the zone will make of what lies in it, with so many rounds left."""
    points, won = 0.0, 0
    for place in range(COMMONS):
        common = s.commons[place]
        ahead = lead(desk, zone, KIND[common])
        won += int(ahead > 0)
        points += POINTS[common] * chances[COMMON_ROW[common], left, step_of(ahead)]
    for k in range(desk[zone, OBJECTIVES_AT]):
        card = desk[zone, FIRST_AT + k]
        points += POINTS[card] * chances[ROW[card], left, step_of(beyond(desk, zone, card, won))]
    return points


@rule
def gain(card: int, row: int, distance: int, left: int, chances: Chances) -> float:
    """What it is worth to an objective to come one step further."""
    return POINTS[card] * (chances[row, left, step_of(distance + 1)] - chances[row, left, step_of(distance)])


@rule
def find_gains(s: Position, desk: IntArray, zone: int, left: int, chances: Chances, sheet: Sheet) -> None:
    """The zone's row: by colour and value, how much more it promises with one card of it."""
    for place in range(COMMONS):
        common = s.commons[place]
        ahead = lead(desk, zone, KIND[common])
        sheet[zone, KIND[common]] += gain(common, COMMON_ROW[common], ahead, left, chances)
    for k in range(desk[zone, OBJECTIVES_AT]):
        card = desk[zone, FIRST_AT + k]
        more = gain(card, ROW[card], beyond(desk, zone, card, 0), left, chances)
        if MAJORITY[card] or WHAT[card] == OF_VALUE:
            sheet[zone, KIND[card]] += more
        elif WHAT[card] == COLOURS_AMONG:
            for colour in range(COLOURS):
                if ((WHICH[card] & ~desk[zone, COLOURS_AT]) >> colour) & 1:
                    sheet[zone, colour] += more
        elif WHAT[card] == DIFFERENT_VALUES:
            for value in range(COLOURS, COLOURS + VALUES):
                if desk[zone, value] == 0:
                    sheet[zone, value] += more


@rule
def find_harm(s: Position, desk: IntArray, zone: int, to: int, left: int, chances: Chances, sheet: Sheet) -> None:
    """The zone's row: by colour and value, how much less it promises when one card of it is played elsewhere."""
    for place in range(COMMONS):
        common = s.commons[place]
        sheet[zone, KIND[common]] += harm(desk, zone, to, common, COMMON_ROW[common], left, chances)
    for k in range(desk[zone, OBJECTIVES_AT]):
        card = desk[zone, FIRST_AT + k]
        if MAJORITY[card]:
            sheet[zone, KIND[card]] += harm(desk, zone, to, card, ROW[card], left, chances)


@rule
def harm(desk: IntArray, zone: int, to: int, card: int, row: int, left: int, chances: Chances) -> float:
    """What a majority loses here when one card that it counts is played elsewhere, if anything."""
    kind = KIND[card]
    ahead = lead(desk, zone, kind)
    if desk[zone, kind] - desk[to, kind] > ahead:
        return 0.0
    return -gain(card, row, ahead - 1, left, chances)


# --- Who is ahead -----------------------------------------------------------------------------------------------


@rule
def sureness(left: int) -> float:
    """How much it tells to be ahead, with so many rounds left."""
    return 1.0 / (UNSURE[0] + UNSURE[1] * np.sqrt(left / ROUNDS))


@rule
def hope(seats: int, seat: int, sure: float, logs: Sheet) -> float:
    """How likely I am ahead of each of the others, by the logarithms of what the zones promise; never more than 0."""
    mine, hopes = logs[seat] + logs[(seat or seats) - 1], 0.0
    before = logs[seats - 1]
    for other in range(seats):
        ahead = sure * (mine - before - logs[other])
        before = logs[other]
        if other != seat:
            hopes += (ahead - np.sqrt(ahead * ahead + BENT)) / 2
    return hopes


@rule
def lead_of(seats: int, seat: int, zones: Sheet) -> float:
    """My product less the highest of the others'."""
    mine, best, before = 0.0, 0.0, zones[seats - 1]
    for other in range(seats):
        product = before * zones[other]
        before = zones[other]
        if other == seat:
            mine = product
        elif product > best:
            best = product
    return mine - best


# --- A move -----------------------------------------------------------------------------------------------------


@rule
def sensible_move(s: Position, seat: int, chances: Chances, to_come: Chances, rng: np.random.Generator) -> int:
    """Of a builder or an envious one; `chances` and `to_come` are what each of them expects."""
    kind = ENVIOUS if rng.random() < ENVY else BUILDER
    return move_of(kind, s, seat, chances[kind], to_come[kind], rng)


@rule
def move_of(kind: int, s: Position, seat: int, chances: Chances, to_come: Chances, rng: np.random.Generator) -> int:
    hand, left, desk = hand_of(s, seat), ROUNDS - 1 - s.turn, make_desk(s)
    points, now, sheet = s.seats, s.seats + 1, np.zeros((s.seats + 3, CARDS_AT))
    for zone in range(s.seats):
        sheet[points, zone] = to_come[left] + promise(s, desk, zone, left, chances)
        sheet[now, zone] = seen(kind, sheet[points, zone])
    best, highest, sure = 0, -np.inf, sureness(left)
    for side in (LEFT, RIGHT):
        to = zone_beside(s, seat, side)
        find_changes(s, desk, to, left, chances, sheet)
        desk[to, CARDS_AT] += 1
        one_more = to_come[left] + promise(s, desk, to, left, chances)
        before = NOTHING
        for place in range(left + 1):
            card = int(s.hand[hand, place])
            if card != before:
                look_after(kind, s, desk, to, card, one_more, left, chances, sheet)
                looks = judged(kind, s.seats, seat, sure, sheet) + EQUAL * rng.random()
                if looks > highest:
                    best, highest = 2 * card + side, looks
            before = card
        desk[to, CARDS_AT] -= 1
    return best


@rule
def seen(kind: int, points: float) -> float:
    """A builder sees logarithms."""
    return points if kind == ENVIOUS else np.log(max(LITTLE, points))


@rule
def find_changes(s: Position, desk: IntArray, to: int, left: int, chances: Chances, sheet: Sheet) -> None:
    """A row for each zone: by colour and value, what changes there when one card of it is played to a zone."""
    for zone in range(s.seats):
        for kind in range(CARDS_AT):
            sheet[zone, kind] = 0.0
        if zone == to:
            find_gains(s, desk, zone, left, chances, sheet)
        else:
            find_harm(s, desk, zone, to, left, chances, sheet)


@rule
def look_after(
    kind: int,
    s: Position,
    desk: IntArray,
    to: int,
    card: int,
    one_more: float,
    left: int,
    chances: Chances,
    sheet: Sheet,
) -> None:
    """The last row: how each zone is seen with this card in one, which promises so much with any card more."""
    points, now, then = s.seats, s.seats + 1, s.seats + 2
    if card >= NUMBERS:
        for zone in range(s.seats):
            sheet[then, zone] = sheet[now, zone]
        own = POINTS[card] * chances[ROW[card], left, step_of(beyond(desk, to, card, 0))]
        sheet[then, to] = seen(kind, one_more + own)
        return
    colour, value = card // VALUES, COLOURS + card % VALUES
    for zone in range(s.seats):
        change = sheet[zone, colour] + sheet[zone, value]
        if zone == to:
            sheet[then, zone] = seen(kind, one_more + change)
        elif change != 0.0:
            sheet[then, zone] = seen(kind, sheet[points, zone] + change)
        else:
            sheet[then, zone] = sheet[now, zone]


@rule
def judged(kind: int, seats: int, seat: int, sure: float, sheet: Sheet) -> float:
    """How good the last row looks to somebody of this kind."""
    if kind == ENVIOUS:
        return lead_of(seats, seat, sheet[seats + 2])
    return hope(seats, seat, sure, sheet[seats + 2])
