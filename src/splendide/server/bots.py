"""Bots at a table: each one that owes a decision thinks about it, and its answer waits in the queue like anyone's."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.server.broken import report
from splendide.server.thinking import Minds

if TYPE_CHECKING:
    from splendide.server.table import Table

RETRY = 1.0  # seconds after which a bot whose move could not be kept tries again


class Question(NamedTuple):
    match: str
    seat: int
    number: int


class Bots:
    def __init__(self, table: "Table", minds: Minds):
        self._table = table
        self._minds = minds
        self._thinking: set[Question] = set()

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Every bot that owes a decision is thinking about it."""
        match = self._table.live.match if self._table.live else None
        if not match:
            return
        row = self._table.row
        for seat in match.waiting_for():
            question = Question(row.match, seat, match.questions[seat])
            if row.seats[seat].level and question not in self._thinking:
                self._thinking.add(question)
                self._table.in_background(self._think(question, match))

    async def _think(self, question: Question, match: Match) -> None:
        """One that fails is asked again."""
        seat = question.seat
        try:
            move = await self._minds.choose(self._table.row.seats[seat].level or "random", match, seat)
            if self._table.real_time and not self._minds.hurried:
                await self._table.real_time.gesture(match, seat, move)
            await self._table.do(partial(self._answer, question, move), partial(self._rethink, question))
        except Exception as error:
            report(error)
            self._rethink(question)

    async def _answer(self, question: Question, move: int) -> None:
        """The bot's move is made, unless nobody waits for it any more."""
        if self._table.waits_for_bot(question.match, question.seat, question.number):
            await self._table.play(question.seat, move)
        self._thinking.discard(question)

    def _rethink(self, question: Question, refused: Refused | None = None) -> None:
        self._table.in_background(self._wake_later(question))

    async def _wake_later(self, question: Question) -> None:
        await asyncio.sleep(RETRY)
        self._thinking.discard(question)
        self.wake()
