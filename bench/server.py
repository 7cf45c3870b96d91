"""What a move costs the server, and how long people wait under load: `python -m bench.server [--json]`.

Two measures, both on 127.0.0.1 and within about two minutes:
the processor time of a durable move against one that is not kept, in one run; and the time from saying a move
to seeing it acknowledged, with a thousand tables of four that make a move a second each.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import uvloop

from bench.house import House
from bench.players import Party
from splendide.core.library import all_games

PORT = 8399
AT_ONCE = 20  # tables that gather at the same time
ORDER = ("durable", "kept nowhere", "kept nowhere", "durable")  # so that a slow moment hits both


async def gather(house: House, tables: int, game: str) -> list[Party]:
    parties = [Party() for _ in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(party.gather(house.port, game) for party in parties[start : start + AT_ONCE]))
    return parties


async def load(house: House, tables: int, game: str, pause: float, seconds: float) -> dict[str, float]:
    """What so many tables cost and feel when each makes a move every `pause` seconds."""
    parties = await gather(house, tables, game)
    cpu, own_cpu, start = house.cpu_seconds(), time.process_time(), time.perf_counter()
    await asyncio.gather(*(party.play(pause, start + seconds) for party in parties))
    cpu, own_cpu, wall = house.cpu_seconds() - cpu, time.process_time() - own_cpu, time.perf_counter() - start
    latencies = sorted(latency for party in parties for latency in party.latencies)
    await asyncio.gather(*(party.leave() for party in parties))
    moves = len(latencies)
    return {
        "moves": moves,
        "moves_per_second": moves / wall,
        "cpu_ms_per_move": 1000 * cpu / moves,
        "cpu_load": cpu / wall,  # of the server, in cores
        "players_cpu_load": own_cpu / wall,  # of those who make the load: near 1, they are what is slow
        "p50_ms": 1000 * latencies[moves // 2],
        "p99_ms": 1000 * latencies[moves * 99 // 100],
    }


def one_house(durable: bool, port: int, tables: int, pause: float, seconds: float, game: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as data, House(port, data if durable else "") as house:
        return uvloop.run(load(house, tables, game, pause, seconds))


def durability(game: str, tables: int, seconds: float, port: int) -> Iterator[dict[str, Any]]:
    """The cost of a move, kept and not kept, and the ratio of the two."""
    costs: dict[str, list[float]] = {name: [] for name in ORDER}
    for name in ORDER:
        measured = one_house(name == "durable", port, tables, 0.1, seconds, game)
        costs[name].append(measured["cpu_ms_per_move"])
    plain = sum(costs["kept nowhere"]) / 2
    for name, runs in costs.items():
        value = sum(runs) / len(runs)
        yield {"name": f"server {name}", "value": value, "unit": "ms of CPU/move", "ratio": value / plain}


def crowd(game: str, tables: int, seconds: float, port: int) -> Iterator[dict[str, Any]]:
    """How long people wait when every table makes a move a second; the ratio is to that second."""
    measured = one_house(True, port, tables, 1.0, seconds, game)
    for name in ("p50_ms", "p99_ms"):
        value = measured[name]
        line = {"name": f"server {tables} tables {name[:3]}", "value": value, "unit": "ms", "ratio": value / 1000}
        yield {**line, **{key: measured[key] for key in ("cpu_load", "players_cpu_load", "moves_per_second")}}


def model_game() -> str:
    """The game that most people can play at once."""
    return max(all_games(), key=lambda game: game.seats[-1]).slug


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--port", type=int, default=PORT)
    args = parser.parse_args()
    game = model_game()
    for measure, tables, seconds in ((durability, 50, 6.0), (crowd, args.tables, 20.0)):
        for line in measure(game, tables, seconds, args.port):
            print(msgspec.json.encode(line).decode() if args.json else _tell(line), flush=True)


def _tell(line: dict[str, Any]) -> str:
    more = ", ".join(f"{key.replace('_', ' ')} {line[key]:.2f}" for key in line if key.endswith(("_load", "_second")))
    return f"{line['name']:<28} {line['value']:>10.2f} {line['unit']:<15} ratio {line['ratio']:.2f}  {more}".rstrip()


if __name__ == "__main__":
    main()
