"""A server that can be started in milliseconds and killed at any time, and what can be done to it meanwhile."""

import asyncio
import os
import resource
import signal
from contextlib import suppress
from pathlib import Path

from tests.server.client import PATIENCE
from tests.server.clock import TurnedClock
from tests.server.ports import port_for
from tests.server.processes import Process
from tests.server.serving import NO_HURRY, Wish, born

OPENING = 0.005  # seconds between two looks whether it is open


class Voices:
    """What all servers of a storm write to the standard error."""

    def __init__(self) -> None:
        self.said = ""

    async def open(self) -> None:
        """It is heard."""
        hears, self.pipe = os.pipe()
        self._listening = asyncio.create_task(self._listen(hears))

    async def close(self) -> None:
        """The last server is gone, and all that was said is known."""
        os.close(self.pipe)
        await self._listening

    async def _listen(self, hears: int) -> None:
        reader = asyncio.StreamReader()
        with os.fdopen(hears, "rb") as pipe:
            await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
            while line := await reader.readline():
                self.said += line.decode()


class Child:
    """A server that is there in milliseconds: `Server.birth` is a nursery's."""

    def __init__(self, voices: Voices, wish: Wish):
        self.voices, self.wish, self.starts = voices, wish, 0
        self.process: Process | None = None
        wish.port = port_for(self)
        self.address = f"http://127.0.0.1:{wish.port}"

    async def start(self) -> None:
        self.process = await asyncio.to_thread(born, self.wish, self.voices.pipe)
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
        assert self.process
        self.process.send_signal(how)
        process, self.process = self.process, None
        await asyncio.to_thread(process.wait)


class House(Child):
    """A server alone, with a clock that can be turned."""

    def __init__(self, folder: Path, store: str = ""):
        self.folder = folder
        clock = folder / "clock"
        self.clock = TurnedClock(clock)
        wish = Wish(clock=str(clock), data=str(folder), limits=NO_HURRY, store=store)
        wish.nonce_wait, wish.compiling = 2.0, False
        super().__init__(Voices(), wish)

    @property
    def said(self) -> str:
        return self.voices.said

    async def prepare(self) -> None:
        await self.voices.open()

    def fill_disk(self, full: bool = True) -> None:
        """No file of the server can grow any more; or all can again."""
        size = 0 if full else resource.RLIM_INFINITY
        assert self.process
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def close(self) -> None:
        """No process is left, whatever went wrong."""
        if self.process:
            await self.kill()
        await self.voices.close()
