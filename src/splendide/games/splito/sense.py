"""What a sensible player of Splito does at a glance, hundreds of thousands of times a second.

Each zone promises points: those of every objective in it, as often as one that had come so far was met in the end. A
card changes what the zone promises that it is played to, and others where majorities are compared.

There are two kinds of sensible people. A builder wants to be ahead of each of the others: what it shares with a
neighbour counts for both, so the neighbour is only beaten by the other zone. An envious one wants its product to be
more than the highest of the others', and rather spoils what it shares with a leader. Whoever searches has to reckon
with both.
"""

from typing import NamedTuple

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import COLOURS, NUMBERS, POINTS, VALUES
from splendide.games.splito.chances import COMMON_ROW, ROW, Chances
from splendide.games.splito.notes import (
    BUILDER,
    COMPARED_AT,
    ENVIOUS,
    GAIN,
    HARM,
    NOW,
    ONE_MORE,
    PAIR,
    SEEN,
    Notes,
    desk_in,
    keep_notes,
    note_harm,
    note_pairs,
    notes_in,
    seen,
)
from splendide.games.splito.rules import LEFT, NOTHING, RIGHT, hand_of
from splendide.games.splito.tally import FIRST_AT, KIND, OBJECTIVES_AT, beyond, lead, step_of

ENVY = 0.5  # how often somebody is envious
EQUAL = 1e-6  # so near to each other, either move will do
UNSURE = (0.5, 1.0)  # how far off the logarithm of a product may be at the end, and by how much more at the start
BENT = 1.92  # how round the corner is where one begins to be ahead


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


# --- Who is ahead -----------------------------------------------------------------------------------------------


@rule
def sureness(left: int) -> float:
    """How much it tells to be ahead, with so many rounds left."""
    return 1.0 / (UNSURE[0] + UNSURE[1] * np.sqrt(left / ROUNDS))


@rule
def hope(seats: int, seat: int, sure: float, logs: Notes) -> float:
    """How likely I am ahead of each of the others, by the logarithms of what the zones promise; never more than 0."""
    mine, hopes = logs[seat] + logs[(seat or seats) - 1], 0.0
    before = logs[seats - 1]
    for other in range(seats):
        if other != seat:
            hopes += hope_against(sure * (mine - before - logs[other]))
        before = logs[other]
    return hopes


@rule
def hope_against(ahead: float) -> float:
    return (ahead - np.sqrt(ahead * ahead + BENT)) / 2


@rule
def lead_of(seats: int, seat: int, zones: Notes) -> float:
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


# --- How a card looks ---------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """Who looks at a zone of theirs, and what both who have it have besides."""

    kind: int
    seats: int
    seat: int
    sure: float
    to: int  # the zone
    beside: int  # the seat that has it, too
    own: float  # how my other zone is seen
    their: float  # and how theirs is
    fixed: float  # a builder's hope against who has it, too; an envious one's highest rival of those who have no part


@rule
def look_at(kind: int, seats: int, seat: int, side: int, sure: float, notes: Notes) -> Look:
    before, after = (seat or seats) - 1, seat + 1 if seat + 1 < seats else 0
    to, beside, own, their = seat, after, before, after
    if side == LEFT:
        to, beside, own, their = before, before, seat, (before or seats) - 1
    mine, theirs = notes[kind, own, SEEN], notes[kind, their, SEEN]
    if kind == BUILDER:
        return Look(kind, seats, seat, sure, to, beside, mine, theirs, hope_against(sure * (mine - theirs)))
    highest = 0.0
    for other in range(seats):
        if other != seat and other != beside:
            highest = max(highest, notes[kind, other, PAIR])
    return Look(kind, seats, seat, sure, to, beside, mine, theirs, highest)


@rule
def judged(look: Look, zone: float, notes: Notes) -> float:
    """How good it looks if this zone is seen so, and every other as it is."""
    if look.kind == ENVIOUS:
        return look.own * zone - max(look.fixed, look.their * zone)
    hopes = look.fixed
    for other in range(look.seats):
        if other != look.seat and other != look.beside:
            hopes += hope_against(look.sure * (look.own + zone - notes[BUILDER, other, PAIR]))
    return hopes


@rule
def judged_everywhere(look: Look, colour: int, value: int, notes: Notes) -> float:
    """How good a number card looks that harms other zones."""
    kind, then = look.kind, notes[look.kind, look.seats]
    for zone in range(look.seats):
        change = notes[kind, zone, HARM + colour] + notes[kind, zone, HARM + value]
        then[zone] = seen(kind, notes[kind, zone, NOW] + change) if change != 0.0 else notes[kind, zone, SEEN]
    gain = notes[kind, look.to, GAIN + colour] + notes[kind, look.to, GAIN + value]
    then[look.to] = seen(kind, notes[kind, look.to, ONE_MORE] + gain)
    if kind == ENVIOUS:
        return lead_of(look.seats, look.seat, then)
    return hope(look.seats, look.seat, look.sure, then)


# --- A move -----------------------------------------------------------------------------------------------------


@rule
def sensible_move(
    s: Position, seat: int, chances: Chances, to_come: Chances, out: IntArray, rng: np.random.Generator
) -> int:
    """Of a builder or an envious one; `chances` and `to_come` are what each of them expects."""
    kind = ENVIOUS if rng.random() < ENVY else BUILDER
    return move_of(kind, s, seat, chances, to_come, out, rng)


@rule
def move_of(
    kind: int, s: Position, seat: int, chances: Chances, to_come: Chances, out: IntArray, rng: np.random.Generator
) -> int:
    """In one piece, since calls would take as long as all that is done here."""
    keep_notes(s, seat, chances, to_come, out)
    hand, left, desk, notes = hand_of(s, seat), ROUNDS - 1 - s.turn, desk_in(out, s.seats), notes_in(out, s.seats)
    note_pairs(kind, s.seats, notes)
    best, highest, sure = 0, -np.inf, sureness(left)
    for side in (LEFT, RIGHT):
        look = look_at(kind, s.seats, seat, side, sure, notes)
        harmful = note_harm(kind, s.seats, desk, look.to, out[COMPARED_AT], notes)
        one_more, before = notes[kind, look.to, ONE_MORE], NOTHING
        any_card = judged(look, seen(kind, one_more), notes)
        for place in range(left + 1):
            card = int(s.hand[hand, place])
            if card == before:
                continue
            before, looks, colour, value = card, any_card, card // VALUES, COLOURS + card % VALUES
            if card >= NUMBERS:  # where all cards count, it counts itself
                own = POINTS[card] * chances[kind, ROW[card], left, step_of(beyond(desk, look.to, card, 1))]
                looks = judged(look, seen(kind, one_more + own), notes)
            elif (harmful >> colour | harmful >> value) & 1:
                looks = judged_everywhere(look, colour, value, notes)
            elif notes[kind, look.to, GAIN + colour] != 0.0 or notes[kind, look.to, GAIN + value] != 0.0:
                gain = notes[kind, look.to, GAIN + colour] + notes[kind, look.to, GAIN + value]
                looks = judged(look, seen(kind, one_more + gain), notes)
            looks += EQUAL * rng.random()
            if looks > highest:
                best, highest = 2 * card + side, looks
    return best
