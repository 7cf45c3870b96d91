"""Bots and physics share a few threads fairly. Counted, not timed: what is served in which order."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.position import Snapshot
from splendide.server.protocol.browser import SeatBot, Sit, Start
from splendide.server.protocol.lobby import NewTable
from splendide.server.realtime.physics import Physics
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Guest
from splendide.server.table import errands, thinking
from splendide.server.table.compiling import Compiling
from splendide.server.table.customs import Customs
from splendide.server.table.table import Table
from splendide.server.table.tables import Tables
from splendide.server.table.thinking import Threads
from splendide.server.turns import Party, Turns
from tests.server.test_awake import Alarms, somebody
from tests.server.test_minds import until

TABLES, BOTS = 60, 8
ATTENDED = 0  # the bot where somebody is


async def breathe() -> None:
    """All that can go on without anybody from outside has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


class Hall:
    """Tables that ask for turns, and the order in which they got them."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.served: list[Party] = []
        self._done: list[asyncio.Event] = []
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, party: Party, times: int = 1) -> None:
        self._tasks += [asyncio.create_task(self._work(party)) for _ in range(times)]

    async def _work(self, party: Party) -> None:
        async with self.turns.taken(party):
            self.served.append(party)
            self._done.append(done := asyncio.Event())
            await done.wait()

    async def finish(self, count: int = 1) -> None:
        """So many of those at work are done, and others have taken their places."""
        for _ in range(count):
            self._done.pop(0).set()
            await breathe()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def in_a_hall(places: int, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def play() -> None:
        hall = Hall(places)
        await scene(hall)
        hall.close()

    asyncio.run(play())


@pytest.mark.parametrize("places", [1, 2, 8])
def test_the_table_with_people_is_served_next_however_many_tables_nobody_is_at(places: int) -> None:
    async def scene(hall: Hall) -> None:
        for _ in range(TABLES):
            hall.ask(Party("one guest"), BOTS)
        await breathe()
        attended = Party("another", attended=True)
        hall.ask(attended)
        before = len(hall.served)
        await breathe()
        if places == 1:
            await hall.finish()
        assert hall.served[before] is attended, "with several places one is kept free for it"

    in_a_hall(places, scene)


def test_who_is_at_many_tables_gets_no_more_than_who_is_at_one() -> None:
    async def scene(hall: Hall) -> None:
        for _ in range(TABLES):
            hall.ask(Party("greedy", attended=True), BOTS)
        await breathe()
        modest = Party("modest", attended=True)
        hall.ask(modest, 5)
        before = len(hall.served)
        await hall.finish(10)
        assert [party is modest for party in hall.served[before:]] == [True, False] * 5

    in_a_hall(2, scene)


def test_tables_of_one_guest_take_turns() -> None:
    async def scene(hall: Hall) -> None:
        first, second = Party("guest", attended=True), Party("guest", attended=True)
        hall.ask(first, 4)
        await breathe()
        hall.ask(second, 2)
        await hall.finish(4)
        assert hall.served == [first, second, first, second, first]

    in_a_hall(1, scene)


def test_a_table_that_somebody_comes_to_waits_no_longer() -> None:
    async def scene(hall: Hall) -> None:
        crowd, left = [Party("guest") for _ in range(3)], Party("other")
        for each in (*crowd, left):
            hall.ask(each)
        await breathe()
        assert hall.served == crowd[:1], "one of two places is kept free"
        left.attended = True
        hall.turns.look()
        await breathe()
        assert hall.served == [crowd[0], left]

    in_a_hall(2, scene)


def test_who_gives_up_waiting_or_working_leaves_no_place_behind() -> None:
    async def scene(hall: Hall) -> None:
        hall.ask(Party(attended=True))
        hall.ask(Party(attended=True))
        await breathe()
        hall.close()
        await breathe()
        assert hall.turns.waiting == 0
        hall.ask(last := Party(attended=True))
        await breathe()
        assert hall.served[-1] is last

    in_a_hall(1, scene)


# --- Bots at tables ----------------------------------------------------------------------------------


def test_sixty_tables_of_search_bots_that_nobody_is_at_come_after_the_one_where_somebody_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight bots at each; every thread that they may have is taken when the attended one asks, and none comes back."""
    thought: list[int] = []  # by whom, in order
    gate = threading.Semaphore(0)

    def slowly(level: str, match: Match, seat: int, rng: object, has_hand: bool, person: int) -> int:
        if person != ATTENDED:
            gate.acquire()
        thought.append(person)
        return 0

    monkeypatch.setattr(errands, "choose", slowly)
    monkeypatch.setattr(thinking, "PLACES", 2)

    async def scene() -> None:
        threads, match = Threads(0.0), Match(find_game("splitter"), 2)
        match.let_nature_move(Nature(b"turns", (), "m"))
        asked = [
            asyncio.create_task(threads.choose(party, "search", match, 0, table))
            for table, party in enumerate([Party("host") for _ in range(TABLES)], 1)
            for _ in range(BOTS)
        ]
        await breathe()
        assert threads.turns.waiting == TABLES * BOTS - 1
        await threads.choose(Party("guest", attended=True), "greedy", match, 1, ATTENDED)
        assert thought == [ATTENDED]
        for _ in asked:
            gate.release()
        await asyncio.gather(*asked)
        threads.close()

    asyncio.run(scene())


def test_a_tower_with_people_settles_before_those_that_nobody_is_at() -> None:
    settled: list[str] = []
    gate = threading.Semaphore(0)

    def alone(s: Snapshot) -> tuple[int, str]:
        gate.acquire()
        settled.append("alone")
        return 0, ""

    def attended(s: Snapshot) -> tuple[int, str]:
        settled.append("attended")
        return 0, ""

    async def scene() -> None:
        physics, s = Physics(300.0), Match(find_game("splitter"), 2).snapshot()
        physics.turns = Turns(2)
        asked = [asyncio.create_task(physics.settle(Party(f"{k}"), alone, s)) for k in range(TABLES)]
        await breathe()
        assert physics.turns.waiting == TABLES - 1
        await physics.settle(Party("ann", attended=True), attended, s)
        assert settled == ["attended"]
        for _ in asked:
            gate.release()
        await asyncio.gather(*asked)

    asyncio.run(scene())


async def say(table: Table, message: Sit | SeatBot | Start) -> None:
    table.hear(somebody("ann"), message, 0.0)


def test_where_nobody_is_bots_pause_after_a_while_and_go_on_when_somebody_comes() -> None:
    async def scene() -> None:
        alarms = Alarms()
        customs = Customs(bot_pause=0, nonce_wait=0, unattended=60)
        tables = Tables(MemoryStore(), Compiling(list), customs, alarms.later)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        visitor = somebody("ann")
        table = await tables.join(name, visitor)

        def asked() -> list[int]:
            return table.live.match.waiting_for() if table.live and table.live.match else []

        await say(table, Sit(0))
        await say(table, SeatBot(1, "random"))
        tables.leave(table, visitor)
        alarms.turn_to(60)
        await say(table, Start())
        await until(lambda: table.row.stage == "playing")
        await until(lambda: table.idle)
        assert asked() == [0, 1], "the bot does not think"
        await tables.join(name, visitor)
        await until(lambda: asked() == [0])
        await tables.close()

    asyncio.run(scene())
