"""A websocket into which the table writes itself: a message is one write, and no task waits beside it."""

from collections.abc import Callable
from typing import Any

from websockets.protocol import State

from splendide.server.realtime.arriving import Arriving
from splendide.server.realtime.framing import framed, is_text, short_text
from splendide.server.realtime.guard import GuardedLine
from splendide.server.realtime.holding import Holding


class Pipe(Holding, Arriving, GuardedLine):
    """What comes in is heard where it arrives, too, once somebody listens."""

    freed: Callable[[], None] | None = None  # is called when there is room again
    hears: Callable[[bytes], None] | None = None  # None: the app is asked to receive it

    @property
    def free(self) -> bool:
        """Whether the reader has read enough of what was said before."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """The message is on its way, unless the socket is closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))

    def pass_on(self, packed: bytes) -> None:
        """The same of messages that somebody has framed."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(packed)

    def data_received(self, data: bytes) -> None:
        """What people do is said in short texts that come one by one: those are read without all that others need."""
        message = short_text(data) if self.hears and self._is_between_messages else None
        if message is None or self.hears is None:
            super().data_received(data)
        elif self._spend(self._bytes, len(data)):
            self.hears(message)

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

    def forget_its_opening(self) -> None:
        """What was said to open it takes more room than the rest, and nobody asks for it any more."""
        self.request.headers.clear()
        self.response.headers.clear()
        self.scope["headers"] = []

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed:
            self.freed()
