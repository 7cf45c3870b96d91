"""What people do at a table, as their browsers say it over the table's socket."""

from typing import Any

import msgspec

from splendide.server.protocol.words import Coordinate, Language, Level, Milliseconds, Number, Time


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
    """Withdraw my choice, as long as nobody has seen it; or the last step of my turn, as long as nothing came of it."""

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
    followed: bool = False  # it was on for a while, so that one could follow it


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
