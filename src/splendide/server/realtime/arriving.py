"""Somebody at the door of a table: as long as they are there they are waited for, and no longer."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Arriving(WebSocketsSansIOProtocol):
    """A websocket for which the app does nothing more once it is gone before it was accepted.

    Its table may be with another server, or the database away: without this a server that is to end would wait.
    """

    asked: "asyncio.Task[Any] | None" = None  # in which the app looks for the table
    went = False  # before being let in

    def connection_lost(self, exc: Exception | None) -> None:
        self.went = not self.handshake_complete
        super().connection_lost(exc)
        if self.went and self.asked:
            self.asked.cancel()
