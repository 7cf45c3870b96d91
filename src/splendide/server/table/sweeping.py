"""What nobody comes back to goes: once in a while, a little at a time."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from splendide.server.broken import report
from splendide.server.store.base import Store
from splendide.server.store.rows import Change, Forget, Kind
from splendide.server.table.awake import Alarm, Later
from splendide.server.table.customs import Customs

EVERY = 3600.0  # seconds
DAY = 24 * 3600.0  # seconds
A_BATCH = 200  # of a kind, in one write


class Sweeping:
    """`forget_tables` lets these go, but for those that are in use, and says how many went."""

    def __init__(
        self,
        store: Store,
        customs: Customs,
        forget_tables: Callable[[list[str]], Awaitable[int]],
        later: Later,
        clock: Callable[[], float] = time.time,
    ):
        self._store, self._later, self._clock = store, later, clock
        self._days: dict[Kind, float] = {
            "table": customs.keep_tables,
            "guest": customs.keep_guests,
            "match": customs.keep_matches,
        }
        self._forget_tables = forget_tables
        self._alarm: Alarm | None = None
        self._at_work: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on it is swept, again and again."""
        self._alarm = self._later(EVERY, self._ring)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        if self._at_work:
            self._at_work.cancel()

    def _ring(self) -> None:
        self._at_work = asyncio.ensure_future(self._sweep_and_go_on())

    async def _sweep_and_go_on(self) -> None:
        try:
            await self.sweep()
        except Exception as error:  # a full disk, say: the next time, perhaps
            report(error)
        self.begin()

    async def sweep(self) -> None:
        for kind, days in self._days.items():
            while days and await self._sweep_some(kind, self._clock() - days * DAY):
                pass

    async def _sweep_some(self, kind: Kind, before: float) -> bool:
        """Whether there may be more of the kind."""
        names = await self._store.unused(kind, before, A_BATCH)
        if kind == "table":
            gone = await self._forget_tables(names) if names else 0
        else:
            changes: list[Change] = [Forget(kind, name) for name in names]
            gone = len(changes)
            await self._store.write(*changes)
        return gone == A_BATCH
