"""Finished matches are analysed in the background, one at a time, and what was found is kept."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from splendide.bots.analysis import FORM, Analysis
from splendide.core.errors import Refused
from splendide.core.log import Entry
from splendide.server.broken import report
from splendide.server.protocol.study import Analysed
from splendide.server.store.base import NotSavedError, Store
from splendide.server.store.rows import AnalysisRow, MatchRow
from splendide.server.table.errands import Study, errand_of, studied

P = ParamSpec("P")
T = TypeVar("T")

ALMOST = 0.99  # of the way: then it is written down
MOST_WAITING = 8  # matches, the one that is thought about among them


class ClosedError(Exception):
    """Nobody waits for it any more."""


class Teacher:
    def __init__(self, store: Store):
        self._store = store
        self._thread = ThreadPoolExecutor(1, "teacher")
        self._aside = ThreadPoolExecutor(1, "practice")
        self._tried = 0  # by those who wait for an answer
        self._progress: dict[str, float] = {}  # of those that wait, by match
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()
        self._closed = False

    async def look(self, row: MatchRow, entries: list[Entry]) -> Analysed:
        """What was found, or how far it has come: it is begun when it is first asked for."""
        if kept := await self._store.analysis(row.id, FORM):
            return Analysed(1.0, msgspec.Raw(kept))
        if row.id in self._failed:
            raise Refused("broken")
        if row.id not in self._progress:
            self._begin(row, entries)
        return Analysed(self._progress[row.id], msgspec.Raw(b"null"))

    async def known(self, match: str) -> Analysis | None:
        """What was found of this match, if it is kept."""
        kept = await self._store.analysis(match, FORM)
        return msgspec.json.decode(kept, type=Analysis) if kept else None

    def _begin(self, row: MatchRow, entries: list[Entry]) -> None:
        if len(self._progress) >= MOST_WAITING:
            raise Refused("too-many-analyses")
        self._progress[row.id] = 0.0
        task = asyncio.create_task(self._teach(row, entries))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def think(self, think: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What somebody who practises waits for, beside whatever is being analysed."""
        if self._tried >= MOST_WAITING:
            raise Refused("too-many-tries")
        self._tried += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._aside, partial(think, *given, **named))
        finally:
            self._tried -= 1

    async def _teach(self, row: MatchRow, entries: list[Entry]) -> None:
        try:
            found = await self._elsewhere(row) or await self._here(row, entries)
            await self._store.write(AnalysisRow(row.id, FORM, found))
        except NotSavedError as error:  # a disk may have room again
            report(error)
        except ClosedError:
            pass
        except Exception as error:
            report(error)
            self._failed.add(row.id)
        finally:
            del self._progress[row.id]

    async def _elsewhere(self, row: MatchRow) -> bytes | None:
        """What a worker found; None: there is none."""
        return await self._store.errand(errand_of(Study(row.id)), partial(self._tell, row.id))

    async def _here(self, row: MatchRow, entries: list[Entry]) -> bytes:
        """In the teacher's thread."""

        def tell(done: int, all_: int) -> None:
            if self._closed:
                raise ClosedError
            self._tell(row.id, done / all_)

        return await asyncio.get_running_loop().run_in_executor(self._thread, studied, (row, entries), tell)

    def _tell(self, match: str, share: float) -> None:
        self._progress[match] = ALMOST * share

    async def close(self) -> None:
        """What is being thought about is given up."""
        self._closed = True
        for threads in (self._thread, self._aside):
            threads.shutdown(wait=False, cancel_futures=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
