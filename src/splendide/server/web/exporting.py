"""Everything about somebody as one file. Of matches that go on there is no more in it than that they do."""

from collections.abc import Sequence
from typing import Any

import msgspec

from splendide.core.log import Entry
from splendide.core.record import lines_of, write_line
from splendide.server.store.base import ALL, Store
from splendide.server.store.rows import Guest, MatchRow, TableRow

FORM = 1


async def export_of(store: Store, guest: Guest) -> bytes:
    """What is kept under this guest's name, as JSON that people can read."""
    matches = await store.matches_of(guest.id, ALL)
    known = {
        "splendide": FORM,
        "name": guest.name,
        "face": guest.face,
        "on the leaderboards": guest.listed,
        "a code for other devices": await store.has_code(guest.id),
        "browsers that are told when it is my turn": [
            {"address": each.endpoint, "language": each.language} for each in await store.subscriptions_of(guest.id)
        ],
        "ratings": {game: rating._asdict() for game, rating in (await store.ratings_of(guest.id)).items()},
        "played with": [{"name": met.guest.name, "matches": met.matches} for met in await store.met_by(guest.id, ALL)],
        "tables": [table_said(row, guest.id) for row in await store.tables_with(guest.id)],
        "matches": [match_said(row, guest.id, await moves_of(store, row.id)) for row in matches],
    }
    return msgspec.json.format(msgspec.json.encode(known), indent=1)


async def moves_of(store: Store, match: str) -> list[Entry]:
    kept = await store.match(match)
    return kept[1] if kept else []


def table_said(row: TableRow, guest: str) -> dict[str, Any]:
    return {
        "table": row.id,
        "game": row.game,
        "made": row.made,
        "mine": row.maker == guest,
        "stage": row.stage,
        "seats": [number for number, seat in enumerate(row.seats) if seat.guest == guest],
    }


def match_said(row: MatchRow, guest: str, moves: Sequence[Entry]) -> dict[str, Any]:
    """A match that is over, whole: nothing in it is a secret any more."""
    return {
        "match": row.id,
        "game": row.game,
        "options": row.options,
        "began": row.began,
        "players": row.names,
        "my seats": [seat for seat, player in enumerate(row.guests) if player == guest],
        "points": row.points,
        "winners": row.winners,
        "rated": row.rated,
        "figures": row.figures,
        "moves": [write_line(line) for line in lines_of(moves)],
    }
