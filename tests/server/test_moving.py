"""A house moves from a file to a database and back, with everything: nobody notices but whoever runs it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from splendide.core.errors import Refused
from splendide.server.store import postgres_schema
from splendide.server.store.moving import TABLES, columns
from splendide.server.store.postgres import PostgresStore, prepared
from splendide.server.store.rows import Guest
from splendide.server.store.sqlite import FILE, opened
from tests.commands import run_command
from tests.postgres import Postgres
from tests.server.games import begin, gather, gather_for_a_round, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server

StartServer = Callable[..., Server]


def move(*words: str | Path) -> None:
    ran = run_command(*map(str, words))
    assert ran.code == 0, ran.err


def refusal(*words: str | Path) -> str:
    ran = run_command(*map(str, words), "--language", "en")
    assert ran.code == 2, ran.out
    return ran.err


def come_again(server: Server, *people: Person) -> None:
    """The same people, with what their browsers have kept, at a house that has moved."""
    for person in people:
        cookies = person.http.cookies
        person.address = server.address
        person.http.base_url = server.address
        person.http.cookies = cookies


def everything(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(file)) as kept:
        return {table: kept.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in ("house", *TABLES)}


def test_a_house_moves_to_a_database_and_back_with_everything(
    server: Server, own_server: StartServer, postgres: Postgres, tmp_path: Path
) -> None:
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben)
    begin(ann, ben)
    play_to_the_end(ann, ben)
    record = f"/api/matches/{ann.frame['match']['id']}/record"
    proof = ann.http.get(record).text
    table = gather_for_a_round(ann, ben)
    told, me = ann.told, ann.http.get("/api/me").json()
    url, data = postgres.new_database(), str(server.wish.data)
    move("export", tmp_path / "one", "--data", data)  # while it runs
    move("import", tmp_path / "one", "--database", url)
    assert "already" in refusal("import", tmp_path / "one", "--database", url)
    move("export", tmp_path / "two", "--database", url)
    move("import", tmp_path / "two", "--data", tmp_path / "back")
    assert everything(tmp_path / "back" / FILE) == everything(tmp_path / "one")
    moved = own_server(database=url)
    come_again(moved, ann, ben)
    assert ann.http.get("/api/me").json() == me
    assert ann.http.get(record).text == proof
    ann.go_to(table)
    assert ann.told == told


def test_a_database_is_refused_in_words(postgres: Postgres, tmp_path: Path, port: str) -> None:
    assert "can't be reached" in refusal("serve", "--port", port, "--database", f"{postgres.url('nowhere')}")
    assert "can't be reached" in refusal("export", tmp_path / "file", "--database", "nonsense")
    foreign, later = postgres.new_database(), postgres.new_database()
    postgres.say("CREATE TABLE cats (name TEXT)", foreign)
    assert "not Splendide's" in refusal("serve", "--port", port, "--database", foreign)
    asyncio.run(prepared(later))
    postgres.say("UPDATE house SET value = '99' WHERE name = 'schema'", later)
    assert "schema 99" in refusal("serve", "--port", port, "--database", later)
    assert "no " in refusal("import", tmp_path / "nothing", "--database", postgres.new_database())
    assert not (tmp_path / "file").exists()


def test_a_database_of_an_earlier_schema_is_brought_to_this_one(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_and_close() -> Guest | None:
        store = PostgresStore(url)
        await store.open()
        await store.write(Guest("ann", "Ann"))
        found = await store.guest("ann")
        await store.close()
        return found

    url = postgres.new_database()
    asyncio.run(open_and_close())
    monkeypatch.setattr(postgres_schema, "SCHEMA", postgres_schema.SCHEMA + 1)
    monkeypatch.setattr(postgres_schema, "UPGRADES", {postgres_schema.SCHEMA - 1: "CREATE TABLE later (a TEXT)"})
    for _ in range(2):  # once upgraded, once as it is then
        assert asyncio.run(open_and_close()) == Guest("ann", "Ann")
    assert postgres.say("SELECT count(*) FROM later", url) == "0"
    monkeypatch.undo()
    with pytest.raises(Refused, match="other-schema"):
        asyncio.run(open_and_close())


def test_a_database_from_before_short_codes_has_them_afterwards(postgres: Postgres) -> None:
    async def open_and_ask() -> None:
        store = PostgresStore(url)
        await store.open()
        assert await store.short_code_of("t") is None
        await store.close()

    url = postgres.new_database()
    asyncio.run(open_and_ask())
    postgres.say("DROP TABLE short_codes; UPDATE house SET value = '7' WHERE name = 'schema'", url)
    asyncio.run(open_and_ask())


def test_both_have_the_same_tables_with_the_same_columns_in_the_same_order(postgres: Postgres, tmp_path: Path) -> None:
    async def read(url: str) -> dict[str, list[str]]:
        await prepared(url)
        connection = await asyncpg.connect(url)
        query = """SELECT column_name FROM information_schema.columns
                   WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position"""
        found = {table: [row[0] for row in await connection.fetch(query, table)] for table in (*TABLES, "house")}
        await connection.close()
        return found

    file = opened(tmp_path / "file")
    made = {str(name) for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert made == {*TABLES, "house"}, "what is not in the list does not move"
    assert asyncio.run(read(postgres.new_database())) == {table: columns(file, table) for table in made}
    file.close()
