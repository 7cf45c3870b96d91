"""A short code leads to a table for minutes: long enough to be said aloud, too short to be found."""

import asyncio
from collections.abc import Callable

import pytest

from splendide.server.limits import Limits
from splendide.server.store.rows import Forget, ShortCodeRow, TableRow
from splendide.server.store.short_codes import AHEAD, GOOD_FOR
from splendide.server.table import codes
from splendide.server.table.codes import DIGITS, SHARED_FOR, code_of
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server
from tests.server.stores import Shelf

StartServer = Callable[..., Server]
FEW = {**NO_HURRY, "unknown": 11, "unknown_a_second": 1e-9}
TABLE = TableRow("t", "splitter", "ann", False, {}, (), 1.0)


def made(person: Person, table: str) -> str:
    return str(person.http.post(f"/api/tables/{table}/code").raise_for_status().json()["code"])


def led(person: Person, code: str) -> tuple[int, str]:
    """The status, and where it leads or the name of the refusal."""
    answer = person.http.post("/api/codes", json={"code": code})
    return answer.status_code, answer.json().get("table") or answer.json()["name"]


# --- Over HTTP ---------------------------------------------------------------------------------------


def test_whoever_types_the_code_is_led_to_the_table(own_server: StartServer) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = ann.make_table()
    code = made(ann, table)
    assert len(code) == DIGITS + 1
    assert made(ben, table) == code  # whoever has the link says the same
    assert [led(ben, typed) for typed in (code, code.replace(" ", ""), f"- {code}.")] == [(200, table)] * 3
    server.kill()
    server.start()
    assert led(ben, code) == (200, table)


def test_tables_that_are_not_there_have_no_code(own_server: StartServer) -> None:
    ann = Person(own_server().address)
    assert ann.http.post("/api/tables/nowhere/code").json()["name"] == "unknown-table"
    answer = ann.http.post("/api/codes?language=fr", json={"code": "1234 5678"})
    assert answer.json()["sentence"].startswith("Ce code ne mène à aucune table. Un code ne vaut")


def test_wrong_codes_cost_more_than_wrong_links_and_then_nothing_is_told(own_server: StartServer) -> None:
    server = own_server(limits=FEW)
    ann, eve = Person(server.address), Person(server.address)
    table = ann.make_table()
    code = made(ann, table)
    assert [led(eve, code) for _ in range(5)] == [(200, table)] * 5
    wrong = str((int(code.replace(" ", "")) + 1) % 10**DIGITS).zfill(DIGITS)
    assert [led(eve, wrong) for _ in range(2)] == [(404, "no-such-short-code")] * 2
    assert eve.http.get("/api/tables/wrong/qr.svg").status_code == 404  # eleven, less two codes and a link
    assert led(eve, wrong) == (429, "too-fast")
    assert led(eve, code) == (429, "too-fast")  # what is right is not told from what is wrong
    assert ann.http.get(f"/api/tables/{table}/qr.svg").status_code == 200


def test_who_guesses_as_long_as_a_code_is_good_finds_one_in_thousands() -> None:
    """With a hundred tables that have one, at the speed that the limits allow one household."""
    limits = Limits()
    guesses = (limits.unknown + GOOD_FOR * limits.unknown_a_second) / limits.wrong_code
    assert guesses * 100 / 10**DIGITS < 1e-4


# --- Kept --------------------------------------------------------------------------------------------


def test_a_code_is_good_for_minutes_and_all_are_told_the_same(shelf: Shelf) -> None:
    async def live() -> None:
        store = await shelf.store()

        def at(seconds: float) -> None:
            store.clock = lambda: 1e9 + seconds

        at(0)
        await store.write(TABLE)
        first = await code_of(store, "t")
        at(SHARED_FOR - 1)
        assert await code_of(store, "t") == first
        at(SHARED_FOR + 1)
        second = await code_of(store, "t")
        assert second.code != first.code
        at(GOOD_FOR - 1)
        assert await store.short_code(first.code) == first
        at(GOOD_FOR + 1)
        assert await store.short_code(first.code) is None
        assert await store.short_code(second.code) == second
        at(-AHEAD - 1)  # the time of day has jumped
        assert await store.short_code(second.code) is None
        await store.close()

    asyncio.run(live())


def test_a_code_leads_to_one_table_and_goes_with_it(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["11111111", "11111111", "22222222"])
    monkeypatch.setattr(codes, "_random_digits", lambda: next(drawn))

    async def collide() -> None:
        store = await shelf.store()
        assert (await code_of(store, "t")).code == "11111111"
        assert (await code_of(store, "u")).code == "22222222"
        assert await store.short_code("11111111") == ShortCodeRow("11111111", "t", (await code_of(store, "t")).made)
        await store.write(Forget("table", "t"))
        assert await store.short_code("11111111") is None
        assert await store.short_code_of("t") is None
        assert await store.short_code("22222222")
        await store.close()

    asyncio.run(collide())
