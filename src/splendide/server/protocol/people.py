"""A person over HTTP: who they are, what they have played, whom they know."""

from typing import Literal

import msgspec

from splendide.server.protocol.words import Level, Number


class Me(msgspec.Struct, frozen=True):
    name: str
    face: str  # eight hexadecimal digits: GET /api/faces/{face}


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays or played: a bot has a level, a person a name and a face."""

    name: str  # "" is somebody who wanted to be forgotten; a bot has none
    level: Level | None
    face: str  # "": none


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
