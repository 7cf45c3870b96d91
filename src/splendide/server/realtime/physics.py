"""Physics runs in threads of its own: neither tables nor bots wait for it."""

import asyncio
import os
import threading
from collections.abc import Callable

from splendide.core.position import Snapshot
from splendide.server.turns import Party, Turns

Settle = Callable[[Snapshot], tuple[int, str]]


class Physics:
    """A few threads that nobody waits for when the process ends, nor when one of them never comes back."""

    def __init__(self, patience: float):
        self._patience = patience  # seconds
        self.turns = Turns(os.cpu_count() or 1)

    async def settle(self, party: Party, settle: Settle, s: Snapshot) -> tuple[int, str]:
        """Nature's move and what was seen of it; whatever went wrong over there is raised here."""
        async with self.turns.taken(party):
            return await asyncio.wait_for(in_a_thread(settle, s), self._patience)


def in_a_thread(settle: Settle, s: Snapshot) -> asyncio.Future[tuple[int, str]]:
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[tuple[int, str]] = loop.create_future()

    def tell(outcome: tuple[int, str] | BaseException) -> None:
        if answer.done():
            return  # it came too late
        if isinstance(outcome, BaseException):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)

    def run() -> None:
        try:
            outcome: tuple[int, str] | BaseException = settle(s)
        except BaseException as error:
            outcome = error
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, outcome)

    threading.Thread(target=run, name="physics", daemon=True).start()
    return answer
