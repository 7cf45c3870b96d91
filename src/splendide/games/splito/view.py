"""What the browser draws of a match of Splito: every judgement is made here, none in the browser."""

from collections import Counter
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import SPECTATOR
from splendide.core.position import IntArray, Position, Snapshot, States
from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import (
    BOX,
    CARD,
    DIFFERENT,
    NAMED,
    NAMES,
    NUMBERS,
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
    is_dealing,
    least,
    matching,
    remove_from_hand,
    zone_beside,
    zone_points,
    zone_size,
)

Outlook = Literal["met", "open", "lost"]
JUDGEMENTS_REMEMBERED = 65536  # small, and the same ones are sent again and again
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
    side: Side | None  # where this round's card goes, once chosen


class Choice(msgspec.Struct, frozen=True):
    card: str
    side: Side


class View(msgspec.Struct, frozen=True):
    round: int  # 1…13; the last one stays when all is played
    rounds: int
    commons: list[Common]  # the Star, then the Moon
    zones: list[Zone]  # zone i lies between seats i and i + 1
    players: list[Player]  # by seat
    hand: list[Card]
    choice: Choice | None  # mine, until everyone has chosen


# --- Judging, compiled ---------------------------------------------------------------------------------

ABSENT = -1
_STATE, _HAVE, _NEED, _LACKING = range(4)
_COLUMNS = 4


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


@kernel
def judge_all(states: States, tables: IntArray, sums: IntArray) -> None:
    """For each zone its table, its points and its size."""
    s = states[0]
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    for zone in range(s.seats):
        judge_zone(s, zone, room(s), coming, tables[zone])
        sums[zone, 0] = zone_points(s, zone)
        sums[zone, 1] = zone_size(s, zone)


@kernel
def judge_hand(
    states: States, seat: int, cards: IntArray, now: IntArray, rows: IntArray, changed: IntArray, points: IntArray
) -> None:
    """For each of these cards and each side: what changes in my left and right zone once it lies there, and their
    points then. `now` are the tables of the two zones, `states[1]` is room to try."""
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    table = np.zeros((DIFFERENT, _COLUMNS), np.int64)
    for i in range(cards.shape[0]):
        for side in range(2):
            states[1] = states[0]
            lay_down(states[1], seat, cards[i], side)
            find_coming(states[1], coming)
            for beside in range(2):
                zone = zone_beside(states[1], seat, beside)
                judge_zone(states[1], zone, room(states[1]) - 1, coming, table)
                changed[i, side, beside] = list_changes(now[beside], table, rows[i, side, beside])
                points[i, side, beside] = zone_points(states[1], zone)


@rule
def list_changes(now: IntArray, after: IntArray, rows: IntArray) -> int:
    """A row per objective judged otherwise, new in the zone, or (a common) about to leave it: card, then judgement."""
    n = 0
    for card in range(NUMBERS, DIFFERENT):
        if (now[card, _STATE] != ABSENT or after[card, _STATE] != ABSENT) and differ(now[card], after[card]):
            rows[n, 0] = card
            for column in range(_COLUMNS):
                rows[n, 1 + column] = after[card, column]
            n += 1
    return n


@rule
def differ(one: IntArray, other: IntArray) -> bool:
    for column in range(_COLUMNS):
        if one[column] != other[column]:
            return True
    return False


@rule
def lay_down(s: Position, seat: int, card: int, side: int) -> None:
    remove_from_hand(s, hand_of(s, seat), card)
    s.zone[zone_beside(s, seat, side), card] += 1


# --- From tables to what is sent -----------------------------------------------------------------------


@lru_cache(JUDGEMENTS_REMEMBERED)
def _judged(card: int, state: int, have: int, need: int, lacking: int, common: bool) -> Judged:
    """What a row says; a common that is not in the zone is open to all."""
    colours = [name for colour, name in enumerate(BOX.colours) if lacking >> colour & 1]
    outlook_now: Outlook = "open" if state == ABSENT else OUTLOOKS[state]
    return Judged(NAMES[card], outlook_now, have, need, colours, common)


