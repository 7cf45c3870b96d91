"""A table's socket: who is there, what they say, what they hear."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, home_of
from splendide.server.now import now
from splendide.server.protocol.browser import ClientMessage, Hand, Shown, Speak, Tick
from splendide.server.realtime.measured import MeasuredLine, believe
from splendide.server.realtime.mirror import MirroredLine
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
    Headers,
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
    guest, line = await house.guest(socket), socket.state.line
    connection = Connection(line, guest, language_of(socket), house.lines.open(guest.id), home_of(address_of(socket)))
    try:
        house.count(socket)
        await house.table_row(socket, name)
        give_back = house.places.take(guest.id, address_of(socket), name)
        cookie = [(b"set-cookie", house.cookie(socket, guest).encode())]
        here = partial(come_in, socket, connection, name, house, cookie)
        await stay(here_or_there(socket, connection, name, house, here, cookie), give_back)
    except Refused as refused:
        await socket.accept()
        connection.turn_away(refused)


async def stay(coming: Awaitable["Listener | None"], give_back: Callable[[], None]) -> None:
    """Whoever comes is there, and has a place until the socket closes; where another server was reached, it has."""
    listener = None
    try:
        listener = await coming
    finally:
        if listener is None:
            give_back()
    if listener:
        listener.stay(give_back)


async def come_relayed(socket: WebSocket, house: TheHouse, vouched: Pass) -> None:
    """Somebody comes whose socket another server holds; if the table is driven elsewhere by now, they come again."""
    guest = await identity.welcome(house.store, vouched.guest, vouched.language)
    connection = Connection(socket.state.line, guest, vouched.language, MirroredLine(now()), home_of(vouched.address))
    try:
        give_back = house.places.take(guest.id, vouched.address, vouched.table, relayed=True)
        await stay(come_in(socket, connection, vouched.table, house), give_back)
    except DrivenElsewhereError:
        await socket.close(COME_AGAIN)
    except Refused as refused:
        await socket.accept()
        connection.turn_away(refused)


async def come_in(
    socket: WebSocket, connection: Connection, name: str, house: TheHouse, headers: Headers = ()
) -> "Listener":
    """The connection is at the table, and told things."""
    table, line = await house.tables.join(name, connection), connection.line
    mirrored = line if isinstance(line, MirroredLine) else None
    listener = Listener(connection, socket.state.line, table, house)
    try:
        await socket.accept(headers=headers)
        pipe = CountedPipe(socket.state.line, mirrored) if mirrored else socket.state.line
        connection.open(pipe, table.compose, timed=table.knows_time)
    except BaseException:
        listener.leave()
        raise
    return listener


async def keep_time(connection: Connection, line: MeasuredLine, proxied: bool) -> None:
    """How far away the browser is gets measured: quickly at first, then as long as the connection is there."""
    line.heard = partial(believe, connection.line.watch, line, proxied)
    for k in itertools.count():
        connection.ask_time()
        line.ping()
        await asyncio.sleep(QUICKLY if k < BURST else EVERY)


class Listener:
    """Somebody at a table: what they say over their socket is heard where it arrives, and no task waits for it."""

    __slots__ = "_connection", "_deeds", "_give_back", "_house", "_limits", "_line", "_measuring", "_signs", "_table"

    def __init__(self, connection: Connection, line: MeasuredLine, table: Table, house: TheHouse):
        self._connection, self._line, self._table, self._house = connection, line, table, house
        self._limits = limits = house.limits
        self._deeds = Bucket(limits.messages, limits.messages_a_second)
        self._signs = Bucket(limits.signs, limits.signs_a_second)
        self._measuring: asyncio.Task[None] | None = None

    def stay(self, give_back: Callable[[], None]) -> None:
        """They are there until the socket closes; then their place is free."""
        line = self._connection.line
        mirrored = line if isinstance(line, MirroredLine) else None
        if self._table.knows_time:
            measuring = (
                compare_clocks(self._line, mirrored)
                if mirrored
                else keep_time(self._connection, self._line, self._house.settings.proxied)
            )
            self._measuring = asyncio.create_task(measuring)
        hears = partial(hear_through, mirrored, self.hear) if mirrored else self.hear
        self._give_back = give_back
        self._line.stay(hears, self._go)

    def _go(self) -> None:
        self._give_back()
        self.leave()

    def leave(self) -> None:
        """They are there no more."""
        self._connection.close()
        self._house.tables.leave(self._table, self._connection)
        if self._measuring:
            self._measuring.cancel()

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
        self._connection.turn_away(refused)


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
