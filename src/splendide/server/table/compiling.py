"""Games can be gathered for at once, and begin when their rules are compiled: another process does that meanwhile."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

import numpy as np

from splendide.bots import choose
from splendide.bots.warm import cold_games
from splendide.core.library import Game, all_games
from splendide.core.match import Match
from splendide.core.nature import Nature, fresh_secret
from splendide.core.opening import unknown
from splendide.server.broken import report

COMPILER = (sys.executable, "-m", "splendide.bots.warm")
LOOK = 0.5  # seconds until it is seen what else has been compiled


class Compiling:
    """Which games can be begun. What the compiler could not do is done here, when it has ended."""

    def __init__(
        self,
        find_cold: Callable[[], list[str]] = cold_games,
        command: tuple[str, ...] = COMPILER,
        language: str | None = None,
    ):
        """The compiler says how far it is in this language, or in that of the terminal."""
        self._find_cold, self._command = find_cold, (*command, language) if language else command
        self.cold = find_cold()  # the games that are being compiled
        self._ready = {game.slug: asyncio.Event() for game in all_games()}
        self._compiler: asyncio.subprocess.Process | None = None
        self._work = asyncio.create_task(self._follow())

    async def ready(self, slug: str) -> None:
        """No move of this game has to wait for a compiler any more; one that is not there is refused."""
        if slug not in self._ready:
            raise unknown(slug, self._ready)
        await self._ready[slug].wait()

    async def _follow(self) -> None:
        if self.cold:
            self._compiler = await self._started()
        while lacking := [game for game in all_games() if not self._ready[game.slug].is_set()]:
            compiling = self._compiler is not None and self._compiler.returncode is None
            self.cold = self._find_cold() if compiling else []
            for game in lacking:
                if game.slug not in self.cold:
                    await asyncio.to_thread(load, game)
                    self._ready[game.slug].set()
            await asyncio.sleep(LOOK if self.cold else 0)

    async def _started(self) -> asyncio.subprocess.Process | None:
        """The compiler, where one can be started."""
        try:
            return await asyncio.create_subprocess_exec(*self._command, start_new_session=True)
        except OSError as error:
            report(error)
            return None

    async def close(self) -> None:
        self._work.cancel()
        if self._compiler and self._compiler.returncode is None:
            with suppress(ProcessLookupError):
                _end(self._compiler)
            await self._compiler.wait()


def _end(compiler: asyncio.subprocess.Process) -> None:
    """The compiler and those that work for it end at once; what they had not written whole, they had not written."""
    if hasattr(os, "killpg"):
        os.killpg(compiler.pid, signal.SIGKILL)
    else:
        compiler.kill()


def load(game: Game) -> None:
    """Whatever has to be loaded for a move has been."""
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
        match.own(seat)
        match.view()
