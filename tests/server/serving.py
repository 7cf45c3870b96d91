"""A server of its own for a test: a real process that can be killed, on a port that was free."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec

from splendide.server.app import FILE, make_app, serve
from splendide.server.house import Settings
from splendide.server.limits import Limits
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Change, Moves
from splendide.server.store.sqlite import SqliteStore

NO_HURRY = {"messages": 100_000, "requests": 100_000}
WARM = 120  # seconds that the rules may take to compile, if nothing has compiled them before


class ForgetfulStore(SqliteStore):
    """Says that a move is kept half a second before it is: what no store may do."""

    async def write(self, *changes: Change) -> None:
        if any(isinstance(change, Moves) for change in changes):
            self._late = asyncio.create_task(self._write_late(*changes))
        else:
            await super().write(*changes)

    async def _write_late(self, *changes: Change) -> None:
        await asyncio.sleep(0.5)
        await super().write(*changes)


class Wish(msgspec.Struct):
    data: str | None = None
    port: int = 0
    limits: dict[str, Any] = {}
    bot_pause: float = 0.0
    forgetful: bool = False
    origins: list[str] = []
    proxied: bool = False
    world_patience: float = 20.0


def main(wish: Wish) -> None:
    kind = ForgetfulStore if wish.forgetful else SqliteStore
    store = kind(Path(wish.data) / FILE) if wish.data else MemoryStore()
    settings = Settings(wish.origins, Limits(**wish.limits), wish.bot_pause, wish.world_patience, wish.proxied)
    serve(make_app(store, settings), "127.0.0.1", wish.port)


class Server:
    def __init__(self, **wish: Any):
        self.wish = Wish(**wish)
        self.stderr = ""
        self.start()

    def start(self) -> None:
        """The server answers, after a kill from the same address."""
        command = [sys.executable, "-m", "tests.server.serving", msgspec.json.encode(self.wish).decode()]
        environment = {**os.environ, "LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}  # a start is slow without bytecode
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
        self._said, self._listening = threading.Event(), False
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._said.wait(WARM)
        assert self._listening, self.stderr

    def _listen(self) -> None:
        assert self.process.stderr
        for line in self.process.stderr:
            self.stderr += line
            if address := re.search(r"http://127.0.0.1:(\d+)", line):
                self.address = address[0]
                self.wish.port = int(address[1])
                self._listening = True
                self._said.set()
        self._said.set()

    def kill(self) -> None:
        """Gone at once, without a goodbye."""
        self.process.kill()
        self.process.wait()
        self._listener.join()

    def stop(self) -> int:
        """Asked to end as by Ctrl+C, and it does."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(10)
        self._listener.join()
        return code


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Wish))
