"""What can be chosen about a match: the fields of a game's Options, each with all its choices."""

from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect

from splendide.core.errors import Refused


class Option(NamedTuple):
    name: str
    choices: list[Any]
    default: Any


def options_of(kind: type[msgspec.Struct]) -> list[Option]:
    return [Option(field.name, _choices(field.type), field.default) for field in msgspec.structs.fields(kind)]


def _choices(kind: Any) -> list[Any]:
    """All of them, a few words in the order in which the game names them."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    match inspect.type_info(kind):
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1))
    raise TypeError(f"an option must be one of a few words, yes or no, or a number with both its ends: {kind}")


def plain(choice: Any) -> str:
    """A choice as one types it."""
    return choice if isinstance(choice, str) else msgspec.json.encode(choice).decode()


def read_options(kind: type[msgspec.Struct], given: Any) -> msgspec.Struct:
    """The typed options out of plain values, those not given at their defaults; or a refusal."""
    if not isinstance(given, dict):
        raise Refused("bad-options")
    known = {option.name: option for option in options_of(kind)}
    return kind(**{name: _chosen(known, name, value) for name, value in given.items()})


def type_options(kind: type[msgspec.Struct], typed: dict[str, str]) -> dict[str, Any]:
    """The values meant by what somebody typed: `true` is a truth where the option wants one, else a word."""
    meant = {(option.name, plain(choice)): choice for option in options_of(kind) for choice in option.choices}
    return {name: meant.get((name, text), text) for name, text in typed.items()}


def _chosen(known: dict[str, Option], name: str, value: Any) -> Any:
    if name not in known:
        raise Refused("unknown-option", option=str(name)[:40], options=", ".join(known) or "–")
    choices = known[name].choices
    if not any(type(value) is type(choice) and value == choice for choice in choices):
        raise Refused("bad-option", option=name, value=plain(value)[:40], choices=", ".join(map(plain, choices)))
    return value
