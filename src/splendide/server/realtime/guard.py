"""A websocket on which nothing is free: bytes, control frames and parts of messages are counted where they arrive.

Messages are counted by the app, which reads them one by one. What is below them never reaches it.
"""

from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from splendide.server.limits import Bucket, Limits

PIECE = 4096  # bytes that are looked at before it is asked again whether that was too much
TOO_FAST = 1008, "too-fast"


class GuardedLine(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any):
        super().__init__(*given, **named)
        limits: Limits = self.config.app.state.settings.limits  # type: ignore[union-attr]
        self._bytes = Bucket(limits.socket_bytes, limits.socket_bytes_a_second)
        self._frames = Bucket(limits.control_frames, limits.control_frames_a_second)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            if self.transport.is_closing() or not self._spend(self._bytes, len(piece)):
                return
            super().data_received(piece)

    def handle_ping(self) -> None:
        if self.may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self.may_go_on():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self.may_go_on():
            super().handle_cont(event)

    def may_go_on(self) -> bool:
        """A frame that is no message has been counted, and there were not too many."""
        return not self.transport.is_closing() and self._spend(self._frames, 1)

    def _spend(self, bucket: Bucket, amount: int) -> bool:
        left = bucket.take(amount)
        if left < 0:
            self._turn_away(*TOO_FAST)
        return left >= 0

    def _turn_away(self, code: int, reason: str) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
