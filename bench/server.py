"""What a move costs the server, and how long people wait under load: `python -m bench.server [--json]`.

Seven measures, all on 127.0.0.1 and within a minute or two each:
the processor time of a durable move of each game, against a bare server that sends as many bytes to as many sockets;
the same against boardgame.io's own server, where npm can fetch it, and against a move that is not kept;
the same where PostgreSQL keeps it, for one server and for two, and how soon people on one see what is done on the other
(`bench/nodes.py`);
the memory of a table with four sockets, against one of the bare server;
how much longer people wait while bots at other tables of the same server play a game with physics;
and the time from saying a move to seeing it acknowledged, with a thousand tables of four, each making a move a second.
The players who make the load share the machine with the server: how busy they are is said beside the figures.
"""

import argparse
import asyncio
import gc
import os
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop

from bench.memory import memory
from bench.moves import all_moves
from bench.nodes import nodes
from bench.players import SEATS, Party, look_on
from bench.rivals import rivals
from splendide.core.library import all_games, find_game
from tests.server.serving import NO_HURRY, Server

BOT_PAUSE = 0.4  # seconds, as at a real table
FEW = 25  # tables, where one server is held against another
AT_ONCE = 20  # tables that gather at the same time
PHYSICAL_TABLES = 6
SETTLED_IN = 35.0  # seconds until their bots have taken all pieces and are building
OTHERS = {  # what else a line says, in words
    "bare": "bare server",
    "ours": "ours",
    "bytes": "bytes a move and seat",
    "signs": "moments seen a move and seat",
    "moves_per_second": "moves a second",
}
BUSY = 0.9  # of a core: players as busy as this are what people wait for, not the server


async def gather(house: Server, tables: int, game: str, pause: float) -> list[Party]:
    return await gathered([Party(house.address, game, pause=pause) for _ in range(tables)])


async def gathered(parties: list[Party]) -> list[Party]:
    tables = len(parties)
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(party.gather() for party in parties[start : start + AT_ONCE]))
    return parties


async def load(houses: list[Server], tables: int, game: str, pause: float, seconds: float) -> list[dict[str, float]]:
    """What so many tables cost each of these houses and feel, all at once, each making a move every `pause` seconds."""
    crowds = [await gather(house, tables, game, pause) for house in houses]
    parties = [party for crowd in crowds for party in crowd]
    await asyncio.gather(*(out_of_step(party, pause) for party in parties))
    with without_pauses():
        before, own, start = [house.cpu_seconds() for house in houses], time.process_time(), time.perf_counter()
        await asyncio.gather(*(party.play(start + seconds) for party in parties))
        wall, own = time.perf_counter() - start, time.process_time() - own
    cpu = [house.cpu_seconds() - used for house, used in zip(houses, before, strict=True)]
    await asyncio.gather(*(party.leave() for party in parties))
    return [told(crowd, used, own, wall) for crowd, used in zip(crowds, cpu, strict=True)]


async def out_of_step(party: Party, pause: float) -> None:
    """The table is somewhere in a round: strangers don't reveal what they chose all in the same second."""
    await party.play(time.perf_counter() + random.randrange(SEATS) * pause)
    party.forget()


