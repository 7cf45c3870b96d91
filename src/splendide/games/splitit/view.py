"""What the browser draws of a match of Split it!"""

from typing import Literal, NamedTuple

import msgspec
import numpy as np

from splendide.core.compiled import kernel
from splendide.core.kernels import score_table
from splendide.core.position import IntArray, Snapshot, States
from splendide.games.splitit import notation
from splendide.games.splitit.deck import DECK, JOKER, VALUES, ZONE_NAMES, ZONES, rounds
from splendide.games.splitit.rules import (
    BET,
    BETTING,
    DISCARDING,
    DRAWING,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    OVER,
    PLACE,
    PLACING,
    REMEMBERED,
    SPLITTING,
    TURNING,
    chooses_column,
    longest_column,
    scores,
)

Phase = Literal["draw", "turn", "split", "discard", "bet", "place", "over"]
Fate = Literal["taken", "contested", "unwanted", "gone", "none"]  # gone: discarded before the bets; none: no cards
Next = Literal["three-zones", "two-zones", "last-discarded", "done"]
PHASES: dict[int, Phase] = {
    DRAWING: "draw",
    TURNING: "turn",
    SPLITTING: "split",
    DISCARDING: "discard",
    BETTING: "bet",
    PLACING: "place",
    OVER: "over",
}


class Zone(msgspec.Struct, frozen=True):
    """A zone of the row as it is split now."""

    name: str  # white, pink or black
    cards: list[int]  # 0 is a joker
    open: bool  # can be bet on
    gone: bool  # discarded by the other player, with two players


class ToldZone(msgspec.Struct, frozen=True):
    """What became of a zone when the bets were revealed."""

    name: str
    cards: list[int]
    bets: list[int]  # the seats that bet on it
    fate: Fate


class Reveal(msgspec.Struct, frozen=True):
    """Bets turned over, and what followed."""

    zones: list[ToldZone]
    left: int  # cards that stayed in the row
    next: Next


class Column(msgspec.Struct, frozen=True):
    cards: int  # jokers included
    jokers: int
    leads: bool  # the longest of this value, or as long as it


class Player(msgspec.Struct, frozen=True):
    columns: list[Column]  # of the values 1…10
    jokers: int  # won and not in a column: waiting for one, or for a decision
    points: int  # if the match ended now
    opened: int  # columns: the tie-break
    still_in: bool  # has no card yet this round
    chooses: bool  # a bet, or a column for a joker: in secret, now
    placing: bool  # has jokers to put into one of several columns


class View(msgspec.Struct, frozen=True):
    phase: Phase
    round: int  # the last one stays when the match is over
    rounds: int
    splitter: int | None
    row: list[int]  # all cards of the row, zones or not
    zones: list[Zone]  # empty as long as the row is not split
    again: bool  # bets have been revealed this round: the row is what was contested
    discarder: int | None  # with two players: the one who discards a zone now
    players: list[Player]  # by seat
    leaders: list[list[int]]  # by value 1…10: the seats with the longest column
    deck: list[int]  # copies of each card left; the joker is card 0
    copies: list[int]  # copies of each card in the box
    left: int  # cards left in the deck
    story: list[Reveal]  # of this round or, until it reveals something, of the one before
    story_round: int


class Own(msgspec.Struct, frozen=True):
    choice: str | None  # my bet or my joker's column, until all have chosen


# --- The position, with what the rules say about it ------------------------------------------------


class Sight(NamedTuple):
    """Compiled rules are asked about all of it at once."""

    s: Snapshot
    columns: list[list[int]]  # by seat and value
    wild: list[list[int]]  # the jokers among them
    longest: list[int]  # by value
    places: list[int]  # by seat: whether it places a joker
    scores: list[list[int]]  # by seat


@kernel
def _judge(states: States, longest: IntArray, places: IntArray, table: IntArray) -> None:
    s = states[0]
    scores(s, table)
    for value in range(1, VALUES + 1):
        longest[value] = longest_column(s.columns, s.seats, value)
    for seat in range(s.seats):
        places[seat] = s.phase == PLACING and chooses_column(s, seat)


def _sight(s: Snapshot) -> Sight:
    longest, places = np.zeros(VALUES + 1, np.int64), np.zeros(MOST_SEATS, np.int64)
    table = score_table(s.seats)
    _judge(s.states, longest, places, table)
    return Sight(s, s.columns.tolist(), s.wild.tolist(), longest.tolist(), places.tolist(), table.tolist())


