"""A server that does nothing but send, to hold ours against: `python -m bench.bare PORT`.

Whatever somebody at a table says goes to all who are there, as a message of so many bytes as its first word says.
"""

import socket
import subprocess
import sys
import time
from functools import cache
from types import TracebackType
from typing import Any

import uvicorn

from tests.server.serving import cpu_seconds

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


class Bare:
    """It runs in a process of its own, with the same loop and the same websockets as ours."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process = subprocess.Popen([sys.executable, "-m", "bench.bare", str(self.port)])
        while not self._answers():
            time.sleep(0.05)

    def _answers(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.port)) == 0

    def cpu_seconds(self) -> float:
        return cpu_seconds(self._process.pid)

    def __enter__(self) -> "Bare":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait()


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
