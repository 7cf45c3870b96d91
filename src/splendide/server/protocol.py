"""What browser and server say to each other over a table's socket, and the lobby's answers.

The browser's types are generated from these structs (`make types`). What is left out of a frame is as it was; the
first one of a socket is whole, so reconnecting is receiving one frame.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from splendide.bots.analysis import Analysis as Analysis
from splendide.bots.expecting import Unit
from splendide.bots.hindsight import Possible as Possible
from splendide.bots.marks import Mark

Level = Literal["random", "novice", "greedy", "search", "master"]
Language = Literal["en", "fr"]
Time = Literal["none", "relaxed", "normal", "fast", "1-day", "3-days", "7-days"]  # how long everybody may think
Number = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]  # nobody means more; sentences can say it
Milliseconds = Annotated[float, msgspec.Meta(ge=-1e15, le=1e15)]
Coordinate = Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]


# --- from the browser -------------------------------------------------------------------------------


class FromBrowser(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a person does at a table."""


class Speak(FromBrowser):
    """From now on, refusals are said in this language."""

    language: Language


class Sit(FromBrowser):
    """Take an empty seat, or another one for somebody else on this device."""

    seat: Number
    name: str | None = None  # None: my own name


class Stand(FromBrowser):
    """Leave a seat of mine, or take a bot away; the host may also remove somebody, who can't sit down again here.

    During a match only a person's seat turned bot can be taken back; who is removed then leaves the seat to a bot.
    """

    seat: Number


class SeatBot(FromBrowser, tag="seatbot"):
    """Put a bot on an empty seat, or, during a match, on the seat of somebody who has been away for a while.

    Where no clock runs, whoever has been waited for a long time counts as away.
    """

    seat: Number
    level: Level


class Arrange(FromBrowser):
    """Change the table: seats, options, hints while no match is played; whether it is listed or has chat any time."""

    seats: Number | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    chat: bool | None = None
    hints: bool | None = None  # only while no match is played
    time: Time | None = None  # likewise
    name: str | None = None  # of the table; "": none
    locked: bool | None = None  # nobody else may sit down
    watched: bool | None = None  # who has no seat may look on


class HandOver(FromBrowser, tag="handover"):
    """Whoever sits there is the host from now on."""

    seat: Number


class Leave(FromBrowser):
    """I leave the match that is played: a bot plays on for my seats under my name, until I come back or to the end."""

    for_good: bool = False  # I concede, and can't come back


class Start(FromBrowser):
    """Begin the match. After one, the host begins another without those who have not agreed: bots take their seats."""


class Again(FromBrowser):
    """Whether I want to play another match, when one is over; it begins when all who have a seat want it."""

    wants: bool


class Nonce(FromBrowser):
    """My share of nature's chance, sent once the commitment has been shown."""

    match: str
    nonce: str  # 32 hexadecimal digits


class Play(FromBrowser):
    seat: Number
    question: Number
    move: str  # in the game's notation


class TakeBack(FromBrowser, tag="takeback"):
    """Withdraw my choice, as long as nobody has seen it."""

    seat: Number
    question: Number


class Hint(FromBrowser):
    """What would a teacher do at my seat, which owes a decision?"""

    seat: Number
    question: Number


class Say(FromBrowser):
    """One of the game's phrases, pointed at something on the table."""

    seat: Number
    phrase: str
    target: str  # in the game's own words, such as `zone-2`


class Chat(FromBrowser):
    """Words of my own, where the table allows them."""

    text: str
    seat: Number | None = None  # None: I speak for no seat, as a host does who only looks on


class Tick(FromBrowser):
    """The answer to a Clock, given at once: what time it is here."""

    id: Number
    at: Milliseconds  # milliseconds of the browser's own clock


class Touch(FromBrowser):
    """A move whose moment counts, such as a grab. It answers no question."""

    seat: Number
    move: str
    at: Milliseconds  # milliseconds of the browser's own clock at the press


class Hand(FromBrowser):
    """Where my hand is, up to twenty times a second, in the game's own coordinates; empty: withdrawn."""

    seat: Number
    at: list[Coordinate]


class Shown(FromBrowser):
    """A moment of the match has been on my screen for as long as it takes, and so has all that came before it."""

    match: str
    number: Number