@contextmanager
def without_pauses() -> Iterator[None]:
    """The players don't stop to look for garbage among thousands of sockets: half a second in which nobody reads."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def told(parties: list[Party], cpu: float, own_cpu: float, wall: float) -> dict[str, float]:
    latencies = sorted(latency for party in parties for latency in party.latencies)
    moves = len(latencies)
    return {
        "moves_per_second": moves / wall,
        "cpu_ms_per_move": 1000 * cpu / moves,
        "cpu_load": cpu / wall,  # of the server, in cores
        "players_cpu_load": own_cpu / wall,  # of those who make the load
        "p50_ms": 1000 * latencies[moves // 2],
        "p99_ms": 1000 * latencies[moves * 99 // 100],
    }


def house(data: str | None = None) -> Server:
    """A running server; `data` is the folder of its store, None for one that keeps nothing."""
    return Server(data=data, limits=NO_HURRY, bot_pause=BOT_PAUSE)


def durability(game: str, tables: int, seconds: float) -> Iterator[dict[str, Any]]:
    """The cost of a move, kept and not kept, and the ratio of the two: a slow moment of the machine hits both."""
    with TemporaryDirectory() as data, house(data) as durable, house() as forgetful:
        kept, forgotten = uvloop.run(load([durable, forgetful], tables, game, 0.1, seconds))
    for name, measured in (("durable", kept), ("kept nowhere", forgotten)):
        ratio = measured["cpu_ms_per_move"] / forgotten["cpu_ms_per_move"]
        yield line(f"server {name}", measured["cpu_ms_per_move"], "ms of CPU/move", ratio, measured)


def company(game: str, tables: int, seconds: float) -> Iterator[dict[str, Any]]:
    """How long people wait beside tables at which physics is at work; the ratio is to the same people without them."""
    with TemporaryDirectory() as data, house(data) as only:
        alone, beside = uvloop.run(with_and_without_physics(only, tables, game, seconds))
    for name, measured in (("alone", alone), ("beside physics", beside)):
        yield line(f"server p99 {name}", measured["p99_ms"], "ms", measured["p99_ms"] / alone["p99_ms"], measured)


async def with_and_without_physics(house: Server, tables: int, game: str, seconds: float) -> list[dict[str, float]]:
    alone = await load([house], tables, game, 1.0, seconds)
    physical = [found.slug for found in all_games() if found.world] * PHYSICAL_TABLES
    onlookers = [await look_on(house.address, slug, "greedy") for slug in physical]
    await asyncio.sleep(SETTLED_IN)
    beside = await load([house], tables, game, 1.0, seconds)
    await asyncio.gather(*(onlooker.leave() for onlooker in onlookers))
    return alone + beside


def crowd(game: str, tables: int, seconds: float) -> Iterator[dict[str, Any]]:
    """How long people wait when every table makes a move a second; the ratio is to that second."""
    with TemporaryDirectory() as data, house(data) as only:
        (measured,) = uvloop.run(load([only], tables, game, 1.0, seconds))
    yield line(f"crowd of {tables} tables", measured["cpu_ms_per_move"], "ms of CPU/move", 1.0, measured)
    for name in ("p50", "p99"):
        yield line(f"crowd {name}", measured[f"{name}_ms"], "ms", measured[f"{name}_ms"] / 1000, measured)


def line(name: str, value: float, unit: str, ratio: float, measured: dict[str, float]) -> dict[str, Any]:
    more = {key: measured[key] for key in ("cpu_load", "players_cpu_load", "moves_per_second")}
    return {"name": name, "value": value, "unit": unit, "ratio": ratio, **more, "machine_load": os.getloadavg()[0]}


def model_game() -> str:
    """The game that most people can play at once."""
    return max(all_games(), key=lambda game: game.seats[-1]).slug


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long people play for each figure")
    args = parser.parse_args()
    game = model_game()
    few = min(FEW, args.tables)
    measured = chain(
        all_moves(args.seconds / 2),
        rivals(find_game(game), args.seconds / 2),
        memory(game),
        durability(game, few, args.seconds / 2),
        nodes(game, args.seconds),
        company(game, few, args.seconds),
        crowd(game, args.tables, args.seconds),
    )
    for told_line in measured:
        print(msgspec.json.encode(told_line).decode() if args.json else _tell(told_line), flush=True)


def _tell(line: dict[str, Any]) -> str:
    figure = f"{line['name']:<24} {line['value']:>8.2f} {line['unit']:<15} ratio {line['ratio']:.2f}"
    if "cpu_load" not in line:
        return f"{figure}  {', '.join(f'{OTHERS[key]} {line[key]:.4g}' for key in OTHERS if key in line)}"
    busy = f"server {line['cpu_load']:.2f} cores, players {line['players_cpu_load']:.2f}"
    blame = " (they were the bottleneck)" if line["players_cpu_load"] > BUSY else ""
    machine = f"machine's load {line['machine_load']:.1f} on {os.cpu_count()} cores"
    return f"{figure}  {line['moves_per_second']:.0f} moves/s, {busy}{blame}, {machine}"


if __name__ == "__main__":
    main()
