"""Telling people elsewhere that something waits for them. Nobody waits for it, and nothing of it piles up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, NamedTuple, Protocol

from splendide.server.broken import report
from splendide.server.store.base import Store
from splendide.server.store.rows import Subscription, Unsubscribe

MOST = 1000  # calls under way; those that come then are not made
PAUSES = (0.0, 60.0, 900.0)  # seconds before each try


Outcome = Literal["told", "gone", "busy", "refused"]  # gone: nobody is there any more; busy: worth another try


class Call(NamedTuple):
    topic: str
    words: Callable[[str], bytes]  # in a language
    holds: Callable[[], Awaitable[bool]]  # whether it is still worth telling


class Sends(Protocol):
    """A `Sender`, or what tests have in its place."""

    async def send(self, to: Subscription, topic: str, said: bytes) -> Outcome: ...

    async def close(self) -> None: ...


class Calls:
    def __init__(self, store: Store, sender: Sends, pauses: tuple[float, ...] = PAUSES):
        self._store, self._sender, self._pauses = store, sender, pauses
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}  # by guest and topic

    @property
    def under_way(self) -> int:
        return len(self._tasks)

    def make(self, guest: str, call: Call) -> None:
        """All browsers of the guest that want it will hear of it; what was to be said before on this topic is not."""
        key = (guest, call.topic)
        if before := self._tasks.pop(key, None):
            before.cancel()
        if self.under_way < MOST:
            self._tasks[key] = task = asyncio.ensure_future(self._tell(guest, call))
            task.add_done_callback(lambda done: self._end(key, done))

    def _end(self, key: tuple[str, str], done: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is done:
            del self._tasks[key]

    async def _tell(self, guest: str, call: Call) -> None:
        try:
            browsers = await self._store.subscriptions_of(guest)
            await asyncio.gather(*(self._try(browser, call) for browser in browsers))
        except Exception as error:
            report(error)

    async def _try(self, browser: Subscription, call: Call) -> None:
        """It is told, refused, or was tried often enough; who is gone is forgotten."""
        for pause in self._pauses:
            await asyncio.sleep(pause)
            if pause and not await call.holds():
                return
            outcome = await self._sender.send(browser, call.topic, call.words(browser.language))
            if outcome == "gone":
                await self._store.write(Unsubscribe(browser.endpoint))
            if outcome != "busy":
                return

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await self._sender.close()
