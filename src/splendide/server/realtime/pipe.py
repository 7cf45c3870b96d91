"""A websocket into which the table writes itself: a message is one write, and no task waits beside it."""

import struct
from collections.abc import Callable
from typing import Any

from websockets import frames
from websockets.protocol import State

from splendide.server.realtime.guard import GuardedLine

WHOLE_TEXT = 0x81  # a text, and all of it
MASKED = 0x80  # what comes from a browser is
HEADER = 6  # bytes before a short text: what it is, how long it is, and the mask
SHORT, LONG = 126, 1 << 16  # from so many bytes on, the length stands in two or in eight bytes of its own


def framed(text: bytes) -> bytes:
    """The message as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


def short_text(data: bytes) -> bytes | None:
    """What a browser says, if that is all there is, and a short text; None if it is anything else."""
    size = len(data) - HEADER
    if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED + size:
        return None
    message: bytes = frames.apply_mask(data[HEADER:], data[2:HEADER])  # type: ignore[attr-defined]
    return message if is_text(message) else None


def is_text(message: bytes) -> bool:
    try:
        return message.decode() is not None
    except UnicodeDecodeError:
        return False


class Pipe(GuardedLine):
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

    def hold(self) -> None:
        """Nothing is read until it goes on."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def go_on(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed:
            self.freed()
