"""The rules of Splito, in the order of the rule sheet."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE, draw, state_dtype
from splendide.core.position import IntArray, Position, Snapshot
from splendide.games.splito import COMMONS, ROUNDS, SEATS, Options
from splendide.games.splito.cards import (
    CARD_OF,
    CARDS,
    COLOURS,
    COLOURS_AMONG,
    DIFFERENT,
    DIFFERENT_VALUES,
    LEAST,
    MAJORITY,
    MOONS,
    MOST,
    NAMES,
    NUMBERS,
    OF_COLOUR,
    OF_VALUE,
    PIECE,
    POINTS,
    STARS,
    VALUES,
    WHAT,
    WHICH,
)

LEFT, RIGHT = 0, 1
NOTHING = -1  # no card there, or none that you may see
MOST_SEATS = SEATS[-1]
DECK_ROOM = CARDS + 1  # so that it always ends with -1

State = state_dtype(
    ("dealt", np.int64),  # cards dealt so far
    ("commons", np.int64, (COMMONS,)),  # the Star and the Moon in the middle; -1 before they are turned up
    ("deck", np.int8, (DECK_ROOM,)),  # the cards not known to lie elsewhere, in no order that matters, then -1
    ("hand", np.int8, (MOST_SEATS, ROUNDS)),  # by the seat it was dealt to: sorted cards, then -1
    ("zone", np.int8, (MOST_SEATS, DIFFERENT)),  # copies of each card in zone i, between seats i and i + 1
    ("chosen", np.int8, (MOST_SEATS,)),  # this round's card of each seat, unseen until all have chosen
    ("side", np.int8, (MOST_SEATS,)),  # and its side, which all may see; -1 not chosen yet
)

# While nature deals, deck and hands hold pieces, so that each of her moves is one of its own; when all are
# dealt they hold cards, and copies are no longer told apart.

# A move puts a card of the hand on one side: 2 * card + side.


@rule
def zone_beside(s: Position, seat: int, side: int) -> int:
    """The zone on this side of the seat: seats are counted to the right, so seat 1 sits to the right of seat 0."""
    if side == RIGHT:
        return seat
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def hand_of(s: Position, seat: int) -> int:
    """Which hand this seat holds: each round it has got the one of its right neighbour."""
    return (seat + s.turn) % s.seats


@rule
def is_dealing(s: Position) -> bool:
    """Whether cards are still dealt: deck and hands hold pieces."""
    return s.dealt < ROUNDS * s.seats


@rule
def hand_size(s: Position, hand: int) -> int:
    """Cards in the hand; they are dealt one by one, a whole hand before the next."""
    return min(max(s.dealt - ROUNDS * hand, 0), ROUNDS) - s.turn


# --- Setup: a Star and a Moon in the middle, 13 cards to each player -------------------------------


def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.commons[:] = NOTHING
    s.hand[:] = NOTHING
    s.chosen[:] = NOTHING
    s.side[:] = NOTHING
    s.deck[:] = NOTHING
    s.deck[:CARDS] = np.arange(CARDS)
    s.pending = 1 << NATURE


@rule
def chances(s: Position) -> int:
    if s.commons[0] == NOTHING:
        return len(STARS)
    if s.commons[1] == NOTHING:
        return len(MOONS)
    return CARDS - COMMONS - s.dealt


@rule
def unveil(s: Position, k: int) -> None:
    """Nature turns up the k-th Star, then the k-th Moon, then deals the k-th card left."""
    if s.commons[0] == NOTHING:
        turn_up(s, 0, STARS[k])
    elif s.commons[1] == NOTHING:
        turn_up(s, 1, MOONS[k])
    else:
        deal(s, k)


@rule
def turn_up(s: Position, place: int, card: int) -> None:
    s.commons[place] = card
    k = 0
    while s.deck[k] != PIECE[card]:
        k += 1
    take(s, k, deck_size(s))


@rule
def deal(s: Position, k: int) -> None:
    insert(s, s.dealt // ROUNDS, s.dealt % ROUNDS, take(s, k, CARDS - COMMONS - s.dealt))
    s.dealt += 1
    if not is_dealing(s):
        forget_copies(s)
        s.pending = (1 << s.seats) - 1


@rule
def forget_copies(s: Position) -> None:
    """From now on deck and hands hold cards, no longer pieces."""
    for place in range(deck_size(s)):
        s.deck[place] = CARD_OF[int(s.deck[place])]
    for hand in range(s.seats):
        for place in range(ROUNDS):
            s.hand[hand, place] = CARD_OF[int(s.hand[hand, place])]


@rule
def take(s: Position, k: int, left: int) -> int:
    """The k-th card leaves the deck, which had so many; the last one fills the gap."""
    card = int(s.deck[k])
    s.deck[k] = s.deck[left - 1]
    s.deck[left - 1] = NOTHING
    return card


@rule
def deck_size(s: Position) -> int:
    left = 0
    while s.deck[left] != NOTHING:
        left += 1
    return left


@rule
def insert(s: Position, hand: int, size: int, card: int) -> None:
    """A hand of this size gets one more card and stays sorted."""
    place = size
    while place > 0 and s.hand[hand, place - 1] > card:
        s.hand[hand, place] = s.hand[hand, place - 1]
        place -= 1
    s.hand[hand, place] = card


# --- A round: everyone chooses a card and a side in secret, all are revealed, hands pass left -------


@rule
def moves(s: Position, seat: int, out: IntArray) -> int:
    if seat == NATURE:
        return chances(s) if s.pending >> NATURE else 0
    if is_dealing(s):
        return 0
    hand = hand_of(s, seat)
    n = 0
    before = NOTHING
    for place in range(ROUNDS - s.turn):
        card = int(s.hand[hand, place])
        out[n] = 2 * card + LEFT
        out[n + 1] = 2 * card + RIGHT
        n += 2 if card != before else 0  # a second copy makes no further moves
        before = card
    return n


def why_not(s: Snapshot, seat: int, move: int) -> Refused | None:
    """Once all is dealt, only what the hand does not hold can't be played."""
    if is_dealing(s) or move not in range(2 * DIFFERENT):
        return None
    return Refused("splito-not-in-hand", card=NAMES[move // 2])


@rule
def play(s: Position, seat: int, move: int) -> None:
    if seat == NATURE:
        unveil(s, move)
        return
    s.chosen[seat] = move // 2
    s.side[seat] = move % 2
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        reveal(s)


@rule
def reveal(s: Position) -> None:
    for seat in range(s.seats):
        card = int(s.chosen[seat])
        s.zone[zone_beside(s, seat, s.side[seat]), card] += 1
        remove_from_hand(s, hand_of(s, seat), card)
        s.chosen[seat] = NOTHING
        s.side[seat] = NOTHING
    s.turn += 1  # and with it each hand passes to the left
    s.pending = (1 << s.seats) - 1 if s.turn < ROUNDS else 0


@rule
def remove_from_hand(s: Position, hand: int, card: int) -> None:
    last = ROUNDS - 1 - s.turn
    place = 0
    while s.hand[hand, place] != card:
        place += 1
    while place < last:
        s.hand[hand, place] = s.hand[hand, place + 1]
        place += 1
    s.hand[hand, last] = NOTHING


# --- What a seat knows: every hand that went through its own hands, less what was played from it ----


@rule
def has_seen(s: Position, seat: int, hand: int) -> bool:
    """Whether the seat holds this hand or has passed it on."""
    return seat >= 0 and (hand - seat) % s.seats <= s.turn


@rule
def hide(s: Position, seat: int) -> None:
    for hand in range(s.seats):
        if not has_seen(s, seat, hand):
            return_to_deck(s, hand)
    sort_deck(s)
    for other in range(s.seats):
        if other != seat:
            s.chosen[other] = NOTHING


@rule
def return_to_deck(s: Position, hand: int) -> None:
    """For whoever has not seen it, the cards of this hand could as well still be in the deck."""
    left = deck_size(s)
    for place in range(ROUNDS):
        if s.hand[hand, place] != NOTHING:
            s.deck[left] = s.hand[hand, place]
            s.hand[hand, place] = NOTHING
            left += 1


@rule
def sort_deck(s: Position) -> None:
    """The places in the deck tell nothing about what has left it."""
    copies = np.zeros(CARDS, np.int64)
    for place in range(deck_size(s)):
        copies[int(s.deck[place])] += 1
    place = 0
    for card in range(CARDS):
        for _ in range(copies[card]):
            s.deck[place] = card
            place += 1


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    left = deck_size(s)
    for hand in range(s.seats):
        if not has_seen(s, seat, hand):
            for place in range(hand_size(s, hand)):
                insert(s, hand, place, take(s, draw(rng, left), left))
                left -= 1
    for other in range(s.seats):
        if other != seat and s.side[other] != NOTHING:
            hand = hand_of(s, other)
            s.chosen[other] = s.hand[hand, draw(rng, hand_size(s, hand))]


def audience(s: Snapshot, seat: int, move: int) -> int:
    """A dealt card is seen by its receiver alone."""
    if seat == NATURE and s.commons[1] != NOTHING:
        return 1 << int(s.dealt // ROUNDS)
    return EVERYONE


# --- The end: what a zone holds ---------------------------------------------------------------------


@rule
def of_colour(s: Position, zone: int, colour: int) -> int:
    found = 0
    for card in range(colour * VALUES, (colour + 1) * VALUES):
        found += int(s.zone[zone, card])
    return found


@rule
def of_value(s: Position, zone: int, value: int) -> int:
    found = 0
    for card in range(value, NUMBERS, VALUES):
        found += int(s.zone[zone, card])
    return found


@rule
def colours_present(s: Position, zone: int) -> int:
    """Bit per colour that lies in the zone."""
    present = 0
    for colour in range(COLOURS):
        if of_colour(s, zone, colour) > 0:
            present |= 1 << colour
    return present


@rule
def bits(mask: int) -> int:
    found = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
    return found


@rule
def different_values(s: Position, zone: int) -> int:
    found = 0
    for value in range(VALUES):
        found += 1 if of_value(s, zone, value) > 0 else 0
    return found


@rule
def cards_played(s: Position, zone: int) -> int:
    found = 0
    for card in range(DIFFERENT):
        found += int(s.zone[zone, card])
    return found


# --- Scoring 1: each common objective goes to the zone with strictly more than every other ----------


@rule
def matching(s: Position, zone: int, card: int) -> int:
    """How many number cards of the colour or value that the objective names lie in the zone."""
    if WHAT[card] == OF_COLOUR:
        return of_colour(s, zone, WHICH[card])
    return of_value(s, zone, WHICH[card])


@rule
def most_elsewhere(s: Position, zone: int, card: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != zone:
            most = max(most, matching(s, other, card))
    return most


@rule
def has_majority(s: Position, zone: int, card: int) -> bool:
    """A tie gives it to nobody, so zero cards are never a majority."""
    return matching(s, zone, card) > most_elsewhere(s, zone, card)


@rule
def commons_won(s: Position, zone: int) -> int:
    won = 0
    for place in range(COMMONS):
        if s.commons[place] != NOTHING and has_majority(s, zone, s.commons[place]):
            won += 1
    return won


@rule
def zone_size(s: Position, zone: int) -> int:
    """All cards of the zone, number and objective, the commons it won included."""
    return cards_played(s, zone) + commons_won(s, zone)


# --- Scoring 2: each objective in a zone is met or not ----------------------------------------------


@rule
def counted(s: Position, zone: int, card: int) -> int:
    """How much the zone has of what the objective counts; one number card may serve many objectives."""
    if WHAT[card] == OF_COLOUR or WHAT[card] == OF_VALUE:
        return matching(s, zone, card)
    if WHAT[card] == COLOURS_AMONG:
        return bits(colours_present(s, zone) & WHICH[card])
    if WHAT[card] == DIFFERENT_VALUES:
        return different_values(s, zone)
    return zone_size(s, zone)


@rule
def least(s: Position, zone: int, card: int) -> int:
    """How much it takes at least; a majority depends on the other zones."""
    if MAJORITY[card]:
        return most_elsewhere(s, zone, card) + 1
    return LEAST[card]


@rule
def is_met(s: Position, zone: int, card: int) -> bool:
    return least(s, zone, card) <= counted(s, zone, card) <= MOST[card]


# --- Scoring 3 and 4: points of met objectives make the zone, left × right makes the player ---------


@rule
def zone_points(s: Position, zone: int) -> int:
    points = 0
    for card in range(NUMBERS, DIFFERENT):
        if s.zone[zone, card] > 0 and is_met(s, zone, card):
            points += POINTS[card]
    for place in range(COMMONS):
        common = s.commons[place]
        if common != NOTHING and has_majority(s, zone, common):
            points += POINTS[common]
    return points


@rule
def scores(s: Position, out: IntArray) -> None:
    """Highest wins; tied, fewest cards in the two zones; still tied, the win is shared."""
    left = zone_beside(s, 0, LEFT)
    points, size = zone_points(s, left), zone_size(s, left)
    for seat in range(s.seats):
        left_points, left_size = points, size  # the zone on the right of the seat before
        right = zone_beside(s, seat, RIGHT)
        points, size = zone_points(s, right), zone_size(s, right)
        out[seat, 0] = left_points * points
        out[seat, 1] = -(left_size + size)
