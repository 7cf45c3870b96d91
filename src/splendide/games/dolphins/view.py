"""What the browser draws of a match of Splash!"""

from typing import Literal

import msgspec
import numpy as np

from splendide.core.game import SPECTATOR, States
from splendide.core.reading import reading
from splendide.games.dolphins import COPIES, IDLE_DEALS, THROWN_IN
from splendide.games.dolphins.cards import BOX, SPLASH, count, sets_in_play
from splendide.games.dolphins.letters import is_won, leaders
from splendide.games.dolphins.notation import write
from splendide.games.dolphins.state import (
    BROKEN_OFF,
    CALLING,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    NOBODY,
    NOT_YET,
    NOTHING,
    OVER,
    PACES,
    PASSING,
    RACED,
    REACTING,
    THROWN,
    dolphins,
    passes_freely,
    stock_size,
)

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
Ended = Literal["letters", "idle", "deals"]  # somebody has won; nobody touched for three deals; too many deals

# Thrown in: nobody went for a dolphin. A false start breaks a deal off if it decides the match or makes a tie.
End = Literal["race", "thrown-in", "false-start"]
ENDS: dict[int, End] = {RACED: "race", THROWN: "thrown-in", BROKEN_OFF: "false-start"}


class Player(msgspec.Struct, frozen=True):
    letters: int  # of S-P-L-A-S-H; more than six only after a tie
    cards: int  # in hand
    pile: int  # advanced: cards that lie face down in front of this seat until it has room for them
    chosen: bool  # a card, or in the calm game perhaps a touch, is chosen and lies face down
    place: (
        int | None
    )  # touched in the present grab, be it a race or a false start: 1 was the first, equal places are level
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
    end: End
    grabs: list[Grab]  # in the order of the touches
    without: list[int]  # the seats that got no dolphin
    fours: list[Four]
    bonus: int | None  # who held a dolphin and four SPLASH! cards
    letters: list[int]  # by seat: given by the race, the bonus included
    false_letters: list[int]  # by seat: given by false starts during the deal
    dolphins: int  # how many there were in the pool


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


# --- A seat ----------------------------------------------------------------------------------------


def _seats(s: np.record, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if int(mask) >> seat & 1]


def _player(s: np.record, seat: int) -> Player:
    choosing = s.phase == PASSING and not passes_freely(s)
    return Player(
        letters=int(s.letters[seat]),
        cards=int(s.held[seat]),
        pile=int(s.waiting[seat]),
        chosen=bool(s.choice[seat] != NOTHING or (choosing and not s.pending >> seat & 1)),
        place=int(s.place[seat]) or None,
        time=int(s.time[seat]) or None,
        dolphin=bool(s.caught >> seat & 1),
        contender=not s.tied or bool(s.tied >> seat & 1),
    )


def _by_place(s: np.record, places: list[int]) -> list[int]:
    """The seats that touched, in their order."""
    return sorted((seat for seat in range(s.seats) if places[seat]), key=lambda seat: places[seat])


# --- The pool, and what happened there --------------------------------------------------------------


def _pool(s: np.record) -> list[int | None]:
    taken: list[int | None] = [seat for seat in _by_place(s, s.place.tolist()) if s.caught >> seat & 1]
    return taken + [None] * (int(dolphins(s)) - len(taken))


def _false_start(s: np.record) -> FalseStart | None:
    places = s.alarm_place.tolist()
    if not s.alarms:
        return None
    return FalseStart(_by_place(s, places), [seat for seat in range(s.seats) if not places[seat]])


def _last(s: np.record) -> Deal | None:
    if s.told_end == NOT_YET:
        return None
    fours = [Four(seat, BOX.sets[kind]) for seat, kind in enumerate(s.told_four.tolist()) if kind != NOTHING]
    caught = _seats(s, s.told_caught)
    splash = [four.seat for four in fours if four.card == BOX.sets[SPLASH] and four.seat in caught]
    return Deal(
        number=s.turn,
        dealer=s.told_dealer,
        end=ENDS[s.told_end],
        grabs=[_grab(s, seat) for seat in _by_place(s, s.told_place.tolist())],
        without=[seat for seat in range(s.seats) if seat not in caught],
        fours=fours,
        bonus=splash[0] if splash else None,
        letters=s.told_letters[: s.seats].tolist(),
        false_letters=s.told_still[: s.seats].tolist(),
        dolphins=s.told_dolphins,
    )


def _grab(s: np.record, seat: int) -> Grab:
    return Grab(seat, int(s.told_place[seat]), bool(s.told_caught >> seat & 1), int(s.told_time[seat]) or None)


# --- The whole --------------------------------------------------------------------------------------


def _ended(s: np.record) -> Ended | None:
    if s.phase != OVER:
        return None
    return "letters" if is_won(s) else "idle" if s.idle == IDLE_DEALS else "deals"


def _cards(s: np.record, seat: int) -> list[str]:
    return [name for kind, name in enumerate(BOX.sets) for _ in range(count(s.hand[seat], kind))]


def view(states: States, seat: int) -> View:
    s = reading(states)
    mine = seat != SPECTATOR
    return View(
        game="advanced" if s.advanced else "basic",
        pace=PACES[s.pace],
        limit=s.limit,
        phase=PHASES[s.phase],
        deal=s.turn + (s.phase != OVER),
        dealer=None if s.dealer == NOBODY else s.dealer,
        sets=[BOX.sets[kind] for kind in sets_in_play(s.seats, bool(s.advanced))],
        passes=s.passes,
        throw_in=max(0, THROWN_IN - s.passes - s.alarms),
        hand=_cards(s, seat) if mine else [],
        arrived=BOX.sets[s.arrived[seat] // COPIES] if mine and s.arrived[seat] != NOTHING else None,
        chosen=write(s, seat, int(s.choice[seat])) if mine and s.choice[seat] != NOTHING else None,
        players=[_player(s, other) for other in range(s.seats)],
        pool=_pool(s),
        stock=int(stock_size(s)) if s.advanced else 0,
        discards=s.discarded,
        tied=_seats(s, s.tied),
        false_start=_false_start(s),
        false_starts=s.alarms,
        last=_last(s),
        winners=_seats(s, leaders(s)) if s.phase == OVER else [],
        ended=_ended(s),
    )
