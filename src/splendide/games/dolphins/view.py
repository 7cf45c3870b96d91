"""What the browser draws of a match of Splash!"""

from typing import Literal

import msgspec

Phase = Literal["dealer", "deal", "call", "pass", "false-start", "race", "react", "lots", "over"]
Ended = Literal["letters", "idle", "deals"]  # somebody has won; nobody touched for three deals; too many deals


class Player(msgspec.Struct, frozen=True):
    letters: int  # of S-P-L-A-S-H; more than six only after a tie
    cards: int  # in hand
    pile: int  # advanced: cards that lie face down in front of this seat until it has room for them
    chosen: bool  # a card, or in the calm game perhaps a touch, is chosen and lies face down
    place: int | None  # touched in the present race or false start: 1 was the first, equal places are level
    time: int | None  # calm: the reaction time that was drawn, in ms
    dolphin: bool  # holds one now
    contender: bool  # can still win: everybody, or after a tie those who are tied


class Grab(msgspec.Struct, frozen=True):
    """Somebody's grab in a race that is over."""

    seat: int
    place: int  # 1 was the first; equal places were level
    dolphin: bool  # got one
    time: int | None  # calm: the reaction time that was drawn, in ms


class Four(msgspec.Struct, frozen=True):
    """Four of a kind, shown when the deal was over."""

    seat: int
    card: str


class Deal(msgspec.Struct, frozen=True):
    """How a deal ended."""

    number: int  # from 1
    dealer: int
    thrown_in: bool  # nobody went for a dolphin, and everybody got tired of passing
    grabs: list[Grab]  # in the order of the touches
    without: list[int]  # the seats that got no dolphin
    fours: list[Four]
    bonus: int | None  # who held a dolphin and four SPLASH! cards
    letters: list[int]  # by seat: given by the race, the bonus included
    false_letters: list[int]  # by seat: given by false starts during the deal
    dolphins: int  # how many there were


class FalseStart(msgspec.Struct, frozen=True):
    """The last false start of this deal that is over."""

    touched: list[int]  # the seats that touched, in their order
    letters: list[int]  # the seats that kept still and got a letter


class View(msgspec.Struct, frozen=True):
    game: Literal["basic", "advanced"]
    pace: Literal["tempo", "dealer", "calm"]
    limit: int  # seconds
    phase: Phase
    deal: int  # from 1; the last one stays when the match is over
    dealer: int | None
    sets: list[str]  # in play, `splash` first
    passes: int  # in this deal: cards slid on so many times; advanced: cards discarded
    throw_in: int  # so many passes and false starts until the deal is thrown in
    hand: list[str]  # mine, sorted like `sets`
    arrived: str | None  # the card of my hand that came last
    chosen: str | None  # what I have chosen, as a move: `pass 8`, `touch`
    players: list[Player]  # by seat
    pool: list[int | None]  # the dolphins of this deal: who has taken each, in the order of the touches
    stock: int  # advanced: cards in the dealer's stock
    discards: int  # advanced
    tied: list[int]  # extra deals after a tie: the seats that can win, else nobody
    false_start: FalseStart | None
    false_starts: int  # of this deal, the present one not counted
    last: Deal | None  # the deal that ended last
    winners: list[int]  # when the match is over
    ended: Ended | None
