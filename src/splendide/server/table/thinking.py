"""Bots think in threads of their own, in turns."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from splendide.core.match import Match
from splendide.server.protocol.words import Level
from splendide.server.store.rows import Errand
from splendide.server.table.errands import AT_LENGTH, Thought, decided, errand_of, thought_of
from splendide.server.turns import Party, Turns

PLACES = os.cpu_count() or 1

Elsewhere = Callable[[Errand], Awaitable[bytes | None]]


async def nobody_else(errand: Errand) -> bytes | None:
    return None


P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A few threads in which bots think, unless a worker does; compiled code lets the others run meanwhile."""

    def __init__(self, pause: float, elsewhere: Elsewhere = nobody_else):
        self.pause = pause  # seconds a bot takes at least where nothing else lets people follow
        self._elsewhere = elsewhere
        self._threads = ThreadPoolExecutor(PLACES, "bot")
        self.turns = Turns(PLACES)

    @property
    def hurried(self) -> bool:
        """Nobody looks on: bots answer as soon as they know, and don't show how."""
        return self.pause == 0

    async def choose(self, party: Party, level: Level, match: Match, seat: int, person: int) -> int:
        return await self._decided(party, thought_of(level, match, seat, person), match)

    async def _decided(self, party: Party, thought: Thought, match: Match) -> int:
        """A worker's word counts if it is a legal move."""
        answer = await self._elsewhere(errand_of(thought, party.attended)) if thought.level in AT_LENGTH else None
        move = msgspec.json.decode(answer, type=int) if answer else None
        if move is not None and match.allows(thought.seat, move):
            return move
        return await self._think(party, partial(decided, thought))

    async def _think(self, party: Party, decide: Callable[[], int]) -> int:
        async with self.turns.taken(party):
            return await asyncio.get_running_loop().run_in_executor(self._threads, decide)

    async def run(self, think: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What somebody waits for who is not a bot."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(think, *given, **named))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
