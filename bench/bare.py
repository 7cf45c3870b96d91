"""A server that does nothing but send, to hold ours against: `python -m bench.bare PORT`.

Whatever somebody at a table says goes to all who are there, as a message of so many bytes as its first word says; what
says 0 is heard, and goes to nobody.
"""

import asyncio
import random
import sys
import time
from functools import cache
from typing import Any, NamedTuple

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from bench.players import SEATS
from bench.program import Program
from tests.server.client import PLAIN

SAID = 70  # bytes in which a player says a move
SIGN = "0 ".ljust(55, ".")  # as long as it takes to say that a moment has been seen
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
        if size := int(message["text"].split()[0]):
            said = {"type": "websocket.send", "text": payload(size)}
            for other in here:
                await other(said)
    here.remove(send)


def bare_server() -> Program:
    """It has the same loop and the same websockets as ours."""
    return Program(lambda port: [sys.executable, "-m", "bench.bare", port])


class Traffic(NamedTuple):
    """What a move brings to each socket of a table, and what that says beside it, on average."""

    size: int  # bytes
    signs: float = 0.0


class Echo:
    """Four sockets at a table of the bare server; one after another says something, and all hear it."""

    def __init__(self, port: int, name: int, traffic: Traffic, pause: float):
        self._url = f"ws://127.0.0.1:{port}/{name}"
        self._said, self._pause = f"{traffic.size} ".ljust(SAID, "."), pause
        self._signs, self._owed = traffic.signs, 0.0
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
                await self._give_signs(socket)
            self.moves += 1
            due = max(due + self._pause, time.perf_counter())

    async def _give_signs(self, socket: ClientConnection) -> None:
        self._owed += self._signs
        while self._owed >= 1.0:
            self._owed -= 1.0
            await socket.send(SIGN)

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
