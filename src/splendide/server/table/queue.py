"""Everything that happens at a table goes through one queue, one thing after the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.server.broken import log, report
from splendide.server.store.base import LostRaceError, NotSavedError, UnsureError

RETRY = 1.0  # seconds after which what could not be kept is tried again
MOST_WAITING = 64  # things that wait before who brings one has to wait

Act = Callable[[], Awaitable[None]]
Refuse = Callable[[Refused], None]


class Step(NamedTuple):
    """Something to do, and whom to tell if it is refused."""

    act: Act
    refuse: Refuse


def ignore(refused: Refused) -> None:
    """Nobody waits for an answer."""


def unsaved(error: NotSavedError) -> Refused:
    """What whoever wanted it kept is told."""
    return Refused("maybe-saved") if isinstance(error, UnsureError) else Refused("not-saved")


class Queue:
    """A task runs as long as there is something to do, and none at a table where nothing happens."""

    def __init__(self, catch_up: Act):
        self._catch_up = catch_up  # somebody else has written to the store what was to be written here
        self._steps: deque[Step] = deque()
        self._held: list[Callable[[], None]] = []  # those who wait until there is room
        self._unsure = False  # whether the last thing was kept: what holds is read before anything else is done
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def idle(self) -> bool:
        """Nothing waits, and nothing is being done."""
        return self._running is None

    @property
    def full(self) -> bool:
        return len(self._steps) >= MOST_WAITING

    def do(self, act: Act, refuse: Refuse = ignore) -> None:
        """It will be done when its turn comes."""
        self._steps.append(Step(act, refuse))
        if self._running is None and not self._stopped:
            self._running = asyncio.create_task(self._run())

    def hold(self, until_room: Callable[[], None]) -> None:
        """Whoever brought much waits with more until this is called."""
        self._held.append(until_room)

    def in_background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        self._stopped = True
        for task in (self._running, *self._tasks):
            if task:
                task.cancel()

    async def _run(self) -> None:
        while self._steps:
            step = self._steps.popleft()
            try:
                await self._take(step)
            except Exception as error:  # the table goes on, whatever happens
                report(error)
                step.refuse(Refused("broken"))
            if self._held and not self.full:
                self._let_go_on()
        self._running = None

    def _let_go_on(self) -> None:
        held, self._held = self._held, []
        for go_on in held:
            go_on()

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
            step.refuse(unsaved(error))
        except LostRaceError:
            await self._catch_up()
            step.refuse(Refused("stale-question"))
