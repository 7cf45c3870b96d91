"""A server that does nothing but send, to hold ours against: `python -m bench.bare PORT`.

Whatever somebody at a table says goes to all who are there, as a message of so many bytes as its first word says.
"""

import asyncio
import random
import sys
import time
from functools import cache
from typing import Any

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.players import SEATS
from bench.program import Program
from tests.server.client import PLAIN

SAID = 70  # bytes in which a player says a move
TABLES: dict[str, list[Any]] = {}


@cache
def payload(size: int) -> str:
    return "x" * size


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "websocket":
        return
    here = TABLES.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    here.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        said = {"type": "websocket.send", "text": payload(int(message["text"].split()[0]))}
        for other in here:
            await other(said)
    here.remove(send)


def bare_server() -> Program:
    """It has the same loop and the same websockets as ours."""
    return Program(lambda port: [sys.executable, "-m", "bench.bare", port])


class Echo:
    """Four sockets at a table of the bare server; one after another says something, and all hear it."""

    def __init__(self, port: int, name: int, size: int, pause: float):
        self._url = f"ws://127.0.0.1:{port}/{name}"
        self._said, self._pause = f"{size} ".ljust(SAID, "."), pause
        self._sockets: list[ClientConnection] = []
        self.moves = 0

    async def gather(self) -> None:
        self._sockets = [await connect(self._url, **PLAIN) for _ in range(SEATS)]

    async def play(self, until: float) -> None:
        """One after another, each `pause` seconds after the last."""
        due = time.perf_counter() + random.random() * self._pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._sockets[self.moves % SEATS].send(self._said)
            for socket in self._sockets:
                await socket.recv()
            self.moves += 1
            due = max(due + self._pause, time.perf_counter())

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))


if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        lifespan="off",
        ws_per_message_deflate=False,
        log_level="error",
        access_log=False,
    )
