"""A connection to PostgreSQL that lasts: made anew when it broke, and one thing at a time is asked through it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

import asyncpg

from splendide.server.store.postgres_schema import Connection

PATIENCE = 3.0  # seconds that the database may take to answer
UNFINISHED = {"idle_in_transaction_session_timeout": "2000"}  # ms: who stops amid a transaction holds up nobody
AWAY = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped or started
    asyncpg.TooManyConnectionsError,
)
UNABLE = (*AWAY, asyncpg.PostgresError)  # or it can't do it now, such as one that has just become a copy of another


async def connected(url: str) -> Connection:
    return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=UNFINISHED)


class Lasting:
    def __init__(self, url: str, heard: Mapping[str, Callable[[], None]] | None = None):
        self._url, self._heard = url, heard or {}  # by channel: what is to be called when something is said there
        self._connection: Connection | None = None  # None: not yet, or not any more
        self._turn = asyncio.Lock()

    async def ask(self, statement: str, *values: object) -> list[asyncpg.Record]:
        async with self.lent() as connection:
            return await connection.fetch(statement, *values)

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[Connection]:
        """Nobody else asks anything meanwhile."""
        async with self._turn:
            yield await self.open()

    async def open(self) -> Connection:
        """The one there is, or a new one, for who alone asks anything through it."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await connected(self._url)
            for channel, hear in self._heard.items():
                await self._connection.add_listener(channel, lambda *_, hear=hear: hear())
        return self._connection

    def hang_up(self) -> None:
        """It is good for nothing any more."""
        if self._connection:
            self._connection.terminate()
        self._connection = None
