"""Bots at a table: each one that owes a decision thinks about it, and its answer waits in the queue like anyone's."""

import asyncio
import time
import zlib
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.server.broken import report
from splendide.server.protocol.words import Level
from splendide.server.table.queue import RETRY, Queue
from splendide.server.table.screens import Screens, may_wait
from splendide.server.table.thinking import Threads
from splendide.server.turns import Party


class Question(NamedTuple):
    match: str
    seat: int
    number: int

    @property
    def person(self) -> int:
        """Who sits there: the same through a match, another one in the next."""
        return zlib.crc32(f"{self.match} {self.seat}".encode())


class Asked(NamedTuple):
    """The position in which bots are asked."""

    name: str
    match: Match | None
    bots: Mapping[int, Level]

    def waits_for(self, question: Question) -> bool:
        """Whether this is still a question to a bot."""
        match, seat = self.match, question.seat
        if match is None or question.match != self.name or seat not in self.bots:
            return False
        return match.questions[seat] == question.number and match.owes(seat)


class Minds:
    def __init__(
        self,
        threads: Threads,
        party: Party,
        queue: Queue,
        asked: Callable[[], Asked],
        play: Callable[[int, int], Awaitable[None]],
        gesture: Callable[[int, str, int], bool],
        screens: Screens,
    ):
        self._threads, self._party, self._queue, self._asked = threads, party, queue, asked
        self._play = play
        self._screens = screens
        self._gesture = gesture  # whether a hand does something before the move, and `answer` is called then
        self._resting = False  # nobody has been there for a while
        self._thinking: set[Question] = set()
        self._decided: dict[int, tuple[Question, int]] = {}  # by seat: what a hand is about to do

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def rest(self) -> None:
        """What is being thought about is still answered, and then nothing more."""
        self._resting = True

    def go_on(self) -> None:
        if self._resting:
            self._resting = False
            self.wake()

    def wake(self) -> None:
        """Every bot that owes a decision is thinking about it, unless they rest."""
        asked = self._asked()
        match = asked.match
        if match is None or self._resting or not asked.bots:
            return
        for seat in match.waiting_for():
            question = Question(asked.name, seat, match.questions[seat])
            if seat in asked.bots and question not in self._thinking:
                self._thinking.add(question)
                self._queue.in_background(self._think(question, match, asked.bots[seat]))

    async def _think(self, question: Question, match: Match, level: Level) -> None:
        """One that fails is asked again."""
        seat = question.seat
        try:
            asked = time.monotonic()
            move = await self._threads.choose(self._party, level, match, seat, question.person)
            if not self._threads.hurried and not await self._has_been_followed(question, match):
                await asyncio.sleep(asked + self._threads.pause - time.monotonic())
            self._decided[seat] = question, move
            if self._threads.hurried or not self._gesture(seat, level, move):
                self.answer(seat, move)
        except Exception as error:
            report(error)
            self._rethink(question)

    async def _has_been_followed(self, question: Question, match: Match) -> bool:
        """Whether people had the time that their screens need for what was asked, where there is time for that."""
        return may_wait(match, question.seat) and await self._screens.have_shown(question.match, len(match.told))

    def answer(self, seat: int, move: int) -> None:
        """What was decided is made when its turn comes, unless nobody waits for it any more."""
        question, decided = self._decided.get(seat, (None, None))
        if question and decided == move:  # else a hand has done what was decided before
            del self._decided[seat]
            self._queue.do(partial(self._answer, question, move), partial(self._rethink, question))

    async def _answer(self, question: Question, move: int) -> None:
        if self._asked().waits_for(question):
            await self._play(question.seat, move)
        self._thinking.discard(question)

    def _rethink(self, question: Question, refused: Refused | None = None) -> None:
        self._queue.in_background(self._wake_later(question))

    async def _wake_later(self, question: Question) -> None:
        await asyncio.sleep(RETRY)
        self._thinking.discard(question)
        self.wake()
