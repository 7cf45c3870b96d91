"""What is read from whatever speaks SQL."""

from abc import abstractmethod

import msgspec

from splendide.core.log import Entry
from splendide.server.store import played, ratings, short_codes
from splendide.server.store.base import Store
from splendide.server.store.rows import (
    ClockRow,
    Guest,
    Kind,
    MatchRow,
    Met,
    Rated,
    Rating,
    ShortCodeRow,
    Subscription,
    TableRow,
)
from splendide.server.store.work import Rows, T, Work

READ_GUEST = "SELECT id, name, face, listed, era FROM guests"
CODED = f"{READ_GUEST} WHERE id = (SELECT guest FROM codes WHERE hash = ?)"
SUBSCRIPTIONS = "SELECT endpoint, guest, key, auth, language FROM subscriptions WHERE guest = ? ORDER BY at"
PUBLIC_TABLES = "SELECT changed, body FROM tables WHERE public AND changed >= ? ORDER BY made DESC LIMIT ?"
READ_MATCH = "SELECT body FROM matches WHERE id = ?"
READ_MOVES = "SELECT seat, move, shown, text, late FROM moves WHERE match = ? ORDER BY ply"
READ_CLOCK = "SELECT clock FROM moves WHERE match = ? ORDER BY ply DESC LIMIT 1"
READ_DUE = "SELECT due, id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"
UNUSED = "SELECT id FROM visits WHERE kind = ? AND at < ? ORDER BY at LIMIT ?"
ANALYSIS = "SELECT body FROM analyses WHERE match = ? AND form = ?"


class SqlStore(Store):
    @abstractmethod
    async def _read(self, work: Work[T]) -> T:
        """What this comes to, asked of the database."""

    async def _rows(self, statement: str, *values: object) -> Rows:
        return await self._read(_asked(statement, *values))

    async def guest(self, guest: str) -> Guest | None:
        return _guest(await self._rows(f"{READ_GUEST} WHERE id = ?", guest))

    async def coded(self, hash: bytes) -> Guest | None:
        return _guest(await self._rows(CODED, hash))

    async def has_code(self, guest: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM codes WHERE guest = ?", guest))

    async def short_code(self, code: str) -> ShortCodeRow | None:
        return await self._read(short_codes.led_by(code, self.clock()))

    async def short_code_of(self, table: str) -> ShortCodeRow | None:
        return await self._read(short_codes.latest(table, self.clock()))

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._rows(SUBSCRIPTIONS, guest)]

    async def eras(self) -> dict[str, int]:
        return dict(await self._rows("SELECT id, era FROM guests WHERE era > 0"))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT body FROM tables WHERE id = ?", table)
        return msgspec.json.decode(rows[0][0], type=TableRow) if rows else None

    async def public_tables(self, since: float, most: int) -> list[tuple[float, TableRow]]:
        rows = await self._rows(PUBLIC_TABLES, since, most)
        return [(changed, msgspec.json.decode(body, type=TableRow)) for changed, body in rows]

    async def tables_of(self, guest: str, since: float, most: int) -> list[TableRow]:
        return await self._read(played.tables_of(guest, since, most))

    async def invited_to(self, guest: str, since: float, most: int) -> list[TableRow]:
        return await self._read(played.invited_to(guest, since, most))

    async def tables_with(self, guest: str) -> list[TableRow]:
        return await self._read(played.tables_with(guest))

    async def met_by(self, guest: str, most: int) -> list[Met]:
        return await self._read(played.met_by(guest, most))

    async def ratings_of(self, guest: str) -> dict[str, Rating]:
        return await self._read(ratings.ratings_of(guest))

    async def leaders(self, game: str, most: int) -> list[Rated]:
        return await self._read(ratings.leaders(game, most))

    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        return await self._read(played.matches_of(guest, most))

    async def match(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        return await self._read(read_match(match))

    async def clocks_of(self, match: str) -> ClockRow | None:
        rows = await self._rows(READ_CLOCK, match)
        return msgspec.json.decode(rows[0][0], type=ClockRow) if rows and rows[0][0] else None

    async def due_tables(self, until: float, most: int) -> list[tuple[float, str]]:
        return [(due, name) for due, name in await self._rows(READ_DUE, until, most)]

    async def unused(self, kind: Kind, before: float, most: int) -> list[str]:
        return [name for (name,) in await self._rows(UNUSED, kind, before, most)]

    async def analysis(self, match: str, form: int) -> bytes | None:
        rows = await self._rows(ANALYSIS, match, form)
        return bytes(rows[0][0]) if rows else None


def _asked(statement: str, *values: object) -> Work[Rows]:
    return (yield statement, values)


def _guest(rows: Rows) -> Guest | None:
    if not rows:
        return None
    guest, name, face, listed, era = rows[0]
    return Guest(guest, name, face, bool(listed), era)


def read_match(match: str) -> Work[tuple[MatchRow, list[Entry]] | None]:
    rows = yield READ_MATCH, (match,)
    moves = yield READ_MOVES, (match,)
    entries = [Entry(seat, move, shown, text, bool(late)) for seat, move, shown, text, late in moves]
    return (msgspec.json.decode(rows[0][0], type=MatchRow), entries) if rows else None
