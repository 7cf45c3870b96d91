"""The rules of Split it!, in the order of the rule sheet."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE, draw, is_pending, state_dtype
from splendide.core.position import IntArray, Position, Snapshot
from splendide.games.splitit import SEATS, Options
from splendide.games.splitit.deck import CARDS, DECK, JOKER, LONGEST_ROW, ROW_LENGTH, VALUES, ZONE_NAMES, ZONES

MOST_SEATS = SEATS[-1]
NOBODY = -1
NOTHING = -1  # no choice made yet, or none that you may see
REMEMBERED = 6  # how many reveals of a round the table remembers

# What is waited for.
DRAWING, TURNING, SPLITTING, DISCARDING, BETTING, PLACING, OVER = range(7)

State = state_dtype(
    ("phase", np.int64),  # what is waited for
    ("discard_once", np.int64),  # two players: 1 if only the first split of a round is followed by a discard
    ("splitter", np.int64),  # who splits this round; -1 before nature has drawn the first
    ("left", np.int64),  # cards left in the deck
    ("length", np.int64),  # cards in the row
    ("splits", np.int64),  # splits made this round
    ("betting", np.int64),  # bit per seat still without a card this round
    ("gone", np.int64),  # two players: the zone discarded after this split; -1: none
    ("reveals", np.int64),  # bets revealed in the round that is remembered
    ("deck", np.int8, (VALUES + 1,)),  # copies of each card left in the deck; the joker is card 0
    ("row", np.int8, (LONGEST_ROW,)),  # the cards from left to right
    ("cuts", np.int8, (ZONES + 1,)),  # zone z holds row[cuts[z]:cuts[z + 1]]
    ("choice", np.int8, (MOST_SEATS,)),  # zone bet on, or column for a joker, unseen until all have chosen
    ("columns", np.int8, (MOST_SEATS, VALUES + 1)),  # cards in each column, jokers included; at 0 jokers not placed
    ("wild", np.int8, (MOST_SEATS, VALUES + 1)),  # jokers in each column
    ("told_row", np.int8, (REMEMBERED, LONGEST_ROW)),  # what the last reveals of the round showed: the row,
    ("told_cuts", np.int8, (REMEMBERED, ZONES + 1)),  # how it was split,
    ("told_gone", np.int8, (REMEMBERED,)),  # which zone was discarded before the bets,
    ("told_bets", np.int8, (REMEMBERED, MOST_SEATS)),  # and who bet where; -1: no bet
)

# Moves: BET + zone, DISCARD + zone, PLACE + column, and SPLIT + 10 × first cut + second cut.
BET = 0
DISCARD = BET + ZONES
PLACE = DISCARD + ZONES - 1
SPLIT = PLACE + VALUES + 1


def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.discard_once = options.discard == "first"
    s.splitter = NOBODY
    s.gone = NOBODY
    s.left = CARDS
    s.deck = DECK
    s.choice[:] = NOTHING
    s.phase = DRAWING
    s.pending = 1 << NATURE


@rule
def moves(s: Position, seat: int, out: IntArray) -> int:
    if seat == NATURE:
        return natures_moves(s)
    if s.phase == BETTING:
        return list_bets(s, seat, out)
    if s.phase == SPLITTING:
        return list_splits(s, out) if is_pending(s, seat) else 0
    if s.phase == PLACING:
        return list_places(s, seat, out)
    if s.phase == DISCARDING:
        return list_discards(s, out) if is_pending(s, seat) else 0
    return 0


def why_not(s: Snapshot, seat: int, move: int) -> Refused | None:
    """What speaks against a bet, a split or a joker's column when it is asked for."""
    if s.phase == BETTING and BET <= move < BET + ZONES:
        return why_no_bet(s, seat, move - BET)
    if s.phase == SPLITTING and is_pending(s, seat) and SPLIT <= move < SPLIT + 100:
        return Refused("splitit-empty-zone")
    if s.phase == PLACING and chooses_column(s, seat) and PLACE < move <= PLACE + VALUES:
        return Refused("splitit-no-such-column", value=move - PLACE)
    return None


