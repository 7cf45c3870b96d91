"""Messages on their way in, and refusals on their way out."""

import re
from typing import TypeVar

import msgspec

from splendide.core.errors import Refused
from splendide.core.texts import sentence
from splendide.server.protocol.browser import ClientMessage
from splendide.server.protocol.table import Refusal

T = TypeVar("T")

_PATH = re.compile(r"`(\$[^`]*)`")
_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def refusal(refused: Refused, language: str) -> Refusal:
    return Refusal(refused.name, sentence(refused, language))


def read_message(text: str | bytes) -> ClientMessage:
    """What the browser says, or a refusal."""
    return decode(_MESSAGE, text)


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What the JSON says, typed, or a refusal."""
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
