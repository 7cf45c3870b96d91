"""All that a house keeps, moved between a PostgreSQL database and a file that is itself a store."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from splendide.core.errors import Refused
from splendide.server.store.copies import back_up, copy
from splendide.server.store.postgres import prepared
from splendide.server.store.postgres_schema import Connection
from splendide.server.store.sqlite import FILE, opened

TABLES = (
    *("guests", "codes", "ratings", "tables", "matches", "moves"),
    *("visits", "sitting", "invited", "played", "analyses", "subscriptions", "short_codes"),
)
TRUTHS = {"listed", "public", "late"}  # columns that are 0 or 1 in a file
A_BATCH = 1000  # rows
IN_USE = "SELECT count(*) FROM nodes WHERE seen > clock_timestamp() - interval '10 seconds'"


def write_out(data: Path, database: str | None, target: Path) -> None:
    """All that is kept in the database or else in the folder is in the new file."""
    if database:
        asyncio.run(export_database(database, target))
    else:
        back_up(data / FILE, target)


async def export_database(url: str, target: Path) -> None:
    """Everything as it is at one moment is in the new file; servers may be running."""
    if target.exists():
        raise Refused("file-exists", file=str(target))
    key = await prepared(url)
    with TemporaryDirectory() as folder, closing(opened(Path(folder) / "new.sqlite")) as file:
        connection = await asyncpg.connect(url)
        try:
            await _read_all(connection, file, key)
        finally:
            await connection.close()
        copy(file, target)


async def _read_all(connection: Connection, file: sqlite3.Connection, key: bytes) -> None:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        file.execute("BEGIN")
        file.execute("INSERT INTO house VALUES ('key', ?)", (key,))
        for table in TABLES:
            cursor = await connection.cursor(f"SELECT {', '.join(columns(file, table))} FROM {table}")
            while rows := await cursor.fetch(A_BATCH):
                marks = ", ".join("?" * len(rows[0]))
                file.executemany(f"INSERT INTO {table} VALUES ({marks})", [tuple(row) for row in rows])
        file.execute("COMMIT")


async def import_to_database(source: Path, url: str) -> None:
    """Everything in the file is in the database, which was empty; or nothing is."""
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "copy.sqlite"  # the file stays as it is, also where it is of an earlier version
        back_up(source, whole)
        await prepared(url)
        connection = await asyncpg.connect(url)
        try:
            with closing(opened(whole)) as file:
                await _write_all(file, connection)
        finally:
            await connection.close()


async def _write_all(file: sqlite3.Connection, connection: Connection) -> None:
    async with connection.transaction():
        await _require_free(connection)
        key = file.execute("SELECT value FROM house WHERE name = 'key'").fetchone()
        if key:
            await connection.execute("UPDATE house SET value = $1 WHERE name = 'key'", key[0])
        for table in TABLES:
            names = columns(file, table)
            await connection.copy_records_to_table(table, records=_records(file, table, names), columns=names)


async def _require_free(connection: Connection) -> None:
    if await connection.fetchval(IN_USE):
        raise Refused("database-in-use")
    for table in TABLES:
        if await connection.fetchval(f"SELECT EXISTS (SELECT 1 FROM {table})"):
            raise Refused("database-not-empty")


def columns(file: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in file.execute(f"PRAGMA table_info({table})")]


def _records(file: sqlite3.Connection, table: str, names: list[str]) -> Iterator[tuple[Any, ...]]:
    truths = [name in TRUTHS for name in names]
    for row in file.execute(f"SELECT {', '.join(names)} FROM {table}"):
        yield tuple(bool(value) if is_truth else value for value, is_truth in zip(row, truths, strict=True))
