"""A store that forgets everything when the process ends: for tests and for measuring."""

import secrets
from typing import Any

from splendide.core.log import Entry
from splendide.server.store.base import LostRaceError, Store
from splendide.server.store.rows import (
    AnalysisRow,
    Change,
    ClockRow,
    Forget,
    Guest,
    Kind,
    MatchRow,
    Moves,
    TableRow,
    Visit,
)


class MemoryStore(Store):
    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self._guests: dict[str, Guest] = {}
        self._tables: dict[str, TableRow] = {}
        self._matches: dict[str, MatchRow] = {}
        self._analyses: dict[tuple[str, int], bytes] = {}
        self._moves: dict[str, list[Entry]] = {}
        self._clocks: dict[str, ClockRow] = {}
        self._visited: dict[tuple[Kind, str], float] = {}

    async def write(self, *changes: Change) -> None:
        for change in changes:
            self._keep(change)

    def _keep(self, change: Change) -> None:
        if isinstance(change, Moves):
            log = self._moves.setdefault(change.match, [])
            if len(log) != change.ply:
                raise LostRaceError
            log.extend(change.entries)
            if change.clock:
                self._clocks[change.match] = change.clock
        elif isinstance(change, Guest):
            self._guests[change.id] = change
            self._visited["guest", change.id] = self.clock()
        elif isinstance(change, TableRow):
            self._tables[change.id] = change
            self._visited["table", change.id] = self.clock()
        elif isinstance(change, AnalysisRow):
            self._analyses[change.match, change.form] = change.body
        elif isinstance(change, MatchRow):
            self._matches[change.id] = change
            if change.over:
                self._visited["match", change.id] = self.clock()
        elif isinstance(change, Visit):
            if change in self._visited:
                self._visited[change] = self.clock()
        else:
            self._forget(change)

    def _forget(self, gone: Forget) -> None:
        kept: dict[Kind, list[dict[str, Any]]] = {
            "guest": [self._guests],
            "table": [self._tables],
            "match": [self._matches, self._moves, self._clocks],
        }
        self._visited.pop((gone.kind, gone.id), None)
        for rows in kept[gone.kind]:
            rows.pop(gone.id, None)

    async def guest(self, guest: str) -> Guest | None:
        return self._guests.get(guest)

    async def table(self, table: str) -> TableRow | None:
        return self._tables.get(table)

    async def public_tables(self, since: float, most: int) -> list[tuple[float, TableRow]]:
        listed = [row for row in self._tables.values() if row.public and row.made >= since]
        return [(row.made, row) for row in sorted(listed, key=lambda row: row.made, reverse=True)[:most]]

    async def tables_of(self, guest: str, since: float, most: int) -> list[TableRow]:
        going_on = [row for row in self._tables.values() if row.stage != "over" and row.made >= since]
        mine = [row for row in going_on if any(seat.guest == guest for seat in row.seats)]
        return sorted(mine, key=lambda row: row.made, reverse=True)[:most]

    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        mine = [row for row in self._matches.values() if row.over and guest in row.guests]
        return sorted(mine, key=lambda row: row.began, reverse=True)[:most]

    async def match(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        row = self._matches.get(match)
        return (row, self._moves.get(match, []).copy()) if row else None

    async def clocks_of(self, match: str) -> ClockRow | None:
        return self._clocks.get(match)

    async def due_tables(self, until: float, most: int) -> list[tuple[float, str]]:
        due = [(row.due, row.id) for row in self._tables.values() if row.due is not None and row.due <= until]
        return sorted(due)[:most]

    async def unused(self, kind: Kind, before: float, most: int) -> list[str]:
        found = [name for (each, name), at in self._visited.items() if each == kind and at < before]
        return found[:most]

    async def analysis(self, match: str, form: int) -> bytes | None:
        return self._analyses.get((match, form))

    async def close(self) -> None:
        pass
