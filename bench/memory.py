"""What a table holds in memory while four people play there, beside four sockets at a bare server."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import uvloop

from bench.bare import Echo, Traffic, bare_server
from bench.players import Party
from bench.sides import Table
from tests.server.serving import NO_HURRY, Server

TABLES = 250
FIRST = 25  # tables that are there before: what a server needs once does not count
AT_ONCE = 25
PAUSE, SECONDS = 1.0, 4.0  # a move a second, for so long


class Holding(Protocol):
    """A server whose memory is known."""

    def resident_bytes(self) -> int: ...


def memory(game: str) -> Iterator[dict[str, Any]]:
    with TemporaryDirectory() as data, Server(data=data, limits=NO_HURRY) as house, bare_server() as bare:
        parties = [Party(house.address, game, pause=PAUSE) for _ in range(FIRST + TABLES)]
        echoes = [Echo(bare.port, name, Traffic(1000), PAUSE) for name in range(FIRST + TABLES)]
        ours, theirs = uvloop.run(_held(house, parties)), uvloop.run(_held(bare, echoes))
    yield {
        "name": "memory of a table",
        "value": ours / 1000,
        "unit": "kB",
        "ratio": ours / theirs,
        "bare": theirs / 1000,
    }


async def _held(server: Holding, tables: Sequence[Table]) -> float:
    """Bytes that each table but the first ones has added, once it has been played at."""
    await _play(tables[:FIRST])
    before = server.resident_bytes()
    await _play(tables[FIRST:])
    held = server.resident_bytes() - before
    await asyncio.gather(*(table.leave() for table in tables))
    return held / TABLES


async def _play(tables: Sequence[Table]) -> None:
    for start in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.gather() for table in tables[start : start + AT_ONCE]))
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(table.play(until) for table in tables))
