"""A seat for a program: whoever has a say at a table gets a token for it, and the program comes with that."""

import secrets
from functools import partial

from itsdangerous import BadSignature
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketState

from splendide.core.errors import Refused
from splendide.server.limits import Bucket
from splendide.server.names import clean_name
from splendide.server.protocol.lobby import Token
from splendide.server.store.base import DrivenElsewhereError
from splendide.server.store.rows import PROGRAM, Guest
from splendide.server.table import seating
from splendide.server.table.programs import ProgramConnection
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, language_of
from splendide.server.web.house import TheHouse, address_of, house_of
from splendide.server.web.identity import signer
from splendide.server.web.relay import COME_AGAIN, here_or_there, passed, said_through

SALT = "program"  # of the tokens


async def make_token(request: Request) -> Response:
    """For one program at one table; it is the same player whenever it comes with it."""
    house = house_of(request)
    house.require_welcome(request)
    row = await house.table_row(request, request.path_params["table"].lower())
    guest = (await house.guest(request)).id
    seating.require_a_say(row, guest, {guest})
    return answer(Token(signer(house.store.key, SALT).sign(f"{row.id}/{secrets.token_hex(12)}").decode()))


def player_of(connection: HTTPConnection, table: str, key: bytes) -> str:
    """Whom the token names, or a refusal."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.query_params.get("token", "")
    try:
        place, _, name = signer(key, SALT).unsign(token).decode().partition("/")
    except (BadSignature, UnicodeError):
        raise Refused("wrong-token") from None
    if place != table:
        raise Refused("wrong-token")
    return PROGRAM + name


async def program_socket(socket: WebSocket) -> None:
    house = house_of(socket)
    name = socket.path_params["table"].lower()
    patience = house.settings.program_patience
    connection = ProgramConnection(socket.state.line, Guest("", ""), language_of(socket), patience)
    try:
        vouched = passed(socket, name, house.store.key)
        if not vouched:
            house.count(socket)
        row = await house.table_row(socket, name)
        connection.guest = player_of(socket, row.id, house.store.key)
        connection.name = clean_name(socket.query_params.get("name") or "program")
        here = partial(attend, socket, connection, name, house, vouched is not None)
        with house.places.taken(connection.guest, address_of(socket), name, relayed=bool(vouched)):
            await (here() if vouched else here_or_there(socket, connection, name, house, here))
    except DrivenElsewhereError:
        await socket.close(COME_AGAIN)
    except Refused as refused:
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        connection.turn_away(refused)


async def attend(socket: WebSocket, connection: ProgramConnection, name: str, house: TheHouse, relayed: bool) -> None:
    """The program is at the table until its socket closes."""
    table = await house.tables.join(name, connection)
    try:
        await socket.accept()
        connection.sit_down(table)
        connection.open(socket.state.line, table.compose)
        deeds = Bucket(house.limits.messages, house.limits.messages_a_second)
        await listen(socket, connection, deeds, house, relayed)
    finally:
        connection.close()
        connection.leave()
        house.tables.leave(table, connection)


async def listen(
    socket: WebSocket, connection: ProgramConnection, deeds: Bucket, house: TheHouse, relayed: bool
) -> None:
    """It answers as often as people may do something."""
    while (received := await socket.receive())["type"] != "websocket.disconnect":
        text = received.get("text") or received.get("bytes") or ""
        text = said_through(text) if relayed else text
        left = deeds.take()
        if left < -house.limits.patience or len(text) > house.limits.message_bytes:
            raise Refused("too-fast")
        if left >= 0:
            connection.hear(text)


ROUTES = [
    Address("POST", "/api/tables/{table}/programs", make_token, answers=Token),
    WebSocketRoute("/api/tables/{table}/program", program_socket),
]
