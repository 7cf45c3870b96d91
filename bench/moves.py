"""What a move of each game costs, beside a server that sends as many bytes to as many sockets and does nothing else."""

import asyncio
import time
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.bare import Bare
from bench.players import SEATS, Party
from splendide.core.library import Game, all_games
from splendide.core.options import options_of
from tests.server.client import PLAIN
from tests.server.serving import NO_HURRY, Server

TABLES = 20
LEARNING = 0.25  # of the time: until it is known how many bytes a move takes
WINDOWS = 3  # in which both play in turn: a slow moment of the machine hits both
SAID = 70  # bytes in which a player says a move


class Echo:
    """Four sockets at a table of the bare server; one after another says something, and hears it."""

    def __init__(self) -> None:
        self.moves = 0
        self.sockets: list[ClientConnection] = []

    async def gather(self, port: int, name: int) -> None:
        url = f"ws://127.0.0.1:{port}/{name}"
        self.sockets = [await connect(url, **PLAIN) for _ in range(SEATS)]

    async def play(self, size: int, until: float) -> None:
        said = f"{size} ".ljust(SAID, ".")
        while time.perf_counter() < until:
            await self.sockets[self.moves % SEATS].send(said)
            for socket in self.sockets:
                await socket.recv()
            self.moves += 1

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))


def cost(game: Game, seconds: float) -> dict[str, Any]:
    """Processor time of a durable move, four people at each table, in a closed loop, beside the bare server."""
    with TemporaryDirectory() as data, Server(data=data, limits=NO_HURRY) as house, Bare() as bare:
        return uvloop.run(_compare(game, house, bare, seconds))


async def _compare(game: Game, house: Server, bare: Bare, seconds: float) -> dict[str, Any]:
    options = game.simulated(timeless(game))
    parties, echoes = [Party() for _ in range(TABLES)], [Echo() for _ in range(TABLES)]
    await asyncio.gather(*(party.gather(house.address, game.slug, options) for party in parties))
    await asyncio.gather(*(echo.gather(bare.port, k) for k, echo in enumerate(echoes)))
    start = time.perf_counter()
    await asyncio.gather(*(party.play(0.0, start + LEARNING * seconds) for party in parties))
    size = max(1, round(_bytes(parties)))
    cpu, known, wall = (house.cpu_seconds(), bare.cpu_seconds()), _moves(parties), 0.0
    for _ in range(WINDOWS):
        start = time.perf_counter()
        await asyncio.gather(*(party.play(0.0, start + seconds / WINDOWS) for party in parties))
        wall += time.perf_counter() - start
        until = time.perf_counter() + seconds / WINDOWS
        await asyncio.gather(*(echo.play(size, until) for echo in echoes))
    ours, theirs = house.cpu_seconds() - cpu[0], bare.cpu_seconds() - cpu[1]
    moves, echoed = _moves(parties) - known, sum(echo.moves for echo in echoes)
    await asyncio.gather(*(party.leave() for party in parties), *(echo.leave() for echo in echoes))
    value, floor = 1000 * ours / moves, 1000 * theirs / echoed
    return {
        "name": f"move {game.slug}",
        "value": value,
        "unit": "ms of CPU/move",
        "ratio": value / floor,
        "bare": floor,
        "bytes": round(_bytes(parties)),
        "moves_per_second": moves / wall,
    }


def timeless(game: Game) -> dict[str, Any]:
    """Options in which no move has to say when it was made: of a game where some do, the last choices."""
    choices = {option.name: option.choices[-1] for option in options_of(game.Options)} if game.claims else {}
    return {name: choice for name, choice in choices.items() if isinstance(choice, str)}


def _moves(parties: list[Party]) -> int:
    return sum(len(party.latencies) for party in parties)


def _bytes(parties: list[Party]) -> float:
    """What a move sends to one seat, on average."""
    return sum(player.heard for party in parties for player in party.players) / SEATS / max(1, _moves(parties))


def all_moves(seconds: float, only: str | None = None) -> Iterator[dict[str, Any]]:
    for game in all_games():
        if SEATS in game.seats and only in (None, game.slug):
            yield cost(game, seconds)
