"""What the browser draws of a match of Splash!"""

from typing import Literal

import msgspec

from splendide.core.position import Snapshot
from splendide.games.dolphins import COPIES
from splendide.games.dolphins.deck import BOX, count, sets_in_play
from splendide.games.dolphins.letters import is_won, leaders
from splendide.games.dolphins.notation import write
from splendide.games.dolphins.state import (
    CALLING,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    NOBODY,
    NOTHING,
    OVER,
    PACES,
    PASSING,
    REACTING,
    contends,
    discarder,
    dolphins,
    passes_freely,
    stock_size,
)
from splendide.games.dolphins.told import Deal, FalseStart, by_place, false_start, last_deal, seats_of

Phase = Literal["dealer", "deal", "call", "pass", "race", "react", "lots", "over"]
PHASES: dict[int, Phase] = {
    FIRST_DEALER: "dealer",
    DEALING: "deal",
    CALLING: "call",
    PASSING: "pass",
    GRABBING: "race",  # or a false start: nobody can tell before it is over
    REACTING: "react",
    LOTS: "lots",
    OVER: "over",
}
Ended = Literal["letters", "given-up"]  # somebody has won; or cards went round for hours, and nobody touched


class Player(msgspec.Struct, frozen=True):
    letters: int  # of S-P-L-A-S-H; more than six only after a tie
    cards: int  # in hand
    pile: int  # advanced: cards that lie face down in front of this seat until it has room for them
    place: int | None  # touched in the present grab, rightly or not: 1 was the first, equal places are level
    time: int | None  # calm: the reaction time that was drawn, in ms
    dolphin: bool  # holds one now
    contender: bool  # can still win: everybody, or after a tie those who are tied


class View(msgspec.Struct, frozen=True):
    game: Literal["basic", "advanced"]
    pace: Literal["dealer", "tempo", "calm"]
    limit: int  # seconds
    phase: Phase
    deal: int  # from 1; the last one stays when the match is over
    dealer: int | None
    discarder: int | None  # advanced: the dealer's right-hand neighbour, whose cards go to the discards
    sets: list[str]  # in play, `splash` first
    passes: int  # in this deal: cards slid on so many times; advanced: cards discarded
    choosing: bool  # everybody chooses a card, or in the calm game perhaps a touch, and lays it face down
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


class Own(msgspec.Struct, frozen=True):
    hand: list[str]  # sorted like `sets`
    arrived: str | None  # the card of my hand that came last
    chosen: str | None  # what I have chosen, as a move: `pass 8`, `touch`


# --- A seat ----------------------------------------------------------------------------------------


def _player(s: Snapshot, seat: int) -> Player:
    return Player(
        letters=int(s.letters[seat]),
        cards=int(s.held[seat]),
        pile=int(s.waiting[seat]),
        place=int(s.place[seat]) or None,
        time=int(s.time[seat]) or None,
        dolphin=bool(s.caught >> seat & 1),
        contender=contends(s, seat),
    )


# --- The whole --------------------------------------------------------------------------------------


def _pool(s: Snapshot) -> list[int | None]:
    taken: list[int | None] = [seat for seat in by_place(s, s.place.tolist()) if s.caught >> seat & 1]
    return taken + [None] * (int(dolphins(s)) - len(taken))


def _ended(s: Snapshot) -> Ended | None:
    if s.phase != OVER:
        return None
    return "letters" if is_won(s) else "given-up"


def _discarder(s: Snapshot) -> int | None:
    return int(discarder(s)) if s.advanced and s.dealer != NOBODY else None


def _cards(s: Snapshot, seat: int) -> list[str]:
    return [name for kind, name in enumerate(BOX.sets) for _ in range(count(s.hand[seat], kind))]


def view(s: Snapshot) -> View:
    return View(
        game="advanced" if s.advanced else "basic",
        pace=PACES[s.pace],
        limit=s.limit,
        phase=PHASES[s.phase],
        deal=s.turn + (s.phase != OVER),
        dealer=None if s.dealer == NOBODY else s.dealer,
        discarder=_discarder(s),
        sets=[BOX.sets[kind] for kind in sets_in_play(s.seats, bool(s.advanced))],
        passes=s.passes,
        choosing=s.phase == PASSING and not passes_freely(s),
        players=[_player(s, other) for other in range(s.seats)],
        pool=_pool(s),
        stock=int(stock_size(s)) if s.advanced else 0,
        discards=s.discarded,
        tied=seats_of(s, s.tied),
        false_start=false_start(s),
        false_starts=s.alarms,
        last=last_deal(s),
        winners=seats_of(s, leaders(s)) if s.phase == OVER else [],
        ended=_ended(s),
    )


def own(s: Snapshot, seat: int) -> Own:
    arrived, choice = int(s.arrived[seat]), int(s.choice[seat])
    return Own(
        hand=_cards(s, seat),
        arrived=None if arrived == NOTHING else BOX.sets[arrived // COPIES],
        chosen=None if choice == NOTHING else write(s, seat, choice),
    )
