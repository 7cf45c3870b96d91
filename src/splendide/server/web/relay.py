"""A table that another server drives: its browser's socket is held here, and what is said goes to and fro.

Here the line to the browser is measured, and what it says is stamped with when it came.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar, cast

import msgspec
from itsdangerous import BadSignature
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from splendide.core.errors import Refused
from splendide.core.time.line import Line
from splendide.server.now import now
from splendide.server.protocol.browser import Tick
from splendide.server.protocol.table import Clock
from splendide.server.realtime.link import Link
from splendide.server.realtime.measured import MeasuredLine, believe
from splendide.server.realtime.mirror import (
    Answer,
    AskTime,
    FromServer,
    Measured,
    MirroredLine,
    Sent,
    heard,
    heard_then,
    is_of_servers,
)
from splendide.server.store.base import DrivenElsewhereError
from splendide.server.table.connection import Connection
from splendide.server.web.house import TheHouse, address_of
from splendide.server.web.identity import signer
from splendide.server.wire import read_message

HEADER = "x-splendide-relayed"
SALT = "relay"  # of what a server vouches with
CONNECT, SILENCE = 2.0, 2.0  # seconds that another server may take to answer, and to give a sign of life
GOODBYE = 0.5  # seconds that it may take to answer a goodbye: it may be the reason for it that it answers nothing
BURST = 5  # measurements when somebody has come
QUICKLY, EVERY = 0.1, 1.0  # seconds until the next: in the burst, and then, so that a match begins well measured
PATIENCE = 8_000.0  # milliseconds until a table whose server is gone must be driven by another one
COME_AGAIN = 1012
SILENT = (1000, 1005, 1006)  # codes of connections that ended without a word

Headers = Sequence[tuple[bytes, bytes]]
T = TypeVar("T")

encode = msgspec.json.encode


class Pass(msgspec.Struct):
    """Another server of this house vouches for who comes."""

    guest: str
    address: str  # of the browser
    language: str
    table: str


def passed(connection: HTTPConnection, table: str, key: bytes) -> Pass | None:
    """Who is vouched for; None: it is a browser itself."""
    given = connection.headers.get(HEADER)
    if given is None:
        return None
    try:
        said = msgspec.json.decode(signer(key, SALT).unsign(given), type=Pass)
    except (BadSignature, msgspec.DecodeError):
        raise Refused("wrong-token") from None
    if said.table != table:
        raise Refused("wrong-token")
    return said


# --- The server that holds the browser's socket ------------------------------------------------------


async def here_or_there(
    socket: WebSocket,
    connection: Connection,
    name: str,
    house: TheHouse,
    here: Callable[[], Awaitable[T]],
    headers: Headers = (),
) -> T | None:
    """The connection is at the table, driven from here; or it was, driven elsewhere. If nobody drives it, from here."""
    who = Pass(connection.guest, address_of(socket), connection.language, name)
    end = now() + PATIENCE
    while True:
        try:
            return await here()
        except DrivenElsewhereError as driver:
            if there := await link_to(driver.address, socket, who, house.store.key):
                await relay(socket, connection, there, house, headers)
                return None
        if now() > end:
            raise Refused("not-ready")
        await asyncio.sleep(QUICKLY)


async def relay(socket: WebSocket, connection: Connection, there: Link, house: TheHouse, headers: Headers) -> None:
    """What is said goes to and fro between the browser and the server that drives the table."""
    try:
        await socket.accept(headers=headers)
        await Relay(socket, there, connection.line, house.settings.proxied).carry()
    except WebSocketDisconnect:  # who had to wait for it did not wait so long
        await there.close()


async def link_to(address: str, socket: WebSocket, who: Pass, key: bytes) -> Link | None:
    """The same address at the server that drives the table; None: it is away."""
    query = f"?{socket.url.query}" if socket.url.query else ""
    url = f"{address.replace('http', 'ws', 1)}{socket.url.path}{query}"
    kept = {name: value for name, value in socket.headers.items() if name == "authorization"}  # a program's token
    headers = {HEADER: signer(key, SALT).sign(encode(who)).decode(), **kept}
    waits = {"open_timeout": CONNECT, "ping_interval": SILENCE, "ping_timeout": SILENCE, "close_timeout": GOODBYE}
    options: dict[str, Any] = {"compression": None, "max_size": None, "proxy": None, **waits}
    try:
        made = connect(url, create_connection=Link, additional_headers=headers, **options)
        return cast(Link, await made)
    except (OSError, TimeoutError, ValueError, WebSocketException):
        return None


class Relay:
    """What comes from either is handed on where it arrives: no task waits for it."""

    def __init__(self, socket: WebSocket, there: Link, line: Line, proxied: bool):
        self._socket, self._there, self._line, self._proxied = socket, there, line, proxied
        self._pipe: MeasuredLine = socket.state.line
        self._between: float | None = None  # the other server's clock minus ours
        self._passed_on = 0  # messages for the browser
        self._measuring: asyncio.Task[None] | None = None  # None: nobody has asked what time it is here

    async def carry(self) -> None:
        """What either says the other hears, until one of them is gone."""
        self._pipe.forget_its_opening()
        self._pipe.freed, self._pipe.hears = self._there.go_on, self._hear
        self._there.listen(self._pass_on, self._answer, self._pipe.hold, self._pipe.go_on)
        ends = [asyncio.create_task(self._there.wait_closed()), asyncio.create_task(self._until_gone())]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*ends, *([self._measuring] if self._measuring else [])):
                task.cancel()
            await self._there.close()
            with suppress(RuntimeError, WebSocketException):
                await self._socket.close(*self._goodbye())

    def _goodbye(self) -> tuple[int, str]:
        """What the other server said; where it said nothing the browser comes again, and finds the table elsewhere."""
        code, reason = self._there.close_code, self._there.close_reason
        return (COME_AGAIN, "come again") if code in (None, *SILENT) else (code or COME_AGAIN, reason or "")

    async def _until_gone(self) -> None:
        while (received := await self._socket.receive())["type"] != "websocket.disconnect":
            self._hear(received.get("bytes") or received.get("text", "").encode())  # it came before anybody listened

    def _hear(self, text: bytes) -> None:
        """The browser said this."""
        at = now()
        if not self._measuring or not self._is_time(text, at):
            self._there.say(heard(text, at))

    def _is_time(self, text: bytes, at: float) -> bool:
        """Whether the browser said what time it is there: that concerns nobody else."""
        with suppress(Refused):
            said = read_message(text) if b'"tick"' in text else None
            if isinstance(said, Tick):
                self._line.watch.answer(said.id, said.at, at)
                return True
        return False

    def _pass_on(self, packed: bytes, count: int) -> None:
        """The browser is told; a slow one is waited for, and the other server notices that as if it held the socket."""
        self._pipe.pass_on(packed)
        self._passed_on += count
        if self._measuring:
            self._say(Sent(self._passed_on, now()))
        if not self._pipe.free:
            self._there.hold()

    def _answer(self, said: bytes) -> None:
        asked = msgspec.json.decode(said, type=AskTime)
        self._between = asked.offset
        self._say(Answer(asked.number, now()))
        self._measuring = self._measuring or asyncio.create_task(self._keep_time())

    async def _keep_time(self) -> None:
        """How far away the browser is gets measured, and told to whoever compares it with others."""
        watch = self._line.watch
        self._pipe.heard = partial(believe, watch, self._pipe, self._proxied)
        for k in itertools.count():
            self._ask_time()
            self._pipe.ping()
            await asyncio.sleep(QUICKLY if k < BURST else EVERY)
            offset = watch.offset(now()) if watch.measured else None
            self._say(Measured(watch.latency, watch.jitter, offset))

    def _ask_time(self) -> None:
        """Browsers know one clock: that of the server which drives the table."""
        at, watch = now(), self._line.watch
        number, offset, latency = watch.ask(at), None, None
        if watch.measured and self._between is not None:
            offset, latency = watch.offset(at) + self._between, watch.latency
        self._pipe.say(encode(Clock(number, at + (self._between or 0.0), offset, latency, watch.beyond)))

    def _say(self, message: FromServer) -> None:
        self._there.say(encode(message))


# --- The server that drives the table ----------------------------------------------------------------


class CountedPipe:
    """Messages are numbered as they are given to the other server."""

    def __init__(self, pipe: MeasuredLine, line: MirroredLine):
        self._pipe, self._line = pipe, line

    @property
    def freed(self) -> Any:
        return self._pipe.freed

    @freed.setter
    def freed(self, freed: Any) -> None:
        self._pipe.freed = freed

    @property
    def free(self) -> bool:
        return self._pipe.free

    def say(self, text: bytes) -> None:
        self._line.said += 1
        self._pipe.say(text)


def hear_through(line: MirroredLine, hear: Callable[[bytes, float], None], said: bytes) -> None:
    """What a browser says to another server is heard, with when it came there by our clock."""
    at, watch = now(), line.watch
    if not is_of_servers(said):
        text, there = heard_then(said)
        hear(text, watch.here(there, at))
        return
    match msgspec.json.decode(said, type=FromServer):
        case Measured() as measured:
            watch.take(measured)
        case Sent() as sent:
            line.sent(sent, at)
        case Answer(number, theirs):
            watch.between.answer(number, theirs, at)


def said_through(said: str | bytes) -> str:
    """What a program says to another server: how far away it is concerns nobody."""
    raw = said.encode() if isinstance(said, str) else said
    return "" if is_of_servers(raw) else heard_then(raw)[0].decode(errors="replace")


async def compare_clocks(pipe: MeasuredLine, line: MirroredLine) -> None:
    """It is known how far the other server's clock is off, as long as the connection is there."""
    between = line.watch.between
    for k in itertools.count():
        at = now()
        offset = between.offset(at) if between.measured else None
        pipe.signal(encode(AskTime(between.ask(at), offset)))
        await asyncio.sleep(QUICKLY if k < BURST else EVERY)
