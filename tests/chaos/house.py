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


class Nursery:
    """Has a child for each server that is wanted, and hears what they say."""

    def __init__(self, clock: Path):
        self._clock = clock
        self.said = ""  # all that servers have written to the standard error

    async def prepare(self) -> None:
        """It is there, and what servers say is heard."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.chaos.nursery", str(self._clock)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._listening = asyncio.create_task(self._listen())
        await self._hear()

    async def start(self, wish: Wish) -> int:
        return int(await self._ask(msgspec.json.encode(wish)))

    async def gone(self, process: int) -> None:
        await self._ask(b"%d" % process)

    async def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()
        await self._listening

    async def _listen(self) -> None:
        assert self._process.stderr
        while line := await self._process.stderr.readline():
            self.said += line.decode()

    async def _ask(self, line: bytes) -> str:
        assert self._process.stdin
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()
        return await self._hear()

    async def _hear(self) -> str:
        assert self._process.stdout
        async with asyncio.timeout(PATIENCE):
            answer = (await self._process.stdout.readline()).decode().strip()
        assert answer, self.said
        return answer


class Child:
    """A server of a nursery."""

    def __init__(self, nursery: Nursery, wish: Wish):
        self.nursery, self.wish, self.process, self.starts = nursery, wish, 0, 0
        self.address = f"http://127.0.0.1:{wish.port}"

    async def start(self) -> None:
        self.process = await self.nursery.start(self.wish)
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

    async def kill(self, how: int = signal.SIGKILL) -> None:
        """Gone: at once, without a goodbye, unless it is asked to end."""
        os.kill(self.process, how)
        process, self.process = self.process, 0
        await self.nursery.gone(process)


class House(Child):
    """A server alone, with its nursery and a clock that can be turned."""

    def __init__(self, folder: Path, store: str = ""):
        self.folder = folder
        wish = Wish(data=str(folder), port=free_port(), limits=NO_HURRY, store=store, nonce_wait=2.0, compiling=False)
        super().__init__(Nursery(folder / "clock"), wish)
        self.clock = TurnedClock(folder / "clock")

    @property
    def said(self) -> str:
        return self.nursery.said

    async def prepare(self) -> None:
        await self.nursery.prepare()

    def fill_disk(self, full: bool = True) -> None:
        """No file of the server can grow any more; or all can again."""
        size = 0 if full else resource.RLIM_INFINITY
        resource.prlimit(self.process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def close(self) -> None:
        """No process is left, whatever went wrong."""
        if self.process:
            await self.kill()
        await self.nursery.close()
