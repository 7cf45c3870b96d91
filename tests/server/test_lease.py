"""A server that can't be certain that it drives its tables shows nothing, keeps nothing, and says so."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from splendide.server.protocol.browser import Sit
from splendide.server.protocol.lobby import NewTable
from splendide.server.store import nodes
from splendide.server.store.leases import BEAT
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.rows import Change, Guest, Held, News
from splendide.server.table.table import Table
from splendide.server.web.relay import COME_AGAIN
from tests.chaos.cable import Cable
from tests.postgres import Postgres
from tests.server.pausing import fall_silent
from tests.server.test_minds import until
from tests.server.virtual import VirtualHouse


class Door:
    """A socket of which one sees only how it was closed."""

    code = 0

    def say(self, text: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None:
        self.code = code


class Node(VirtualHouse):
    """A server among others, without the sockets."""

    store: PostgresStore

    def __init__(self, url: str):
        super().__init__(PostgresStore(url))
        self.news: list[News] = []

    async def open(self) -> None:
        await self.store.open()
        self.store.listen(self._hear, list)

    async def _hear(self, news: News) -> None:
        self.news.append(news)
        await self.tables.hear(news)

    async def come(self, guest: str) -> Table:
        """Whoever is sent away finds a door that closes."""
        table = await super().come(guest)
        self.people[guest].socket = Door()
        return table

    def goodbye(self, guest: str) -> int:
        return cast(Door, self.people[guest].socket).code

    def seats(self, guest: str) -> list[str]:
        """Who sits where, as this guest was told."""
        frame = self.papers[guest].frame
        return [seat["name"] for seat in frame["table"]["seats"]] if frame else []

    async def stop_beating(self) -> None:
        """No sign of life comes from it, and by its own clock it has been so for long."""
        await fall_silent(self.store._nodes)
        self.store._nodes._certain_until = 0.0

    def go_on(self) -> None:
        self.store._nodes._beating = asyncio.create_task(self.store._nodes._beat())
        self.store._nodes._woken.set()

    async def close(self) -> None:
        await super().close()
        await self.store.close()


@contextlib.asynccontextmanager
async def two_nodes(first: str, second: str) -> AsyncIterator[tuple[Node, Node]]:
    """Ann has a table on the first, where she does not sit yet."""
    here, there = Node(first), Node(second)
    await here.open()
    await there.open()
    there.name = await here.make("splitter", 2, "none")
    await here.come("ann")
    yield here, there
    await here.close()
    await there.close()


async def count_as_gone(node: Node, other: Node) -> None:
    """By the database's clock the node has given no sign of life for an hour."""
    await _seen(node, other, "- interval '1 hour'")


async def count_for_longer(node: Node, other: Node) -> None:
    """A sign of life counts for half an hour more, should this program stand still; one of an hour ago does not."""
    await _seen(node, other, "+ interval '30 minutes'")


async def _seen(node: Node, other: Node, sooner_or_later: str) -> None:
    moved = f"UPDATE nodes SET seen = seen {sooner_or_later} WHERE id = $1"
    await other.store._pool.execute(moved, node.store._nodes.id)


async def take_over(node: Node, other: Node) -> None:
    """Ben has come to the table through the other one, which drives it now, and sits down."""
    await count_as_gone(node, other)
    await other.come("ben")
    await other.say("ben", Sit(0))
    await until(lambda: other.seats("ben") == ["ben", ""])


