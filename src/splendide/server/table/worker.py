"""A worker: thinks for servers that share a database, as many errands at a time as it has threads."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg

from splendide.core.errors import Refused
from splendide.server.broken import log, report
from splendide.server.store.errands import ANSWER, CHANNEL, GO_ON, HIRE, LEAVE, RETIRE, TAKE
from splendide.server.store.lasting import AWAY, UNABLE, Lasting
from splendide.server.store.leases import BEAT
from splendide.server.store.postgres import carried_out
from splendide.server.store.sql import read_match
from splendide.server.table.errands import KeptMatch, understood


class GivenUpError(Exception):
    """Nobody waits for it any more."""


class Worker:
    def __init__(self, url: str, hands: int):
        self.id = secrets.token_hex(8)
        self._hands = hands
        self._woken = asyncio.Event()
        self._database = Lasting(url, {CHANNEL: self._woken.set})
        self._threads = ThreadPoolExecutor(hands, "worker")
        self._progress: dict[int, float] = {}  # by errand in hand
        self._given_up: set[int] = set()

    async def open(self) -> None:
        """Servers know that it is there; or a sentence about what is wrong with the database."""
        try:
            await self._database.ask(HIRE, self.id)
        except asyncpg.UndefinedTableError:
            raise Refused("database-foreign") from None
        except (ValueError, *UNABLE) as error:
            raise Refused("database-away", reason=str(error) or type(error).__name__) from None

    async def work(self) -> None:
        """Errands are taken, done and answered, until this is cancelled; what is in hand then goes to others."""
        tasks = [self._beat(), *(self._take_one_after_the_other() for _ in range(self._hands))]
        try:
            async with asyncio.TaskGroup() as together:
                for task in tasks:
                    together.create_task(task)
        finally:
            self._given_up |= set(self._progress)
            self._threads.shutdown(wait=False, cancel_futures=True)
            with suppress(*AWAY):
                await self._database.ask(LEAVE, self.id)
            self._database.hang_up()

    # --- Errands ---------------------------------------------------------------------------------------

    async def _take_one_after_the_other(self) -> None:
        while True:
            taken = await self._try_to(TAKE, self.id)
            if taken:
                await self._do(*taken[0])
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await self._woken.wait()
                self._woken.clear()

    async def _do(self, number: int, body: bytes) -> None:
        """It is answered; with nothing, where it could not be done here."""
        self._progress[number] = 0.0
        try:
            work = await understood(body, self._read)
            answer = await self._in_thread(partial(work, partial(self._tell, number)))
        except (GivenUpError, *AWAY):
            return  # after a while anybody may take it again
        except Exception as error:
            report(error)
            answer = b""
        finally:
            del self._progress[number]
            self._given_up.discard(number)
        await self._try_to(ANSWER, self.id, number, answer)

    def _in_thread(self, work: Callable[[], bytes]) -> Awaitable[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _tell(self, number: int, done: int, all_: int) -> None:
        """In a thread: so much of it is done; or it is not wanted any more."""
        if number in self._given_up:
            raise GivenUpError
        self._progress[number] = done / all_

    async def _read(self, match: str) -> KeptMatch | None:
        async with self._database.lent() as connection:
            return await carried_out(connection, read_match(match))

    # --- Signs of life ---------------------------------------------------------------------------------

    async def _beat(self) -> None:
        while True:
            await self._try_to(HIRE, self.id)
            if in_hand := dict(self._progress):
                mine = await self._try_to(GO_ON, self.id, list(in_hand), list(in_hand.values()))
                if mine is not None:
                    self._given_up |= in_hand.keys() - {row["id"] for row in mine}
            await self._try_to(RETIRE)
            await asyncio.sleep(BEAT)

    async def _try_to(self, statement: str, *values: object) -> list[Any] | None:
        """What the database says; None: it is away, and was waited for a little."""
        try:
            return await self._database.ask(statement, *values)
        except UNABLE as error:
            log.error("the database can't be reached: %s", error or type(error).__name__)
            self._database.hang_up()
            await asyncio.sleep(BEAT)
            return None
