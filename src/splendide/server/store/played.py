"""Who sits where and who has played what: the way from a guest to tables and matches."""

import sqlite3

import msgspec

from splendide.server.store.rows import MatchRow, TableRow

CREATE = """
CREATE TABLE sitting (guest TEXT, place TEXT, PRIMARY KEY (guest, place)) WITHOUT ROWID;
CREATE INDEX sitting_by_place ON sitting (place);
CREATE TABLE played (guest TEXT, began REAL, match TEXT, PRIMARY KEY (guest, began, match)) WITHOUT ROWID;
"""
GATHER = """
INSERT INTO sitting SELECT DISTINCT seat.value ->> 'guest', tables.id
    FROM tables, json_each(CAST(tables.body AS TEXT), '$.seats') AS seat WHERE seat.value ->> 'guest' <> '';
"""  # who played matches that were finished before was not kept
TABLES_OF = """SELECT body FROM sitting JOIN tables ON tables.id = sitting.place
               WHERE guest = ? AND changed >= ? AND CAST(body AS TEXT) ->> 'stage' <> 'over'
               ORDER BY changed DESC LIMIT ?"""
MATCHES_OF = """SELECT body FROM played JOIN matches ON matches.id = played.match
                WHERE guest = ? ORDER BY began DESC LIMIT ?"""


def keep_sitting(connection: sqlite3.Connection, row: TableRow) -> None:
    """Whoever has a seat at the table is found there, and nobody else."""
    connection.execute("DELETE FROM sitting WHERE place = ?", (row.id,))
    guests = {seat.guest for seat in row.seats if seat.guest}
    connection.executemany("INSERT INTO sitting VALUES (?, ?)", [(guest, row.id) for guest in guests])


def keep_played(connection: sqlite3.Connection, row: MatchRow) -> None:
    """A finished match is found by those who played it."""
    guests = {guest for guest in row.guests if guest} if row.over else set()
    played = [(guest, row.began, row.id) for guest in guests]
    connection.executemany("INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING", played)


def tables_of(connection: sqlite3.Connection, guest: str, since: float, most: int) -> list[TableRow]:
    rows = connection.execute(TABLES_OF, (guest, since, most)).fetchall()
    return [msgspec.json.decode(row[0], type=TableRow) for row in rows]


def matches_of(connection: sqlite3.Connection, guest: str, most: int) -> list[MatchRow]:
    rows = connection.execute(MATCHES_OF, (guest, most)).fetchall()
    return [msgspec.json.decode(row[0], type=MatchRow) for row in rows]
