"""A proxy that makes the way to a server longer."""

import asyncio


class Delay:
    """Whatever goes through, in either direction, arrives so many seconds later."""

    def __init__(self, port: int, seconds: float):
        self._port, self._seconds = port, seconds
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """The port to go to instead."""
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((reader, onward), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await source.read(65536):
            loop.call_later(self._seconds, target.write, data)
        loop.call_later(self._seconds, target.close)

    def close(self) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
