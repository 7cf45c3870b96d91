"""That somebody came, to a table or at all, is noted: seldom, and nobody waits for it."""

import asyncio
import time
from collections.abc import Callable

from splendide.server.broken import log
from splendide.server.store.base import NotSavedError, Store
from splendide.server.store.rows import Kind, Visit

SELDOM = 3600.0  # seconds before the same is noted again
MOST_REMEMBERED = 10_000


class Visits:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic):
        self._store, self._clock = store, clock
        self._noted: dict[Visit, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def note(self, kind: Kind, name: str) -> None:
        visit, now = Visit(kind, name), self._clock()
        if self._noted.get(visit, -SELDOM) > now - SELDOM:
            return
        if len(self._noted) > MOST_REMEMBERED:
            self._noted.clear()
        self._noted[visit] = now
        task = asyncio.ensure_future(self._write(visit))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write(self, visit: Visit) -> None:
        try:
            await self._store.write(visit)
        except NotSavedError as error:
            log.error("not saved: %s", error)
