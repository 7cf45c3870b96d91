"""The SQLite store by itself."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from splendide.core.log import Entry
from splendide.server.store.base import LostRaceError
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Guest, MatchRow, Moves, Seat, TableRow
from splendide.server.store.sqlite import SCHEMA, SqliteStore
from tests.server.older import age

PLIES = 100
MATCH = MatchRow("m", "t", "g", {}, ("Ann",), b"\x00\xff" * 16, 1.5, (b"", b"\x80"), True)
TABLE = TableRow("t", "g", "ann", True, {"a": 1}, (), 2.0)


async def race(store: SqliteStore, seat: int) -> list[int]:
    """The plies that this writer won."""
    won = []
    for ply in range(PLIES):
        try:
            await store.write(Moves("m", ply, [Entry(seat, ply)]))
            won.append(ply)
        except LostRaceError:
            pass
    return won


def test_of_two_writers_of_the_same_ply_exactly_one_wins(tmp_path: Path) -> None:
    async def both() -> None:
        stores = [SqliteStore(tmp_path / "file") for _ in range(2)]
        await stores[0].write(MATCH)
        first, second = await asyncio.gather(race(stores[0], 0), race(stores[1], 1))
        kept = await stores[0].match("m")
        assert kept
        assert [entry.seat for entry in kept[1]] == [0 if ply in first else 1 for ply in range(PLIES)]
        assert sorted(first + second) == list(range(PLIES))
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_a_lost_race_takes_nothing_of_what_follows_it_and_spoils_no_other_write(tmp_path: Path) -> None:
    async def lose() -> None:
        store = SqliteStore(tmp_path / "file")
        await store.write(MATCH, Moves("m", 0, [Entry(0, 1)]))
        outcomes = await asyncio.gather(
            store.write(Moves("m", 0, [Entry(1, 2), Entry(1, 3)]), TABLE),
            store.write(Guest("ann", "Ann")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [LostRaceError, type(None)]
        assert await store.match("m") == (MATCH, [Entry(0, 1)])
        assert await store.table("t") is None
        assert await store.guest("ann") == Guest("ann", "Ann")
        await store.close()

    asyncio.run(lose())


@pytest.mark.parametrize("kind", ["sqlite", "memory"])
def test_everything_written_is_read_again(kind: str, tmp_path: Path) -> None:
    async def write_and_read() -> None:
        store = SqliteStore(tmp_path / "file") if kind == "sqlite" else MemoryStore()
        entries = [Entry(30, 7, "~seen", "6-6"), Entry(0, -1), Entry(1, (1 << 62) + 1)]
        await store.write(MATCH, TABLE, Moves("m", 0, entries))
        if kind == "sqlite":
            key = store.key
            await store.close()
            store = SqliteStore(tmp_path / "file")
            assert store.key == key
        assert await store.match("m") == (MATCH, entries)
        assert await store.table("t") == TABLE
        assert [row for _, row in await store.public_tables(0, 10)] == [TABLE]
        await store.close()

    asyncio.run(write_and_read())


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
