"""A table that another server drives: its browser's socket is held here, and what is said goes to and fro.

Here the line to the browser is measured, and what it says is stamped with when it came.
"""

import asyncio
import hashlib
import itertools
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from splendide.core.errors import Refused
from splendide.core.time.line import Line
from splendide.server.now import now
from splendide.server.protocol.browser import Tick
from splendide.server.protocol.table import Clock
from splendide.server.realtime.measured import MeasuredLine, believe
from splendide.server.realtime.mirror import Answer, FromServer, Heard, Measured, MirroredLine, Question, Sent
from splendide.server.store.base import DrivenElsewhereError
from splendide.server.table.connection import Connection
from splendide.server.web.house import TheHouse, address_of
from splendide.server.wire import read_message

HEADER = "x-splendide-relayed"
CONNECT, SILENCE = 2.0, 2.0  # seconds that another server may take to answer, and to give a sign of life
BURST = 5  # measurements when somebody has come
QUICKLY, EVERY = 0.1, 1.0  # seconds until the next: in the burst, and then, so that a match begins well measured
PATIENCE = 8_000.0  # milliseconds until a table whose server is gone must be driven by another one
COME_AGAIN = 1012
SILENT = (1000, 1005, 1006)  # codes of connections that ended without a word

Headers = Sequence[tuple[bytes, bytes]]

encode = msgspec.json.encode


class Pass(msgspec.Struct):
    """Another server of this house vouches for who comes."""

    guest: str
    address: str  # of the browser
    language: str
    table: str


def _signer(key: bytes) -> Signer:
    return Signer(key, salt="relay", key_derivation="hmac", digest_method=hashlib.sha256)


def passed(connection: HTTPConnection, table: str, key: bytes) -> Pass | None:
    """Who is vouched for; None: it is a browser itself."""
    given = connection.headers.get(HEADER)
    if given is None:
        return None
    try:
        said = msgspec.json.decode(_signer(key).unsign(given), type=Pass)
    except (BadSignature, msgspec.DecodeError):
        raise Refused("wrong-token") from None
    if said.table != table:
        raise Refused("wrong-token")
    return said


# --- The server that holds the browser's socket ------------------------------------------------------


async def here_or_there(
    connection: Connection, name: str, house: TheHouse, here: Callable[[], Awaitable[None]], headers: Headers = ()
) -> None:
    """The connection is at the table, driven from here or elsewhere; if nobody drives it any more, from here."""
    who = Pass(connection.guest, address_of(connection.socket), connection.language, name)
    end = now() + PATIENCE
    while True:
        try:
            return await here()
        except DrivenElsewhereError as driver:
            if there := await reached(driver.address, connection.socket, who, house.store.key):
                return await relay(connection, there, house, headers)
        if now() > end:
            raise Refused("not-ready")
        await asyncio.sleep(QUICKLY)


async def relay(connection: Connection, there: ClientConnection, house: TheHouse, headers: Headers) -> None:
    """What is said goes to and fro between the browser and the server that drives the table."""
    try:
        await connection.socket.accept(headers=headers)
        await Relay(connection.socket, there, connection.line, house.settings.proxied).carry()
    except WebSocketDisconnect:  # who had to wait for it did not wait so long
        await there.close()


async def reached(address: str, socket: WebSocket, who: Pass, key: bytes) -> ClientConnection | None:
    """The same address at the server that drives the table; None: it is away."""
    query = f"?{socket.url.query}" if socket.url.query else ""
    url = f"{address.replace('http', 'ws', 1)}{socket.url.path}{query}"
    kept = {name: value for name, value in socket.headers.items() if name == "authorization"}  # a program's token
    headers = {HEADER: _signer(key).sign(encode(who)).decode(), **kept}
    options: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": SILENCE, "ping_timeout": SILENCE}
    try:
        return await connect(url, additional_headers=headers, open_timeout=CONNECT, proxy=None, **options)
    except (OSError, TimeoutError, ValueError, WebSocketException):
        return None


