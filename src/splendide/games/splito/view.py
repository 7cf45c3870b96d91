"""What the browser draws of a match of Splito: every judgement is made here, none in the browser."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import SPECTATOR
from splendide.core.kernels import copied
from splendide.core.position import IntArray, Position, Snapshot, States
from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import (
    BOX,
    CARD,
    COLOURS,
    DIFFERENT,
    NAMED,
    NAMES,
    NUMBERS,
    VALUES,
    WHICH,
)
from splendide.games.splito.notation import SIDES, Side
from splendide.games.splito.outlook import KINDS_OF_NUMBERS, find_coming, outlook, room
from splendide.games.splito.rules import (
    LEFT,
    NOTHING,
    RIGHT,
    colours_present,
    counted,
    hand_of,
    hand_size,
    has_majority,
    hide,
    is_dealing,
    least,
    matching,
    zone_beside,
    zone_points,
    zone_size,
)

Outlook = Literal["met", "open", "lost"]
JUDGEMENTS_REMEMBERED = 65536  # small, and the same ones are sent again and again
HANDS_REMEMBERED = 128  # a hand is looked at again when its owner has chosen
OUTLOOKS: tuple[Outlook, ...] = ("met", "open", "lost")

# --- What is sent: cards by their ids, `cards()` says what they are -------------------------------------


class Judged(msgspec.Struct, frozen=True):
    """An objective in a zone, judged as if the match ended now."""

    card: str
    state: Outlook
    have: int  # how much the zone has of what the objective counts
    need: int  # how much it takes at least
    lacking: list[str]  # of the colours it asks for, those the zone has not
    common: bool  # from the middle of the table, won for now


class Zone(msgspec.Struct, frozen=True):
    """What lies between a seat and the next."""

    numbers: list[str]  # by colour and value, copies repeated
    objectives: list[Judged]
    points: int  # if the match ended now
    size: int  # all cards, the commons it holds now included


class Common(msgspec.Struct, frozen=True):
    """An objective in the middle of the table."""

    card: str
    standing: list[int]  # how many cards of it each zone has
    holder: int | None  # the zone that would win it now


class After(msgspec.Struct, frozen=True):
    """What my two zones would be with a card of mine on one side, all else unchanged."""

    left_points: int
    right_points: int
    left: list[Judged]  # only those that would change, be new, or leave (a common)
    right: list[Judged]


class Card(msgspec.Struct, frozen=True):
    """A card of my hand."""

    id: str
    copies: int
    on_left: After
    on_right: After


class Player(msgspec.Struct, frozen=True):
    left: int  # zones
    right: int
    points: int  # left × right, if the match ended now
    cards: int  # in both zones: fewest wins a tie


class Choice(msgspec.Struct, frozen=True):
    card: str
    side: Side


class View(msgspec.Struct, frozen=True):
    round: int  # 1…13; the last one stays when all is played
    rounds: int
    commons: list[Common]  # the Star, then the Moon
    zones: list[Zone]  # zone i lies between seats i and i + 1
    players: list[Player]  # by seat


class Remembered(msgspec.Struct, frozen=True):
    """An objective that I judge otherwise than who has not seen the hands that I have."""

    zone: int
    judged: Judged


class Own(msgspec.Struct, frozen=True):
    hand: list[Card]
    remembered: list[Remembered]
    choice: Choice | None  # mine, until everyone has chosen


# --- Judging, compiled ---------------------------------------------------------------------------------

ABSENT = -1
_STATE, _HAVE, _NEED, _LACKING = range(4)
_COLUMNS = 4
OBJECTIVES = DIFFERENT - NUMBERS


@rule
def judge_zone(s: Position, zone: int, places: int, coming: IntArray, table: IntArray) -> None:
    """A row per objective that lies in the zone or would come to it from the middle; others are ABSENT."""
    for card in range(NUMBERS, DIFFERENT):
        table[card, _STATE] = ABSENT
        common = card == s.commons[0] or card == s.commons[1]
        if common or s.zone[zone, card] > 0:
            judge_objective(s, zone, card, places, coming, table[card])
        if common and not has_majority(s, zone, card):
            table[card, _STATE] = ABSENT


@rule
def judge_objective(s: Position, zone: int, card: int, places: int, coming: IntArray, row: IntArray) -> None:
    row[_STATE] = outlook(s, zone, card, places, coming)
    row[_HAVE] = counted(s, zone, card)
    row[_NEED] = least(s, zone, card)
    row[_LACKING] = lacking_colours(s, zone, card)


@rule
def lacking_colours(s: Position, zone: int, card: int) -> int:
    """Bit per colour that the objective names and the zone lacks."""
    return WHICH[card] & ~colours_present(s, zone) if NAMED[card] else 0


@rule
def judge_zones(s: Position, tables: IntArray) -> None:
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    for zone in range(s.seats):
        judge_zone(s, zone, room(s), coming, tables[zone])


@kernel
def judge_all(states: States, tables: IntArray, sums: IntArray) -> None:
    """For each zone its table, its points and its size."""
    s = states[0]
    judge_zones(s, tables)
    for zone in range(s.seats):
        sums[zone, 0] = zone_points(s, zone)
        sums[zone, 1] = zone_size(s, zone)


@kernel
def look_at_hand(
    states: States, public: States, seat: int, held: IntArray, rows: IntArray, zones: IntArray
) -> tuple[int, int, int]:
    """How many different cards the seat holds, how many rows tell what they would change, and how many more there are.

    Of each card: which one, how many copies and, for either side, the points of my left and my right zone once it lies
    there, and how many rows tell what changes in them. After those of all cards, the rows tell what who only looks on
    would judge otherwise, and `zones` where. The states are copies of what the seat knows, to try and to hide.
    """
    s = states[0]
    mine = np.zeros((s.seats, DIFFERENT, _COLUMNS), np.int64)
    judge_zones(s, mine)
    many = list_held(s, seat, held)
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    changes = 0
    for i in range(many):
        changes = try_card(s, seat, mine, coming, held[i], rows, changes)
    hide(public[0], SPECTATOR)
    theirs = np.zeros((s.seats, DIFFERENT, _COLUMNS), np.int64)
    judge_zones(public[0], theirs)
    return many, changes, list_remembered(s, mine, theirs, rows[changes:], zones)


@rule
def list_held(s: Position, seat: int, held: IntArray) -> int:
    """How many different cards are in this hand, once all are dealt: a row for each, with its copies."""
    many = 0
    hand = hand_of(s, seat)
    for place in range(0 if is_dealing(s) else hand_size(s, hand)):
        card = s.hand[hand, place]
        if many == 0 or held[many - 1, 0] != card:
            held[many, 0], held[many, 1] = card, 0
            many += 1
        held[many - 1, 1] += 1
    return many


@rule
def try_card(s: Position, seat: int, now: IntArray, coming: IntArray, told: IntArray, rows: IntArray, n: int) -> int:
    """How many rows there are with those that tell what this card would change in my zones, on either side."""
    table = np.zeros((DIFFERENT, _COLUMNS), np.int64)
    count_in_hand(coming, told[0], -1)
    for side in range(2):
        s.zone[zone_beside(s, seat, side), told[0]] += 1
        for beside in range(2):
            zone = zone_beside(s, seat, beside)
            judge_zone(s, zone, room(s) - 1, coming, table)
            before = n
            n = list_changes(s, now[zone], table, rows, n)
            told[2 + 4 * side + beside] = zone_points(s, zone)
            told[4 + 4 * side + beside] = n - before
        s.zone[zone_beside(s, seat, side), told[0]] -= 1
    count_in_hand(coming, told[0], 1)
    return n


@rule
def list_remembered(s: Position, mine: IntArray, theirs: IntArray, rows: IntArray, zones: IntArray) -> int:
    """How many rows there are: one for each outlook in which two judgements differ."""
    n = 0
    for zone in range(s.seats):
        for card in range(NUMBERS, DIFFERENT):
            if mine[zone, card, _STATE] != theirs[zone, card, _STATE]:
                zones[n] = zone
                n = put_row(s, card, mine[zone, card], rows, n)
    return n


@rule
def put_row(s: Position, card: int, judged: IntArray, rows: IntArray, n: int) -> int:
    """How many rows there are with this one: the card, how it is judged, and whether it lies in the middle."""
    rows[n, 0] = card
    for column in range(_COLUMNS):
        rows[n, 1 + column] = judged[column]
    rows[n, 1 + _COLUMNS] = card == s.commons[0] or card == s.commons[1]
    return n + 1


@rule
def count_in_hand(coming: IntArray, card: int, copies: int) -> None:
    """What may still be played, with a card more or less in hand."""
    if card < NUMBERS:
        coming[card // VALUES] += copies
        coming[COLOURS + card % VALUES] += copies


@rule
def list_changes(s: Position, now: IntArray, after: IntArray, rows: IntArray, n: int) -> int:
    """How many rows there are, with one more for each objective judged otherwise, new in the zone, or (a common) about
    to leave it."""
    for card in range(NUMBERS, DIFFERENT):
        if (now[card, _STATE] != ABSENT or after[card, _STATE] != ABSENT) and differ(now[card], after[card]):
            n = put_row(s, card, after[card], rows, n)
    return n


@rule
def differ(one: IntArray, other: IntArray) -> bool:
    for column in range(_COLUMNS):
        if one[column] != other[column]:
            return True
    return False


# --- From tables to what is sent -----------------------------------------------------------------------


@lru_cache(JUDGEMENTS_REMEMBERED)
def _judged(card: int, state: int, have: int, need: int, lacking: int, common: int) -> Judged:
    """What a row says; a common that is not in the zone is open to all."""
    colours = [name for colour, name in enumerate(BOX.colours) if lacking >> colour & 1]
    outlook_now: Outlook = "open" if state == ABSENT else OUTLOOKS[state]
    return Judged(NAMES[card], outlook_now, have, need, colours, bool(common))


def _present(table: IntArray, commons: list[int]) -> list[Judged]:
    cards = NUMBERS + np.flatnonzero(table[NUMBERS:, _STATE] != ABSENT)
    rows = zip(cards.tolist(), table[cards].tolist(), strict=True)
    return [_judged(card, *row, card in commons) for card, row in rows]


class Judgement(NamedTuple):
    """All zones as they stand."""

    tables: IntArray
    sums: IntArray


def judgement(s: Snapshot) -> Judgement:
    made = Judgement(np.zeros((s.seats, DIFFERENT, _COLUMNS), np.int64), np.zeros((s.seats, 2), np.int64))
    judge_all(s.states, *made)
    return made


def zones_of(s: Snapshot, judged: Judgement) -> list[Zone]:
    commons = s.commons.tolist()
    return [
        Zone(_numbers(s, zone), _present(judged.tables[zone], commons), *judged.sums[zone].tolist())
        for zone in range(s.seats)
    ]


_EVERY_NUMBER = np.arange(NUMBERS)


def _numbers(s: Position, zone: int) -> list[str]:
    return [NAMES[card] for card in np.repeat(_EVERY_NUMBER, s.zone[zone, :NUMBERS]).tolist()]


@kernel
def count_matching(states: States, card: int, standing: IntArray) -> None:
    for zone in range(states[0].seats):
        standing[zone] = matching(states[0], zone, card)


def common_of(s: Snapshot, card: int) -> Common:
    counted_by_zone = np.empty(s.seats, np.int64)
    count_matching(s.states, card, counted_by_zone)
    standing = counted_by_zone.tolist()
    most = max(standing)
    holder = standing.index(most) if standing.count(most) == 1 else None
    return Common(NAMES[card], standing, holder)


def _player(s: Position, seat: int, zones: list[Zone]) -> Player:
    left, right = int(zone_beside(s, seat, LEFT)), int(zone_beside(s, seat, RIGHT))
    points = zones[left].points * zones[right].points
    return Player(left, right, points, zones[left].size + zones[right].size)


def players_of(s: Position, zones: list[Zone]) -> list[Player]:
    return [_player(s, seat, zones) for seat in range(s.seats)]


def _card(told: list[int], changes: Iterator[Judged]) -> Card:
    card, copies, *after = told
    return Card(NAMES[card], copies, _after(changes, *after[:4]), _after(changes, *after[4:]))


def _after(changes: Iterator[Judged], left_points: int, right_points: int, left: int, right: int) -> After:
    """Of these changes, the next ones are in my left zone, and then so many in my right one."""
    return After(left_points, right_points, list(islice(changes, left)), list(islice(changes, right)))


def _choice(s: Position, seat: int) -> Choice | None:
    if s.chosen[seat] == NOTHING:
        return None
    return Choice(NAMES[s.chosen[seat]], SIDES[s.side[seat]])


def view(s: Snapshot) -> View:
    judged = judgement(s)
    zones = zones_of(s, judged)
    return View(
        round=min(int(s.turn) + 1, ROUNDS),
        rounds=ROUNDS,
        commons=[common_of(s, card) for card in s.commons.tolist() if card != NOTHING],
        zones=zones,
        players=players_of(s, zones),
    )


class Known:
    """What a seat knows but for its choice: what it sees is made of it once."""

    def __init__(self, s: Snapshot, seat: int):
        self._key = seat, s.turn, s.zone.tobytes(), s.hand.tobytes(), s.deck.tobytes()
        self._s, self._seat = s, seat

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and other._key == self._key

    def seen(self) -> tuple[list[Card], list[Remembered]]:
        s = self._s
        held, zones = np.empty((ROUNDS, 10), np.int64), np.empty(s.seats * OBJECTIVES, np.int64)
        rows = np.empty(((4 * ROUNDS + s.seats) * OBJECTIVES, 2 + _COLUMNS), np.int64)
        many, changes, remembered = look_at_hand(copied(s.states), copied(s.states), self._seat, held, rows, zones)
        judged = iter([_judged(*row) for row in rows[: changes + remembered].tolist()])
        hand = [_card(told, judged) for told in held[:many].tolist()]
        return hand, list(map(Remembered, zones[:remembered].tolist(), judged))


@lru_cache(HANDS_REMEMBERED)
def seen_by(known: Known) -> tuple[list[Card], list[Remembered]]:
    return known.seen()


def own(s: Snapshot, seat: int) -> Own:
    return Own(*seen_by(Known(s, seat)), _choice(s, seat))


def face_down(s: Snapshot, seat: int) -> str:
    """The side is seen as soon as it is chosen, the card is not."""
    return "" if s.side[seat] == NOTHING else SIDES[s.side[seat]]


# --- What can be pointed at ----------------------------------------------------------------------------


def is_target(s: Snapshot, text: str) -> bool:
    """Whether all can see it: a zone (`zone-2`), an objective lying in it (`zone-2/no-4`), or a common (`most-4`)."""
    place, inside, name = text.partition("/")
    zones = [f"zone-{zone}" for zone in range(s.seats)]
    if not inside:
        return place in zones or CARD.get(place) in s.commons.tolist()
    card = CARD.get(name, 0)
    return place in zones and card >= NUMBERS and bool(s.zone[zones.index(place), card] > 0)
