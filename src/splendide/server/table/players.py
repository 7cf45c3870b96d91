"""Who plays or played, as the others are told."""

from itertools import zip_longest
from typing import cast, get_args

from splendide.server.protocol.people import Player
from splendide.server.protocol.words import Level
from splendide.server.store.rows import MatchRow, Seat, TableRow
from splendide.server.table.seating import EMPTY


def player_at(seat: Seat) -> Player:
    """For whom a bot plays on is still who they are."""
    return Player(seat.name, None if seat.guest else seat.level, seat.face)


def players_at(row: TableRow) -> list[Player]:
    """Who sits there."""
    return [player_at(seat) for seat in row.seats if seat != EMPTY]


def players_of(row: MatchRow) -> list[Player]:
    """By seat. Whoever is no guest and called by a level is a bot; of people of long ago no guests are known either."""
    told = zip_longest(row.names, row.guests, row.faces, fillvalue="")
    return [
        _bot(name) if name in get_args(Level) and not guest else Player(name, None, face) for name, guest, face in told
    ]


def _bot(level: str) -> Player:
    return Player("", cast(Level, level), "")
