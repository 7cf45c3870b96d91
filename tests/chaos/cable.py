"""The way from a server to its database, which can be cut."""

import asyncio
from contextlib import suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
A_READ = 65_536  # bytes


class Cable:
    """A socket in this folder through which the database in another one is reached."""

    def __init__(self, folder: Path, database: Path):
        self._near, self._far = folder / SOCKET, database / SOCKET
        self._lines: set[asyncio.StreamWriter] = set()
        self._whole = True

    async def lay(self) -> None:
        self._server = await asyncio.start_unix_server(self._carry, self._near)

    def cut(self) -> None:
        """All connections are gone, what was under way may have arrived, and no new one is possible."""
        self._whole = False
        for line in self._lines:
            line.transport.abort()

    def mend(self) -> None:
        self._whole = True

    async def remove(self) -> None:
        self.cut()
        self._server.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far: asyncio.StreamWriter | None = None
        with suppress(OSError):
            if self._whole:
                back, far = await asyncio.open_unix_connection(str(self._far))
                self._lines |= {writer, far}
                await asyncio.wait(
                    [asyncio.create_task(pump(reader, far)), asyncio.create_task(pump(back, writer))],
                    return_when=asyncio.FIRST_COMPLETED,
                )
        for line in (writer, far):
            if line:
                line.transport.abort()
                self._lines.discard(line)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(A_READ):
            writer.write(data)
            await writer.drain()
