"""Things to do at a moment, each of which can be put off or called off until then."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable

Act = Callable[[], Awaitable[None]]


def now() -> float:
    """Milliseconds of the server's clock, which never jumps."""
    return time.monotonic() * 1000


class Alarms:
    """`do` gets what is to be done, when it is time."""

    def __init__(self, do: Callable[[Act], None]):
        self._do = do
        self._handles: dict[Hashable, asyncio.TimerHandle] = {}

    def set(self, name: Hashable, at: float, act: Act) -> None:
        """It will be done then, and not when it was set to before."""
        self.cancel(name)
        delay = max(0.0, at - now()) / 1000
        self._handles[name] = asyncio.get_running_loop().call_later(delay, self._ring, name, act)

    def cancel(self, name: Hashable) -> None:
        if handle := self._handles.pop(name, None):
            handle.cancel()

    def cancel_all(self) -> None:
        for name in list(self._handles):
            self.cancel(name)

    def _ring(self, name: Hashable, act: Act) -> None:
        del self._handles[name]
        self._do(act)