class Relay:
    def __init__(self, socket: WebSocket, there: ClientConnection, line: Line, proxied: bool):
        self._socket, self._there, self._line, self._proxied = socket, there, line, proxied
        self._pipe: MeasuredLine = socket.state.line
        self._between: float | None = None  # the other server's clock minus ours
        self._timed = False
        self._room = asyncio.Event()
        self._tasks: list[asyncio.Task[Any]] = []

    async def carry(self) -> None:
        """What either says the other hears, until one of them is gone."""
        self._pipe.freed = self._room.set
        ways = [asyncio.create_task(self._to_server()), asyncio.create_task(self._to_browser())]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*ways, *self._tasks):
                task.cancel()
            await self._there.close()
            with suppress(RuntimeError, WebSocketException):
                await self._socket.close(*self._goodbye())

    def _goodbye(self) -> tuple[int, str]:
        """What the other server said; where it said nothing the browser comes again, and finds the table elsewhere."""
        code, reason = self._there.close_code, self._there.close_reason
        return (COME_AGAIN, "come again") if code in (None, *SILENT) else (code or COME_AGAIN, reason or "")

    async def _to_server(self) -> None:
        with suppress(ConnectionClosed):
            while (received := await self._socket.receive())["type"] != "websocket.disconnect":
                at, text = now(), received.get("text") or (received.get("bytes") or b"").decode(errors="replace")
                if not self._timed or not self._is_time(text, at):
                    await self._say(Heard(text, at))

    def _is_time(self, text: str, at: float) -> bool:
        """Whether the browser said what time it is there: that concerns nobody else."""
        with suppress(Refused):
            said = read_message(text) if '"tick"' in text else None
            if isinstance(said, Tick):
                self._line.watch.answer(said.id, said.at, at)
                return True
        return False

    async def _to_browser(self) -> None:
        """A slow reader is waited for, and the other server notices that as if it held the socket."""
        number = 0
        with suppress(ConnectionClosed):
            async for said in self._there:
                if isinstance(said, bytes):
                    await self._answer(msgspec.json.decode(said, type=Question))
                    continue
                await self._room_to_write()
                self._pipe.say(said.encode())
                number += 1
                if self._timed:
                    await self._say(Sent(number, now()))

    async def _room_to_write(self) -> None:
        while not self._pipe.free:
            self._room.clear()
            await self._room.wait()

    async def _answer(self, asked: Question) -> None:
        self._between = asked.offset
        await self._say(Answer(asked.number, now()))
        if not self._timed:
            self._timed = True
            self._tasks.append(asyncio.create_task(self._keep_time()))

    async def _keep_time(self) -> None:
        """How far away the browser is gets measured, and told to whoever compares it with others."""
        watch = self._line.watch
        self._pipe.heard = partial(believe, watch, self._pipe, self._proxied)
        with suppress(ConnectionClosed):
            for k in itertools.count():
                self._ask_time()
                self._pipe.ping()
                await asyncio.sleep(QUICKLY if k < BURST else EVERY)
                offset = watch.offset(now()) if watch.measured else None
                await self._say(Measured(watch.latency, watch.jitter, offset))

    def _ask_time(self) -> None:
        """Browsers know one clock: that of the server which drives the table."""
        at, watch = now(), self._line.watch
        number, offset, latency = watch.ask(at), None, None
        if watch.measured and self._between is not None:
            offset, latency = watch.offset(at) + self._between, watch.latency
        self._pipe.say(encode(Clock(number, at + (self._between or 0.0), offset, latency, watch.beyond)))

    async def _say(self, message: FromServer) -> None:
        await self._there.send(encode(message).decode())


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
    match msgspec.json.decode(said, type=FromServer):
        case Heard(text, there):
            hear(text.encode(), watch.here(there, at))
        case Measured() as measured:
            watch.take(measured)
        case Sent() as sent:
            line.sent(sent, at)
        case Answer(number, theirs):
            watch.between.answer(number, theirs, at)


def said_through(said: str | bytes) -> str:
    """What a program says to another server: how far away it is concerns nobody."""
    told = msgspec.json.decode(said, type=FromServer)
    return told.text if isinstance(told, Heard) else ""


async def compare_clocks(socket: WebSocket, line: MirroredLine) -> None:
    """It is known how far the other server's clock is off, as long as the connection is there."""
    between = line.watch.between
    for k in itertools.count():
        at = now()
        offset = between.offset(at) if between.measured else None
        await socket.send_bytes(encode(Question(between.ask(at), offset)))
        await asyncio.sleep(QUICKLY if k < BURST else EVERY)
