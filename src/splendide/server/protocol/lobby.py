"""The house over HTTP: what there is to play, and which tables there are."""

from typing import Any, Literal

import msgspec

from splendide.server.protocol.people import Me, Player
from splendide.server.protocol.words import Level, Number, Time


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: list[Any]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    texts: str  # the game's Fluent texts in the reader's language
    talk: list[str]  # the phrases that may be said at its table
    hints: bool  # a teacher can judge its moves
    tutorial: bool  # there is a first match that teaches it
    figures: dict[str, Literal["more", "less"]]  # what is remembered besides points, and which is better
    cards: list[dict[str, Any]]  # what its box holds, as the game describes it; nothing where it doesn't


class House(msgspec.Struct, frozen=True):
    """GET /api/house: who you are and what there is to play."""

    version: str
    me: Me
    games: list[GameInfo]
    compiling: list[str]  # the games whose rules are still being compiled: one can gather, and begins a little later
    levels: list[Level]
    push_key: str  # with which a browser asks to be told whose turn it is; "": this house tells nobody


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    seats: Number | None = None
    options: dict[str, Any] = {}
    public: bool = False
    time: Time | None = None  # None: normal at a public table, relaxed among friends


class Quick(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/quick: a public table where somebody waits for players of this game, else a new one."""

    game: str


class Token(msgspec.Struct, frozen=True):
    """POST /api/tables/{table}/programs: with it a program takes a seat at this table, and comes back to it."""

    token: str


class ShortCode(msgspec.Struct, frozen=True):
    """POST /api/tables/{table}/code: to be said or typed, it leads to the table for so many seconds."""

    code: str
    seconds: float


class TypedCode(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/codes: the table to which it leads is wanted."""

    code: str


class Made(msgspec.Struct, frozen=True):
    """The answer: where the table is."""

    table: str


class ListedTable(msgspec.Struct, frozen=True):
    """A public table."""

    id: str
    game: str
    stage: Literal["gathering", "starting", "playing", "over"]
    seats: int
    free: int
    players: list[Player]  # who sits there
    name: str  # as its host calls it, "" mostly


class TableList(msgspec.Struct, frozen=True):
    """GET /api/tables?page=0: public tables, the newest first."""

    tables: list[ListedTable]
    pages: int
