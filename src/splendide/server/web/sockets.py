"""A table's socket: who is there, what they say, what they hear."""

import asyncio
import itertools
from collections.abc import Callable
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, Limits, home_of
from splendide.server.now import now
from splendide.server.protocol.browser import ClientMessage, Hand, Shown, Speak, Tick
from splendide.server.realtime.measured import MeasuredLine, believe
from splendide.server.realtime.mirror import MirroredLine
from splendide.server.realtime.pipe import Pipe
from splendide.server.store.base import DrivenElsewhereError
from splendide.server.table.connection import Connection
from splendide.server.table.table import Table
from splendide.server.web import identity
from splendide.server.web.answers import language_of, refusal_response
from splendide.server.web.house import TheHouse, address_of, house_of, require_origin
from splendide.server.web.relay import (
    BURST,
    COME_AGAIN,
    EVERY,
    QUICKLY,
    CountedPipe,
    Pass,
    compare_clocks,
    hear_through,
    here_or_there,
    passed,
)
from splendide.server.wire import read_message


async def table_socket(socket: WebSocket) -> None:
    house, name = house_of(socket), socket.path_params["table"].lower()
    try:
        require_origin(socket, house.settings.origins)
        vouched = passed(socket, name, house.store.key)
    except Refused as refused:
        await socket.send_denial_response(refusal_response(socket, refused))
        return
    if vouched:
        await come_relayed(socket, house, vouched)
        return
    guest = await house.guest(socket)
    connection = Connection(socket, guest, language_of(socket), house.lines.open(guest.id), home_of(address_of(socket)))
    try:
        house.count(socket)
        await house.table_row(socket, name)
        with house.places.taken(guest.id, address_of(socket), name):
            cookie = house.cookie(socket, guest.id).encode()
            here = partial(come_in, connection, name, house)
            await here_or_there(connection, name, house, here, [(b"set-cookie", cookie)])
    except Refused as refused:
        await socket.accept()
        await connection.turn_away(refused)


async def come_in(connection: Connection, name: str, house: TheHouse) -> None:
    await attend(connection, await house.tables.join(name, connection), house)


async def come_relayed(socket: WebSocket, house: TheHouse, vouched: Pass) -> None:
    """Somebody comes whose socket another server holds; if the table is driven elsewhere by now, they come again."""
    guest = await identity.welcome(house.store, vouched.guest, vouched.language)
    connection = Connection(socket, guest, vouched.language, MirroredLine(now()), home_of(vouched.address))
    try:
        with house.places.taken(guest.id, vouched.address, vouched.table, relayed=True):
            await come_in(connection, vouched.table, house)
    except DrivenElsewhereError:
        await socket.close(COME_AGAIN)
    except Refused as refused:
        await socket.accept()
        await connection.turn_away(refused)


async def attend(connection: Connection, table: Table, house: TheHouse) -> None:
    """The connection is at the table until it closes."""
    tasks: list[asyncio.Task[None]] = []
    socket, line = connection.socket, connection.line
    mirrored = line if isinstance(line, MirroredLine) else None
    try:
        cookie = [] if mirrored else [(b"set-cookie", house.cookie(socket, connection.guest).encode())]
        await socket.accept(headers=cookie)
        pipe = CountedPipe(socket.state.line, mirrored) if mirrored else socket.state.line
        connection.open(pipe, table.compose, timed=table.knows_time)
        if table.knows_time:
            measuring = compare_clocks(socket, mirrored) if mirrored else keep_time(connection, house.settings.proxied)
            tasks.append(asyncio.create_task(measuring))
        listener = Listener(connection, table, house.limits)
        await listener.listen(partial(hear_through, mirrored, listener.hear) if mirrored else listener.hear)
    finally:
        connection.close()
        house.tables.leave(table, connection)
        for task in tasks:
            task.cancel()


async def keep_time(connection: Connection, proxied: bool) -> None:
    """How far away the browser is gets measured: quickly at first, then as long as the connection is there."""
    line: MeasuredLine = connection.socket.state.line
    line.heard = partial(believe, connection.line.watch, line, proxied)
    for k in itertools.count():
        connection.ask_time()
        line.ping()
        await asyncio.sleep(QUICKLY if k < BURST else EVERY)


class Listener:
    """What somebody says over a socket is heard where it arrives: no task waits for it."""

    __slots__ = "_connection", "_deeds", "_limits", "_line", "_signs", "_table", "_turned_away"

    def __init__(self, connection: Connection, table: Table, limits: Limits):
        self._connection, self._table, self._limits = connection, table, limits
        self._line: Pipe = connection.socket.state.line
        self._deeds = Bucket(limits.messages, limits.messages_a_second)
        self._signs = Bucket(limits.signs, limits.signs_a_second)
        self._turned_away: asyncio.Task[None] | None = None

    async def listen(self, hears: Callable[[bytes], None]) -> None:
        """Somebody is there until the socket closes."""
        self._line.forget_its_opening()
        self._line.hears = hears
        while (received := await self._connection.socket.receive())["type"] != "websocket.disconnect":
            hears(received.get("bytes") or received.get("text", "").encode())  # it came before anybody listened

    def hear(self, text: bytes, came: float | None = None) -> None:
        """People do only so much in a second; signs of where hands are come faster, and too many are passed over."""
        at, message = came or now(), understood(text, self._limits.message_bytes)
        is_sign = isinstance(message, Hand | Tick | Shown)
        left = (self._signs if is_sign else self._deeds).take()
        try:
            if left < -(self._limits.signs_patience if is_sign else self._limits.patience):
                self._turn_away(Refused("too-fast"))
            elif left >= 0:
                self._obey(message, at)
            elif not is_sign:
                raise Refused("too-fast")
        except Refused as refused:
            self._connection.refuse(refused)
        except Exception as error:
            self._connection.break_off(error)

    def _obey(self, message: ClientMessage | Refused, at: float) -> None:
        match message:
            case Refused():
                raise message
            case Speak(language):
                self._connection.language = language
            case Tick(number, there):
                self._connection.line.watch.answer(number, there, at)
            case _:
                self._table.hear(self._connection, message, at)
                if self._table.crowded:
                    self._line.hold()
                    self._table.when_room(self._line.go_on)

    def _turn_away(self, refused: Refused) -> None:
        self._line.hears = ignore
        self._turned_away = asyncio.ensure_future(self._connection.turn_away(refused))


def ignore(text: bytes) -> None:
    """Who is sent away is not heard any more."""


def understood(text: bytes, most: int) -> ClientMessage | Refused:
    """What is said, or why it can't be understood."""
    try:
        if len(text) > most:
            raise Refused("message-too-big", most=most // 1000)
        return read_message(text)
    except Refused as refused:
        return refused


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
