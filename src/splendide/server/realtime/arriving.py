"""Somebody at the door of a table: as long as they are there they are waited for, and no longer."""

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class Arriving(WebSocketsSansIOProtocol):
    """A websocket for which nothing more is done once it is gone before it was accepted.

    Its table may be with another server, or the database away: without this a server that is to end would wait.
    """

    _asked: "asyncio.Task[Any] | None" = None  # in which the app looks for the table
    _went = False  # before being let in

    def handle_connect(self, event: Request) -> None:
        self.app = partial(self._while_here, self.app)
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._went = not self.handshake_complete
        super().connection_lost(exc)
        if self._went and self._asked:
            self._asked.cancel()

    async def _while_here(self, app: Any, *asked: Any) -> None:
        self._asked = asyncio.current_task()
        try:
            await app(*asked)
        except asyncio.CancelledError:
            if not self._went:
                raise
