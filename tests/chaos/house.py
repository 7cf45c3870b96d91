"""A server that can be started in milliseconds and killed at any time, and what can be done to it meanwhile."""

import asyncio
import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from tests.chaos.clock import TurnedClock
from tests.server.client import PATIENCE
from tests.server.serving import NO_HURRY, Wish

OPENING = 0.005  # seconds between two looks whether it is open


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    def __init__(self, folder: Path, store: str = ""):
        self.folder, self.process, self.starts = folder, 0, 0
        self.wish = Wish(
            data=str(folder), port=free_port(), limits=NO_HURRY, store=store, nonce_wait=2.0, compiling=False
        )
        self.address = f"http://127.0.0.1:{self.wish.port}"
        self.clock = TurnedClock(folder / "clock")
        self.said = ""  # all that servers have written to the standard error

    async def prepare(self) -> None:
        """The nursery is there, and what servers say is heard."""
        self._nursery = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.chaos.nursery", str(self.folder / "clock")),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._listening = asyncio.create_task(self._listen())
        await self._hear()

    async def start(self) -> None:
        self.process = int(await self._ask(msgspec.json.encode(self.wish)))
        self.starts += 1

    async def opened(self) -> None:
        """Somebody can come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(OSError):
                    _, line = await asyncio.open_connection("127.0.0.1", self.wish.port)
                    line.close()
                    return
                await asyncio.sleep(OPENING)

    async def kill(self) -> None:
        """Gone at once, without a goodbye."""
        os.kill(self.process, signal.SIGKILL)
        self.process = 0
        await self._ask(b"")

    def fill_disk(self, full: bool = True) -> None:
        """No file of the server can grow any more; or all can again."""
        size = 0 if full else resource.RLIM_INFINITY
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def close(self) -> None:
        """No process is left, whatever went wrong."""
        assert self._nursery.stdin
        if self.process:
            await self.kill()
        self._nursery.stdin.close()
        await self._nursery.wait()
        await self._listening

    async def _listen(self) -> None:
        assert self._nursery.stderr
        while line := await self._nursery.stderr.readline():
            self.said += line.decode()

    async def _ask(self, line: bytes) -> str:
        assert self._nursery.stdin
        self._nursery.stdin.write(line + b"\n")
        await self._nursery.stdin.drain()
        return await self._hear()

    async def _hear(self) -> str:
        assert self._nursery.stdout
        async with asyncio.timeout(PATIENCE):
            answer = (await self._nursery.stdout.readline()).decode().strip()
        assert answer, self.said
        return answer
