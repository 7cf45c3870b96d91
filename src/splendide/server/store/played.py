"""Who sits where, is invited and has played what: the way from a guest to tables, matches and other people."""

import sqlite3

import msgspec

from splendide.server.store.forgetting import without_guest
from splendide.server.store.rows import PROGRAM, Guest, MatchRow, Met, TableRow

CREATE = """
CREATE TABLE sitting (guest TEXT, place TEXT, PRIMARY KEY (guest, place)) WITHOUT ROWID;
CREATE INDEX sitting_by_place ON sitting (place);
CREATE TABLE played (guest TEXT, began REAL, match TEXT, PRIMARY KEY (guest, began, match)) WITHOUT ROWID;
"""
CREATE_INVITED = """
CREATE TABLE invited (guest TEXT, place TEXT, PRIMARY KEY (guest, place)) WITHOUT ROWID;
CREATE INDEX invited_by_place ON invited (place);
CREATE INDEX played_by_match ON played (match);
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
INVITED_TO = """SELECT body FROM invited JOIN tables ON tables.id = invited.place
                WHERE guest = ? AND changed >= ? AND CAST(body AS TEXT) ->> 'stage' = 'gathering'
                ORDER BY changed DESC LIMIT ?"""
TABLES_WITH = """SELECT body FROM tables WHERE id IN (SELECT place FROM sitting WHERE guest = :guest
                 UNION SELECT place FROM invited WHERE guest = :guest) OR CAST(body AS TEXT) ->> 'maker' = :guest"""
MET = """SELECT other.guest, guests.name, guests.face, count(*), max(other.began), other.match, matches.body
         FROM played AS mine JOIN played AS other ON other.match = mine.match AND other.guest <> mine.guest
         JOIN matches ON matches.id = other.match LEFT JOIN guests ON guests.id = other.guest
         WHERE mine.guest = ? AND other.guest NOT GLOB ? GROUP BY other.guest ORDER BY max(other.began) DESC LIMIT ?"""
PLAYED_BY = "SELECT id, body FROM played JOIN matches ON matches.id = played.match WHERE guest = ?"


def keep_sitting(connection: sqlite3.Connection, row: TableRow) -> None:
    """Whoever has a seat at the table is found there, and whoever is invited; nobody else."""
    seated = {seat.guest for seat in row.seats if seat.guest}
    for table, guests in (("sitting", seated), ("invited", set(row.invited) - seated)):
        connection.execute(f"DELETE FROM {table} WHERE place = ?", (row.id,))
        connection.executemany(f"INSERT INTO {table} VALUES (?, ?)", [(guest, row.id) for guest in guests])


def keep_played(connection: sqlite3.Connection, row: MatchRow) -> None:
    """A finished match is found by those who played it."""
    guests = {guest for guest in row.guests if guest}
    played = [(guest, row.began, row.id) for guest in guests]
    connection.executemany("INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING", played)


def erase_from_matches(connection: sqlite3.Connection, guest: str) -> None:
    """What they played stays as it was, but for who they were."""
    for match, body in connection.execute(PLAYED_BY, (guest,)).fetchall():
        row = without_guest(msgspec.json.decode(body, type=MatchRow), guest)
        connection.execute("UPDATE matches SET body = ? WHERE id = ?", (msgspec.json.encode(row), match))


def tables_of(connection: sqlite3.Connection, guest: str, since: float, most: int) -> list[TableRow]:
    return _tables(connection.execute(TABLES_OF, (guest, since, most)))


def invited_to(connection: sqlite3.Connection, guest: str, since: float, most: int) -> list[TableRow]:
    return _tables(connection.execute(INVITED_TO, (guest, since, most)))


def tables_with(connection: sqlite3.Connection, guest: str) -> list[TableRow]:
    return _tables(connection.execute(TABLES_WITH, {"guest": guest}))


def _tables(rows: sqlite3.Cursor) -> list[TableRow]:
    return [msgspec.json.decode(body, type=TableRow) for (body,) in rows]


def matches_of(connection: sqlite3.Connection, guest: str, most: int) -> list[MatchRow]:
    rows = connection.execute(MATCHES_OF, (guest, most)).fetchall()
    return [msgspec.json.decode(row[0], type=MatchRow) for row in rows]


def met_by(connection: sqlite3.Connection, guest: str, most: int) -> list[Met]:
    return [_met(*row) for row in connection.execute(MET, (guest, f"{PROGRAM}*", most))]


def _met(guest: str, name: str | None, face: str | None, matches: int, _: float, match: str, body: bytes) -> Met:
    """Who has never chosen a name bears the one of the last match."""
    row = msgspec.json.decode(body, type=MatchRow)
    seat = row.guests.index(guest)
    return Met(Guest(guest, name or row.names[seat], face or ""), matches, match, seat)