def played(scene: Callable[[Node, Node], Coroutine[Any, Any, None]], postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with two_nodes(url, url) as (here, there):
            await scene(here, there)

    asyncio.run(play())


# --- After a pause -----------------------------------------------------------------------------------


def test_who_goes_on_after_a_pause_shows_nothing_of_a_table_that_another_drives(postgres: Postgres) -> None:
    async def scene(here: Node, there: Node) -> None:
        await here.stop_beating()
        await take_over(here, there)
        await here.come("clo")
        assert here.papers["clo"].frame == {}
        row = await here.tables.row(here.name)
        assert row
        assert row.seats[0].name == "ben"  # what is told of it without a socket is what is stored
        here.go_on()
        await until(lambda: here.goodbye("ann") == here.goodbye("clo") == COME_AGAIN)
        assert here.papers["clo"].frame == {}

    played(scene, postgres)


def test_what_was_not_shown_is_when_nobody_has_taken_the_table(postgres: Postgres) -> None:
    async def scene(here: Node, there: Node) -> None:
        await here.stop_beating()
        await here.come("clo")
        assert here.papers["clo"].frame == {}
        here.go_on()
        await until(lambda: here.seats("clo") == ["", ""])
        assert not here.goodbye("clo")

    played(scene, postgres)


def test_who_takes_a_table_after_a_pause_counts_as_alive(postgres: Postgres) -> None:
    """Otherwise the next who is asked for it would take it at once."""

    async def scene(here: Node, there: Node) -> None:
        await here.stop_beating()
        await count_as_gone(here, there)
        name = await here.make("splitter", 2, "none")
        await here.come("clo")
        assert here.seats("clo") == ["", ""]
        await count_for_longer(here, there)
        assert await there.tables._find_if_ours(name) is None

    played(scene, postgres)


# --- Cut off -----------------------------------------------------------------------------------------


def test_who_is_cut_off_from_the_database_acknowledges_nothing_says_so_and_writes_nothing_later(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def scene() -> None:
        url, cable = postgres.new_database(), Cable(tmp_path, postgres.folder)
        await cable.lay()
        async with two_nodes(url.replace(str(postgres.folder), str(tmp_path)), url) as (here, there):
            cable.cut()
            await here.say("ann", Sit(0))
            await until(lambda: bool(here.papers["ann"].refusals))
            assert here.papers["ann"].refusals[0]["name"] in ("not-saved", "maybe-saved")
            await until(lambda: not here.store.certain)
            await here.say("ann", Sit(0))
            await until(lambda: here.papers["ann"].refusals[-1]["name"] == "cut-off")
            assert here.seats("ann") == ["", ""]
            await take_over(here, there)
            cable.mend()
            await here.say("ann", Sit(1))
            await until(lambda: here.goodbye("ann") == COME_AGAIN)
            assert there.table.row.seats[1].name == ""
            assert await there.store.table(there.name) == there.table.row
        await cable.remove()

    asyncio.run(scene())


def test_tables_wait_for_a_database_that_is_restarted_and_go_on(postgres: Postgres) -> None:
    async def scene(here: Node, there: Node) -> None:
        postgres.kill()
        await here.say("ann", Sit(0))
        await until(lambda: bool(here.papers["ann"].refusals))
        postgres.start()

        async def sits() -> None:
            while here.seats("ann") != ["ann", ""]:
                await here.say("ann", Sit(0))
                await asyncio.sleep(0.05)

        await asyncio.wait_for(sits(), 60)
        assert not here.goodbye("ann")

    played(scene, postgres)


# --- What others did ---------------------------------------------------------------------------------


def test_a_notification_that_was_lost_is_made_up_for_at_the_next_beat(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert BEAT < 1.0
    monkeypatch.setattr(nodes, "CHANNEL", "elsewhere")

    async def scene(here: Node, there: Node) -> None:
        await here.store.tell(News("decline", "somewhere somebody"))
        await until(lambda: News("decline", "somewhere somebody") in there.news)

    played(scene, postgres)


# --- What is asked of a table that another server drives ----------------------------------------------


async def invited(node: Node) -> str:
    wish = NewTable("splitter", seats=2, options={})
    node.name = await node.tables.make(wish, Guest("ann", "ann"), ("ben",))
    return node.name


def test_an_invitation_is_declined_wherever_the_table_is_driven(postgres: Postgres) -> None:
    async def scene(here: Node, there: Node) -> None:
        asleep, awake = await invited(here), await invited(here)
        await here.come("ann")
        for name in (asleep, awake):
            await there.tables.decline(name, "ben")
        assert here.table.row.invited == ()
        for name in (asleep, awake):
            row = await there.store.table(name)
            assert row
            assert row.invited == ()

    played(scene, postgres)


def test_whoever_declines_does_not_write_over_what_another_server_has_kept(postgres: Postgres) -> None:
    """The table is taken over between reading and writing: what is declined then is what holds then."""

    async def scene(here: Node, there: Node) -> None:
        name = there.name = await invited(here)
        write = here.store.write

        async def write_late(*changes: Change, held: Held | None = None) -> None:
            here.store.write = write  # type: ignore[method-assign]
            await here.stop_beating()
            await take_over(here, there)
            await write(*changes, held=held)

        here.store.write = write_late  # type: ignore[method-assign]
        await here.tables.decline(name, "ben")
        assert there.table.row.invited == ()
        assert there.seats("ben") == ["ben", ""]
        assert await there.store.table(name) == there.table.row

    played(scene, postgres)
