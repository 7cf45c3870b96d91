"""A table's socket: who is there, what they say, what they hear."""

import asyncio
import itertools
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.limits import Bucket, Limits
from splendide.server.now import now
from splendide.server.protocol import ClientMessage, Hand, Shown, Speak, Tick
from splendide.server.realtime.measured import MeasuredLine, believe
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
    connection = Connection(socket, guest, language_of(socket), house.lines.open(guest.id))
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
        await listen(connection, table, house.limits)
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


async def listen(connection: Connection, table: Table, limits: Limits) -> None:
    """People do only so much in a second; signs of where their hands are come faster, and too many are passed over."""
    deeds = Bucket(limits.messages, limits.messages_a_second)
    signs = Bucket(limits.signs, limits.signs_a_second)
    while (received := await connection.socket.receive())["type"] != "websocket.disconnect":
        at = now()
        message = understood(received.get("text") or received.get("bytes") or "", limits.message_bytes)
        is_sign = isinstance(message, Hand | Tick | Shown)
        left = (signs if is_sign else deeds).take()
        if left < -(limits.signs_patience if is_sign else limits.patience):
            await connection.turn_away(Refused("too-fast"))
            return
        try:
            if left >= 0:
                await hear(connection, table, message, at)
            elif not is_sign:
                raise Refused("too-fast")
        except Refused as refused:
            connection.refuse(refused)


def understood(text: str | bytes, most: int) -> ClientMessage | Refused:
    """What is said, or why it can't be understood."""
    try:
        if len(text.encode() if isinstance(text, str) else text) > most:
            raise Refused("message-too-big", most=most // 1000)
        return read_message(text)
    except Refused as refused:
        return refused


async def hear(connection: Connection, table: Table, message: ClientMessage | Refused, received: float) -> None:
    match message:
        case Refused():
            raise message
        case Speak(language):
            connection.language = language
        case Tick(number, at):
            connection.line.watch.answer(number, at, received)
        case _:
            await table.hear(connection, message, received)


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
