"""How changes are kept by whatever speaks SQL."""

from collections.abc import Callable
from typing import Any

import msgspec

from splendide.server.store import played, ratings, short_codes
from splendide.server.store.base import LostRaceError
from splendide.server.store.rows import (
    AnalysisRow,
    Change,
    CodeRow,
    Erase,
    Forget,
    Guest,
    MatchRow,
    Moves,
    ShortCodeRow,
    Subscription,
    TableRow,
    Unsubscribe,
    Visit,
)
from splendide.server.store.work import Said, Work

KEEP_VISIT = "INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET at = excluded.at"
NOTE_VISIT = "UPDATE visits SET at = ? WHERE kind = ? AND id = ?"
FORGET = {
    "table": [
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM sitting WHERE place = ?",
        "DELETE FROM invited WHERE place = ?",
        "DELETE FROM short_codes WHERE place = ?",
    ],
    "guest": [
        "DELETE FROM guests WHERE id = ?",
        "DELETE FROM sitting WHERE guest = ?",
        "DELETE FROM invited WHERE guest = ?",
        "DELETE FROM played WHERE guest = ?",
        "DELETE FROM ratings WHERE guest = ?",
        "DELETE FROM codes WHERE guest = ?",
        "DELETE FROM subscriptions WHERE guest = ?",
    ],
    "match": [
        "DELETE FROM matches WHERE id = ?",
        "DELETE FROM moves WHERE match = ?",
        "DELETE FROM played WHERE match = ?",
        "DELETE FROM analyses WHERE match = ?",
    ],
}
KEEP_GUEST = """INSERT INTO guests VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, face = excluded.face, listed = excluded.listed,
                era = CASE WHEN excluded.era > guests.era THEN excluded.era ELSE guests.era END"""
KEEP_TABLE = """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
                SET public = excluded.public, changed = excluded.changed, body = excluded.body, due = excluded.due"""
KEEP_MATCH = "INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
KEEP_ANALYSIS = """INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (match)
                   DO UPDATE SET form = excluded.form, body = excluded.body"""
KEEP_SUBSCRIPTION = """INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
                       guest = excluded.guest, key = excluded.key, auth = excluded.auth, language = excluded.language"""

Row = tuple[str, int, int, int, str, str, bool, str | None]  # match, ply, seat, move, shown, text, late, clock
Entering = Callable[[list[Row]], Said]  # how moves are entered: a row comes back for each that was new


def keep(change: Change, at: float, entering: Entering) -> Work[None]:
    """The change is made inside the transaction that is open, at this time."""
    if isinstance(change, Moves):
        yield from keep_moves(change, entering)
    elif isinstance(change, Guest):
        yield KEEP_GUEST, msgspec.structs.astuple(change)
        yield KEEP_VISIT, ("guest", change.id, at)
    elif isinstance(change, TableRow):
        yield KEEP_TABLE, (change.id, change.public, at, change.made, msgspec.json.encode(change), change.due)
        yield KEEP_VISIT, ("table", change.id, at)
        yield from played.keep_sitting(change)
    elif isinstance(change, AnalysisRow):
        yield KEEP_ANALYSIS, (change.match, change.form, change.body)
    elif isinstance(change, MatchRow):
        yield KEEP_MATCH, (change.id, msgspec.json.encode(change))
        if change.over:
            yield from keep_end(change, at)
    elif isinstance(change, CodeRow):
        yield from keep_code(change)
    elif isinstance(change, ShortCodeRow):
        yield from short_codes.keep_short_code(change)
    elif isinstance(change, Subscription):
        yield KEEP_SUBSCRIPTION, (*change, at)
    elif isinstance(change, Unsubscribe):
        yield "DELETE FROM subscriptions WHERE endpoint = ?", change
    elif isinstance(change, Erase):
        yield from played.erase_from_matches(change.guest)
        yield from forget(Forget("guest", change.guest))
    elif isinstance(change, Visit):
        yield NOTE_VISIT, (at, *change)
    else:
        yield from forget(change)


def keep_end(row: MatchRow, at: float) -> Work[None]:
    """The match is over; those who played it are known a little better, once."""
    yield from played.keep_played(row)
    if not (yield "SELECT 1 FROM visits WHERE kind = 'match' AND id = ?", (row.id,)):
        yield from ratings.keep_rated(row)
    yield KEEP_VISIT, ("match", row.id, at)


def keep_code(code: CodeRow) -> Work[None]:
    yield "DELETE FROM codes WHERE guest = ?", (code.guest,)
    if code.hash:
        yield "INSERT INTO codes VALUES (?, ?)", code


def forget(gone: Forget) -> Work[None]:
    yield "DELETE FROM visits WHERE kind = ? AND id = ?", gone
    for statement in FORGET[gone.kind]:
        yield statement, (gone.id,)


def keep_moves(moves: Moves, entering: Entering) -> Work[None]:
    rows = rows_of(moves)
    if len((yield entering(rows))) != len(rows):
        raise LostRaceError


def rows_of(moves: Moves) -> list[Row]:
    """What the clocks said stands with the last of them."""
    clock = msgspec.json.encode(moves.clock).decode() if moves.clock else None
    last = len(moves.entries) - 1
    return [(moves.match, moves.ply + i, *entry, clock if i == last else None) for i, entry in enumerate(moves.entries)]


def only_moves(changes: list[Any]) -> list[Row]:
    """The rows of all these changes, if they are nothing but moves: as a rule they are."""
    if not all(isinstance(change, Moves) for change in changes):
        return []
    return [row for moves in changes for row in rows_of(moves)]
