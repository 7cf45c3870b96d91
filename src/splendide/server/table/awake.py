"""The tables in memory: one object for each, and one alarm for each that nobody is at."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from splendide.server.realtime.floor import Alarm as Alarm

IDLE = 300.0  # seconds after which a table that nobody is at is put to sleep


class Rests(Protocol):
    """What can be put to sleep."""

    @property
    def empty(self) -> bool: ...  # nobody is there

    @property
    def idle(self) -> bool: ...  # and nothing is under way

    def stop(self) -> None: ...


T = TypeVar("T", bound=Rests)
Later = Callable[[float, Callable[[], None]], Alarm]


def later(seconds: float, ring: Callable[[], None]) -> Alarm:
    return asyncio.get_running_loop().call_later(seconds, ring)


class Awake(Generic[T]):
    """Whoever asks for a name gets the same object, until it sleeps: IDLE seconds after the last one left."""

    def __init__(self, later: Later = later, slept: Callable[[T], None] = lambda table: None):
        self._later, self._slept = later, slept
        self._awake: dict[str, T] = {}
        self._alarms: dict[str, Alarm] = {}

    def get(self, name: str) -> T | None:
        return self._awake.get(name)

    def __iter__(self) -> Iterator[T]:
        return iter(list(self._awake.values()))

    def wake(self, name: str, table: T) -> None:
        """It is in memory; who wakes a table may be gone before coming in, so it is going to sleep again."""
        assert name not in self._awake
        self._awake[name] = table
        self._set_alarm(name)

    def come(self, name: str) -> None:
        """Somebody is there: nothing puts the table to sleep."""
        if alarm := self._alarms.pop(name, None):
            alarm.cancel()

    def leave(self, name: str) -> None:
        """Somebody has left; if nobody is there any more, the table sleeps soon. The store has everything."""
        if name in self._awake and self._awake[name].empty:
            self._set_alarm(name)

    def _set_alarm(self, name: str) -> None:
        self.come(name)
        self._alarms[name] = self._later(IDLE, lambda: self._sleep(name))

    def _sleep(self, name: str) -> None:
        if self._awake[name].idle:
            self._slept(self.drop(name))
        else:
            self._set_alarm(name)

    def drop(self, name: str) -> T:
        """It is in memory no more, whoever is there."""
        self.come(name)
        table = self._awake.pop(name)
        table.stop()
        return table

    def stop(self) -> None:
        for name, table in self._awake.items():
            self.come(name)
            table.stop()
