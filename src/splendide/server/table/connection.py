"""One open socket: what it is told waits in a mailbox that only holds the newest frame."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.time.line import Line
from splendide.server.broken import report
from splendide.server.now import now
from splendide.server.protocol import Clock, Frame, FromServer, HandInfo, Hands
from splendide.server.store.rows import Guest
from splendide.server.wire import refusal

MOST_REFUSALS = 16  # waiting for a reader who is slow
MOST_SAID = 16


class Connection:
    def __init__(self, socket: WebSocket, guest: Guest, language: str, line: Line | None = None):
        self.socket = socket
        self.guest = guest.id
        self.name = guest.name
        self.language = language
        self.line = line or Line(now())
        self._told = ("", 0)  # a match, and how many of its revealed moves this socket knows
        self._refusals: deque[Refused] = deque(maxlen=MOST_REFUSALS)
        self._said: deque[str] = deque(maxlen=MOST_SAID)
        self._hands: dict[int, Hand] = {}  # that have moved
        self._asks_time = False
        self._behind = False
        self._news = asyncio.Event()

    def tell(self) -> None:
        """The table has changed: a new frame goes out as soon as the one before has."""
        self._behind = True
        self._news.set()

    def refuse(self, refused: Refused) -> None:
        self._refusals.append(refused)
        self._news.set()

    def pass_on(self, said: str) -> None:
        """Somebody spoke; what a slow reader has not heard in time is lost to them."""
        self._said.append(said)
        self._news.set()

    def show_hands(self, moved: Mapping[int, Hand]) -> None:
        """A slow reader sees where they have come to, not how."""
        self._hands.update(moved)
        if moved:
            self._news.set()

    def ask_time(self) -> None:
        """The browser is to say what time it is there."""
        self._asks_time = True
        self._news.set()

    def knows(self, match: str) -> int:
        """How many revealed moves of this match have been sent."""
        return self._told[1] if self._told[0] == match else 0

    async def write(self, compose: Callable[["Connection"], Frame]) -> None:
        """Send what is new, until the socket is gone. A frame is composed when it can be sent."""
        try:
            while await self._news.wait():
                self._news.clear()
                if self._asks_time:
                    self._asks_time = False
                    await self._send(self._clock())
                while self._refusals:
                    await self._send(refusal(self._refusals.popleft(), self.language))
                while self._said:
                    await self.socket.send_text(self._said.popleft())
                if self._behind:
                    self._behind = False
                    await self._send_frame(compose(self))
                if self._hands:
                    moved, self._hands = self._hands, {}
                    await self._send(Hands([HandInfo(seat, at) for seat, at in moved.items()]))
        except WebSocketDisconnect:
            return  # the reader notices too, and tidies up
        except Exception as error:
            await self._break_off(error)

    async def _break_off(self, error: Exception) -> None:
        """Who would hear nothing any more hears that: the browser comes back, and gets a whole frame."""
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            report(error)
            await self.socket.close(1011, "broken")

    async def turn_away(self, refused: Refused) -> None:
        """The reason is said and the socket closed for good."""
        await self._send(refusal(refused, self.language))
        await self.socket.close(1008, refused.name)

    async def _send_frame(self, frame: Frame) -> None:
        """It is remembered what the socket knows now, and since when."""
        match = frame.match
        news = match is not None and self._told != (match.id, match.told)
        if match:
            self._told = (match.id, match.told)
        await self._send(frame)
        if match and match.clock and news:
            self.line.tell(*self._told, now())

    def _clock(self) -> Clock:
        at, watch = now(), self.line.watch
        number = watch.ask(at)
        offset, latency = (watch.offset(at), watch.latency) if watch.measured else (None, None)
        return Clock(number, at, offset, latency, watch.beyond)

    async def _send(self, message: FromServer) -> None:
        await self.socket.send_text(msgspec.json.encode(message).decode())
