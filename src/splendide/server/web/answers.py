"""What goes out over HTTP: answers, and refusals in the reader's language."""

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.texts import best_language
from splendide.server.metrics import COUNTED
from splendide.server.wire import decode, refusal

T = TypeVar("T")

JSON = "application/json"
STATUS = {
    "bad-host": 400,
    "foreign-origin": 403,
    "no-such-decision": 404,
    "no-such-short-code": 404,
    "no-tutorial": 404,
    "unknown-address": 404,
    "unknown-code": 404,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "match-not-over": 409,
    "not-analysed": 409,
    "message-too-big": 413,
    "other-host-name": 421,
    "too-fast": 429,
    "too-many-analyses": 429,
    "too-many-tries": 429,
    "broken": 500,
    "cut-off": 503,
    "maybe-saved": 503,
    "not-ready": 503,
    "not-saved": 503,
}


def language_of(connection: HTTPConnection) -> str:
    """What the reader asked for in the address, else what the browser prefers."""
    wanted = connection.query_params.get("language") or connection.headers.get("accept-language", "")
    return best_language(wanted)


def refusal_response(request: HTTPConnection, refused: Refused) -> Response:
    COUNTED.refusals[refused.name] += 1
    body = msgspec.json.encode(refusal(refused, language_of(request)))
    return Response(body, STATUS.get(refused.name, 422), media_type=JSON)


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type=JSON, headers={"cache-control": "no-store"})


async def body_of(request: Request, type_: type[T], most: int) -> T:
    """The request's body, typed, or a refusal. What is too long is not read."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refused("message-too-big", most=most // 1000)
    except ClientDisconnect:
        raise Refused("not-json") from None  # nobody reads it
    return decode(msgspec.json.Decoder(type_), body)
