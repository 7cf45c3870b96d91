"""A browser as a program: a socket at a table that answers the clock, gives its nonce and keeps what frames told.

They are read only when somebody looks: a thousand tables share a machine with those who play at them.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.assemble import Json as Json
from tests.server.assemble import assembled

PATIENCE = 300.0  # seconds after which something that must come is given up; the first to come may see rules compiled

PLAIN: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": PATIENCE, "ping_interval": None}


def is_a(kind: str, text: str) -> bool:
    """Whether a message is of this type, without reading it."""
    return text.startswith(f'{{"type":"{kind}"')


def clock() -> float:
    """Milliseconds, by the clock that all programs of this machine share."""
    return time.monotonic() * 1000


class Client:
    def __init__(self, address: str, cookie: str = "", language: str = "en"):
        self.address, self.cookie, self.language = address, cookie, language
        self.nonce = secrets.token_hex(16)
        self.shows = True  # says of every moment at once that it has been seen
        self.refusals: list[str] = []
        self.latency: float | None = None  # as the server believes it
        self._unread: list[str] = []  # frames
        self._frame: Any = None
        self._news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    # --- The table -----------------------------------------------------------------------------------

    async def come(self, table: str, deaf: bool = False, **named: Any) -> None:
        """The socket is open, and heard all the time unless it is deaf."""
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?language={self.language}"
        headers = {"cookie": f"splendide={self.cookie}"} if self.cookie else {}
        self.socket: ClientConnection = await connect(url, **{"additional_headers": headers, **PLAIN, **named})
        if not deaf:
            self._listening = asyncio.create_task(self._listen())

    async def say(self, type_: str, **fields: Any) -> None:
        await self.say_raw(msgspec.json.encode({"type": type_, **fields}).decode())

    async def say_raw(self, text: str) -> None:
        await self.socket.send(text)

    async def leave(self) -> None:
        await self.socket.close()
        if self._listening:
            await self._listening

    # --- What comes ----------------------------------------------------------------------------------

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self.hear_one()
        self.end()

    async def hear_one(self) -> None:
        text = str(await self.socket.recv())
        await self._answer(text)
        self.take(text)

    async def _answer(self, text: str) -> None:
        """What a page does by itself."""
        if is_a("clock", text):
            heard = msgspec.json.decode(text)
            self.latency = heard["latency"]
            await self.say("tick", id=heard["id"], at=clock())
        elif '"stage":"starting"' in text:
            frame = msgspec.json.decode(text)
            if frame.get("match") and any(seat["mine"] for seat in frame["table"]["seats"]):
                await self.say("nonce", match=frame["match"]["id"], nonce=self.nonce)
        elif self.shows and is_a("frame", text) and '"moments":' in text:
            match = msgspec.json.decode(text)["match"]
            await self.say("shown", match=match["id"], number=match["moments"][-1]["number"])

    def take(self, text: str) -> None:
        """Frames are kept, and whoever waits looks again."""
        if is_a("frame", text):
            self._unread.append(text)
        elif is_a("refusal", text):
            self.refusals.append(msgspec.json.decode(text)["name"])
        self._news.set()

    def end(self) -> None:
        """Nothing comes any more."""

    @property
    def frame(self) -> Any:
        """The table as all frames tell it, as they are read here; None before the first."""
        for text in self._unread:
            self._frame = self.read(self._frame, text)
        self._unread = []
        return self._frame

    def read(self, before: Any, frame: str) -> Any:
        return assembled(before or {}, msgspec.json.decode(frame))

    async def until(self, true: Callable[[], object]) -> None:
        """Messages have come until this holds."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._news.clear()
                await self._news.wait()
