"""Where physics decides nature's move: it is asked, and what it showed is made through the table's queue."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.server.broken import report
from splendide.server.world import World

if TYPE_CHECKING:
    from splendide.server.table import Table

RETRY = 1.0  # seconds


class Settling:
    """`draw` lets nature draw one of the game's model outcomes in the position after so many moves."""

    def __init__(self, table: "Table", module: ModuleType, world: World, draw: Callable[[int], Awaitable[None]]):
        self._table, self._module, self._world, self._draw = table, module, world, draw
        self._under_way: tuple[str, int] | None = None  # a match, and how many moves had been made

    def ask(self, match: Match) -> None:
        """The world is working on this position, once."""
        task = (self._table.row.match, len(match.log))
        if self._under_way != task:
            self._under_way = task
            self._table.in_background(self._settle(task, match))

    async def _settle(self, task: tuple[str, int], match: Match) -> None:
        try:
            move, shown = await self._world.settle(self._module.settle, match.fork().states)
            act: Callable[[int], Awaitable[None]] = partial(self._take_in, move, shown)
        except Exception as error:  # the table goes on: nature has an outcome of her own
            report(error)
            act = self._draw
        await self._table.do(partial(self._act, task, act), partial(self._settle_again, task, match))

    async def _act(self, task: tuple[str, int], act: Callable[[int], Awaitable[None]]) -> None:
        match_id, ply = task
        if self._table.row.match == match_id and len(self._table.match().log) == ply:
            await act(ply)

    async def _take_in(self, move: int, shown: str, ply: int) -> None:
        trial = self._table.match().fork()
        try:
            trial.play(NATURE, move, shown)
        except Refused as refused:  # it makes no sense to the rules
            report(refused)
            await self._draw(ply)
        else:
            await self._table.store_trial(trial)

    def _settle_again(self, task: tuple[str, int], match: Match, refused: Refused) -> None:
        """What came out could not be kept: a little later, perhaps it can."""
        self._table.in_background(self._settle_later(task, match))

    async def _settle_later(self, task: tuple[str, int], match: Match) -> None:
        await asyncio.sleep(RETRY)
        if self._under_way == task:
            await self._settle(task, match)
