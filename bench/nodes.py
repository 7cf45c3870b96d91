"""What a move costs where several servers share a database, and how soon it is seen on another of them.

People come to two servers in two ways: all of a table to one, as behind a load balancer that goes by the path, and half
of each table to either, which is the worst that one which knows nothing of tables can do.
"""

import asyncio
import time
from bisect import bisect
from collections.abc import Iterator
from contextlib import ExitStack
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from bench.players import Party
from bench.sides import Side, in_turn
from tests.postgres import running
from tests.server.client import Client, is_a
from tests.server.serving import MANY, NO_HURRY, Server

TABLES = 12  # at each server
PAUSE = 0.1  # seconds from a move of a table to the next
WATCHED = 10  # tables with somebody who looks on from either server
CROWD = 1000  # people who look on at one table
SLOWLY = 0.5  # seconds from a move there to the next
AT_ONCE = 50  # of them come at a time


def server(data: str | None = None, database: str = "") -> Server:
    return Server(data=data, database=database, limits={**NO_HURRY, "sockets_at_table": MANY})


class Servers(Side):
    """One server, or several on one database: what counts is what all of them spend."""

    def __init__(self, servers: list[Server], game: str, scattered: bool = False):
        super().__init__(self)
        self._servers, self._game, self._scattered = servers, game, scattered

    def cpu_seconds(self) -> float:
        return sum(each.cpu_seconds() for each in self._servers)

    def tables(self) -> list[Party]:
        return [self._party(k) for k in range(TABLES * len(self._servers))]

    def _party(self, k: int) -> Party:
        """Tables take turns at servers."""
        here, there = (self._servers[(k + more) % len(self._servers)].address for more in (0, 1))
        return Party(here, self._game, pause=PAUSE, elsewhere=there if self._scattered else here)


class Onlooker(Client):
    """Somebody who looks on, and notes when."""

    shows = False

    def __init__(self, address: str):
        super().__init__(address)
        self.seen: list[float] = []

    def take(self, text: str) -> None:
        if is_a("frame", text) and '"moments":' in text:
            self.seen.append(time.perf_counter())

    def waited(self, said: list[float]) -> list[float]:
        """From each move that was seen at once to when it was."""
        return [at - said[k - 1] for at in self.seen if (k := bisect(said, at))]


async def onlookers(address: str, table: str, count: int) -> list[Onlooker]:
    people = [Onlooker(address) for _ in range(count)]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(each.come(table) for each in people[start : start + AT_ONCE]))
    return people


async def seen(servers: list[Server], parties: list[Party], each: int, seconds: float) -> list[list[float]]:
    """How long so many people waited who looked on at each of these tables from each server: by server, all waits."""
    for party in parties:
        await party.gather()
    crowds = [[await onlookers(one.address, party.table, each) for party in parties] for one in servers]
    await asyncio.gather(*(party.play(time.perf_counter() + seconds) for party in parties))
    waits = [
        [
            wait
            for party, people in zip(parties, there, strict=True)
            for one in people
            for wait in one.waited(party.said)
        ]
        for there in crowds
    ]
    await asyncio.gather(*(party.leave() for party in parties))
    await asyncio.gather(*(one.leave() for there in crowds for people in there for one in people))
    return waits


def nodes(game: str, seconds: float) -> Iterator[dict[str, Any]]:
    with ExitStack() as stack:
        postgres, data = stack.enter_context(running()), stack.enter_context(TemporaryDirectory())
        shared = postgres.new_database()
        urls = {"file": "", "one": postgres.new_database(), "left": shared, "right": shared}
        file, one, *two = [stack.enter_context(server(None if url else data, database=url)) for url in urls.values()]
        yield from costs(file, one, two, game, seconds)
        yield from sights(two, game, seconds)


def costs(file: Server, one: Server, two: list[Server], game: str, seconds: float) -> Iterator[dict[str, Any]]:
    """The ratio is to one server: on a file for one on PostgreSQL, on PostgreSQL for two."""
    on_file, alone = Servers([file], game), Servers([one], game)
    by_table, scattered = Servers(two, game), Servers(two, game, scattered=True)
    uvloop.run(in_turn([on_file, alone, by_table, scattered], seconds))
    yield cost("server on a file", on_file, on_file)
    yield cost("server on PostgreSQL", alone, on_file)
    yield cost("two servers, by table", by_table, alone)
    yield cost("two servers, scattered", scattered, alone)


def cost(name: str, side: Servers, beside: Servers) -> dict[str, Any]:
    figure = {"name": name, "value": side.ms, "unit": "ms of CPU/move", "ratio": side.ms / beside.ms}
    return {**figure, "moves_per_second": side.moves / side.wall}


def sights(two: list[Server], game: str, seconds: float) -> Iterator[dict[str, Any]]:
    """From saying a move to the screen of somebody who looks on; the ratio is to the server that drives the table."""
    here = two[0].address
    few = [Party(here, game, pause=PAUSE) for _ in range(WATCHED)]
    yield from waits("seen", uvloop.run(seen(two, few, 1, seconds)))
    popular = [Party(here, game, pause=SLOWLY)]
    yield from waits(f"{CROWD} onlookers", uvloop.run(seen(two, popular, CROWD // 2, seconds)))


def waits(name: str, by_server: list[list[float]]) -> Iterator[dict[str, Any]]:
    p99 = [1000 * sorted(each)[len(each) * 99 // 100] for each in by_server]
    for where, wait in zip(("here", "elsewhere"), p99, strict=True):
        yield {"name": f"{name} {where}, p99", "value": wait, "unit": "ms", "ratio": wait / p99[0]}
