"""A websocket into which the table writes itself: a message is one write, and no task waits beside it."""

import struct
from collections.abc import Callable

from websockets.protocol import State

from splendide.server.realtime.guard import GuardedLine

WHOLE_TEXT = 0x81  # a text, and all of it
SHORT, LONG = 126, 1 << 16  # from so many bytes on, the length stands in two or in eight bytes of its own


def framed(text: bytes) -> bytes:
    """The message as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


class Pipe(GuardedLine):
    freed: Callable[[], None] | None = None  # is called when there is room again

    @property
    def free(self) -> bool:
        """Whether the reader has read enough of what was said before."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """The message is on its way, unless the socket is closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(framed(text))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed:
            self.freed()
