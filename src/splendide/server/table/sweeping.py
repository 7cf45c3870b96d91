"""What nobody comes back to goes: once in a while, a little at a time, and never by a clock that has just jumped."""

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
A_JUMP = 600.0  # seconds by which the time of day may be off
DOUBTED = 24  # times that nothing goes after a jump: it may be a mistake that somebody mends
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
        self._expected = clock()  # the time of day when it rings
        self._doubts = 0
        self._at_work: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on it is swept, again and again."""
        self._alarm = self._later(EVERY, self._ring)
        self._expected = self._clock() + EVERY

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        if self._at_work:
            self._at_work.cancel()

    def _ring(self) -> None:
        self._at_work = asyncio.ensure_future(self._go_on(self._is_trusted()))

    async def _go_on(self, sweeping: bool) -> None:
        try:
            if sweeping:
                await self.sweep()
        except Exception as error:  # a full disk, say: the next time, perhaps
            report(error)
        self.begin()

    def _is_trusted(self) -> bool:
        """Whether the time of day has gone on like time."""
        if abs(self._clock() - self._expected) > A_JUMP:
            self._doubts = DOUBTED
        self._doubts = max(0, self._doubts - 1)
        return not self._doubts

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
