"""Tables that sleep are woken when somebody's time there is up: people who have days need not be there."""

import asyncio
from collections.abc import Awaitable, Callable

from splendide.core.errors import Refused
from splendide.server.broken import log, report
from splendide.server.store.base import Store
from splendide.server.table.awake import Alarm, Later

EVERY = 60.0  # seconds between two looks
A_BATCH = 100  # tables woken at one look; the others a look later


class Lookout:
    def __init__(self, store: Store, later: Later, wake: Callable[[str], Awaitable[object]]):
        self._store, self._later, self._wake = store, later, wake
        self._alarm: Alarm | None = None
        self._at_work: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._at_work = asyncio.ensure_future(self._look_and_go_on())

    def stop(self) -> None:
        for each in (self._alarm, self._at_work):
            if each:
                each.cancel()

    async def _look_and_go_on(self) -> None:
        try:
            await self.look()
        except Refused as refused:  # the database is away: what was not read now is read a look later
            log.error("whose time is up could not be read: %s", refused)
        except Exception as error:
            report(error)
        self._alarm = self._later(EVERY, self.begin)

    async def look(self) -> None:
        """Wherever somebody's time is up, the table is awake, and does what is due by itself."""
        for _, name in await self._store.due_tables(self._store.clock(), A_BATCH):
            try:
                await self._wake(name)
            except Refused as refused:
                log.error("a table where somebody's time is up could not be woken: %s", refused)
            except Exception as error:  # the others are woken all the same
                report(error)
