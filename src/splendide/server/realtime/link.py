"""The way from the server that holds a browser's socket to the one that drives its table.

Most of what comes is frames for the browser, packed as a browser wants them: they are handed on as they are, several in
one piece, and nothing of them is read. Only what servers say to each other is unpacked.
"""

from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame, Opcode
from websockets.protocol import Event, State

from splendide.server.realtime.framing import WHOLE_TEXT, end_of_frame, framed, masked
from splendide.server.realtime.holding import Holding


class Link(Holding, ClientConnection):
    def __init__(self, *given: Any, **named: Any):
        super().__init__(*given, **named)
        self._rest = b""  # of a frame that has not come whole
        self._early: list[tuple[bytes, int]] = []  # what came before anybody listened
        self._texts: Callable[[bytes, int], None] | None = None
        self._word: Callable[[bytes], None] | None = None
        self._full: Callable[[], None] | None = None
        self._room: Callable[[], None] | None = None

    def listen(
        self,
        texts: Callable[[bytes, int], None],
        word: Callable[[bytes], None],
        full: Callable[[], None],
        room: Callable[[], None],
    ) -> None:
        """What comes for the browser is handed on, packed, with how many messages it is; so is what the server asks.

        And it is said when there is no room for more of what the browser says, and when there is again.
        """
        self._texts, self._word, self._full, self._room = texts, word, full, room
        early, self._early = self._early, []
        for packed, count in early:
            self._hand_on(packed, count)

    def say(self, text: bytes) -> None:
        """The message is on its way, unless the connection is closing."""
        if self.protocol.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(masked(text))

    # --- What comes ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.protocol.state is not State.OPEN:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at, since, count = 0, 0, 0  # texts since then, so many, wait to be handed on in one piece
        while (end := end_of_frame(data, at)) <= len(data):
            if data[at] == WHOLE_TEXT:
                count += 1
            else:
                self._hand_on(data[since:at], count)
                super().data_received(data[at:end])
                since, count = end, 0
            at = end
        self._hand_on(data[since:at], count)
        self._rest = data[at:]

    def _hand_on(self, packed: bytes, count: int) -> None:
        if self._texts is None or self._word is None:
            self._early.append((packed, count))
        elif count:
            self._texts(packed, count)
        elif packed:
            self._word(packed)

    def process_event(self, event: Event) -> None:
        """What was unpacked all the same: a server's question, or a text that came with the opening."""
        if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            self._hand_on(framed(bytes(event.data)), 1)
        elif isinstance(event, Frame) and event.opcode is Opcode.BINARY:
            self._hand_on(bytes(event.data), 0)
        else:
            super().process_event(event)

    # --- Room ------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._full:
            self._full()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._room:
            self._room()