# --- The row ----------------------------------------------------------------------------------------


def _zones(s: Snapshot) -> list[Zone]:
    if s.phase not in (DISCARDING, BETTING):
        return []
    row, cuts = s.row.tolist(), s.cuts.tolist()
    return [_zone(s, zone, row[cuts[zone] : cuts[zone + 1]]) for zone in range(ZONES)]


def _zone(s: Snapshot, zone: int, cards: list[int]) -> Zone:
    gone = zone == s.gone
    return Zone(ZONE_NAMES[zone], cards, bool(cards) and not gone, gone)


# --- The story of the round -------------------------------------------------------------------------


def _story(s: Snapshot) -> list[Reveal]:
    """The reveals that are remembered, the oldest first."""
    first = max(0, s.reveals - REMEMBERED)
    return [_reveal(s, k % REMEMBERED) for k in range(first, s.reveals)]


def _reveal(s: Snapshot, k: int) -> Reveal:
    zones = [_told_zone(s, k, zone) for zone in range(ZONES)]
    left = sum(len(zone.cards) for zone in zones if zone.fate == "contested")
    return Reveal(zones, left, _next(left))


def _next(left: int) -> Next:
    match left:
        case 0:
            return "done"
        case 1:
            return "last-discarded"
        case 2:
            return "two-zones"
    return "three-zones"


def _told_zone(s: Snapshot, k: int, zone: int) -> ToldZone:
    cuts = s.told_cuts[k].tolist()
    cards = s.told_row[k].tolist()[cuts[zone] : cuts[zone + 1]]
    bets = [seat for seat, bet in enumerate(s.told_bets[k].tolist()[: s.seats]) if bet == zone]
    return ToldZone(ZONE_NAMES[zone], cards, bets, _fate(cards, zone == s.told_gone[k], len(bets)))


def _fate(cards: list[int], gone: bool, bets: int) -> Fate:
    if gone:
        return "gone"
    if not cards:
        return "none"
    return "unwanted" if bets == 0 else "taken" if bets == 1 else "contested"


def _has_revealed(s: Snapshot) -> bool:
    """Whether bets have been revealed this round; until then, the story is that of the round before."""
    unrevealed = 1 if s.phase in (DISCARDING, BETTING) else 0  # the split that is being bet on
    return s.phase != OVER and s.splits > unrevealed


# --- The collections --------------------------------------------------------------------------------


def _leaders(sight: Sight, value: int) -> list[int]:
    longest = sight.longest[value]
    return [seat for seat in range(sight.s.seats) if longest and sight.columns[seat][value] == longest]


def _columns(sight: Sight, seat: int) -> list[Column]:
    lengths, wild = sight.columns[seat], sight.wild[seat]
    return [
        Column(lengths[value], wild[value], 0 < lengths[value] == sight.longest[value])
        for value in range(1, VALUES + 1)
    ]


def _player(sight: Sight, seat: int) -> Player:
    s, placing = sight.s, bool(sight.places[seat])
    still_in = bool(s.betting >> seat & 1)
    points, opened, _ = sight.scores[seat]
    return Player(
        columns=_columns(sight, seat),
        jokers=sight.columns[seat][JOKER],
        points=points,
        opened=opened,
        still_in=still_in,
        chooses=placing or (s.phase == BETTING and still_in),
        placing=placing,
    )


def view(s: Snapshot) -> View:
    sight, total = _sight(s), rounds(s.seats)
    return View(
        phase=PHASES[s.phase],
        round=min(s.turn + 1, total),
        rounds=total,
        splitter=s.splitter if s.splitter != NOBODY and s.phase != OVER else None,
        row=s.row[: s.length].tolist(),
        zones=_zones(s),
        again=_has_revealed(s),
        discarder=1 - s.splitter if s.phase == DISCARDING else None,
        players=[_player(sight, other) for other in range(s.seats)],
        leaders=[_leaders(sight, value) for value in range(1, VALUES + 1)],
        deck=s.deck.tolist(),
        copies=DECK.tolist(),
        left=s.left,
        story=_story(s),
        story_round=s.turn + _has_revealed(s),
    )


def own(s: Snapshot, seat: int) -> Own:
    if s.choice[seat] == NOTHING:
        return Own(None)
    return Own(notation.write(s, seat, (BET if s.phase == BETTING else PLACE) + int(s.choice[seat])))
