"""One table, one object, whoever comes and goes when: the clock is turned by hand."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from typing import cast

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from splendide.server.protocol.browser import Sit
from splendide.server.protocol.lobby import NewTable
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Change, Guest, Held
from splendide.server.table.awake import IDLE, Awake
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection, Socket
from splendide.server.table.customs import Customs
from splendide.server.table.tables import Tables

NAMES = ("first", "second")
AT_ONCE = Customs(bot_pause=0, world_patience=1, nonce_wait=0)


class Ringing:
    def __init__(self, ring: Callable[[], None]):
        self.ring: Callable[[], None] | None = ring

    def cancel(self) -> None:
        self.ring = None


class Alarms:
    """A clock that only goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self._set: list[tuple[float, int, Ringing]] = []
        self._count = itertools.count()

    def later(self, seconds: float, ring: Callable[[], None]) -> Ringing:
        alarm = Ringing(ring)
        heapq.heappush(self._set, (self.now + seconds, next(self._count), alarm))
        return alarm

    def turn_to(self, then: float) -> None:
        """It is that late, and everything that was due has rung at its time."""
        while self._set and self._set[0][0] <= then:
            self.now, _, alarm = heapq.heappop(self._set)
            if alarm.ring:
                alarm.ring()
        self.now = then

    @property
    def waiting(self) -> int:
        return sum(alarm.ring is not None for _, _, alarm in self._set)


# --- Any order of coming, leaving, sleeping and waking -----------------------------------------------


class Room:
    """As much of a table as can be put to sleep."""

    def __init__(self, now: float) -> None:
        self.people = 0
        self.busy = False
        self.stopped = False
        self.left_at = self.calm_since = now

    @property
    def empty(self) -> bool:
        return not self.people

    @property
    def idle(self) -> bool:
        return self.empty and not self.busy

    def stop(self) -> None:
        assert not self.stopped
        self.stopped = True


