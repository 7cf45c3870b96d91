"""What the browser draws of a match of Split it!"""

from types import SimpleNamespace
from typing import Literal

import msgspec
import numpy as np

from splendide.core.compiled import kernel
from splendide.core.game import SPECTATOR, IntArray, States
from splendide.core.kernels import score_table
from splendide.games.splitit import notation
from splendide.games.splitit.cards import DECK, JOKER, VALUES, ZONE_NAMES, ZONES, rounds
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
    chosen: bool  # has a bet, or a column for a joker, lying face down
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
    choice: str | None  # my bet or my joker's column, until all have chosen


# --- The position in plain values, which Python reads a hundred times faster than a record -----------


class Position(SimpleNamespace):
    """The fields of a state, with what the rules say about them: `longest`, `places` and `scores`."""


@kernel
def _judge(states: States, longest: IntArray, places: IntArray, table: IntArray) -> None:
    s = states[0]
    scores(s, table)
    for value in range(1, VALUES + 1):
        longest[value] = longest_column(s.columns, s.seats, value)
    for seat in range(s.seats):
        places[seat] = s.phase == PLACING and chooses_column(s, seat)


def _position(states: States) -> Position:
    fields = {name: states[name][0].tolist() for name in states.dtype.names or ()}
    longest, places = np.zeros(VALUES + 1, np.int64), np.zeros(MOST_SEATS, np.int64)
    table = score_table(fields["seats"])
    _judge(states, longest, places, table)
    return Position(**fields, longest=longest.tolist(), places=places.tolist(), scores=table.tolist())


# --- The row ----------------------------------------------------------------------------------------


def _zones(s: Position) -> list[Zone]:
    if s.phase not in (DISCARDING, BETTING):
        return []
    return [_zone(s, zone, s.row[s.cuts[zone] : s.cuts[zone + 1]]) for zone in range(ZONES)]


def _zone(s: Position, zone: int, cards: list[int]) -> Zone:
    gone = zone == s.gone
    return Zone(ZONE_NAMES[zone], cards, bool(cards) and not gone, gone)


# --- The story of the round -------------------------------------------------------------------------


def _story(s: Position) -> list[Reveal]:
    """The reveals that are remembered, the oldest first."""
    first = max(0, s.reveals - REMEMBERED)
    return [_reveal(s, k % REMEMBERED) for k in range(first, s.reveals)]


def _reveal(s: Position, k: int) -> Reveal:
    zones = [_told_zone(s, k, zone) for zone in range(ZONES)]
    left = sum(len(zone.cards) for zone in zones if zone.fate == "contested")
    return Reveal(zones, left, _next(left))


def _next(left: int) -> Next:
    if left > 2:
        return "three-zones"
    return "two-zones" if left == 2 else "last-discarded" if left == 1 else "done"


def _told_zone(s: Position, k: int, zone: int) -> ToldZone:
    cuts = s.told_cuts[k]
    cards = s.told_row[k][cuts[zone] : cuts[zone + 1]]
    bets = [seat for seat in range(s.seats) if s.told_bets[k][seat] == zone]
    return ToldZone(ZONE_NAMES[zone], cards, bets, _fate(cards, zone == s.told_gone[k], len(bets)))


def _fate(cards: list[int], gone: bool, bets: int) -> Fate:
    if gone or not cards:
        return "gone" if gone else "none"
    return "unwanted" if bets == 0 else "taken" if bets == 1 else "contested"


def _has_revealed(s: Position) -> bool:
    """Whether bets have been revealed this round; until then, the story is that of the round before."""
    unrevealed = s.phase in (DISCARDING, BETTING)
    return s.phase == PLACING or (s.phase != OVER and s.splits > unrevealed)


# --- The collections --------------------------------------------------------------------------------


def _leaders(s: Position, value: int) -> list[int]:
    longest = s.longest[value]
    return [seat for seat in range(s.seats) if longest and s.columns[seat][value] == longest]


def _column(s: Position, seat: int, value: int) -> Column:
    cards = s.columns[seat][value]
    return Column(cards, s.wild[seat][value], 0 < cards == s.longest[value])


def _player(s: Position, seat: int) -> Player:
    still_in = bool(s.betting >> seat & 1)
    placing = bool(s.places[seat])
    chooses = placing or (s.phase == BETTING and still_in)
    points, opened, _ = s.scores[seat]
    return Player(
        columns=[_column(s, seat, value) for value in range(1, VALUES + 1)],
        jokers=s.columns[seat][JOKER],
        points=points,
        opened=opened,
        still_in=still_in,
        chosen=chooses and not s.pending >> seat & 1,
        placing=placing,
    )


def _choice(s: Position, states: States, seat: int) -> str | None:
    if seat == SPECTATOR or s.choice[seat] == NOTHING:
        return None
    return notation.write(states[0], seat, (BET if s.phase == BETTING else PLACE) + s.choice[seat])


def view(states: States, seat: int) -> View:
    s = _position(states)
    total = rounds(s.seats)
    return View(
        phase=PHASES[s.phase],
        round=min(s.turn + 1, total),
        rounds=total,
        splitter=s.splitter if s.splitter != NOBODY and s.phase != OVER else None,
        row=s.row[: s.length],
        zones=_zones(s),
        again=_has_revealed(s),
        discarder=1 - s.splitter if s.phase == DISCARDING else None,
        players=[_player(s, other) for other in range(s.seats)],
        leaders=[_leaders(s, value) for value in range(1, VALUES + 1)],
        deck=s.deck,
        copies=DECK.tolist(),
        left=s.left,
        story=_story(s),
        story_round=s.turn + _has_revealed(s),
        choice=_choice(s, states, seat),
    )