@rule
def play(s: Position, seat: int, move: int) -> None:
    if s.phase == TURNING:
        turn_up(s, move)
    elif s.phase == BETTING:
        bet(s, seat, move - BET)
    elif s.phase == SPLITTING:
        split(s, (move - SPLIT) // 10, (move - SPLIT) % 10)
    elif s.phase == PLACING:
        choose_column(s, seat, move - PLACE)
    elif s.phase == DISCARDING:
        discard(s, move - DISCARD)
    else:
        draw_first_splitter(s, move)


@rule
def natures_moves(s: Position) -> int:
    if s.phase == TURNING:
        return s.left
    return s.seats if s.phase == DRAWING else 0


@rule
def draw_first_splitter(s: Position, seat: int) -> None:
    """At our table the first splitter is a random seat."""
    s.splitter = seat
    begin_round(s)


# --- A. Cards are turned up one after the other, from left to right --------------------------------


@rule
def begin_round(s: Position) -> None:
    s.length = 0
    s.splits = 0
    s.betting = (1 << s.seats) - 1
    s.phase = TURNING
    s.pending = 1 << NATURE


@rule
def turn_up(s: Position, k: int) -> None:
    """The k-th card left in the deck lies at the end of the row."""
    card = card_at(s, k)
    s.deck[card] -= 1
    s.left -= 1
    s.row[s.length] = card
    s.length += 1
    # With four players the deck holds only 7 cards for the last row.
    if s.length == ROW_LENGTH[s.seats] or s.left == 0:
        ask_for_split(s)


@rule
def card_at(s: Position, k: int) -> int:
    """The deck counted through, jokers first, then 1, 2, 3…: as many piles as end before k lie below the card."""
    card = 0
    end = 0
    for pile in range(VALUES):
        end += s.deck[pile]
        card += end <= k
    return card


# --- A. The splitter separates the row into zones, none of them empty ------------------------------


@rule
def ask_for_split(s: Position) -> None:
    s.phase = SPLITTING
    s.pending = 1 << s.splitter


@rule
def list_splits(s: Position, out: IntArray) -> int:
    if s.length == 2:
        return list_separators(out)
    n = 0
    for first in range(1, s.length - 1):
        for second in range(first + 1, s.length):
            out[n] = SPLIT + 10 * first + second
            n += 1
    return n


@rule
def list_separators(out: IntArray) -> int:
    """Two cards: one separator goes between them, white|pink or pink|black, and the third zone has no card."""
    out[0] = SPLIT + 12
    out[1] = SPLIT + 1
    return 2


@rule
def split(s: Position, first: int, second: int) -> None:
    s.cuts[1] = first
    s.cuts[2] = second
    s.cuts[3] = s.length
    s.gone = NOBODY
    s.splits += 1
    if must_discard(s):
        s.phase = DISCARDING
        s.pending = 1 << (1 - s.splitter)
    else:
        ask_for_bets(s)


# --- Two players: the other one discards a whole zone ----------------------------------------------


@rule
def must_discard(s: Position) -> bool:
    """After every three-way split or, if the table wants it so, only after the first of a round."""
    return s.seats == 2 and s.length > 2 and (s.splits == 1 or s.discard_once == 0)


@rule
def list_discards(s: Position, out: IntArray) -> int:
    for zone in range(ZONES):
        out[zone] = DISCARD + zone
    return ZONES


@rule
def discard(s: Position, zone: int) -> None:
    s.gone = zone
    ask_for_bets(s)


# --- B. Everyone still without a card bets on a zone, all revealed at once -------------------------


@rule
def ask_for_bets(s: Position) -> None:
    s.phase = BETTING
    s.pending = s.betting


@rule
def has_cards(s: Position, zone: int) -> bool:
    return s.cuts[zone] < s.cuts[zone + 1] and zone != s.gone


@rule
def list_bets(s: Position, seat: int, out: IntArray) -> int:
    if (s.betting >> seat) & 1 == 0:
        return 0
    n = 0
    for zone in range(ZONES):
        if has_cards(s, zone):
            out[n] = BET + zone
            n += 1
    return n


def why_no_bet(s: Snapshot, seat: int, zone: int) -> Refused:
    if not s.betting >> seat & 1:
        return Refused("splitit-already-won")
    return Refused(f"splitit-nothing-on-{ZONE_NAMES[zone]}")


@rule
def bet(s: Position, seat: int, zone: int) -> None:
    s.choice[seat] = zone
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        reveal(s)


@rule
def reveal(s: Position) -> None:
    """Nobody on a zone: discarded. Exactly one: that player takes all. More: the cards stay, and close up."""
    remember(s)
    kept = 0
    for zone in range(ZONES):
        backers = count_bets(s, zone)
        if backers == 1:
            take_zone(s, zone)
        elif backers > 1:
            kept = keep_zone(s, zone, kept)
    s.length = kept
    s.choice[:] = NOTHING
    ask_for_jokers(s)


@rule
def count_bets(s: Position, zone: int) -> int:
    backers = 0
    for seat in range(s.seats):
        backers += s.choice[seat] == zone
    return backers


@rule
def take_zone(s: Position, zone: int) -> None:
    """The one player who bet on it has the cards, and is done for the round."""
    winner = 0
    while s.choice[winner] != zone:
        winner += 1
    for i in range(s.cuts[zone], s.cuts[zone + 1]):
        s.columns[winner, s.row[i]] += 1
    s.betting &= ~(1 << winner)


@rule
def keep_zone(s: Position, zone: int, kept: int) -> int:
    """The cards of the zone follow the `kept` ones that stay; how many stay then."""
    for i in range(s.cuts[zone], s.cuts[zone + 1]):
        s.row[kept] = s.row[i]
        kept += 1
    return kept


@rule
def remember(s: Position) -> None:
    """What is being revealed can be told until the next round reveals something."""
    if s.splits == 1:
        s.reveals = 0
    k = s.reveals % REMEMBERED
    for i in range(LONGEST_ROW):
        s.told_row[k, i] = s.row[i]
    for zone in range(ZONES):
        s.told_cuts[k, zone + 1] = s.cuts[zone + 1]
    for seat in range(MOST_SEATS):
        s.told_bets[k, seat] = s.choice[seat]
    s.told_gone[k] = s.gone
    s.reveals += 1


# --- B. What stays is split again, by the same splitter --------------------------------------------


@rule
def go_on(s: Position) -> None:
    """One card left over is discarded. Cards that stay always have two players or more still without any."""
    if s.length >= 2:
        ask_for_split(s)
    else:
        end_round(s)


@rule
def end_round(s: Position) -> None:
    s.length = 0
    s.betting = 0
    s.turn += 1
    s.splitter = (s.splitter + 1) % s.seats
    if s.left > 0:
        begin_round(s)
    else:
        s.phase = OVER
        s.pending = 0


# --- Won cards lie in columns, jokers go to a column for good --------------------------------------


@rule
def count_columns(s: Position, seat: int) -> int:
    n = 0
    for value in range(1, VALUES + 1):
        n += s.columns[seat, value] > 0
    return n


@rule
def chooses_column(s: Position, seat: int) -> bool:
    return s.columns[seat, JOKER] > 0 and count_columns(s, seat) > 1


@rule
def ask_for_jokers(s: Position) -> None:
    """Who has jokers and several columns chooses, one joker at a time; the round goes on when all are placed."""
    s.phase = PLACING
    s.pending = 0
    for seat in range(s.seats):
        if s.columns[seat, JOKER] > 0:
            if chooses_column(s, seat):
                s.pending |= 1 << seat
            else:
                place_in_only_column(s, seat)
    if s.pending == 0:
        go_on(s)


@rule
def place_in_only_column(s: Position, seat: int) -> None:
    """Without any column the jokers wait: a joker never opens one."""
    for value in range(1, VALUES + 1):
        if s.columns[seat, value] > 0:
            while s.columns[seat, JOKER] > 0:
                place_joker(s, seat, value)


@rule
def list_places(s: Position, seat: int, out: IntArray) -> int:
    if not chooses_column(s, seat):
        return 0
    n = 0
    for value in range(1, VALUES + 1):
        out[n] = PLACE + value
        n += s.columns[seat, value] > 0
    return n


@rule
def choose_column(s: Position, seat: int, value: int) -> None:
    s.choice[seat] = value
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        place_chosen(s)


@rule
def place_chosen(s: Position) -> None:
    for seat in range(s.seats):
        if s.choice[seat] != NOTHING:
            place_joker(s, seat, s.choice[seat])
            s.choice[seat] = NOTHING
    ask_for_jokers(s)


@rule
def place_joker(s: Position, seat: int, value: int) -> None:
    s.columns[seat, JOKER] -= 1
    s.columns[seat, value] += 1
    s.wild[seat, value] += 1


# --- What a seat knows: all but what the others are choosing ---------------------------------------


@rule
def hide(s: Position, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = NOTHING


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    if s.phase != BETTING and s.phase != PLACING:
        return
    out = np.zeros(VALUES, np.int64)
    offset = BET if s.phase == BETTING else PLACE
    for other in range(s.seats):
        if other != seat and not is_pending(s, other):
            n = moves(s, other, out)
            if n > 0:
                s.choice[other] = out[draw(rng, n)] - offset


# --- The end: the longest column of each value earns that value ------------------------------------


@rule
def longest_column(columns: IntArray, seats: int, value: int) -> int:
    longest = 0
    for seat in range(seats):
        longest = max(longest, columns[seat, value])
    return longest


@rule
def count_points(columns: IntArray, seats: int, seat: int) -> int:
    """Everyone tied for the longest column earns its value; waiting jokers are worth nothing."""
    points = 0
    for value in range(1, VALUES + 1):
        cards = columns[seat, value]
        if cards > 0 and cards == longest_column(columns, seats, value):
            points += value
    return points


@rule
def scores(s: Position, out: IntArray) -> None:
    """Highest wins; tied: most columns; still tied: shared."""
    for seat in range(s.seats):
        out[seat, 0] = count_points(s.columns, s.seats, seat)
        out[seat, 1] = count_columns(s, seat)
