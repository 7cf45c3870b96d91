"""A store that forgets everything when the process ends: for tests and for measuring."""

import secrets
from typing import Any

from msgspec.structs import replace

from splendide.core.log import Entry
from splendide.server.store.base import LostRaceError, Store
from splendide.server.store.forgetting import without_guest
from splendide.server.store.ratings import NEWCOMER, learned, surely
from splendide.server.store.rows import (
    PROGRAM,
    AnalysisRow,
    Change,
    ClockRow,
    CodeRow,
    Erase,
    Forget,
    Guest,
    Held,
    Kind,
    MatchRow,
    Met,
    Moves,
    Rated,
    Rating,
    ShortCodeRow,
    Subscription,
    TableRow,
    Unsubscribe,
    Visit,
)
from splendide.server.store.short_codes import made_lately


class MemoryStore(Store):
    def __init__(self) -> None:
        self.key = secrets.token_bytes(32)
        self._guests: dict[str, Guest] = {}
        self._tables: dict[str, TableRow] = {}
        self._matches: dict[str, MatchRow] = {}
        self._analyses: dict[tuple[str, int], bytes] = {}
        self._moves: dict[str, list[Entry]] = {}
        self._clocks: dict[str, ClockRow] = {}
        self._codes: dict[str, bytes] = {}
        self._short_codes: dict[str, ShortCodeRow] = {}
        self._subscriptions: dict[str, Subscription] = {}  # by endpoint
        self._ratings: dict[tuple[str, str], Rating] = {}  # by game and guest
        self._visited: dict[tuple[Kind, str], float] = {}

    async def write(self, *changes: Change, held: Held | None = None) -> None:
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
            era = self._guests[change.id].era if change.id in self._guests else 0
            self._guests[change.id] = replace(change, era=max(era, change.era))
            self._visited["guest", change.id] = self.clock()
        elif isinstance(change, TableRow):
            self._tables[change.id] = change
            self._visited["table", change.id] = self.clock()
        elif isinstance(change, AnalysisRow):
            self._analyses[change.match, change.form] = change.body
        elif isinstance(change, MatchRow):
            self._matches[change.id] = change
            if change.over:
                self._end(change)
        elif isinstance(change, CodeRow):
            self._codes[change.guest] = change.hash
        elif isinstance(change, ShortCodeRow):
            self._short_codes = {each.code: each for each in self._good_codes()}
            self._short_codes.setdefault(change.code, change)
        elif isinstance(change, Subscription):
            self._subscriptions[change.endpoint] = change
        elif isinstance(change, Unsubscribe):
            self._subscriptions.pop(change.endpoint, None)
        elif isinstance(change, Erase):
            for row in [row for row in self._matches.values() if row.over and change.guest in row.guests]:
                self._matches[row.id] = without_guest(row, change.guest)
            self._forget(Forget("guest", change.guest))
        elif isinstance(change, Visit):
            if change in self._visited:
                self._visited[change] = self.clock()
        else:
            self._forget(change)

    def _end(self, row: MatchRow) -> None:
        if row.rated and ("match", row.id) not in self._visited:
            known = [self._ratings.get((row.game, guest), NEWCOMER) for guest in row.guests]
            for guest, rating in zip(row.guests, learned(row, known), strict=True):
                self._ratings[row.game, guest] = rating
        self._visited["match", row.id] = self.clock()

    def _forget(self, gone: Forget) -> None:
        if gone.kind == "guest":
            self._ratings = {key: rating for key, rating in self._ratings.items() if key[1] != gone.id}
            for each in [each for each in self._subscriptions.values() if each.guest == gone.id]:
                del self._subscriptions[each.endpoint]
        if gone.kind == "table":
            self._short_codes = {each.code: each for each in self._good_codes() if each.table != gone.id}
        kept: dict[Kind, list[dict[str, Any]]] = {
            "guest": [self._guests, self._codes],
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
        mine = [row for row in going_on if _sits(row, guest)]
        return sorted(mine, key=lambda row: row.made, reverse=True)[:most]

    async def invited_to(self, guest: str, since: float, most: int) -> list[TableRow]:
        gathering = [row for row in self._tables.values() if row.stage == "gathering" and row.made >= since]
        return [row for row in gathering if guest in row.invited and not _sits(row, guest)][-most:]

    async def tables_with(self, guest: str) -> list[TableRow]:
        rows = self._tables.values()
        return [row for row in rows if row.maker == guest or guest in row.invited or _sits(row, guest)]

    async def met_by(self, guest: str, most: int) -> list[Met]:
        met: dict[str, Met] = {}
        for row in await self.matches_of(guest, len(self._matches)):
            for seat, other in enumerate(row.guests):
                if other and other != guest and not other.startswith(PROGRAM):
                    first = met.setdefault(other, Met(Guest(other, row.names[seat]), 0, row.id, seat))
                    met[other] = first._replace(matches=first.matches + 1)
        return [each._replace(guest=self._guests.get(each.guest.id, each.guest)) for each in met.values()][:most]

    async def ratings_of(self, guest: str) -> dict[str, Rating]:
        return {game: rating for (game, other), rating in self._ratings.items() if other == guest}

    async def leaders(self, game: str, most: int) -> list[Rated]:
        rated = [
            Rated(self._guests[guest], rating)
            for (other, guest), rating in self._ratings.items()
            if other == game and guest in self._guests and self._guests[guest].listed
        ]
        return sorted(rated, key=lambda each: -surely(each.rating))[:most]

    async def coded(self, hash: bytes) -> Guest | None:
        return next((self._guests.get(guest) for guest, kept in self._codes.items() if kept == hash), None)

    async def has_code(self, guest: str) -> bool:
        return bool(self._codes.get(guest))

    def _good_codes(self) -> list[ShortCodeRow]:
        first, last = made_lately(self.clock())
        return [each for each in self._short_codes.values() if first <= each.made <= last]

    async def short_code(self, code: str) -> ShortCodeRow | None:
        return next((each for each in self._good_codes() if each.code == code), None)

    async def short_code_of(self, table: str) -> ShortCodeRow | None:
        return next((each for each in reversed(self._good_codes()) if each.table == table), None)

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        return [each for each in self._subscriptions.values() if each.guest == guest]

    async def eras(self) -> dict[str, int]:
        return {guest.id: guest.era for guest in self._guests.values() if guest.era}

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


def _sits(row: TableRow, guest: str) -> bool:
    return any(seat.guest == guest for seat in row.seats)
