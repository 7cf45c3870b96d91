"""What all players of Splito see of the zones in one round, noted once for all of them.

Zones only change when a round is over. Whoever chooses first in it notes what each zone promises, and what one card
more of each colour and value would change, to both kinds of people; the others find it in the room for moves that a
playout lends to all of them, behind the moves.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import (
    COLOURS,
    COLOURS_AMONG,
    DIFFERENT,
    DIFFERENT_VALUES,
    MAJORITY,
    OF_VALUE,
    POINTS,
    VALUES,
    WHAT,
    WHICH,
)
from splendide.games.splito.chances import COMMON_ROW, ROW, Chances
from splendide.games.splito.rules import MOST_SEATS
from splendide.games.splito.tally import (
    CARDS_AT,
    COLOURS_AT,
    DESK,
    FIRST_AT,
    KIND,
    OBJECTIVES_AT,
    beyond,
    count_zones,
    lead,
    step_of,
)

BUILDER, ENVIOUS, KINDS = range(3)
LITTLE = 0.2  # points: no zone is taken for less, since anything may come

# In the room for moves, behind the moves: who may read the notes, which colours and values are compared between zones,
# the desk, and the notes.
MOMENT_AT = 2 * DIFFERENT
COMPARED_AT, DESK_AT = MOMENT_AT + 1, MOMENT_AT + 2
NOTES_AT = DESK_AT + (MOST_SEATS + 2) * DESK
SIGNED = 0x5B1170 << 32  # so that nothing else which lay there before looks like a moment

# A row of notes, for a zone: by colour and value, what one card of it adds here, then what the zone loses when it no
# longer has as much more of it than others, then what of that it loses by a card in the zone that is looked at; what
# the zone promises, and with any card more; how it is seen, and the pair of it and the zone before, which the seat
# between them has.
GAIN, LOSS, HARM = 0, CARDS_AT, 2 * CARDS_AT
NOW, ONE_MORE, SEEN, PAIR, NOTE = range(3 * CARDS_AT, 3 * CARDS_AT + 5)

Notes = NDArray[np.float64]


@rule
def seen(kind: int, points: float) -> float:
    """A builder sees logarithms."""
    return points if kind == ENVIOUS else np.log(max(LITTLE, points))


# --- Where they are -------------------------------------------------------------------------------------------


@rule
def desk_in(out: IntArray, seats: int) -> IntArray:
    return out[DESK_AT : DESK_AT + (seats + 2) * DESK].reshape(seats + 2, DESK)


@rule
def notes_in(out: IntArray, seats: int) -> Notes:
    """By kind of person and zone; one row more for what is tried."""
    numbers = out[NOTES_AT : NOTES_AT + 2 * (seats + 1) * NOTE].view(np.float64)
    return numbers.reshape(2, seats + 1, NOTE)


@rule
def moment(s: Position, pending: int) -> int:
    """A number for this round with these seats still to choose."""
    return SIGNED + (s.turn << MOST_SEATS) + pending


@rule
def keep_notes(s: Position, seat: int, chances: Chances, to_come: Chances, out: IntArray) -> None:
    """The notes in `out` are of this round: made anew, unless who chose just before this seat has left them there."""
    if out[MOMENT_AT] != moment(s, s.pending):
        desk = desk_in(out, s.seats)
        count_zones(s, desk)
        out[COMPARED_AT] = note_zones(s, desk, chances, to_come, notes_in(out, s.seats))
    out[MOMENT_AT] = moment(s, s.pending & ~(1 << seat))


# --- What is noted --------------------------------------------------------------------------------------------


@rule
def note_zones(s: Position, desk: IntArray, chances: Chances, to_come: Chances, notes: Notes) -> int:
    """The notes are those of this round; as bits, the colours and values that are compared between zones."""
    left, compared = ROUNDS - 1 - s.turn, 0
    for zone in range(s.seats):
        for kind in range(KINDS):
            for column in range(NOTE):
                notes[kind, zone, column] = 0.0
            notes[kind, zone, NOW] = to_come[kind, left]
        compared |= note_objectives(s, desk, zone, left, chances, notes)
        for kind in range(KINDS):
            notes[kind, zone, ONE_MORE] += notes[kind, zone, NOW]
            notes[kind, zone, SEEN] = seen(kind, notes[kind, zone, NOW])
    return compared


@rule
def note_objectives(s: Position, desk: IntArray, zone: int, left: int, chances: Chances, notes: Notes) -> int:
    won, compared = 0, 0
    for place in range(COMMONS):
        common = s.commons[place]
        ahead = lead(desk, zone, KIND[common])
        won += int(ahead > 0)
        compared |= note_majority(zone, common, COMMON_ROW[common], ahead, left, chances, notes)
    for k in range(desk[zone, OBJECTIVES_AT]):
        card = desk[zone, FIRST_AT + k]
        distance = beyond(desk, zone, card, won)
        if MAJORITY[card]:
            compared |= note_majority(zone, card, ROW[card], distance, left, chances, notes)
        else:
            note_other(desk, zone, card, distance, left, chances, notes)
    return compared


@rule
def note_majority(zone: int, card: int, row: int, ahead: int, left: int, chances: Chances, notes: Notes) -> int:
    """It has been noted for the zone which is so much ahead; as a bit, what it counts."""
    for kind in range(KINDS):
        now = POINTS[card] * chances[kind, row, left, step_of(ahead)]
        notes[kind, zone, NOW] += now
        notes[kind, zone, GAIN + KIND[card]] += POINTS[card] * chances[kind, row, left, step_of(ahead + 1)] - now
        notes[kind, zone, LOSS + KIND[card]] += POINTS[card] * chances[kind, row, left, step_of(ahead - 1)] - now
    return 1 << KIND[card]


@rule
def note_other(desk: IntArray, zone: int, card: int, distance: int, left: int, chances: Chances, notes: Notes) -> None:
    for kind in range(KINDS):
        now = POINTS[card] * chances[kind, ROW[card], left, step_of(distance)]
        more = POINTS[card] * chances[kind, ROW[card], left, step_of(distance + 1)] - now
        notes[kind, zone, NOW] += now
        if WHAT[card] == OF_VALUE:
            notes[kind, zone, GAIN + KIND[card]] += more
        elif WHAT[card] == COLOURS_AMONG:
            for colour in range(COLOURS):
                if ((WHICH[card] & ~desk[zone, COLOURS_AT]) >> colour) & 1:
                    notes[kind, zone, GAIN + colour] += more
        elif WHAT[card] == DIFFERENT_VALUES:
            for value in range(COLOURS, COLOURS + VALUES):
                if desk[zone, value] == 0:
                    notes[kind, zone, GAIN + value] += more
        else:
            notes[kind, zone, ONE_MORE] += more


# --- What is noted again for each player and each side -----------------------------------------------------------


@rule
def note_pairs(kind: int, seats: int, notes: Notes) -> None:
    before = notes[kind, seats - 1, SEEN]
    for zone in range(seats):
        after = notes[kind, zone, SEEN]
        notes[kind, zone, PAIR] = before * after if kind == ENVIOUS else before + after
        before = after


@rule
def note_harm(kind: int, seats: int, desk: IntArray, to: int, compared: int, notes: Notes) -> int:
    """What other zones lose by a card that is played to this one; as bits, the colours and values that harm any."""
    harmful = 0
    for column in range(CARDS_AT):
        if (compared >> column) & 1:
            for zone in range(seats):
                less = 0.0
                if zone != to and desk[zone, column] - desk[to, column] <= lead(desk, zone, column):
                    less = notes[kind, zone, LOSS + column]
                notes[kind, zone, HARM + column] = less
                harmful |= int(less != 0.0) << column
    return harmful