ClientMessage = (
    Speak
    | Sit
    | Stand
    | SeatBot
    | Arrange
    | HandOver
    | Leave
    | Start
    | Again
    | Nonce
    | Play
    | TakeBack
    | Hint
    | Say
    | Chat
    | Tick
    | Touch
    | Hand
    | Shown
)


# --- from the server --------------------------------------------------------------------------------


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
    """What one seat of mine alone saw of a moment."""

    seat: int
    own: msgspec.Raw  # the game's Own


class Moment(msgspec.Struct, frozen=True):
    """A position that was revealed, and what led to it."""

    number: int  # how many moves had been revealed by then, to anybody
    happened: list[HappenedInfo]
    view: msgspec.Raw  # the game's View: what all see
    own: list[OwnView]  # of my seats; empty in the newest moment, of which `mine` says it


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


# --- the lobby, over HTTP ---------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    choices: list[Any]
    default: Any


class GameInfo(msgspec.Struct, frozen=True):
    slug: str
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    texts: dict[str, str]  # the game's Fluent texts by language
    talk: list[str]  # the phrases that may be said at its table
    hints: bool  # a teacher can judge its moves
    tutorial: bool  # there is a first match that teaches it
    figures: dict[str, Literal["more", "less"]]  # what is remembered besides points, and which is better
    cards: list[dict[str, Any]]  # what its box holds, as the game describes it; nothing where it doesn't


class Me(msgspec.Struct, frozen=True):
    name: str
    face: str  # eight hexadecimal digits: GET /api/faces/{face}


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays or played: a bot has a level, a person a name and a face."""

    name: str  # "" is somebody who wanted to be forgotten; a bot has none
    level: Level | None
    face: str  # "": none


class House(msgspec.Struct, frozen=True):
    """GET /api/house: who you are and what there is to play."""

    version: str
    me: Me
    games: list[GameInfo]
    compiling: list[str]  # the games whose rules are still being compiled: one can gather, and begins a little later
    levels: list[Level]
    push_key: str  # with which a browser asks to be told whose turn it is; "": this house tells nobody


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """PUT /api/me/push: this browser wants to be told when it is my turn, though no page is open."""

    endpoint: str
    key: str  # p256dh, base64url
    auth: str


class Unsubscribing(msgspec.Struct, forbid_unknown_fields=True):
    """DELETE /api/me/push: it does not want to be told any more."""

    endpoint: str


class YourTurn(msgspec.Struct, frozen=True):
    """What a browser is told then, through its push service."""

    table: str
    title: str
    body: str


class MyWish(msgspec.Struct, forbid_unknown_fields=True):
    """PUT /api/me: what is left out stays."""

    name: str | None = None
    face: str | None = None
    listed: bool | None = None


class Code(msgspec.Struct, frozen=True):
    """POST /api/me/code: whoever has it is me, on any device, until there is another one or none."""

    code: str
    link: str
    qr: str  # a picture of the link, as an address of data


class Resume(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/resume: from now on this browser is whoever has this code."""

    code: str


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/invitations: a new table for those with whom I played this match, or for one of them."""

    match: str
    seat: Number | None = None


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


class Answers(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/games/{game}/tutorial: what was answered to its steps so far; "" to one that is only read.

    It is all that there is of a first match: no table knows of it, and nobody keeps it but the browser.
    """

    answers: list[str]
    told: Number = -1  # moves that were revealed, as far as this browser knows; -1: it knows nothing


class TutorialStep(msgspec.Struct, frozen=True):
    """Where these answers lead."""

    number: int  # how many steps are done
    steps: int
    seats: int
    text: str  # the step's name among the game's texts; "" when all are done
    part: str  # of the board, that it speaks of
    reads: bool  # there is nothing to do but to read
    wanted: list[str]  # moves that go on, if they can be listed
    match: msgspec.Raw  # a MatchInfo


class ExampleStep(msgspec.Struct, frozen=True):
    """A position to be drawn."""

    shows: str  # which parts of the board, in the game's own words
    happened: list[HappenedInfo]  # since the step before
    view: msgspec.Raw  # what all see
    own: msgspec.Raw  # what the seat through whose eyes it is seen alone sees; {} if nothing


class ExampleInfo(msgspec.Struct, frozen=True):
    """Positions one after another that a rules page shows."""

    name: str
    players: list[str]
    seat: int  # -1: through nobody's eyes
    steps: list[ExampleStep]


