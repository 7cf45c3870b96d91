"""A match by correspondence: people have days, tables sleep, and nobody's time passes unnoticed."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.time.clocks import DAY, TEMPI
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import TableRow
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.awake import IDLE
from splendide.server.table.lookout import EVERY, Lookout
from tests.server.test_minds import until
from tests.server.virtual import NOON, VirtualHouse

HOUR = 3600.0  # seconds
A_DAY = DAY / 1000


async def asleep(there: VirtualHouse) -> None:
    """Everybody has gone, and after a while nothing of the table is in memory."""
    for guest in list(there.people):
        there.go(guest)
    await until(lambda: there.table.idle)
    await there.pass_time(IDLE + 1)
    assert there.tables.awake == 0


async def wait(there: VirtualHouse, seconds: float) -> None:
    """So much later; whatever the lookout found has been done."""
    await there.pass_time(seconds)
    for _ in range(20):
        there.alarms.turn_to(there.alarms.now)
        await asyncio.sleep(0.01)


async def three_days(file: Path) -> None:
    there = VirtualHouse(SqliteStore(file))
    await there.tables.open()
    name = await there.make("splitter", 2, "1-day")
    await there.begin("ann", "ben")
    await there.play("ann", 0)
    await asleep(there)
    assert (await there.tables.of("ben"))[0][1] == [1], "it is Ben's turn"

    # The first day: Ben answers after twenty hours, by another process than the one that asked.
    await wait(there, 20 * HOUR)
    await there.close()
    await there.store.close()
    there = VirtualHouse(SqliteStore(file), there.alarms)
    await there.tables.open()
    there.name = name
    await there.come("ben")
    await until(lambda: bool(there.papers["ben"].frame))
    time = there.papers["ben"].frame["match"]["time"]
    left = time["since"][1] + time["left"][1] - time["now"]
    assert left / 1000 == pytest.approx(A_DAY - 20 * HOUR, abs=IDLE + 60)
    told = len(there.match.told)
    await there.play("ben", 1)
    await until(lambda: len(there.match.told) > told)
    await until(lambda: abs((there.table.row.due or 0.0) - (NOON + there.alarms.now + A_DAY)) < 5)  # all are asked anew
    await there.come("ann")
    await there.play("ann", 0)
    await asleep(there)

    # The second day: nobody comes. When it is over, a move is made for Ben, though the table slept.
    log = len(there.match.log)
    await wait(there, A_DAY - IDLE - 2 * EVERY)
    assert there.tables.awake == 0
    await wait(there, 3 * EVERY)
    await until(lambda: there.tables.awake == 1)
    await there.come("ann")
    await until(lambda: len(there.match.log) > log)
    assert [entry.late for entry in there.match.log[log:] if entry.seat == 1] == [True]
    await there.play("ann", 0)
    await asleep(there)

    # The third day: nobody comes again, and a bot plays on under Ben's name.
    await wait(there, A_DAY + 2 * EVERY)
    await there.come("ann")
    await until(lambda: there.table.row.seats[1].level is not None)
    assert there.table.row.seats[1].name == "ben"
    assert there.alarms.now > 2.8 * A_DAY
    await there.close()
    await there.store.close()


def test_a_table_that_can_t_be_woken_keeps_no_other_asleep() -> None:
    woken = []

    async def wake(name: str) -> None:
        if name == "a":
            raise ValueError(name)
        if name == "b":
            raise Refused("unknown-game", game=name)
        woken.append(name)

    async def look() -> None:
        store = MemoryStore()
        row = TableRow("a", "splitter", "ann", False, {}, (), 1.0, due=1.0)
        await store.write(*(replace(row, id=name, due=float(k)) for k, name in enumerate("abc")))
        await Lookout(store, asyncio.get_running_loop().call_later, wake).look()

    asyncio.run(look())
    assert woken == ["c"]


def test_a_match_over_three_days(tmp_path: Path) -> None:
    assert TEMPI["1-day"].lasting
    asyncio.run(three_days(tmp_path / "file"))
