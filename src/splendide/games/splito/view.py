"""What the browser draws of a match of Splito: every judgement is made here, none in the browser."""

from typing import Literal

import msgspec
import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import SPECTATOR, IntArray, States
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.cards import (
    ASKS,
    BOX,
    COLOURS_AMONG,
    DIFFERENT,
    NAMES,
    NUMBERS,
    VALUES,
    WHAT,
    WHICH,
    Family,
    Kind,
    Param,
)
from splendide.games.splito.notation import SIDES, Side, is_dealing
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
    least,
    matching,
    remove_from_hand,
    zone_beside,
    zone_points,
    zone_size,
)

Outlook = Literal["met", "open", "lost"]
OUTLOOKS: tuple[Outlook, ...] = ("met", "open", "lost")

# --- What is sent --------------------------------------------------------------------------------------


class Objective(msgspec.Struct, frozen=True):
    """An objective card as printed."""

    id: str
    family: Family
    kind: Kind
    param: Param
    points: int


class Judged(msgspec.Struct, frozen=True):
    """An objective in a zone, judged as if the match ended now."""

    card: Objective
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

    card: Objective
    standing: list[int]  # how many cards of it each zone has
    holder: int | None  # the zone that would win it now


class After(msgspec.Struct, frozen=True):
    """What my two zones would be with a card of mine on one side, all else unchanged."""

    left_points: int
    right_points: int
    left: list[Judged]  # only those that would change or be new
    right: list[Judged]


class Card(msgspec.Struct, frozen=True):
    """A card of my hand."""

    id: str
    objective: Objective | None  # None: a number card
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
    colours: list[str]
    values: int
    commons: list[Common]  # the Star, then the Moon
    zones: list[Zone]  # zone i lies between seats i and i + 1
    players: list[Player]  # by seat
    hand: list[Card]
    choice: Choice | None  # mine, until everyone has chosen


# --- Judging, compiled ---------------------------------------------------------------------------------

ABSENT = -1
_STATE, _HAVE, _NEED, _LACKING, _COLUMNS = range(5)


@rule
def judge_zone(s: np.record, zone: int, places: int, coming: IntArray, table: IntArray) -> None:
    """A row per objective that lies in the zone or would come to it from the middle; others are ABSENT."""
    for card in range(NUMBERS, DIFFERENT):
        table[card, _STATE] = ABSENT
        if s.zone[zone, card] > 0 or holds_common(s, zone, card):
            table[card, _STATE] = outlook(s, zone, card, places, coming)
            table[card, _HAVE] = counted(s, zone, card)
            table[card, _NEED] = least(s, zone, card)
            table[card, _LACKING] = lacking_colours(s, zone, card)


@rule
def holds_common(s: np.record, zone: int, card: int) -> bool:
    for place in range(COMMONS):
        if s.commons[place] == card:
            return has_majority(s, zone, card)
    return False


@rule
def lacking_colours(s: np.record, zone: int, card: int) -> int:
    if WHAT[card] != COLOURS_AMONG:
        return 0
    return WHICH[card] & ~colours_present(s, zone)


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
def judge_after(states: States, seat: int, card: int, side: int, tables: IntArray, sums: IntArray) -> None:
    """My left and right zone, once this card lies there; `states` is a copy to play it on."""
    s = states[0]
    remove_from_hand(s, hand_of(s, seat), card)
    s.zone[zone_beside(s, seat, side), card] += 1
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    for beside in range(2):
        zone = zone_beside(s, seat, beside)
        judge_zone(s, zone, room(s) - 1, coming, tables[beside])
        sums[beside, 0] = zone_points(s, zone)


# --- From tables to what is sent -----------------------------------------------------------------------

OBJECTIVES = {
    NUMBERS + i: Objective(row.id, asks.family, row.kind, row.param, row.points)
    for i, (row, asks) in enumerate(zip(BOX.objectives, ASKS, strict=True))
}


