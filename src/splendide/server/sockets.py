"""A table's socket: who is there, what they say, what they hear."""

import asyncio

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.connection import Connection
from splendide.server.house import TheHouse, house_of
from splendide.server.identity import stranger
from splendide.server.limits import Bucket, Limits, require_origin
from splendide.server.protocol import Speak
from splendide.server.refusals import language_of, read_message, refusal_response
from splendide.server.table import Table


async def table_socket(socket: WebSocket) -> None:
    house = house_of(socket)
    try:
        require_origin(socket, house.settings.origins)
    except Refused as refused:
        await socket.send_denial_response(refusal_response(socket, refused))
        return
    try:
        connection = Connection(socket, await house.guest(socket), language_of(socket))
        table = await house.tables.find(socket.path_params["table"].lower())
    except Refused as refused:
        await socket.accept()
        await Connection(socket, stranger("", "en"), language_of(socket)).turn_away(refused)
        return
    await attend(connection, table, house)


async def attend(connection: Connection, table: Table, house: TheHouse) -> None:
    """The connection is at the table until it closes."""
    table.join(connection)
    writer = None
    try:
        cookie = house.cookie(connection.socket, connection.guest)
        await connection.socket.accept(headers=[(b"set-cookie", cookie.encode())])
        writer = asyncio.create_task(connection.write(table.compose))
        await listen(connection, table, house.limits)
    finally:
        table.leave(connection)
        house.tables.sleep_soon(table)
        if writer:
            writer.cancel()


async def listen(connection: Connection, table: Table, limits: Limits) -> None:
    bucket = Bucket(limits.messages, limits.messages_a_second)
    while (received := await connection.socket.receive())["type"] != "websocket.disconnect":
        left = bucket.take()
        if left < -limits.patience:
            await connection.turn_away(Refused("too-fast"))
            return
        try:
            if left < 0:
                raise Refused("too-fast")
            await hear(connection, table, received.get("text") or received.get("bytes") or "", limits.message_bytes)
        except Refused as refused:
            connection.refuse(refused)


async def hear(connection: Connection, table: Table, text: str | bytes, most: int) -> None:
    if len(text.encode() if isinstance(text, str) else text) > most:
        raise Refused("message-too-big", most=most // 1000)
    message = read_message(text)
    if isinstance(message, Speak):
        connection.language = message.language
    else:
        await table.hear(connection, message)


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
