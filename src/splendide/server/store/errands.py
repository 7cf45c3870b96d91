"""What is to be thought out and may be on another machine: a row that any worker takes, does and answers.

A worker that gives no sign of life for as long as a server may is gone, and another takes what it had. Who asked waits
as long as there are workers and it pays: then it thinks itself, the row is gone, and a late answer with it. Rows are
forgotten when the database crashes: nobody misses them.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from splendide.server.broken import report
from splendide.server.store.leases import ALIVE, BEAT, LEASE
from splendide.server.store.rows import Errand

UNTAKEN = 1.0  # seconds that an errand waits for a free worker before it is done where it was asked for
CHANNEL = "splendide_errands"
CREATE = """
CREATE UNLOGGED TABLE IF NOT EXISTS workers (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS errands (
    id BIGSERIAL PRIMARY KEY, node TEXT NOT NULL, urgency INT NOT NULL, body BYTEA NOT NULL,
    worker TEXT, seen TIMESTAMPTZ, progress DOUBLE PRECISION NOT NULL DEFAULT 0, answer BYTEA);
"""
COUNT = f"SELECT count(*) FROM workers WHERE {ALIVE}"
GIVE = f"""WITH given AS (INSERT INTO errands (node, urgency, body) VALUES ($1, $2, $3) RETURNING id)
           SELECT id, pg_notify('{CHANNEL}', '') FROM given"""
READ = "SELECT id, worker, progress, answer FROM errands WHERE id = ANY ($1)"
FORGET = "DELETE FROM errands WHERE id = ANY ($1)"

HIRE = """INSERT INTO workers VALUES ($1, clock_timestamp())
          ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
TAKE = f"""UPDATE errands SET worker = $1, seen = clock_timestamp() WHERE id =
           (SELECT id FROM errands WHERE answer IS NULL AND (worker IS NULL OR NOT {ALIVE})
            ORDER BY urgency DESC, id FOR UPDATE SKIP LOCKED LIMIT 1) RETURNING id, body"""
GO_ON = """UPDATE errands SET seen = clock_timestamp(), progress = mine.progress
           FROM unnest($2::bigint[], $3::float8[]) AS mine (id, progress)
           WHERE errands.id = mine.id AND worker = $1 RETURNING errands.id"""
ANSWER = """WITH done AS (UPDATE errands SET answer = $3 WHERE id = $2 AND worker = $1 RETURNING node)
            SELECT pg_notify('splendide_' || node, '') FROM done"""
LEAVE = """WITH gone AS (DELETE FROM workers WHERE id = $1)
           UPDATE errands SET worker = NULL WHERE worker = $1 AND answer IS NULL"""
RETIRE = f"DELETE FROM workers WHERE seen < clock_timestamp() - interval '{20 * LEASE} seconds'"

Ask = Callable[..., Awaitable[list[Any]]]
Progress = Callable[[float], None]


class Awaited:
    """An errand that somebody waits for."""

    def __init__(self, patience: float, progress: Progress):
        self.answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._asked, self._patience, self._progress = time.monotonic(), patience, progress

    def see(self, row: Any, workers: int) -> None:
        """How it stands: answered, under way, or nothing that is worth waiting for."""
        if row is not None and row["answer"] is not None:
            self.end(bytes(row["answer"]) or None)
        elif row is None or not workers or self._waits_for > (UNTAKEN if row["worker"] is None else self._patience):
            self.end(None)
        else:
            self._progress(row["progress"])

    @property
    def _waits_for(self) -> float:
        return time.monotonic() - self._asked

    def end(self, answer: bytes | None) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)


class Errands:
    """What this server has asked of workers."""

    def __init__(self, node: str, ask: Ask, unable: tuple[type[Exception], ...]):
        self._node, self._ask, self._unable = node, ask, unable
        self._workers = 0
        self._awaited: dict[int, Awaited] = {}
        self._over: list[int] = []  # errands of which nobody wants to know any more
        self.woken = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._looking = asyncio.create_task(self._look_again_and_again())

    def close(self) -> None:
        if self._looking:
            self._looking.cancel()
        for awaited in self._awaited.values():
            awaited.end(None)

    async def run(self, errand: Errand, progress: Progress) -> bytes | None:
        """What a worker made of it; None: nobody does it."""
        if not self._workers:
            return None
        try:
            number = (await self._ask(GIVE, self._node, errand.urgency, errand.body))[0][0]
        except self._unable:
            return None
        awaited = self._awaited[number] = Awaited(errand.patience, progress)
        try:
            return await awaited.answer
        finally:
            del self._awaited[number]
            self._over.append(number)
            self.woken.set()

    async def _look_again_and_again(self) -> None:
        while True:
            try:
                await self._look()
            except Exception as error:  # whatever it is, nobody waits for ever
                if not isinstance(error, self._unable):
                    report(error)
                self._workers = 0
                for awaited in self._awaited.values():
                    awaited.end(None)
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.woken.wait()
            self.woken.clear()

    async def _look(self) -> None:
        self._workers = (await self._ask(COUNT))[0][0]
        if over := list(self._over):
            await self._ask(FORGET, over)
            self._over = self._over[len(over) :]
        if awaited := dict(self._awaited):
            rows = {row["id"]: row for row in await self._ask(READ, list(awaited))}
            for number, one in awaited.items():
                one.see(rows.get(number), self._workers)
