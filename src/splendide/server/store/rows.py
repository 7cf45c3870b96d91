"""What is kept, as plain values."""

from typing import Any, Literal, NamedTuple

import msgspec

from splendide.core.log import Entry
from splendide.server.protocol.words import Level, Time

Stage = Literal["gathering", "starting", "playing", "over"]


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    face: str = ""  # as it is drawn from (web/faces.py); "": nobody has chosen one
    listed: bool = True  # on the leaderboards, once rated
    era: int = 0  # cookies of an earlier one are nobody's any more; it never falls


PROGRAM = "program-"  # guests who are programs are called so


class Seat(msgspec.Struct, frozen=True):
    """Empty, a person's (guest), a bot's (level), or a person's on which a bot plays on (both)."""

    guest: str = ""
    name: str = ""  # a person's
    level: Level | None = None
    conceded: bool = False  # the bot has it to the end
    since: int = 0  # moves that had been made when the owner came back to a seat on which a bot had played on
    face: str = ""  # a person's


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    maker: str  # the guest who made it
    public: bool
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    made: float  # seconds since 1970
    stage: Stage = "gathering"
    match: str = ""  # the match being started, played or shown; "" while people gather
    chat: bool = False
    removed: tuple[str, ...] = ()  # guests whom the host does not want to sit here
    hints: bool = False
    time: Time = "none"  # how long everybody may think
    name: str = ""  # as its host calls it
    locked: bool = False  # nobody else may sit down
    watched: bool = True  # who has no seat may look on
    due: float | None = None  # seconds since 1970: when somebody's time will be up, though nobody may be there
    invited: tuple[str, ...] = ()  # guests who are told of it on their first page


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    table: str
    game: str
    options: dict[str, Any]
    names: tuple[str, ...]  # by seat; a bot's is its level, and "" is somebody who wanted to be forgotten
    secret: bytes
    began: float  # seconds since 1970
    nonces: tuple[bytes, ...] | None = None  # by seat; None until the seats have given theirs
    over: bool = False
    world: str = ""  # the engine that says how things settle, and its version; "" where none does
    guests: tuple[str, ...] = ()  # by seat: who played it; "" for a bot's
    points: tuple[tuple[int, ...], ...] = ()  # by seat, once it is over: points, then tie-breaks
    winners: tuple[int, ...] = ()
    faces: tuple[str, ...] = ()  # by seat
    rated: bool = False  # among people alone, each on a device of their own, who all played to its end
    figures: tuple[dict[str, float], ...] = ()  # by seat, once it is over: what the game remembers besides points


class ClockRow(msgspec.Struct, frozen=True, array_like=True):
    """What the clocks of a match said."""

    at: float  # seconds since 1970
    left: tuple[float, ...]  # milliseconds, by seat


class Moves(NamedTuple):
    """Rows of a match's log, from this ply on, and what the clocks said after them, where there are any."""

    match: str
    ply: int
    entries: list[Entry]
    clock: ClockRow | None = None


class AnalysisRow(msgspec.Struct, frozen=True):
    """What a teacher said of a match that is over, as JSON."""

    match: str
    form: int  # other forms are not read any more
    body: bytes


class Rating(NamedTuple):
    """How good somebody is at a game, as far as is known."""

    mean: float
    unsure: float  # one standard deviation
    matches: int


class Rated(NamedTuple):
    """Somebody on a leaderboard."""

    guest: Guest
    rating: Rating


class Met(NamedTuple):
    """Somebody with whom one has played: how often, and where last."""

    guest: Guest
    matches: int
    match: str
    seat: int


class CodeRow(NamedTuple):
    """Whoever knows the code of this hash is this guest; it is the guest's only one."""

    guest: str
    hash: bytes  # b"": there is none any more


class ShortCodeRow(NamedTuple):
    """Whoever types this code soon after it was made is led to this table."""

    code: str
    table: str
    made: float  # seconds since 1970


class Subscription(NamedTuple):
    """Where a browser of this guest can be told something while no page is open, in this language."""

    endpoint: str  # an address of the browser's push service
    guest: str
    key: str  # the browser's public key, base64url
    auth: str  # what only the browser knows besides, base64url
    language: str


class Unsubscribe(NamedTuple):
    """Nothing is sent there any more."""

    endpoint: str


class Erase(NamedTuple):
    """Nothing is known of this guest any more; matches of others stay, without the name."""

    guest: str


Kind = Literal["table", "guest", "match"]


class Visit(NamedTuple):
    """Somebody came, to this table or as this guest."""

    kind: Kind
    id: str


class Forget(NamedTuple):
    """This is kept no longer; of a match, its moves neither."""

    kind: Kind
    id: str


Change = (
    Guest
    | TableRow
    | MatchRow
    | Moves
    | AnalysisRow
    | CodeRow
    | ShortCodeRow
    | Subscription
    | Unsubscribe
    | Visit
    | Forget
    | Erase
)


class Held(NamedTuple):
    """Who writes drives this table under this number: where somebody else has come to drive it, nothing is kept."""

    place: str
    fence: int


class Errand(NamedTuple):
    """Something to be thought out, on another machine if there is one."""

    body: bytes
    urgency: int  # the most urgent is taken first
    patience: float  # seconds after which nobody waits for it any more


class News(NamedTuple):
    """What another server has done, or asks for: a table or a guest is not as before; a guest is to be erased, an
    invitation to be taken back ("table guest"); a table has been taken over; guests have used so much of it (usage.py);
    anything may have happened. Or this one is certain again of what it drives, after it was not."""

    kind: Literal["table", "guest", "erase", "decline", "taken", "used", "all", "certain"]
    name: str
