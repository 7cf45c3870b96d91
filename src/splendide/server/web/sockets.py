"""A table's socket: who is there, what they say, what they hear."""

import asyncio
import itertools
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, Limits, home_of
from splendide.server.now import now
from splendide.server.protocol import ClientMessage, Hand, Shown, Speak, Tick
from splendide.server.realtime.measured import MeasuredLine, believe
from splendide.server.realtime.pipe import Pipe
from splendide.server.table.connection import Connection
from splendide.server.table.table import Table
from splendide.server.web.answers import language_of, refusal_response
from splendide.server.web.house import TheHouse, address_of, house_of, require_origin
from splendide.server.wire import read_message

BURST = 5  # measurements when somebody has come
QUICKLY, EVERY = 0.1, 1.0  # seconds until the next: in the burst, and then, so that a match begins well measured


async def table_socket(socket: WebSocket) -> None:
    house = house_of(socket)
    try:
        require_origin(socket, house.settings.origins)
    except Refused as refused:
        await socket.send_denial_response(refusal_response(socket, refused))
        return
    guest = await house.guest(socket)
    connection = Connection(socket, guest, language_of(socket), house.lines.open(guest.id), home_of(address_of(socket)))
    name = socket.path_params["table"].lower()
    try:
        house.count(socket)
        await house.table_row(socket, name)
        with house.places.taken(guest.id, address_of(socket), name):
            await attend(connection, await house.tables.join(name, connection), house)
    except Refused as refused:
        await socket.accept()
        await connection.turn_away(refused)


async def attend(connection: Connection, table: Table, house: TheHouse) -> None:
    """The connection is at the table until it closes."""
    tasks: list[asyncio.Task[None]] = []
    try:
        cookie = house.cookie(connection.socket, connection.guest)
        await connection.socket.accept(headers=[(b"set-cookie", cookie.encode())])
        connection.open(connection.socket.state.line, table.compose, timed=table.knows_time)
        if table.knows_time:
            tasks.append(asyncio.create_task(keep_time(connection, house.settings.proxied)))
        await Listener(connection, table, house.limits).listen()
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

    async def listen(self) -> None:
        """Somebody is there until the socket closes."""
        self._line.forget_its_opening()
        self._line.hears = self.hear
        while (received := await self._connection.socket.receive())["type"] != "websocket.disconnect":
            self.hear(received.get("bytes") or received.get("text", "").encode())  # it came before anybody listened

    def hear(self, text: bytes) -> None:
        """People do only so much in a second; signs of where hands are come faster, and too many are passed over."""
        at, message = now(), understood(text, self._limits.message_bytes)
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
