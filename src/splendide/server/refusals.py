"""Refusals on their way out, and messages on their way in."""

import re
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.texts import best_language, sentence
from splendide.server.protocol import ClientMessage, Refusal

T = TypeVar("T")

JSON = "application/json"
STATUS = {
    "foreign-origin": 403,
    "unknown-address": 404,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-table": 404,
    "wrong-method": 405,
    "match-not-over": 409,
    "message-too-big": 413,
    "too-fast": 429,
    "broken": 500,
    "not-saved": 503,
}
_PATH = re.compile(r"`(\$[^`]*)`")


def language_of(connection: HTTPConnection) -> str:
    """What the reader asked for in the address, else what the browser prefers."""
    wanted = connection.query_params.get("language") or connection.headers.get("accept-language", "")
    return best_language(wanted)


def refusal(refused: Refused, language: str) -> Refusal:
    return Refusal(refused.name, sentence(refused, language))


def refusal_response(request: HTTPConnection, refused: Refused) -> Response:
    body = msgspec.json.encode(refusal(refused, language_of(request)))
    return Response(body, STATUS.get(refused.name, 422), media_type=JSON)


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type=JSON, headers={"cache-control": "no-store"})


async def body_of(request: Request, type_: type[T], most: int) -> T:
    """The request's body, typed, or a refusal. What is too long is not read."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("message-too-big", most=most // 1000)
    return _decode(msgspec.json.Decoder(type_), body)


_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes) -> ClientMessage:
    """What the browser says, or a refusal."""
    return _decode(_MESSAGE, text)


def _decode(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as wrong:
        raise _misunderstood(str(wrong)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("not-json") from None


def _misunderstood(complaint: str) -> Refused:
    where = _PATH.search(complaint)
    if (where and where[1] == "$.type") or "required field `type`" in complaint:
        return Refused("unknown-message")
    return Refused("wrong-message", where=where[1] if where else "$")
