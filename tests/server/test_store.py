"""Stores by themselves, of each kind."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from splendide.core.log import Entry
from splendide.server.store.base import ALL, LostRaceError, NotSavedError, Store, UnsureError
from splendide.server.store.jobs import APART, Company
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.rows import (
    AnalysisRow,
    Change,
    ClockRow,
    CodeRow,
    Erase,
    Forget,
    Guest,
    MatchRow,
    Moves,
    Seat,
    ShortCodeRow,
    Subscription,
    TableRow,
    Unsubscribe,
    Visit,
)
from splendide.server.store.sqlite import SCHEMA, SqliteStore
from splendide.server.table.queue import Queue
from tests.postgres import Postgres
from tests.server.older import age
from tests.server.stores import Shelf

PLIES = 100
MATCH = MatchRow("m", "t", "g", {}, ("Ann",), b"\x00\xff" * 16, 1.5, (b"", b"\x80"), True)
TABLE = TableRow("t", "g", "ann", True, {"a": 1}, (), 2.0)


async def race(store: Store, seat: int) -> list[int]:
    """The plies that this writer won."""
    won = []
    for ply in range(PLIES):
        try:
            await store.write(Moves("m", ply, [Entry(seat, ply)]))
            won.append(ply)
        except LostRaceError:
            pass
    return won


def test_of_two_writers_of_the_same_ply_exactly_one_wins(lasting_shelf: Shelf) -> None:
    async def both() -> None:
        stores = [await lasting_shelf.store() for _ in range(2)]
        await stores[0].write(MATCH)
        first, second = await asyncio.gather(race(stores[0], 0), race(stores[1], 1))
        kept = await stores[0].match("m")
        assert kept
        assert [entry.seat for entry in kept[1]] == [0 if ply in first else 1 for ply in range(PLIES)]
        assert sorted(first + second) == list(range(PLIES))
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_a_lost_race_takes_nothing_of_what_follows_it_and_spoils_no_other_write(lasting_shelf: Shelf) -> None:
    async def lose() -> None:
        store = await lasting_shelf.store()
        await store.write(MATCH, Moves("m", 0, [Entry(0, 1)]))
        outcomes = await asyncio.gather(
            store.write(Moves("m", 0, [Entry(1, 2), Entry(1, 3)]), TABLE),
            store.write(Guest("ann", "Ann")),
            store.write(Moves("n", 0, [Entry(0, 5)])),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [LostRaceError, type(None), type(None)]
        assert await store.match("m") == (MATCH, [Entry(0, 1)])
        assert await store.table("t") is None
        assert await store.guest("ann") == Guest("ann", "Ann")
        await store.close()

    asyncio.run(lose())


LONE = "\ud800"  # half of a character: no store can keep it


def test_what_can_t_be_kept_spoils_no_other_write_and_none_after_it(lasting_shelf: Shelf) -> None:
    async def spoil() -> None:
        store = await lasting_shelf.store()
        await store.write(MATCH, replace(MATCH, id="n"))
        for wrong in (Moves("m", 0, [Entry(0, 1, LONE)]), Guest("ben", LONE)):
            good = Moves("n", 0 if isinstance(wrong, Moves) else 1, [Entry(0, 5)])
            outcomes = await asyncio.gather(store.write(wrong), store.write(good), return_exceptions=True)
            assert isinstance(outcomes[0], NotSavedError)
            assert outcomes[1] is None
        assert await store.match("m") == (MATCH, [])
        assert await store.guest("ben") is None
        await store.close()

    asyncio.run(spoil())


def test_whoever_was_signed_out_is_not_signed_in_by_a_change_that_began_before(shelf: Shelf) -> None:
    async def race() -> None:
        store, ann = await shelf.store(), Guest("ann", "Ann")
        await store.write(ann)
        await store.write(replace(ann, era=7))
        await store.write(replace(ann, name="Anna"))
        assert await store.guest("ann") == Guest("ann", "Anna", era=7)
        assert await store.eras() == {"ann": 7}
        await store.close()

    asyncio.run(race())


def test_of_moves_that_come_together_one_that_comes_too_late_spoils_no_other(lasting_shelf: Shelf) -> None:
    async def lose() -> None:
        store = await lasting_shelf.store()
        await store.write(MATCH, replace(MATCH, id="n"), Moves("m", 0, [Entry(0, 1)]))
        moves = [Moves(match, 0, [Entry(1, 7), Entry(0, 8)]) for match in ("n", "m")]
        outcomes = await asyncio.gather(*map(store.write, moves), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), LostRaceError]
        assert await store.match("n") == (replace(MATCH, id="n"), moves[0].entries)
        assert await store.match("m") == (MATCH, [Entry(0, 1)])
        await store.close()

    asyncio.run(lose())


def test_everything_written_is_read_again(shelf: Shelf) -> None:
    async def write_and_read() -> None:
        store = await shelf.store()
        entries = [Entry(30, 7, "~seen", "6-6"), Entry(0, -1), Entry(1, (1 << 62) + 1)]
        await store.write(MATCH, TABLE, Moves("m", 0, entries))
        if shelf.lasts:
            key = store.key
            await store.close()
            store = await shelf.store()
            assert store.key == key
        assert await store.match("m") == (MATCH, entries)
        assert await store.table("t") == TABLE
        assert [row for _, row in await store.public_tables(0, 10)] == [TABLE]
        await store.close()

    asyncio.run(write_and_read())


ANN, BEN, CLO = Guest("ann", "Ann", "00000001"), Guest("ben", "Ben", listed=False, era=2), Guest("clo", "Clo")
PEOPLE = (Seat("ann", "Ann"), Seat("ben", "Ben"))
DONE = MatchRow(
    *("d", "t", "g", {}, ("Ann", "Ben"), b"s" * 32, 3.0, (b"", b""), True),
    guests=("ann", "ben"),
    points=((3,), (1,)),
    winners=(0,),
    rated=True,
)
LIFE: list[list[Change]] = [
    [ANN, BEN, CLO, CodeRow("ann", b"a" * 32), CodeRow("ben", b"b" * 32)],
    [replace(TABLE, seats=PEOPLE, invited=("clo", "ann"), stage="gathering")],
    [replace(TABLE, id="u", public=False, made=3.0, due=50.0, seats=PEOPLE, stage="playing", match="m")],
    [replace(TABLE, id="v", made=4.0, due=40.0, stage="over")],
    [MATCH, Moves("m", 0, [Entry(0, 1), Entry(1, 2, late=True)], ClockRow(5.0, (1.5, 2.5)))],
    [DONE, Moves("d", 0, [Entry(0, 1)]), AnalysisRow("d", 2, b"{}")],
    [replace(DONE, id="e", began=4.0, guests=("clo", "ann"), names=("Clo", "Ann"))],
    [replace(DONE, id="p", began=5.0, guests=("ann", "program-x"), rated=False)],
    [DONE, CodeRow("ben", b""), Visit("table", "v")],
    [Subscription("https://b", "ann", "k", "a", "fr"), Subscription("https://c", "ann", "k", "a", "en")],
    [Subscription("https://b", "ben", "k", "a", "en"), Unsubscribe("https://c")],
    [ShortCodeRow("11112222", "u", 11.0), ShortCodeRow("33334444", "t", 12.0)],
]
ANSWERS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "guest": lambda store: store.guest("ben"),
    "table": lambda store: store.table("u"),
    "public tables": lambda store: store.public_tables(0, 10),
    "newest public table": lambda store: store.public_tables(0, 1),
    "tables of ann": lambda store: store.tables_of("ann", 0, 10),
    "matches of ann": lambda store: store.matches_of("ann", 10),
    "all matches of ann": lambda store: store.matches_of("ann", ALL),
    "all met by ann": lambda store: store.met_by("ann", ALL),
    "invited": lambda store: store.invited_to("clo", 0, 10),
    "invited and seated": lambda store: store.invited_to("ann", 0, 10),
    "tables with clo": lambda store: store.tables_with("clo"),
    "met by ann": lambda store: store.met_by("ann", 10),
    "ratings": lambda store: store.ratings_of("ann"),
    "leaders": lambda store: store.leaders("g", 10),
    "coded": lambda store: store.coded(b"a" * 32),
    "has code": lambda store: store.has_code("ben"),
    "subscriptions": lambda store: store.subscriptions_of("ben"),
    "no subscriptions": lambda store: store.subscriptions_of("ann"),
    "short code": lambda store: store.short_code("11112222"),
    "short code of t": lambda store: store.short_code_of("t"),
    "eras": lambda store: store.eras(),
    "match": lambda store: store.match("m"),
    "clocks": lambda store: store.clocks_of("m"),
    "no clocks": lambda store: store.clocks_of("d"),
    "due": lambda store: store.due_tables(100.0, 10),
    "first due": lambda store: store.due_tables(45.0, 10),
    "unused": lambda store: store.unused("match", 8.0, 10),
    "analysis": lambda store: store.analysis("d", 2),
    "other analysis": lambda store: store.analysis("d", 1),
}
LATER: list[list[Change]] = [[], [Erase("ann")], [Forget("match", "d"), Forget("table", "u")]]


def test_a_database_answers_as_a_file_does(postgres: Postgres, tmp_path: Path) -> None:
    """Whatever was written, and whatever is asked."""

    async def live_and_tell(store: Store) -> list[dict[str, object]]:
        now = itertools.count(1.0)
        told = []
        for changes in LIFE:
            store.clock = partial(float, next(now))
            await store.write(*changes)
        for changes in LATER:
            await store.write(*changes)
            told.append({name: await ask(store) for name, ask in ANSWERS.items()})
        await store.close()
        return told

    async def compare() -> None:
        measure = await live_and_tell(SqliteStore(tmp_path / "file"))
        assert all(
            any(told[name] for told in measure)
            for name in ANSWERS
            if not name.startswith(("no ", "other ", "invited and", "has"))
        )
        store = PostgresStore(postgres.new_database())
        await store.open()
        for told, expected in zip(await live_and_tell(store), measure, strict=True):
            assert told == expected

    asyncio.run(compare())


@pytest.mark.parametrize("schema", range(1, SCHEMA))
def test_a_file_of_an_earlier_schema_is_read_with_all_its_matches(tmp_path: Path, schema: int) -> None:
    table = replace(TABLE, seats=(Seat("ann", "Ann"), Seat("ann", "Bea"), Seat(level="greedy")))

    async def write_and_read() -> None:
        store = SqliteStore(tmp_path / "file")
        await store.write(MATCH, table, Moves("m", 0, [Entry(30, 7), Entry(0, -1)]))
        await store.close()
        age(tmp_path / "file", schema)
        for _ in range(2):  # once upgraded, once as it is now
            store = SqliteStore(tmp_path / "file")
            assert await store.match("m") == (MATCH, [Entry(30, 7), Entry(0, -1)])
            assert await store.tables_of("ann", 0, 10) == [table]
            await store.close()

    asyncio.run(write_and_read())


def test_what_may_have_been_kept_is_read_before_anything_else_is_done() -> None:
    done: list[str] = []

    def act(name: str, wrong: Exception | None = None) -> Callable[[], Awaitable[None]]:
        async def do() -> None:
            done.append(name)
            if wrong:
                raise wrong

        return do

    async def scene() -> None:
        queue = Queue(act("catch up"))
        queue.do(act("full", NotSavedError()))
        queue.do(act("cut", UnsureError()), lambda refused: done.append(refused.name))
        for name in ("next", "last"):
            queue.do(act(name))
        while "last" not in done:
            await asyncio.sleep(0)
        queue.stop()

    asyncio.run(scene())
    assert done == ["full", "cut", "maybe-saved", "catch up", "next", "last"]


def test_what_comes_alone_is_committed_at_once_and_what_comes_at_once_together() -> None:
    clock = itertools.chain([0.0, APART / 4, 2 * APART, 10 * APART])
    company = Company(lambda: next(clock))
    assert [company.wait() for _ in range(4)] == pytest.approx([0.0, 0.75 * APART, 0.0, 0.0])
