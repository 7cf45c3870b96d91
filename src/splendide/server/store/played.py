"""Who sits where, is invited and has played what: the way from a guest to tables, matches and other people."""

import msgspec

from splendide.server.store.forgetting import without_guest
from splendide.server.store.rows import PROGRAM, Guest, MatchRow, Met, TableRow
from splendide.server.store.work import Rows, Work

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
TABLES_WITH = """SELECT body FROM tables WHERE id IN (SELECT place FROM sitting WHERE guest = ?
                 UNION SELECT place FROM invited WHERE guest = ?) OR CAST(body AS TEXT) ->> 'maker' = ?"""
MET = """SELECT guest, name, face, often, last, body FROM (
             SELECT other.guest, guests.name, guests.face, other.match AS last, other.began, matches.body,
                    count(*) OVER (PARTITION BY other.guest) AS often,
                    row_number() OVER (PARTITION BY other.guest ORDER BY other.began DESC, other.match) AS ago
             FROM played AS mine JOIN played AS other ON other.match = mine.match AND other.guest <> mine.guest
             JOIN matches ON matches.id = other.match LEFT JOIN guests ON guests.id = other.guest
             WHERE mine.guest = ? AND other.guest NOT LIKE ?
         ) AS met WHERE ago = 1 ORDER BY began DESC LIMIT ?"""
PLAYED_BY = "SELECT id, body FROM played JOIN matches ON matches.id = played.match WHERE guest = ?"


def keep_sitting(row: TableRow) -> Work[None]:
    """Whoever has a seat at the table is found there, and whoever is invited; nobody else."""
    seated = {seat.guest for seat in row.seats if seat.guest}
    for table, guests in (("sitting", seated), ("invited", set(row.invited) - seated)):
        yield f"DELETE FROM {table} WHERE place = ?", (row.id,)
        for guest in sorted(guests):
            yield f"INSERT INTO {table} VALUES (?, ?)", (guest, row.id)


def keep_played(row: MatchRow) -> Work[None]:
    """A finished match is found by those who played it."""
    for guest in sorted({guest for guest in row.guests if guest}):
        yield "INSERT INTO played VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (guest, row.began, row.id)


def erase_from_matches(guest: str) -> Work[None]:
    """What they played stays as it was, but for who they were."""
    rows = yield PLAYED_BY, (guest,)
    for match, body in rows:
        row = without_guest(msgspec.json.decode(body, type=MatchRow), guest)
        yield "UPDATE matches SET body = ? WHERE id = ?", (msgspec.json.encode(row), match)


def tables_of(guest: str, since: float, most: int) -> Work[list[TableRow]]:
    return _tables((yield TABLES_OF, (guest, since, most)))


def invited_to(guest: str, since: float, most: int) -> Work[list[TableRow]]:
    return _tables((yield INVITED_TO, (guest, since, most)))


def tables_with(guest: str) -> Work[list[TableRow]]:
    return _tables((yield TABLES_WITH, (guest, guest, guest)))


def _tables(rows: Rows) -> list[TableRow]:
    return [msgspec.json.decode(body, type=TableRow) for (body,) in rows]


def matches_of(guest: str, most: int) -> Work[list[MatchRow]]:
    rows = yield MATCHES_OF, (guest, most)
    return [msgspec.json.decode(row[0], type=MatchRow) for row in rows]


def met_by(guest: str, most: int) -> Work[list[Met]]:
    rows = yield MET, (guest, f"{PROGRAM}%", most)
    return [_met(*row) for row in rows]


def _met(guest: str, name: str | None, face: str | None, matches: int, match: str, body: bytes) -> Met:
    """Who has never chosen a name bears the one of the last match."""
    row = msgspec.json.decode(body, type=MatchRow)
    seat = row.guests.index(guest)
    return Met(Guest(guest, name or row.names[seat], face or ""), matches, match, seat)
