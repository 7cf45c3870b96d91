"""Bots think in threads of their own."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

from splendide.bots import choose
from splendide.core.match import Match
from splendide.server.protocol import Level


class Threads:
    """A few threads in which bots think; compiled code lets the others run meanwhile."""

    def __init__(self, pause: float):
        self._pause = pause  # seconds a bot takes at least, so that people can follow
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, "bot")

    @property
    def hurried(self) -> bool:
        """Nobody looks on: bots answer as soon as they know, and don't show how."""
        return self._pause == 0

    async def choose(self, level: Level, match: Match, seat: int, person: int) -> int:
        loop, rng = asyncio.get_running_loop(), np.random.default_rng()
        decide = partial(choose, has_hand=bool(match.game.reflex), person=person)
        thought = loop.run_in_executor(self._threads, decide, level, match.fork(), seat, rng)
        await asyncio.sleep(self._pause)
        return await thought

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
