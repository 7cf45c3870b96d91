"""What can still become of an objective: met as things stand, open, or lost for good.

Judged on what the state shows. From a hidden state this is what a seat with a perfect memory can tell:
a card it has not seen may be in any hand it has not seen, or back in the box.
"""

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import (
    COLOURS,
    COLOURS_AMONG,
    DIFFERENT_VALUES,
    MANY,
    MOST,
    NUMBERS,
    OF_COLOUR,
    OF_VALUE,
    SIZE,
    VALUES,
    WHAT,
    WHICH,
)
from splendide.games.splito.rules import (
    NOTHING,
    bits,
    colours_present,
    commons_won,
    counted,
    deck_size,
    hand_size,
    is_dealing,
    least,
    of_value,
)

MET, OPEN, LOST = range(3)
KINDS_OF_NUMBERS = COLOURS + VALUES  # what is counted as still to come: first by colour, then by value

# --- Which cards may still come ----------------------------------------------------------------------


@rule
def room(s: Position) -> int:
    """How many cards a zone gets at most from now on: its two players may play all of theirs there."""
    return 2 * (ROUNDS - s.turn)


@rule
def find_coming(s: Position, coming: IntArray) -> None:
    """Of each colour and value, how many number cards may still be played."""
    coming[:] = MANY
    if is_dealing(s):
        return
    coming[:] = 0
    add_deck(s, coming)
    unseen = unseen_cards(s)
    for kind in range(KINDS_OF_NUMBERS):
        coming[kind] = min(coming[kind], unseen)
    add_hands(s, coming)


@rule
def unseen_cards(s: Position) -> int:
    """Cards in hands that the state does not show: each may be any card of the deck."""
    unseen = 0
    for hand in range(s.seats):
        if s.hand[hand, 0] == NOTHING:
            unseen += hand_size(s, hand)
    return unseen


@rule
def add_deck(s: Position, coming: IntArray) -> None:
    for place in range(deck_size(s)):
        add_number(int(s.deck[place]), coming)


@rule
def add_hands(s: Position, coming: IntArray) -> None:
    for hand in range(s.seats):
        for place in range(ROUNDS):
            if s.hand[hand, place] != NOTHING:
                add_number(int(s.hand[hand, place]), coming)


@rule
def add_number(card: int, coming: IntArray) -> None:
    if card < NUMBERS:
        coming[card // VALUES] += 1
        coming[COLOURS + card % VALUES] += 1


# --- How far it may still get the zone ---------------------------------------------------------------


@rule
def may_gain(s: Position, zone: int, card: int, places: int, coming: IntArray) -> int:
    """By how much at most the zone's count for this objective can still grow with so many cards."""
    if WHAT[card] == OF_COLOUR:
        return min(places, coming[WHICH[card]])
    if WHAT[card] == OF_VALUE:
        return min(places, coming[COLOURS + WHICH[card]])
    if WHAT[card] == COLOURS_AMONG:
        return min(places, bits(colours_coming(coming) & WHICH[card] & ~colours_present(s, zone)))
    if WHAT[card] == DIFFERENT_VALUES:
        return min(places, new_values_coming(s, zone, coming))
    return places + COMMONS - commons_won(s, zone)


@rule
def colours_coming(coming: IntArray) -> int:
    found = 0
    for colour in range(COLOURS):
        if coming[colour] > 0:
            found |= 1 << colour
    return found


@rule
def new_values_coming(s: Position, zone: int, coming: IntArray) -> int:
    found = 0
    for value in range(VALUES):
        if coming[COLOURS + value] > 0 and of_value(s, zone, value) == 0:
            found += 1
    return found


@rule
def may_lose(s: Position, zone: int, card: int) -> int:
    """A count never shrinks, except that a zone can lose a common objective to another."""
    return commons_won(s, zone) if WHAT[card] == SIZE else 0


@rule
def outlook(s: Position, zone: int, card: int, places: int, coming: IntArray) -> int:
    have = counted(s, zone, card)
    need = least(s, zone, card)
    if need <= have <= MOST[card]:
        return MET
    if places == 0:
        return LOST
    if have > MOST[card]:
        return OPEN if have - may_lose(s, zone, card) <= MOST[card] else LOST
    return OPEN if have + may_gain(s, zone, card, places, coming) >= need else LOST
