"""Bots think in threads of their own."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from splendide.bots import choose
from splendide.core.library import Game, all_games
from splendide.core.match import Match
from splendide.core.nature import Nature, fresh_secret
from splendide.server.broken import report
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

    async def choose(self, level: Level, match: Match, seat: int) -> int:
        loop = asyncio.get_running_loop()
        rng = np.random.default_rng()
        thought = loop.run_in_executor(self._threads, choose, level, match.fork(), seat, rng, bool(match.game.reflex))
        await asyncio.sleep(self._pause)
        return await thought

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def warm_up() -> None:
    """Whatever has to be compiled or loaded for a move has been, so that no table waits for it."""
    for game in all_games():
        try:
            make_first_move(game)
        except Exception as error:  # the other games can be played
            report(error)


def make_first_move(game: Game) -> None:
    seats = game.seats[0]
    match = Match(game, seats)
    match.let_nature_move(Nature(fresh_secret(), (b"",) * seats, ""))
    for seat in match.waiting_for()[:1]:
        match.play(seat, choose("random", match, seat, np.random.default_rng()))
        match.view(seat)
