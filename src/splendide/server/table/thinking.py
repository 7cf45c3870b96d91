"""Bots think in threads of their own, in turns."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import numpy as np

from splendide.bots import choose
from splendide.core.match import Match
from splendide.server.protocol.words import Level
from splendide.server.turns import Party, Turns

PLACES = os.cpu_count() or 1

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A few threads in which bots think; compiled code lets the others run meanwhile."""

    def __init__(self, pause: float):
        self._pause = pause  # seconds a bot takes at least, so that people can follow
        self._threads = ThreadPoolExecutor(PLACES, "bot")
        self.turns = Turns(PLACES)

    @property
    def hurried(self) -> bool:
        """Nobody looks on: bots answer as soon as they know, and don't show how."""
        return self._pause == 0

    async def choose(self, party: Party, level: Level, match: Match, seat: int, person: int) -> int:
        decide = partial(choose, has_hand=bool(match.game.reflex), person=person)
        thought = self._think(party, partial(decide, level, match.fork(), seat, np.random.default_rng()))
        move, _ = await asyncio.gather(thought, asyncio.sleep(self._pause))
        return move

    async def _think(self, party: Party, decide: Callable[[], int]) -> int:
        async with self.turns.taken(party):
            return await asyncio.get_running_loop().run_in_executor(self._threads, decide)

    async def run(self, think: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What somebody waits for who is not a bot."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, partial(think, *given, **named))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
