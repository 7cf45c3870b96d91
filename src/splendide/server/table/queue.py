"""Everything that happens at a table goes through one queue, one thing after the other."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.server.broken import log, report
from splendide.server.store.base import LostRaceError, NotSavedError, UnsureError

MOST_WAITING = 64  # things that wait before who brings one has to wait

Act = Callable[[], Awaitable[None]]
Refuse = Callable[[Refused], None]


class Step(NamedTuple):
    """Something to do, and whom to tell if it is refused."""

    act: Act
    refuse: Refuse


def ignore(refused: Refused) -> None:
    """Nobody waits for an answer."""


class Queue:
    def __init__(self, catch_up: Act):
        self._catch_up = catch_up  # somebody else has written to the store what was to be written here
        self._steps: asyncio.Queue[Step] = asyncio.Queue(MOST_WAITING)
        self._at_work = False
        self._unsure = False  # whether the last thing was kept: what holds is read before anything else is done
        self._tasks: set[asyncio.Task[None]] = set()
        self._running = asyncio.create_task(self._run())

    @property
    def idle(self) -> bool:
        """Nothing waits, and nothing is being done."""
        return self._steps.empty() and not self._at_work

    async def do(self, act: Act, refuse: Refuse = ignore) -> None:
        """It will be done when its turn comes."""
        await self._steps.put(Step(act, refuse))

    def do_soon(self, act: Act, refuse: Refuse = ignore) -> None:
        """The same, for who can't wait until there is room."""
        self.in_background(self.do(act, refuse))

    def in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in (self._running, *self._tasks):
            task.cancel()

    async def _run(self) -> None:
        while step := await self._steps.get():
            self._at_work = True
            try:
                await self._take(step)
            except Exception as error:  # the table goes on, whatever happens
                report(error)
                step.refuse(Refused("broken"))
            self._at_work = False

    async def _take(self, step: Step) -> None:
        try:
            if self._unsure:
                await self._catch_up()
                self._unsure = False
            await step.act()
        except Refused as refused:
            step.refuse(refused)
        except NotSavedError as error:
            log.error("not saved: %s", error)
            self._unsure = self._unsure or isinstance(error, UnsureError)
            step.refuse(Refused("not-saved"))
        except LostRaceError:
            await self._catch_up()
            step.refuse(Refused("stale-question"))
