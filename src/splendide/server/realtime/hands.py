"""Where everybody's hand is: seen by all at the table, kept by nobody."""

import asyncio
import math
from collections.abc import Callable

from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.server.now import now

EVERY = 50.0  # milliseconds between two messages of a table
MOST_NUMBERS = 8
Where = dict[int, Hand]  # by seat


class Hands:
    def __init__(self, show: Callable[[Where], None]):
        self.now: Where = {}
        self._show = show
        self._moved: Where = {}
        self._shown = -EVERY
        self._timer: asyncio.TimerHandle | None = None

    def move(self, seat: int, at: Hand) -> None:
        """The hand is there; everybody sees it soon, and only where it is by then."""
        if at == self.now.get(seat, []):
            return
        self.now[seat] = self._moved[seat] = at
        if self._timer is None:
            delay = max(0.0, self._shown + EVERY - now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._tell)

    def withdraw(self, seats: list[int]) -> None:
        for seat in seats:
            self.move(seat, [])

    def forget(self) -> None:
        self.withdraw(list(self.now))

    def _tell(self) -> None:
        self._timer = None
        self._shown = now()
        moved, self._moved = self._moved, {}
        self._show(moved)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()


def require_hand(at: Hand) -> None:
    if len(at) > MOST_NUMBERS or not all(map(math.isfinite, at)):
        raise Refused("wrong-message", where="$.at")
