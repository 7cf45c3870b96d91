"""How each header line of a record is written and read: plain words, numbers, hexadecimal or JSON, on one line."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

NO_NONCE = "-"


def _visible(text: str) -> str:
    """JSON on one line: what can't be printed is escaped, so no name can break a line or hide another."""
    return "".join(character if character.isprintable() else _escaped(character) for character in text)


def _escaped(character: str) -> str:
    units = character.encode("utf-16-be").hex()
    return "".join(f"\\u{units[i : i + 4]}" for i in range(0, len(units), 4))


def _write_json(value: Any) -> str:
    return _visible(msgspec.json.encode(value).decode())


def _write_names(names: list[str]) -> str:
    return _write_json([name.encode("utf-8", "replace").decode() for name in names])


def _whole(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]+", text):
        raise ValueError(text)
    return int(text)


def _numbers(text: str) -> list[int]:
    if not text.strip():
        raise ValueError(text)
    return [_whole(word) for word in text.split()]


def _hexadecimal(text: str) -> bytes:
    if not re.fullmatch(r"([0-9a-f]{2})+", text):
        raise ValueError(text)
    return bytes.fromhex(text)


@dataclass(frozen=True)
class _Form:
    write: Callable[[Any], str]
    read: Callable[[str], Any]


FORMS = {
    "game": _Form(str, str),
    "match": _Form(str, str),
    "seats": _Form(str, _whole),
    "players": _Form(_write_names, lambda text: msgspec.json.decode(text.encode(), type=list[str])),
    "options": _Form(_write_json, lambda text: msgspec.json.decode(text.encode(), type=dict[str, Any])),
    "commitment": _Form(str, lambda text: _hexadecimal(text).hex()),
    "nonces": _Form(
        lambda nonces: " ".join(nonce.hex() or NO_NONCE for nonce in nonces),
        lambda text: [b"" if word == NO_NONCE else _hexadecimal(word) for word in text.split()],
    ),
    "world": _Form(str, str),
    "secret": _Form(bytes.hex, _hexadecimal),
    "points": _Form(
        lambda rows: ", ".join(" ".join(map(str, row)) for row in rows),
        lambda text: [_numbers(row) for row in text.split(",")],
    ),
    "winners": _Form(lambda seats: " ".join(map(str, seats)), _numbers),
}