def _tables(zones: int) -> tuple[IntArray, IntArray]:
    return np.zeros((zones, DIFFERENT, _COLUMNS), np.int64), np.zeros((zones, 2), np.int64)


def _judged(card: int, row: list[int], common: bool) -> Judged:
    state, have, need, lacking = row
    colours = [name for colour, name in enumerate(BOX.colours) if lacking >> colour & 1]
    asked = colours if OBJECTIVES[card].kind == "these-colours" else []
    return Judged(OBJECTIVES[card], OUTLOOKS[state], have, need, asked, common)


def _all_judged(table: IntArray, commons: list[int]) -> list[Judged]:
    rows = table.tolist()
    return [_judged(card, rows[card], card in commons) for card in OBJECTIVES if rows[card][_STATE] != ABSENT]


def _zones(states: States) -> list[Zone]:
    s = states[0]
    tables, sums = _tables(s.seats)
    judge_all(states, tables, sums)
    commons = s.commons.tolist()
    return [
        Zone(_numbers(s, zone), _all_judged(tables[zone], commons), *sums[zone].tolist()) for zone in range(s.seats)
    ]


def _numbers(s: np.record, zone: int) -> list[str]:
    copies = s.zone[zone].tolist()
    return [NAMES[card] for card in range(NUMBERS) for _ in range(copies[card])]


def _common(s: np.record, card: int) -> Common:
    standing = [int(matching(s, zone, card)) for zone in range(s.seats)]
    most = max(standing)
    holder = standing.index(most) if standing.count(most) == 1 else None
    return Common(OBJECTIVES[card], standing, holder)


def _player(s: np.record, seat: int, zones: list[Zone]) -> Player:
    left, right = int(zone_beside(s, seat, LEFT)), int(zone_beside(s, seat, RIGHT))
    points = zones[left].points * zones[right].points
    side = None if s.side[seat] == NOTHING else SIDES[s.side[seat]]
    return Player(left, right, points, zones[left].size + zones[right].size, side)


def _after(states: States, seat: int, card: int, side: int, now: tuple[Zone, Zone]) -> After:
    tables, sums = _tables(2)
    judge_after(states.copy(), seat, card, side, tables, sums)
    commons = states[0].commons.tolist()
    left, right = (
        [judged for judged in _all_judged(tables[beside], commons) if judged not in now[beside].objectives]
        for beside in (LEFT, RIGHT)
    )
    return After(int(sums[LEFT, 0]), int(sums[RIGHT, 0]), left, right)


def _hand(states: States, seat: int, zones: list[Zone]) -> list[Card]:
    s = states[0]
    if seat == SPECTATOR or is_dealing(s):
        return []
    hand = hand_of(s, seat)
    cards = s.hand[hand].tolist()[: hand_size(s, hand)]
    now = zones[zone_beside(s, seat, LEFT)], zones[zone_beside(s, seat, RIGHT)]
    return [
        Card(
            NAMES[card],
            OBJECTIVES.get(card),
            cards.count(card),
            *(_after(states, seat, card, side, now) for side in (LEFT, RIGHT)),
        )
        for card in dict.fromkeys(cards)
    ]


def _choice(s: np.record, seat: int) -> Choice | None:
    if seat == SPECTATOR or s.chosen[seat] == NOTHING:
        return None
    return Choice(NAMES[s.chosen[seat]], SIDES[s.side[seat]])


def view(states: States, seat: int) -> View:
    s = states[0]
    zones = _zones(states)
    return View(
        round=min(int(s.turn) + 1, ROUNDS),
        rounds=ROUNDS,
        colours=BOX.colours,
        values=VALUES,
        commons=[_common(s, card) for card in s.commons.tolist() if card != NOTHING],
        zones=zones,
        players=[_player(s, other, zones) for other in range(s.seats)],
        hand=_hand(states, seat, zones),
        choice=_choice(s, seat),
    )
