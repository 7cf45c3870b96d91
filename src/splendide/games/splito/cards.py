"""The cards of the box as tables: number cards first, colour by colour, then the objectives of `data.toml`.

A card is a small integer; its copies are told apart only as pieces in the deck. Every objective asks one
question, how much of something lies in the zone, and is met when the answer is from LEAST to MOST.
"""

import re
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

Family = Literal["number", "majority", "value", "variety", "zone"]
Kind = Literal[
    "majority-colour",
    "majority-value",
    "none-of-value",
    "pair-of-value",
    "these-colours",
    "colours-exactly",
    "values-exactly",
    "size-under",
    "size-at-least",
    "size-exactly",
]
Param = str | int | list[str]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the data file."""

    id: str
    kind: Kind
    param: Param
    points: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    colours: list[str]
    values: int
    copies: int
    objectives: list[Objective]


BOX = msgspec.convert(tomllib.loads((Path(__file__).parent / "data.toml").read_text(encoding="utf-8")), Box)

COLOURS = len(BOX.colours)
VALUES = BOX.values
NUMBERS = COLOURS * VALUES  # different number cards: card = colour * VALUES + value - 1
DIFFERENT = NUMBERS + len(BOX.objectives)
CARDS = NUMBERS * BOX.copies + len(BOX.objectives)
MANY = 1000  # as a limit: no limit

# What an objective counts in a zone:
OF_COLOUR, OF_VALUE, COLOURS_AMONG, DIFFERENT_VALUES, SIZE = range(5)


class Asks(msgspec.Struct, frozen=True):
    """What an objective of some kind counts, and which counts meet it."""

    family: Family
    what: int
    which: int  # the colour, the value, the colours as a bit mask
    least: int
    most: int


def _colour(name: Any) -> int:
    return BOX.colours.index(name)


def _value(value: Any) -> int:
    return range(1, VALUES + 1).index(value)


def _colours(names: Any) -> int:
    return sum({1 << _colour(name) for name in names})


def _asks(kind: Kind, param: Any) -> Asks:
    every_colour = (1 << COLOURS) - 1
    match kind:
        case "majority-colour":  # LEAST is one more than in any other zone: the rules say so
            return Asks("majority", OF_COLOUR, _colour(param), 1, MANY)
        case "majority-value":
            return Asks("majority", OF_VALUE, _value(param), 1, MANY)
        case "none-of-value":
            return Asks("value", OF_VALUE, _value(param), 0, 0)
        case "pair-of-value":
            return Asks("value", OF_VALUE, _value(param), 2, 2)
        case "these-colours":
            return Asks("variety", COLOURS_AMONG, _colours(param), len(param), len(param))
        case "colours-exactly":
            return Asks("variety", COLOURS_AMONG, every_colour, int(param), int(param))
        case "values-exactly":
            return Asks("variety", DIFFERENT_VALUES, 0, int(param), int(param))
        case "size-under":
            return Asks("zone", SIZE, 0, 0, int(param) - 1)
        case "size-at-least":
            return Asks("zone", SIZE, 0, int(param), MANY)
        case "size-exactly":
            return Asks("zone", SIZE, 0, int(param), int(param))


_ID = re.compile(r"(?!zone-)[^\s/]+")  # moves and what one points at are made of it, and zones are called so


def _read(objective: Objective) -> Asks:
    if not _ID.fullmatch(objective.id):
        raise ValueError(f"data.toml of Splito: {objective.id!r}: an id is one word without a slash, and no zone-…")
    try:
        return _asks(objective.kind, objective.param)
    except (ValueError, TypeError) as wrong:
        raise ValueError(f"data.toml of Splito: {objective.id}: bad param {objective.param!r}") from wrong


ASKS = [_read(objective) for objective in BOX.objectives]
NUMBER_NAMES = [f"{colour}-{value}" for colour in BOX.colours for value in range(1, VALUES + 1)]
NAMES = NUMBER_NAMES + [objective.id for objective in BOX.objectives]
CARD = {name: card for card, name in enumerate(NAMES)}
OBJECTIVES = {objective.id: objective for objective in BOX.objectives}
if len(CARD) != DIFFERENT:
    raise ValueError("data.toml of Splito: two cards have the same id")

SYMBOLS: dict[str, str] = {"majority-value": "star", "majority-colour": "moon"}


def _table(numbers: int, objectives: list[int]) -> Any:
    """A column over all cards: the same for the number cards, then the objectives' own."""
    return np.array([numbers] * NUMBERS + objectives, np.int64)


COPIES = _table(BOX.copies, [1] * len(ASKS))
CARD_OF = np.repeat(np.arange(DIFFERENT), COPIES)  # by piece of cardboard, copies next to each other
PIECE = np.cumsum(COPIES) - COPIES  # the first piece of each card
POINTS = _table(0, [objective.points for objective in BOX.objectives])
MAJORITY = _table(0, [int(asks.family == "majority") for asks in ASKS])
WHAT = _table(0, [asks.what for asks in ASKS])
WHICH = _table(0, [asks.which for asks in ASKS])
LEAST = _table(0, [asks.least for asks in ASKS])
MOST = _table(0, [asks.most for asks in ASKS])
NAMED = _table(0, [int(objective.kind == "these-colours") for objective in BOX.objectives])  # it says which colours


def _of_kind(kind: Kind) -> Any:
    return np.array([CARD[o.id] for o in BOX.objectives if o.kind == kind], np.int64)


STARS = _of_kind("majority-value")
MOONS = _of_kind("majority-colour")
if not len(STARS) or not len(MOONS):
    raise ValueError("data.toml of Splito: there must be a Star and a Moon for the middle of the table")


def _number_row(card: int) -> dict[str, Any]:
    colour, value = divmod(card, VALUES)
    param = [BOX.colours[colour], value + 1]
    return {"id": NAMES[card], "family": "number", "kind": "number", "param": param, "points": 0, "symbol": None}


def _objective_row(objective: Objective, asks: Asks) -> dict[str, Any]:
    symbol = SYMBOLS.get(objective.kind)
    return {"id": objective.id, "family": asks.family, **_said(objective), "symbol": symbol}


def _said(objective: Objective) -> dict[str, Any]:
    return {"kind": objective.kind, "param": objective.param, "points": objective.points}


def cards() -> list[dict[str, Any]]:
    """Every card of the box, each copy a row."""
    numbers = [_number_row(card) for card in range(NUMBERS) for _ in range(BOX.copies)]
    return numbers + [_objective_row(objective, asks) for objective, asks in zip(BOX.objectives, ASKS, strict=True)]
