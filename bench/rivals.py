"""What a move costs boardgame.io, by its own server from npm, beside ours in the same run.

Its game does nothing but count, with a view of ours to carry: what is compared is the table, not the rules.
"""

import asyncio
import shutil
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy as np
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench.moves import TABLES, Ours
from bench.players import SEATS
from bench.program import Program
from bench.sides import Side, in_turn
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.nature import Nature
from tests.server.client import PLAIN
from tests.server.serving import NO_HURRY, Server

FOLDER = Path(__file__).parent / "rival"
PLIES = 40  # moves after which the view is taken that they carry


def installed() -> str | None:
    """Node, with boardgame.io beside it; None where npm or its registry can't be had."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node and not (FOLDER / "node_modules" / "boardgame.io").is_dir():
        done = subprocess.run([npm, "ci", "--omit=dev", "--loglevel=error"], cwd=FOLDER, check=False)
        return None if done.returncode else node
    return node if npm else None


def rivals(game: Game, seconds: float) -> Iterator[dict[str, Any]]:
    """Its moves kept in memory and in files, beside ours, which are durable; the ratio is to ours."""
    node = installed()
    if node is None:
        return
    with TemporaryDirectory() as data, Server(data=data, limits=NO_HURRY) as house, TemporaryDirectory() as folder:
        view = Path(folder) / "view.json"
        view.write_bytes(a_view(game))
        for name, where in {"in memory": "", "FlatFile": f"{folder}/matches"}.items():
            with Program(partial(_command, node, str(view), where)) as program:
                ours, theirs = Ours(house, game, 0.0), Rival(program)
                uvloop.run(in_turn([ours, theirs], seconds))
            yield _line(f"boardgame.io {name}", ours, theirs)


def _command(node: str, view: str, folder: str, port: str) -> list[str]:
    return [node, str(FOLDER / "server.js"), port, view, folder]


def a_view(game: Game) -> bytes:
    """What somebody at a table of four sees in the middle of a match of ours."""
    match, nature, rng = Match(game, SEATS), Nature(b"bench", (), "bench"), np.random.default_rng(1)
    match.let_nature_move(nature)
    for _ in range(PLIES):
        seat = match.waiting_for()[0]
        match.play(seat, int(rng.choice(match.moves(seat))))
        match.let_nature_move(nature)
    return msgspec.json.encode({"all": match.view(), "mine": match.own(0)})


class Rival(Side):
    def __init__(self, program: Program):
        super().__init__(program)
        self._port = program.port

    def tables(self) -> list["RivalTable"]:
        return [RivalTable(self._port) for _ in range(TABLES)]


class RivalTable:
    """Four players whose turns follow each other, over Socket.IO as its own client speaks it."""

    count = 0

    def __init__(self, port: int):
        self._url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        RivalTable.count += 1
        self._match = f"match-{RivalTable.count}"
        self._sockets: list[ClientConnection] = []
        self.moves = 0

    async def gather(self) -> None:
        """Whoever asks for a match that there is not yet has made it."""
        for seat in range(SEATS):
            socket = await connect(self._url, **PLAIN)
            self._sockets.append(socket)
            await socket.send("40/rival,")
            await self._heard(socket, "40/rival,")
            await self._say(socket, ["sync", self._match, str(seat), None, SEATS])
            await self._heard(socket, '42/rival,["sync"')

    async def play(self, until: float) -> None:
        while time.perf_counter() < until:
            seat = self.moves % SEATS
            move = {"type": "go", "args": [], "playerID": str(seat)}
            action = {"type": "MAKE_MOVE", "payload": move}
            await self._say(self._sockets[seat], ["update", action, self.moves, self._match, str(seat)])
            for socket in self._sockets:
                await self._heard(socket, '42/rival,["update"')
            self.moves += 1

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def _say(self, socket: ClientConnection, event: list[Any]) -> None:
        await socket.send("42/rival," + msgspec.json.encode(event).decode())

    async def _heard(self, socket: ClientConnection, beginning: str) -> None:
        """What begins like this has come; pings on the way have been answered."""
        while not (text := str(await socket.recv())).startswith(beginning):
            if text == "2":
                await socket.send("3")


def _line(name: str, ours: Ours, theirs: Rival) -> dict[str, Any]:
    return {
        "name": name,
        "value": theirs.ms,
        "unit": "ms of CPU/move",
        "ratio": theirs.ms / ours.ms,
        "ours": ours.ms,
        "moves_per_second": theirs.moves / theirs.wall,
    }
