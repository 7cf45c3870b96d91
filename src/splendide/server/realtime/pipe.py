"""A websocket into which the table writes itself: a message is one write, and no task waits beside it."""

from asyncio import CancelledError, Queue, current_task
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from websockets.protocol import State

from splendide.server.broken import report
from splendide.server.realtime.arriving import Arriving
from splendide.server.realtime.framing import framed, is_text, short_texts
from splendide.server.realtime.guard import GuardedLine
from splendide.server.realtime.holding import Holding


class Farewell:
    """Stands where messages wait for an app: all that is put there after it has left is that the socket closes."""

    __slots__ = ("_gone", "_soon")

    def __init__(self, gone: Callable[[], None], soon: Callable[[Callable[[], None]], Any]):
        self._gone, self._soon = gone, soon

    def put_nowait(self, event: Any) -> None:
        """It is said once, and not in the middle of what is being done."""
        gone, self._gone = self._gone, nothing
        if gone is not nothing:
            self._soon(gone)


def nothing() -> None:
    """It has been said."""


class Nobody:
    """Stands where an app waits until it may write: none does, after it has left."""

    def set(self) -> None: ...
    def clear(self) -> None: ...


NOBODY = Nobody()


class Pipe(Holding, Arriving, GuardedLine):
    """What comes in is heard where it arrives, too, once somebody listens; then no app has to wait for it either."""

    freed: Callable[[], None] | None = None  # is called when there is room again
    hears: Callable[[bytes], None] | None = None  # None: the app is asked to receive it
    stays = False  # when the app leaves
    free = True  # whether the reader has read enough of what was said before

    def say(self, text: bytes) -> None:
        """The message is on its way, unless the socket is closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))

    def signal(self, said: bytes) -> None:
        """The same of what is no text: servers say such things to each other."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.send_binary(said)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def pass_on(self, packed: bytes) -> None:
        """The same of messages that somebody has framed."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(packed)

    def data_received(self, data: bytes) -> None:
        """What people do is said in short texts: those are read without all that others need."""
        said = short_texts(data) if self.hears and self._is_between_messages else []
        if not said:
            super().data_received(data)
        elif self._spend(self._bytes, len(data)):
            for text in said:
                if self.hears and not self.close_sent:
                    self.hears(text)

    @property
    def _is_between_messages(self) -> bool:
        """Whether nothing is under way but what comes next: the parser looks whether anything comes at all."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or self.transport.is_closing():
            return False
        parser: Any = conn.parser
        return bool(parser.gi_yieldfrom.gi_yieldfrom.__name__ == "at_eof")

    def send_receive_event_to_app(self) -> None:
        """A message is there; one that claims to be text and is none ends the connection."""
        message = b"".join(self.frames)
        if self.hears is None or (self.curr_msg_data_type == "text" and not is_text(message)):
            super().send_receive_event_to_app()
        else:
            self.frames = []
            if not self.close_sent:
                self.hears(message)

    # --- Without an app ----------------------------------------------------------------------------------

    def stay(self, hears: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        """The app may leave: what is said is heard from now on, and it is said when the socket closes."""
        early, self.queue = self.queue, Farewell(gone, self.loop.call_soon)  # type: ignore[assignment]
        self.hears, self.stays = hears, True
        while not early.empty():
            self._hear_early(early)
        if self.read_paused:
            self.read_paused = False
            self.go_on()

    def _hear_early(self, early: "Queue[Any]") -> None:
        """It came before anybody listened."""
        event = early.get_nowait()
        if event["type"] == "websocket.disconnect":
            self.queue.put_nowait(event)
        elif self.hears:
            self.hears(event.get("bytes") or event.get("text", "").encode())

    async def run_asgi(self) -> None:
        """As the library does it, but that a socket can stay, and that it is nothing if one went away."""
        self.asked = current_task()
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            self.stays = False
        except BaseException as ended:
            self.stays = False
            if not (self.went and isinstance(ended, CancelledError)):
                report(ended)
                self.send_500_response()
        else:
            if not self.handshake_complete:
                self.send_500_response()
        if self.stays:
            self._forget_the_app()
        elif self.close_timer is None:
            self.transport.close()

    def end(self, code: int, reason: str = "") -> None:
        """Whoever is at the other end is told that it is over and why, unless it is."""
        if self.conn.state is not State.OPEN or self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.go_on()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def _forget_the_app(self) -> None:
        """Nothing is kept of what only an app asks for."""
        self.forget_its_opening()
        self.writable = NOBODY  # type: ignore[assignment]
        self.server = self.client = self.asked = self.app = None
        del self.scope, self.request, self.response
        self.__dict__ = {**self.__dict__}  # half as large: a dictionary keeps the room of what is gone

    def forget_its_opening(self) -> None:
        """What was said to open it takes more room than the rest, and nobody asks for it any more."""
        self.request.headers.clear()  # the library's parser keeps the request
        self.response.headers.clear()
        self.scope["headers"] = []

    # --- Room ------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.free = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.free = True
        if self.freed:
            self.freed()
