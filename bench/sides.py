"""Servers side by side: one after another they are kept busy, so that a slow moment of the machine hits all alike."""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

WINDOWS = 3  # in which each of them plays once, after one that does not count


class Spending(Protocol):
    """A server whose processor time is known."""

    def cpu_seconds(self) -> float: ...


class Table(Protocol):
    """Some people who play there."""

    @property
    def moves(self) -> int:
        """How many they have made."""

    async def gather(self) -> None: ...
    async def play(self, until: float, /) -> None: ...
    async def leave(self) -> None: ...


class Side:
    """A server, with tables that are new in every window: what is measured is play, not gathering."""

    def __init__(self, server: Spending):
        self._server = server
        self.cpu, self.wall, self.moves = 0.0, 0.0, 0

    def tables(self) -> Sequence[Table]:
        raise NotImplementedError

    @property
    def ms(self) -> float:
        """Of the processor, for a move."""
        return 1000 * self.cpu / self.moves

    async def play(self, seconds: float) -> None:
        """Everybody has played for so long, or to the end of their matches."""
        tables = self.tables()
        await asyncio.gather(*(table.gather() for table in tables))
        cpu, start = self._server.cpu_seconds(), time.perf_counter()
        await asyncio.gather(*(table.play(start + seconds) for table in tables))
        self.cpu += self._server.cpu_seconds() - cpu
        self.wall += time.perf_counter() - start
        self.moves += sum(table.moves for table in tables)
        await asyncio.gather(*(table.leave() for table in tables))

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.cpu, self.wall, self.moves = 0.0, 0.0, 0


async def in_turn(sides: Sequence[Side], seconds: float) -> None:
    """Each has been busy for so long."""
    for window in range(1 + WINDOWS):
        for side in sides:
            await side.play(seconds / WINDOWS)
            if window == 0:
                side.forget()
