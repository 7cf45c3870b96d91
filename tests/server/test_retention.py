"""What nobody comes back to goes, by a clock that is turned by hand; what is in use or finished stays."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from splendide.core.library import find_game, slugs
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.server.protocol.browser import SeatBot, Sit, Start
from splendide.server.protocol.lobby import NewTable
from splendide.server.store.base import Store
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Change, Forget, Guest, Held, MatchRow, Moves, TableRow, Visit
from splendide.server.store.sqlite import SqliteStore
from splendide.server.store.visits import SELDOM, Visits
from splendide.server.table.awake import IDLE
from splendide.server.table.compiling import Compiling
from splendide.server.table.customs import Customs
from splendide.server.table.live import LiveMatch
from splendide.server.table.sweeping import A_BATCH, DAY, DOUBTED, EVERY, Sweeping
from splendide.server.table.table import Table
from splendide.server.table.tables import Tables
from tests.server.older import age
from tests.server.stores import Shelf
from tests.server.test_awake import Alarms, somebody
from tests.server.test_minds import until


def a_table(name: str, **more: object) -> TableRow:
    return TableRow(name, "splitter", "ann", True, {}, (), 1.0, **more)  # type: ignore[arg-type]


def a_match(name: str, over: bool) -> MatchRow:
    return MatchRow(name, "t", "splitter", {}, ("Ann",), b"s" * 32, 1.0, (b"",), over)


class Times:
    """A house whose clocks are turned by hand, with this store."""

    def __init__(self, store: Store, **customs: float):
        self.alarms, self.store = Alarms(), store
        self.store.clock = lambda: self.alarms.now
        wish = Customs(bot_pause=0, nonce_wait=0, **customs)
        self.tables = Tables(self.store, Compiling(list), wish, self.alarms.later, lambda: self.alarms.now)

    async def go_on(self, days: float) -> None:
        """So many days later it has been swept as often as it should."""
        await self.tables.open()
        self.alarms.turn_to(self.alarms.now + days * DAY)
        await self.tables._sweeping.sweep()


@asynccontextmanager
async def house(shelf: Shelf, **customs: float) -> AsyncIterator[Times]:
    times = Times(await shelf.store(), **customs)
    yield times
    await times.tables.close()
    await times.store.close()


def test_a_table_that_nobody_came_back_to_goes_with_what_was_not_finished_there(shelf: Shelf) -> None:
    async def scene() -> None:
        async with house(shelf) as there:
            moves = [Moves(name, 0, [Entry(0, 1)]) for name in ("cut", "done")]
            await there.store.write(
                a_table("left", stage="playing", match="cut"),
                a_table("ended", stage="over", match="done"),
                a_match("cut", False),
                a_match("done", True),
                *moves,
            )
            await there.tables.open()
            await there.go_on(29)
            assert await there.store.table("left")
            await there.go_on(2)
            assert [await there.store.table(name) for name in ("left", "ended")] == [None, None]
            assert await there.store.match("cut") is None
            kept = await there.store.match("done")
            assert kept
            assert len(kept[1]) == 1, "a finished match stays, for its record and its replay"
            assert there.tables.listing.page(0).tables == []

    asyncio.run(scene())


def test_who_comes_keeps_a_table_and_a_name(shelf: Shelf) -> None:
    async def scene() -> None:
        async with house(shelf, keep_guests=40) as there:
            await there.store.write(a_table("visited"), a_table("forgotten"), Guest("ann", "Ann"), Guest("ben", "Ben"))
            there.alarms.turn_to(20 * DAY)
            visits = Visits(there.store, lambda: there.alarms.now)
            visits.note("table", "visited")
            visits.note("guest", "ann")
            visits.note("guest", "a stranger")
            await asyncio.gather(*visits._tasks)
            await there.go_on(25)
            assert await there.store.table("visited")
            assert await there.store.table("forgotten") is None
            assert await there.store.guest("ann")
            assert await there.store.guest("ben") is None
            assert await there.store.unused("guest", 10**12, 10) == ["ann"], "of strangers nothing is kept"

    asyncio.run(scene())


def test_a_table_where_somebody_is_stays_however_long(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(Shelf("memory")) as there:
            name = await there.tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
            await there.tables.join(name, somebody("ann"))
            await there.go_on(365)
            assert await there.store.table(name)

    asyncio.run(scene())


@pytest.mark.parametrize(("days", "stays"), [(0.0, True), (10.0, False)])
def test_finished_matches_stay_unless_the_host_says_otherwise(shelf: Shelf, days: float, stays: bool) -> None:
    async def scene() -> None:
        async with house(shelf, keep_matches=days) as there:
            await there.store.write(a_match("done", True), a_match("running", False), Moves("done", 0, [Entry(0, 1)]))
            await there.go_on(11)
            assert bool(await there.store.match("done")) is stays
            assert await there.store.match("running")

    asyncio.run(scene())


SWEEPER_AND_LOOKOUT = 2  # alarms of a house at rest


def test_it_is_swept_every_hour_all_that_there_is_and_on_after_a_failure(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(Shelf("memory")) as there:
            await there.tables.open()
            await there.store.write(*(a_table(f"t{k}") for k in range(2 * A_BATCH + 1)))
            unused, there.store.unused = there.store.unused, None  # type: ignore[assignment, method-assign]
            there.alarms.turn_to(31 * DAY)
            await until(lambda: there.alarms.waiting == SWEEPER_AND_LOOKOUT)
            there.store.unused = unused  # type: ignore[method-assign]
            there.alarms.turn_to(there.alarms.now + EVERY)
            await until(lambda: there.alarms.waiting == SWEEPER_AND_LOOKOUT)
            assert await there.store.unused("table", 10**12, 10) == []

    asyncio.run(scene())


def test_nothing_goes_by_a_time_of_day_that_has_just_jumped() -> None:
    """A mistake that is mended within a day has cost nothing; a time that stays is believed."""

    async def scene() -> None:
        alarms, ahead, swept = Alarms(), [0.0], [0]
        sweeping = Sweeping(MemoryStore(), Customs(), forget, alarms.later, lambda: alarms.now + ahead[0])

        async def sweep() -> None:
            swept[0] += 1

        async def an_hour_passes() -> None:
            alarms.turn_to(alarms.now + EVERY)
            await until(lambda: alarms.waiting == 1)

        sweeping.sweep = sweep  # type: ignore[method-assign]
        sweeping.begin()
        for jump, hours, expected in ((0.0, 2, 2), (31 * DAY, 1, 2), (-31 * DAY, DOUBTED - 1, 2), (0.0, 1, 3)):
            ahead[0] += jump
            for _ in range(hours):
                await an_hour_passes()
            assert swept[0] == expected

    async def forget(tables: list[str]) -> int:
        raise AssertionError(tables)

    asyncio.run(scene())


class WritingDown(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.written: list[tuple[Change, ...]] = []

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        self.written.append(changes)


def test_a_visit_is_noted_seldom() -> None:
    async def scene() -> None:
        now, store = [0.0], WritingDown()
        visits = Visits(store, lambda: now[0])
        for at in (0.0, 1.0, SELDOM - 1, SELDOM, SELDOM + 1):
            now[0] = at
            visits.note("guest", "ann")
        await asyncio.gather(*visits._tasks)
        assert store.written == [(Visit("guest", "ann"),)] * 2

    asyncio.run(scene())


def test_a_file_of_the_third_schema_knows_when_things_were_of_use(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "file")
        store.clock = lambda: 7.0
        await store.write(a_table("t"), Guest("ann", "Ann"), a_match("done", True), a_match("running", False))
        await store.close()
        age(tmp_path / "file", 3)
        store = SqliteStore(tmp_path / "file")
        assert await store.unused("table", 8.0, 10) == ["t"]
        assert await store.unused("match", 8.0, 10) == ["done"]
        assert await store.unused("guest", 8.0, 10) == [], "nobody knows when a guest was here, so it is today"
        assert await store.unused("guest", 10**12, 10) == ["ann"]
        await store.write(Forget("guest", "ann"))
        assert await store.unused("guest", 10**12, 10) == []
        await store.close()

    asyncio.run(scene())


# --- Memory ------------------------------------------------------------------------------------------


def alive(kinds: tuple[type, ...] = (Table, LiveMatch, Match)) -> list[object]:
    """All that there is of what a match is made of; none of it goes as long as somebody has this list."""
    gc.collect()
    return [each for each in gc.get_objects() if type(each) in kinds]


@pytest.mark.parametrize("game", ["splitter", "splito"])
def test_nothing_of_a_finished_match_stays_in_memory(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        before = alive()
        async with house(Shelf("memory")) as there:
            for _ in range(3):
                await play(there, game)
            assert len(alive((Table,))) == len([each for each in before if type(each) is Table]) + 3
            there.alarms.turn_to(there.alarms.now + IDLE)
            await until(lambda: len(alive()) == len(before))  # a thread of a bot may have to let go yet

    asyncio.run(scene())


async def play(there: Times, game: str) -> None:
    """Somebody watches bots play to the end, and leaves."""
    name = await there.tables.make(NewTable(game, seats=3), Guest("ann", "Ann"))
    visitor = somebody("ann")
    table = await there.tables.join(name, visitor)
    for seat in range(3):
        table.hear(visitor, SeatBot(seat, "random"), 0.0)
    table.hear(visitor, Start(), 0.0)
    await until(lambda: table.row.stage == "over")
    there.tables.leave(table, visitor)


MOST_UNSEEN = 30_000  # bytes of a match that goes on while nobody looks
MATCHES = 10  # of each game


@pytest.mark.parametrize("game", slugs())
def test_a_match_that_nobody_looks_at_takes_little_memory(tmp_path: Path, game: str) -> None:
    """What is given back when it sleeps is what it took."""

    async def scene() -> None:
        async with house(Shelf("memory")) as there:
            for number in range(MATCHES):
                await look_in(there, game, f"guest {number}")
            awake = held(there)
            there.alarms.turn_to(there.alarms.now + IDLE)
            await asyncio.sleep(0)
            each = (awake - held(there)) / MATCHES
            print(f"\n{game}: {each / 1000:.0f} kB")
            assert 0 < each <= MOST_UNSEEN

    asyncio.run(scene())


NOT_OF_A_MATCH = (ModuleType, FunctionType, type)  # from these one would come to everything there is


def held(start: object) -> int:
    """Bytes of all that can be reached from here: counted, so that no other thread's memory is in it."""
    found, ahead = {id(start): start}, [start]
    while ahead:
        for each in gc.get_referents(ahead.pop()):
            if id(each) not in found and not isinstance(each, NOT_OF_A_MATCH):
                found[id(each)] = each
                ahead.append(each)
    return sum(map(sys.getsizeof, found.values()))


async def look_in(there: Times, game: str, guest: str) -> None:
    """Somebody plays all seats of a match for a little while, looks at everything, and leaves."""
    seats = max(2, find_game(game).seats[0])
    name = await there.tables.make(NewTable(game, seats=seats), Guest(guest, guest))
    visitor = somebody(guest)
    table = await there.tables.join(name, visitor)
    for seat in range(seats):
        table.hear(visitor, Sit(seat), 0.0)
    table.hear(visitor, Start(), 0.0)
    await until(lambda: table.row.stage == "playing")
    assert table.compose(visitor)
    there.tables.leave(table, visitor)
