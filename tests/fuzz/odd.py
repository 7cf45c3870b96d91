"""Odd values, and sensible ones that are a little wrong: whatever fits a type, nearly fits it, or doesn't at all."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect

NUMBERS = [0, 1, 2, -1, 7, 29, 30, 31, 999, 2**31, -(2**31), 2**63, 10**100, 1e308, -0.0, 0.5]
TEXTS = [
    "",
    " ",
    "\0",
    "a",
    "Ann",
    "\u202e",
    "é" * 40,
    "😀",
    "\ud83d",
    "x" * 300,
    "../..",
    "<b>",
    "0",
    "null",
    "take-back",
]
MOST = 4  # things in a list


class Odd:
    def __init__(self, chance: random.Random):
        self.chance = chance

    def value(self, depth: int = 2) -> Any:
        """Any JSON."""
        kinds: list[Callable[[], Any]] = [self.text, self.number, lambda: None, lambda: self.chance.random() < 0.5]
        if depth:
            kinds.append(lambda: [self.value(depth - 1) for _ in range(self.chance.randrange(MOST))])
            kinds.append(lambda: {self.text(): self.value(depth - 1) for _ in range(self.chance.randrange(MOST))})
        return self.chance.choice(kinds)()

    def text(self) -> str:
        if self.chance.random() < 0.5:
            return self.chance.choice(TEXTS)
        size = self.chance.choice((1, 3, 12, 200))
        return "".join(chr(self.chance.choice((self.chance.randrange(32, 127), 233, 0x2028))) for _ in range(size))

    def number(self) -> float:
        return self.chance.choice((*NUMBERS, self.chance.randrange(-5, 40), self.chance.uniform(-1e4, 1e4)))

    def fitting(self, kind: inspect.Type) -> Any:
        """Something of this type, mostly; now and then anything at all."""
        if self.chance.random() < 0.1:
            return self.value()
        match kind:
            case inspect.StrType():
                return self.text()
            case inspect.IntType() | inspect.FloatType():
                return self.chance.choice((0, 1, 2, self.number()))
            case inspect.BoolType():
                return self.chance.random() < 0.5
            case inspect.LiteralType(values):
                return self.chance.choice(values)
            case inspect.UnionType(types):
                return self.fitting(self.chance.choice(types))
            case inspect.ListType(item_type=item):
                return [self.fitting(item) for _ in range(self.chance.randrange(MOST))]
            case inspect.DictType(key_type=key, value_type=value):
                return {str(self.fitting(key)): self.fitting(value) for _ in range(self.chance.randrange(MOST))}
            case _:
                return None if isinstance(kind, inspect.NoneType) else self.value()

    def struct(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        """Its fields, some of them left out where that may be, or where it may not."""
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        given = {"type": info.tag} if info.tag else {}
        for field in info.fields:
            if self.chance.random() < (0.97 if field.required else 0.5):
                given[field.name] = self.fitting(field.type)
        return given

    def garbled(self, text: str) -> str:
        """One thing in it is another, gone, twice, or elsewhere."""
        if not text:
            return self.text()
        at, to = sorted(self.chance.randrange(len(text)) for _ in range(2))
        piece = text[at:to]
        put = self.chance.choice(("", self.text(), piece * 2, piece[::-1], str(self.number()), piece.upper()))
        return text[:at] + put + text[to:]


def written(value: Any) -> str:
    """As JSON, with whatever Python would write that is none; half characters are escaped, as programs do."""
    return sendable(json.dumps(value, ensure_ascii=any(map(_is_half, str(value)))))


def sendable(text: str) -> str:
    """With a question mark for what no text can have in it that comes in bytes."""
    return text.encode("utf-8", "replace").decode()


def _is_half(character: str) -> bool:
    return "\ud800" <= character <= "\udfff"
