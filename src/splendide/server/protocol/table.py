"""What a table says to the browsers that are there.

What is left out of a frame is as it was; the first one of a socket is whole, so reconnecting is receiving one frame.
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from splendide.bots.expecting import Unit
from splendide.server.protocol.words import Level, Time


class FromServer(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True):
    """Something the server tells one socket."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there."""

    kind: Literal["empty", "person", "bot"]
    name: str  # "" when empty; a bot's is its level
    level: Level | None
    mine: bool  # on this device
    here: bool  # a bot, or a person with an open connection
    replaced: bool  # a bot that plays on for a person who went away
    conceded: bool  # for good
    host: bool  # who may arrange the table
    again: bool  # wants to play another match
    beside: str  # who else is on the same device, at a public table: a name; "" nobody
    program: bool  # somebody's program plays there
    bot_in: float | None  # of who is away from a match: seconds until a bot may play on; 0 of who keeps others waiting
    face: str  # of a person; "": none


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    public: bool
    chat: bool  # people may write what they like
    hints: bool  # whoever owes a decision may ask a teacher
    time: Time  # how long everybody may think
    name: str  # as its host calls it, "" mostly
    locked: bool  # nobody else may sit down
    removed: bool  # the host does not want you to sit here
    watched: bool  # who has no seat may look on
    host: bool  # you may arrange it
    options: dict[str, Any]
    seats: list[SeatInfo]
    spectators: int
    stage: Literal["gathering", "starting", "playing", "over"]


class HappenedInfo(msgspec.Struct, frozen=True):
    """A move that everybody, or only you, may know by now."""

    number: int  # counted through all that was revealed in the match, to anybody
    seat: int  # 30: nature
    move: str
    shown: str  # what the world showed with it, as one word: how things settled, when a hand touched; "" mostly
    late: bool | UnsetType = UNSET  # there if it was made for somebody whose time was up


class OwnView(msgspec.Struct, frozen=True):
    """What one seat alone saw of a moment."""

    seat: int
    own: msgspec.Raw  # the game's Own


class SeenView(OwnView, frozen=True, kw_only=True):
    """The same of a seat of mine, and of which moment."""

    number: int


class Moment(msgspec.Struct, frozen=True):
    """A position that was revealed, and what led to it."""

    number: int  # how many moves had been revealed by then, to anybody
    happened: list[HappenedInfo]
    view: msgspec.Raw  # the game's View: what all see


class SeatView(msgspec.Struct, frozen=True):
    """What one seat of mine alone sees of the newest moment, and what it may do."""

    seat: int
    question: int
    owes: bool
    moves: list[str]  # legal now, in notation
    can_take_back: bool
    own: msgspec.Raw  # the game's Own; null in a game where nobody sees more than the others


class ResultInfo(msgspec.Struct, frozen=True):
    """The end: points with tie-breaks, winners, and what proves that nature was fair."""

    points: list[list[int]]  # by seat: points, then tie-breaks
    winners: list[int]
    secret: str
    nonces: list[str]  # by seat; "" where none came in time, and for bots: the house's share is the secret


class ClockInfo(msgspec.Struct, frozen=True):
    """Since when and how long each seat may think, in milliseconds of the server's clock."""

    now: float
    asked: list[float]  # by seat: when its present decision was asked
    limits: list[float | None]  # by seat: how long it has, None without end
    races: bool  # it counts who is quick: nobody asks a teacher then


class TimeInfo(msgspec.Struct, frozen=True):
    """The clocks of the seats, in milliseconds of the server's clock."""

    now: float
    left: list[float]  # by seat: how much it had when its clock began to run, or has while it stands still
    since: list[float | None]  # by seat: when its clock began to run; None: it stands still


class MatchInfo(msgspec.Struct, frozen=True):
    """What is new of a match, or all of it: then the commitment is there."""

    id: str
    waiting: list[int]  # seats that owe a decision
    face_down: list[str]  # by seat: what all see of its choice before that is revealed; none in most games
    commitment: str | UnsetType = UNSET
    history: list[HappenedInfo] | UnsetType = UNSET  # moves of moments that are not sent, the oldest first
    moments: list[Moment] | UnsetType = UNSET  # new ones, the oldest first: the last is the newest there is
    seen: list[SeenView] | UnsetType = UNSET  # what my seats alone saw of those before it; `mine` says it of the newest
    mine: list[SeatView] | UnsetType = UNSET  # those of my seats for which something has changed
    result: ResultInfo | UnsetType = UNSET  # when the match is over
    clock: ClockInfo | UnsetType = UNSET  # in games that know time, when somebody is asked
    time: TimeInfo | UnsetType = UNSET  # at tables with a clock, when a seat's begins to run or stops


class Frame(FromServer, frozen=True):
    """What has changed at the table, as this socket may see it."""

    table: TableInfo | UnsetType = UNSET
    match: MatchInfo | UnsetType | None = UNSET  # None: there is none any more
    head: str | UnsetType = (
        UNSET  # of the match's log, when something was revealed: kept, it shows a log rewritten later
    )


class Refusal(FromServer, frozen=True):
    """What you asked can't be, and nothing has changed. `name` is for programs, `sentence` for you."""

    name: str
    sentence: str


class Said(FromServer, frozen=True):
    """Somebody at the table spoke: a phrase and its target, or a text. It is heard now and kept nowhere."""

    seat: int | None
    name: str
    phrase: str | None
    target: str | None
    text: str | None
    at: float  # seconds since 1970


class HintedMove(msgspec.Struct, frozen=True):
    """One of the best moves that were found."""

    move: str  # in the game's notation
    behind: float  # how much less it is worth than the best, in the unit
    chance: float  # how often it should be made: less than 1 where it is best to vary


class Hinted(FromServer, frozen=True):
    """The answer to a Hint, for you alone."""

    match: str
    seat: int
    question: int
    moves: list[HintedMove]  # at most three, the first one first
    unit: Unit
    sentence: str  # why


class Clock(FromServer, frozen=True):
    """What time it is here, to be answered with a Tick at once, and what has been measured of your connection."""

    id: int
    now: float  # milliseconds
    offset: float | None  # this clock minus yours
    latency: float | None  # there and back, in milliseconds, as far as it is made up for
    beyond: float  # what is not: the line is longer than this house makes up for


class HandInfo(msgspec.Struct, frozen=True):
    seat: int
    at: list[float]  # empty: withdrawn


class Hands(FromServer, frozen=True):
    """Where the hands are that have moved. Nobody keeps it."""

    hands: list[HandInfo]


ServerMessage = Frame | Refusal | Said | Hinted | Clock | Hands