def _present(table: IntArray, commons: list[int]) -> list[Judged]:
    rows = table.tolist()
    objectives = range(NUMBERS, DIFFERENT)
    return [_judged(card, *rows[card], card in commons) for card in objectives if rows[card][_STATE] != ABSENT]


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


def _numbers(s: Position, zone: int) -> list[str]:
    copies = s.zone[zone].tolist()
    return [NAMES[card] for card in range(NUMBERS) for _ in range(copies[card])]


def common_of(s: Position, card: int) -> Common:
    standing = [int(matching(s, zone, card)) for zone in range(s.seats)]
    most = max(standing)
    holder = standing.index(most) if standing.count(most) == 1 else None
    return Common(NAMES[card], standing, holder)


def _player(s: Position, seat: int, zones: list[Zone]) -> Player:
    left, right = int(zone_beside(s, seat, LEFT)), int(zone_beside(s, seat, RIGHT))
    points = zones[left].points * zones[right].points
    side = None if s.side[seat] == NOTHING else SIDES[s.side[seat]]
    return Player(left, right, points, zones[left].size + zones[right].size, side)


def players_of(s: Position, zones: list[Zone]) -> list[Player]:
    return [_player(s, seat, zones) for seat in range(s.seats)]


def _hand(s: Snapshot, seat: int, judged: Judgement) -> list[Card]:
    if seat == SPECTATOR or is_dealing(s):
        return []
    hand = hand_of(s, seat)
    held = Counter(s.hand[hand].tolist()[: hand_size(s, hand)])
    cards = np.array(list(held), np.int64)
    rows = np.empty((len(cards), 2, 2, DIFFERENT - NUMBERS, 1 + _COLUMNS), np.int64)
    changed, points = (np.zeros((len(cards), 2, 2), np.int64) for _ in range(2))
    now = judged.tables[[zone_beside(s, seat, side) for side in (LEFT, RIGHT)]]
    judge_hand(np.repeat(s.states, 2), seat, cards, now, rows, changed, points)
    commons = s.commons.tolist()
    return [
        Card(
            NAMES[card],
            copies,
            *(_after(rows[i, side], changed[i, side], points[i, side], commons) for side in (LEFT, RIGHT)),
        )
        for i, (card, copies) in enumerate(held.items())
    ]


def _after(rows: IntArray, changed: IntArray, points: IntArray, commons: list[int]) -> After:
    left, right = (
        [_judged(*row, row[0] in commons) for row in rows[side, : changed[side]].tolist()] for side in (LEFT, RIGHT)
    )
    return After(int(points[LEFT]), int(points[RIGHT]), left, right)


def _choice(s: Position, seat: int) -> Choice | None:
    if seat == SPECTATOR or s.chosen[seat] == NOTHING:
        return None
    return Choice(NAMES[s.chosen[seat]], SIDES[s.side[seat]])


def view(s: Snapshot, seat: int) -> View:
    judged = judgement(s)
    zones = zones_of(s, judged)
    return View(
        round=min(int(s.turn) + 1, ROUNDS),
        rounds=ROUNDS,
        commons=[common_of(s, card) for card in s.commons.tolist() if card != NOTHING],
        zones=zones,
        players=players_of(s, zones),
        hand=_hand(s, seat, judged),
        choice=_choice(s, seat),
    )


# --- What can be pointed at ----------------------------------------------------------------------------


def is_target(s: Snapshot, text: str) -> bool:
    """Whether all can see it: a zone (`zone-2`), an objective lying in it (`zone-2/no-4`), or a common (`most-4`)."""
    place, inside, name = text.partition("/")
    zones = [f"zone-{zone}" for zone in range(s.seats)]
    if not inside:
        return place in zones or CARD.get(place) in s.commons.tolist()
    card = CARD.get(name, 0)
    return place in zones and card >= NUMBERS and bool(s.zone[zones.index(place), card] > 0)