class ComingAndGoing(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.alarms = Alarms()
        self.awake: Awake[Room] = Awake(self.alarms.later)
        self.made: list[tuple[str, Room]] = []
        self.here: list[tuple[str, Room]] = []  # one for each person

    def found(self, name: str) -> Room:
        room = self.awake.get(name)
        if room is None:
            room = Room(self.alarms.now)
            self.made.append((name, room))
            self.awake.wake(name, room)
        return room

    @rule(name=st.sampled_from(NAMES))
    def look_in(self, name: str) -> None:
        self.found(name)

    @rule(name=st.sampled_from(NAMES))
    def come(self, name: str) -> None:
        room = self.found(name)
        room.people += 1
        self.awake.come(name)
        self.here.append((name, room))

    @precondition(lambda self: self.here)
    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        name, room = self.here.pop(data.draw(st.integers(0, len(self.here) - 1)))
        room.people -= 1
        room.left_at = self.alarms.now
        self.awake.leave(name)

    @rule(name=st.sampled_from(NAMES), busy=st.booleans())
    def think(self, name: str, busy: bool) -> None:
        if room := self.awake.get(name):
            room.busy = busy
            room.calm_since = self.alarms.now

    @rule(seconds=st.sampled_from([1.0, 20.0, IDLE - 1, IDLE, IDLE + 1, 3 * IDLE]))
    def wait(self, seconds: float) -> None:
        self.alarms.turn_to(self.alarms.now + seconds)

    @invariant()
    def one_object_for_each_table(self) -> None:
        running = [name for name, room in self.made if not room.stopped]
        assert len(running) == len(set(running))
        assert all(self.awake.get(name) is room for name, room in self.made if not room.stopped)

    @invariant()
    def who_is_there_is_at_the_table_that_the_next_one_finds(self) -> None:
        assert all(self.awake.get(name) is room and not room.stopped for name, room in self.here)

    @invariant()
    def a_table_sleeps_some_time_after_the_last_one_left_and_never_sooner(self) -> None:
        for _, room in self.made:
            assert not room.stopped or self.alarms.now >= room.left_at + IDLE
            forgotten = self.alarms.now >= max(room.left_at, room.calm_since) + IDLE
            assert room.stopped or room.people or room.busy or not forgotten

    @invariant()
    def only_an_empty_table_has_an_alarm_and_it_has_one(self) -> None:
        empty = [room for room in self.awake if room.empty]
        assert self.alarms.waiting == len(empty)

    def teardown(self) -> None:
        """Nothing stays in memory for ever."""
        while self.here:
            self.here.pop()[1].people -= 1
        for name, room in self.made:
            room.busy = False
            if not room.stopped:
                self.awake.leave(name)
        self.alarms.turn_to(self.alarms.now + IDLE)
        assert all(room.stopped for _, room in self.made)
        assert list(self.awake) == []


TestComingAndGoing = ComingAndGoing.TestCase
TestComingAndGoing.settings = settings(deadline=None, max_examples=100, stateful_step_count=30)


# --- The tables themselves ---------------------------------------------------------------------------


def somebody(guest: str) -> Connection:
    return Connection(cast(Socket, None), Guest(guest, guest), "en")


def test_whoever_comes_after_others_have_come_and_gone_is_at_the_same_table() -> None:
    async def come_and_go() -> None:
        alarms = Alarms()
        tables = Tables(MemoryStore(), Compiling(), AT_ONCE, alarms.later)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        for at in (0.0, 20.0):
            alarms.turn_to(at)
            visitor = somebody("ann")
            tables.leave(await tables.join(name, visitor), visitor)
        alarms.turn_to(304)
        hers = await tables.join(name, somebody("ann"))
        alarms.turn_to(326)
        his = await tables.join(name, somebody("ben"))
        assert his is hers
        assert hers.here == {"ann", "ben"}
        await tables.close()

    asyncio.run(come_and_go())


def test_a_table_that_nobody_came_back_to_is_read_from_the_store() -> None:
    async def come_back() -> None:
        alarms = Alarms()
        tables = Tables(MemoryStore(), Compiling(), AT_ONCE, alarms.later)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        visitor = somebody("ann")
        before = await tables.join(name, visitor)
        tables.leave(before, visitor)
        alarms.turn_to(IDLE)
        after = await tables.join(name, visitor)
        assert after is not before
        assert after.row == before.row
        await tables.close()

    asyncio.run(come_back())


def test_what_is_being_done_keeps_a_table_awake() -> None:
    async def do() -> None:
        tables = Tables(MemoryStore(), Compiling(), AT_ONCE, Alarms().later)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        visitor = somebody("ann")
        table = await tables.join(name, visitor)
        tables.leave(table, visitor)
        begun, done = asyncio.Event(), asyncio.Event()

        async def slowly() -> None:
            begun.set()
            await done.wait()

        assert table.idle
        table._queue.do(slowly)
        await begun.wait()
        assert not table.idle
        done.set()
        await asyncio.sleep(0)
        assert table.idle
        await tables.close()

    asyncio.run(do())


class Slow(MemoryStore):
    """Others do a lot while something is being written for whoever is called slow."""

    slow: asyncio.Task[None] | None = None

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        for _ in range(100 if asyncio.current_task() is self.slow else 0):
            await asyncio.sleep(0)
        await super().write(*changes, held=held)


def test_who_declines_while_somebody_sits_down_takes_nobody_s_seat_away() -> None:
    async def decline_and_sit() -> None:
        store = Slow()
        tables = Tables(store, Compiling(), AT_ONCE, Alarms().later)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"), ("ben",))
        store.slow = asyncio.create_task(tables.decline(name, "ben"))
        await asyncio.sleep(0)
        ann = somebody("ann")
        table = await tables.join(name, ann)
        table.hear(ann, Sit(0), 0.0)
        await store.slow
        for _ in range(100):  # what was said is done
            await asyncio.sleep(0)
        row = await store.table(name)
        assert row
        assert (row.seats[0].guest, row.invited) == ("ann", ())
        await tables.close()

    asyncio.run(decline_and_sit())
