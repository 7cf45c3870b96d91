"""How far away a browser is, as measured where no page can slow it down.

A page answers our clock itself (`Tick`) and could be slow on purpose, to seem further away than it is. Two others
answer for it: the browser, to pings of the websocket's own, which pages never see; and the kernel over there, whose
acknowledgements ours times. A program made to cheat can delay its pongs too, but hardly its kernel.

Behind a reverse proxy the kernel measures the way to the proxy, so its word is left out (`--proxied`). A page is still
held to its browser's pongs. What remains possible then: a program that is no browser and delays all its answers and
pongs from the start is believed to be as far away as it pretends, up to the longest line that is made up for
(`--longest-line`).
"""

import secrets
import socket
import struct
from collections.abc import Callable
from contextlib import suppress

from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from splendide.core.time.watch import Watch
from splendide.server.now import now
from splendide.server.realtime.pipe import Pipe

KERNEL = 40.0  # milliseconds that may pass between a kernel and its browser; acknowledgements wait, too
MARK = b"line"  # how our own pings begin
MOST_PINGED = 16
LEAST_TRIP = 148  # where in Linux's tcp_info the lowest round trip is, in microseconds
UNKNOWN = 0xFFFFFFFF


class MeasuredLine(Pipe):
    """A websocket that the app finds as `line` in its state."""

    heard: Callable[[float], None] | None = None  # is called at every pong, with the milliseconds that it took

    def handle_connect(self, event: Request) -> None:
        self._pinged: dict[bytes, float] = {}  # several may be under way: the way can be longer than the time between
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    def ping(self) -> None:
        """The browser is asked for a pong, whatever its page is doing."""
        payload = MARK + secrets.token_bytes(8)
        self._pinged[payload] = now()
        if len(self._pinged) > MOST_PINGED:
            del self._pinged[next(iter(self._pinged))]
        with suppress(InvalidState):  # it is closing
            self.conn.send_ping(payload)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_pong(self, event: Frame) -> None:
        sent = self._pinged.pop(bytes(event.data), None)
        if sent is None:
            super().handle_pong(event)
            return
        if self.may_go_on() and self.heard:
            self.heard(now() - sent)

    @property
    def kernel_trip(self) -> float | None:
        """The shortest round trip that our kernel has seen, in milliseconds; None where it doesn't say."""
        try:
            info = self.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
            (trip,) = struct.unpack_from("=I", info, LEAST_TRIP)
        except (AttributeError, OSError, struct.error):
            return None
        return None if trip == UNKNOWN else trip / 1000


def believe(watch: Watch, line: MeasuredLine, proxied: bool, trip: float) -> None:
    """A pong took so long: the watch believes no more than this line has shown."""
    watch.pong(trip, now())
    kernel = None if proxied else line.kernel_trip
    if kernel is not None:
        watch.bound(kernel + KERNEL)
