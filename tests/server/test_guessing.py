"""A private link can't be guessed: there are too many, and each wrong one costs."""

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, Buckets, Limits
from splendide.server.table.letters import ALPHABET
from splendide.server.table.tables import TABLE_LETTERS
from tests.server.client import PATIENCE, Client
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server

StartServer = Callable[..., Server]
FEW = {**NO_HURRY, "unknown": 5, "unknown_a_second": 1e-9}


def first_heard(server: Server, table: str, cookie: str = "") -> str:
    """What somebody is told who goes there: a frame, or the name of the refusal."""

    async def hear() -> str:
        client = Client(server.address, cookie)
        await client.come(table, deaf=True)
        told = json.loads(await client.socket.recv())
        await client.leave()
        return str(told.get("name") or told["type"])

    return asyncio.run(hear())


def code(server: Server, table: str) -> int:
    return httpx.get(f"{server.address}/api/tables/{table}/qr.svg", timeout=PATIENCE).status_code


def test_a_year_of_guessing_finds_next_to_nothing() -> None:
    """With a hundred thousand tables, at the speed that the limits allow one household."""
    limits = Limits()
    guesses = limits.unknown + 365 * 24 * 3600 * limits.unknown_a_second
    assert guesses * 100_000 / len(ALPHABET) ** TABLE_LETTERS < 0.5


def test_wrong_guesses_run_out_over_pictures_and_sockets_together(own_server: StartServer) -> None:
    server = own_server(limits=FEW)
    ann = Person(server.address)
    table = ann.make_table()
    assert [code(server, f"wrong{k}") for k in range(3)] == [404] * 3
    assert [first_heard(server, f"wrong{k}") for k in range(2)] == ["unknown-table"] * 2
    assert code(server, "wrong") == 429
    assert first_heard(server, "wrong") == "too-fast"
    assert code(server, table) == 429  # what is right is not told from what is wrong
    assert first_heard(server, table) == "too-fast"
    assert first_heard(server, table, ann.cookie) == "frame"
    assert ann.http.get(f"/api/tables/{table}/qr.svg").status_code == 200


def test_going_to_tables_that_exist_costs_nothing(own_server: StartServer) -> None:
    server = own_server(limits=FEW)
    table = Person(server.address).make_table()
    assert [code(server, table) for _ in range(20)] == [200] * 20
    assert [first_heard(server, table) for _ in range(3)] == ["frame"] * 3
    assert code(server, "wrong") == 404


def test_guessing_many_at_once_is_no_cheaper(own_server: StartServer) -> None:
    server = own_server(limits=FEW)
    Person(server.address)

    async def guess_at_once() -> list[int]:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as client:
            answers = [client.get(f"/api/tables/wrong{k}/qr.svg") for k in range(40)]
            return sorted(answer.status_code for answer in await asyncio.gather(*answers))

    assert asyncio.run(guess_at_once()) == [404] * 5 + [429] * 35


def test_matches_can_t_be_guessed_either(own_server: StartServer) -> None:
    server = own_server(limits=FEW)
    ann = Person(server.address)
    gather(ann)
    begin(ann)
    play_to_the_end(ann)
    match = ann.frame["match"]["id"]
    assert ann.http.get(f"/api/matches/{match}/record").status_code == 200
    wrong = [ann.http.get(f"/api/matches/wrong{k}/replay").status_code for k in range(6)]
    assert wrong == [404] * 5 + [429]
    assert ann.http.get(f"/api/matches/{match}/record").status_code == 429


def test_what_is_given_back_is_never_more_than_was_taken() -> None:
    now = 0.0
    buckets = Buckets(2, 0.5, lambda: now)
    assert [buckets.spend("x") for _ in range(3)] == [True, True, False]
    buckets.give_back("x")
    assert not buckets.spend("x")
    now = 100.0
    full = Bucket(2, 0.5, now=lambda: now)
    full.give_back()
    assert full.take() == 1
    buckets.take("y")
    buckets.take("y")
    with pytest.raises(Refused):
        buckets.take("y")
