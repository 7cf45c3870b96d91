"""What a host may do about a table, and what it means to leave a match: for a while, for good, or because one must."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from splendide.core.errors import Refused
from splendide.server.limits import home_of
from splendide.server.protocol.browser import Arrange, HandOver, Leave, SeatBot, Sit, Stand
from splendide.server.protocol.lobby import NewTable
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Guest
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.test_minds import until
from tests.server.virtual import VirtualHouse


def at_a_table(scene: Callable[[VirtualHouse], Awaitable[None]], seats: int = 2, time: str = "none") -> None:
    """Ann has made a table; Ben is there too."""

    async def play() -> None:
        there = VirtualHouse(MemoryStore())
        await there.make("splitter", seats, time)
        await there.come("ann")
        await there.come("ben")
        await scene(there)
        await there.close()

    asyncio.run(play())


async def refused(there: VirtualHouse, guest: str) -> str:
    await until(lambda: bool(there.papers[guest].refusals))
    return str(there.papers[guest].refusals.pop()["name"])


# --- The host ------------------------------------------------------------------------------------------


def test_a_table_has_the_name_that_its_host_gives_it_and_no_tricks_in_it() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.say("ann", Arrange(name="  Chez \u202eAnn\u200b  "))
        await until(lambda: there.table.row.name == "Chez Ann")
        assert there.papers["ben"].frame["table"]["name"] == "Chez Ann"
        await there.say("ann", Arrange(name="x" * 25))
        assert await refused(there, "ann") == "long-name"
        await there.say("ben", Arrange(name="Mine"))
        assert await refused(there, "ben") == "not-host"
        assert there.table.row.name == "Chez Ann"
        await there.say("ann", Arrange(name="\u200b "))
        await until(lambda: there.table.row.name == "")

    at_a_table(scene)


def test_who_was_removed_from_a_public_table_does_not_come_back_as_somebody_new() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.say("ann", Sit(0))
        await there.say("ann", Arrange(public=True))
        await there.come("cleo")
        for guest in ("ben", "cleo"):
            there.people[guest].home = "192.0.2.7"
        await there.say("ben", Sit(1))
        await until(lambda: there.table.row.seats[1].guest == "ben")
        await there.say("ann", Stand(1))
        await until(lambda: there.table.row.removed == ("ben",))
        await there.come("benno")
        there.people["benno"].home = "192.0.2.7"
        await there.say("benno", Sit(1))
        assert await refused(there, "benno") == "removed-home"
        await there.come("dora")
        there.people["dora"].home = "192.0.2.8"
        await there.say("dora", Sit(1))
        await until(lambda: there.table.row.seats[1].guest == "dora")
        await there.say("dora", Stand(1))
        await there.say("cleo", Sit(1))  # who was here before may, though at home with Ben
        await until(lambda: there.table.row.seats[1].guest == "cleo")
        assert await there.tables.quick("splitter", Guest("ben", "Ben")) != there.name

    at_a_table(scene)


def test_on_this_machine_nobody_is_at_home_with_another() -> None:
    """Behind a proxy that was not named, all seem to come from there."""
    assert [home_of(host) for host in ("127.0.0.1", "::1", "192.0.2.7", "2001:db8::7", "")] == [
        "",
        "",
        "192.0.2.7",
        "2001:db8::/64",
        "",
    ]


def test_at_a_locked_table_nobody_else_sits_down_and_nobody_is_led_there() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.say("ann", Sit(0))
        await there.say("ann", Arrange(locked=True, public=True))
        await until(lambda: there.table.row.locked)
        await there.say("ben", Sit(1))
        assert await refused(there, "ben") == "table-locked"
        assert there.tables.listing.page(0).tables[0].free == 0
        assert await there.tables.quick("splitter", Guest("ben", "ben")) != there.name
        await there.say("ann", Sit(1, "Zoe"))  # beside her, on her device
        await until(lambda: there.table.row.seats[1].name == "Zoe")

    at_a_table(scene)


def test_who_is_handed_the_table_arranges_it_and_who_gave_it_does_not() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.say("ann", Sit(0))
        await there.say("ann", HandOver(1))
        assert await refused(there, "ann") == "no-heir"
        await there.say("ben", Sit(1))
        await until(lambda: there.table.row.seats[1].guest == "ben")
        await there.say("ben", HandOver(1))
        assert await refused(there, "ben") == "not-host"
        await there.say("ann", HandOver(1))
        await until(lambda: there.table.row.maker == "ben")
        await there.say("ann", Arrange(chat=False))
        assert await refused(there, "ann") == "not-host"
        await there.say("ben", Arrange(chat=False))
        await until(lambda: not there.table.row.chat)

    at_a_table(scene)


def test_spectators_go_when_they_are_not_wanted_and_come_back_when_they_are(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = gather(ann, ben)
    eve.go_to(table)
    begin(ann, ben)
    ann.say("arrange", watched=False)
    assert eve.refused() == "no-spectators"
    while ann.frame["table"]["watched"]:
        ann.hear()
    eve.go_to_be_refused(table)
    assert eve.refusals[-1] == "no-spectators"
    ben.leave()
    ben.go_to(table)  # who has a seat is no spectator
    ann.say("arrange", watched=True)
    while not ann.frame["table"]["watched"]:
        ann.hear()
    assert eve.go_to(table).frame["match"]["mine"] == []


def test_whom_the_host_removes_during_a_match_leaves_the_seat_to_a_bot_and_does_not_come_back() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.begin("ann", "ben")
        await there.say("ben", Stand(0))
        assert await refused(there, "ben") == "match-running"
        await there.say("ann", Stand(1))
        await until(lambda: there.table.row.seats[1].level is not None)
        assert there.table.row.seats[1].guest == ""
        for message in (Stand(1), Sit(1)):
            await there.say("ben", message)
            assert await refused(there, "ben") in ("match-running", "removed")
        told = len(there.match.told)
        await there.play("ann", 0)
        await until(lambda: len(there.match.told) > told)

    at_a_table(scene)


# --- Leaving ---------------------------------------------------------------------------------------------


def test_who_leaves_is_played_on_for_at_once_and_may_come_back() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.say("ben", Leave())
        assert await refused(there, "ben") == "no-match"
        await there.begin("ann", "ben")
        await there.say("ben", Leave())
        await until(lambda: there.table.row.seats[1].level is not None)
        assert there.papers["ann"].frame["table"]["seats"][1]["name"] == "ben"
        await there.say("ben", Stand(1))
        await until(lambda: there.table.row.seats[1].level is None)

    at_a_table(scene)


def test_who_concedes_does_not_come_back_but_plays_the_next_match() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.begin("ann", "ben")
        await there.say("ben", Leave(for_good=True))
        await until(lambda: there.table.row.seats[1].conceded)
        for message in (Stand(1), Sit(1)):
            await there.say("ben", message)
            assert await refused(there, "ben") == "conceded"
        await there.say("ann", Leave(for_good=True))
        await until(lambda: there.table.row.stage == "over")  # bots play it to the end
        await there.say("ann", Arrange(seats=2))
        await until(lambda: there.table.row.stage == "gathering")
        assert not any(seat.conceded for seat in there.table.row.seats)

    at_a_table(scene)


def test_where_no_clock_runs_who_keeps_the_others_waiting_counts_as_away_after_a_while() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.begin("ann", "ben")
        await there.play("ann", 0)
        await there.say("ann", SeatBot(1, "greedy"))
        assert await refused(there, "ann") == "not-away"
        await there.pass_time(120.1)
        await until(lambda: there.papers["ann"].frame["table"]["seats"][1]["bot_in"] == 0)
        assert there.papers["ann"].frame["table"]["seats"][0]["bot_in"] is None, "nobody waits for ann"
        await there.say("ann", SeatBot(1, "greedy"))
        await until(lambda: there.table.row.seats[1].level == "greedy")

    at_a_table(scene)


def test_who_moves_in_time_keeps_nobody_waiting() -> None:
    async def scene(there: VirtualHouse) -> None:
        await there.begin("ann", "ben")
        await there.pass_time(110)
        await there.play("ben", 1)
        await there.play("ann", 0)
        await there.pass_time(30)
        assert [seat["bot_in"] for seat in there.papers["ann"].frame["table"]["seats"]] == [None, None]

    at_a_table(scene)


def test_nobody_without_a_seat_is_led_to_a_table_that_nobody_may_watch() -> None:
    async def scene() -> None:
        there = VirtualHouse(MemoryStore())
        there.name = await there.tables.make(NewTable("splitter", seats=2), Guest("ann", "ann"))
        await there.come("ann")
        await there.say("ann", Arrange(watched=False, locked=True))
        await until(lambda: there.table.row.locked)
        with pytest.raises(Refused, match="no-spectators"):
            await there.come("eve")
        await there.close()

    asyncio.run(scene())
