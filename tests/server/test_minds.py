"""Bots that think at a table: what they decided is played once their hands have shown it."""

import asyncio
from collections.abc import Callable

from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.table.minds import Asked, Minds
from splendide.server.table.queue import Queue
from splendide.server.table.screens import Screens, Seen
from splendide.server.table.thinking import Threads
from splendide.server.turns import Party
from tests.server.client import PATIENCE

BOT = 1


class Table:
    """A match, a bot with a hand that does something before every move, and what came of it."""

    def __init__(self, pause: float = 0.001, *seen: Seen) -> None:
        self.match = Match(find_game("splitter"), 2)
        self.match.let_nature_move(Nature(b"minds", (), "m"))
        self.decided: list[int] = []  # what the hand was told to show
        self.played: list[tuple[int, int]] = []
        self.threads, self.queue = Threads(pause), Queue(self._no_catching_up)
        screens = Screens(lambda: seen)
        self.minds = Minds(self.threads, Party(), self.queue, self._asked, self._play, self._gesture, screens)

    def _asked(self) -> Asked:
        return Asked("m", self.match, {BOT: "random"})

    async def _play(self, seat: int, move: int) -> None:
        self.played.append((seat, move))

    def _gesture(self, seat: int, level: str, move: int) -> bool:
        self.decided.append(move)
        return True

    async def _no_catching_up(self) -> None:
        raise AssertionError("nobody else writes here")

    def go_on(self) -> None:
        """A move is made for everybody, and all are asked something new."""
        for seat in self.match.waiting_for():
            self.match.play(seat, self.match.moves(seat)[0])
        self.match.let_nature_move(Nature(b"minds", (), "m"))

    async def decide(self) -> int:
        """The bot has decided, and its hand is about to show what."""
        known = len(self.decided)
        self.minds.wake()
        await until(lambda: len(self.decided) > known)
        return self.decided[-1]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def answer_late() -> tuple[list[tuple[int, int]], int]:
    """What was played after a hand has shown what nobody waits for any more, and then what somebody does."""
    table = Table()
    old = new = await table.decide()
    while new == old:
        table.go_on()
        old, new = new, await table.decide()
    table.minds.answer(BOT, old)
    table.minds.answer(BOT, new)
    await until(lambda: bool(table.played))
    table.queue.stop()
    table.threads.close()
    return table.played, new


def test_a_hand_that_shows_what_was_decided_before_does_not_make_a_bot_forget() -> None:
    played, decided = asyncio.run(answer_late())
    assert played == [(BOT, decided)]


def test_a_bot_needs_no_pause_where_a_screen_gave_people_time_to_follow() -> None:
    async def decide() -> None:
        table = Table(10 * PATIENCE, Seen("m", 10**6, followed=True))
        await table.decide()
        table.queue.stop()
        table.threads.close()

    asyncio.run(decide())