class Examples(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/examples."""

    examples: list[ExampleInfo]


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


class MyTable(msgspec.Struct, frozen=True):
    """A table where I have a seat and a match is to come or goes on."""

    id: str
    game: str
    stage: Literal["gathering", "starting", "playing", "over"]
    players: list[Player]  # who sits there
    free: int
    my_turn: bool
    waiting: list[Player]  # for whom the table waits


class MyMatch(msgspec.Struct, frozen=True):
    """A match that I have played to its end."""

    id: str
    game: str
    players: list[Player]  # by seat
    mine: list[int]  # my seats
    points: list[list[int]]  # by seat: points, then tie-breaks
    winners: list[int]
    began: float  # seconds since 1970
    rated: bool
    figures: dict[str, float]  # of my first seat: what the game remembers besides points


class Invitation(msgspec.Struct, frozen=True):
    """Somebody with whom I played has made a table and wants me there."""

    table: str
    game: str
    by: Player


class Mine(msgspec.Struct, frozen=True):
    """GET /api/mine: who invites me, where I can go on, those first that wait for me, and what I played last."""

    invitations: list[Invitation]
    tables: list[MyTable]
    matches: list[MyMatch]
    suited: dict[
        str, Level
    ]  # by game: the bots to play against next, by how I did against bots; none where I never did


class MyRating(msgspec.Struct, frozen=True):
    game: str
    rating: int  # 1000 for a newcomer
    matches: int


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody with whom I have played: how often, and in which seat of which match last."""

    player: Player
    matches: int
    match: str
    seat: int


class MyPage(msgspec.Struct, frozen=True):
    """GET /api/me: all that there is to see about me."""

    me: Me
    listed: bool  # on leaderboards
    code: bool  # there is one
    ratings: list[MyRating]
    people: list[Acquaintance]
    matches: list[MyMatch]  # the latest first


class Leader(msgspec.Struct, frozen=True):
    player: Player
    rating: int
    matches: int
    mine: bool


class Leaders(msgspec.Struct, frozen=True):
    """GET /api/leaders/{game}: the best of those who want to be seen, the best first."""

    leaders: list[Leader]


class ReplayStep(msgspec.Struct, frozen=True):
    """One moment of a finished match, as a spectator saw it, and what each seat alone saw."""

    number: int
    happened: list[HappenedInfo]
    view: msgspec.Raw
    own: list[OwnView]  # by seat; none in games where nobody sees more than the others


class Replay(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/replay, of finished matches only."""

    game: str
    table: str
    players: list[Player]  # by seat
    options: dict[str, Any]
    steps: list[ReplayStep]
    result: ResultInfo
    commitment: str


class Analysed(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/analysis, of finished matches only: it is begun when it is first asked for."""

    progress: float  # 0 to 1
    analysis: msgspec.Raw  # an Analysis; null until it is done


class ExerciseInfo(msgspec.Struct, frozen=True):
    """A decision of mine that lost much."""

    match: str
    number: int  # of the decision, counted through all that was revealed
    game: str
    began: float  # the match, seconds since 1970
    mark: Mark
    loss: float
    unit: Unit


class Practice(msgspec.Struct, frozen=True):
    """GET /api/practice: where I lost most in my last matches. A teacher looks at those that nobody has analysed."""

    exercises: list[ExerciseInfo]  # the worst first
    progress: float  # 0 to 1: how much of these matches has been looked at


class Exercise(msgspec.Struct, frozen=True):
    """GET /api/practice/{match}/{number}: the position in which it was decided, as that seat saw it."""

    game: str
    players: list[Player]  # by seat
    seat: int  # that decides
    step: int  # of the replay in which the decision was revealed
    moment: int  # how much had been revealed
    history: list[HappenedInfo]
    view: msgspec.Raw  # the game's View
    own: msgspec.Raw  # the game's Own; null in a game where nobody sees more than the others
    moves: list[str]
    waiting: list[int]
    made: str  # what was decided then
    mark: Mark
    loss: float
    unit: Unit


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/practice/{match}/{number}: what I would play now; nothing to be told the answer."""

    move: str | None = None


class Tried(msgspec.Struct, frozen=True):
    """What became of it. The answer is told when it is found, or something as good, or asked for."""

    mark: Mark | None  # of what was tried
    loss: float  # against the answer
    unit: Unit
    answer: str | None
    sentence: str  # what speaks for the answer
