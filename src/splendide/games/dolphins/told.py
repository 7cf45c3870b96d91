"""What is told of a deal that is over, and of a false start: who touched, who got which letter, and why."""

from typing import Literal

import msgspec

from splendide.core.position import Snapshot
from splendide.games.dolphins.deck import BOX, SPLASH
from splendide.games.dolphins.state import BROKEN_OFF, GIVEN_UP, NOT_YET, NOTHING, RACED, contends

# A false start breaks a deal off if it decides the match or makes a tie. Given up: cards went round for hours.
End = Literal["race", "false-start", "given-up"]
ENDS: dict[int, End] = {RACED: "race", BROKEN_OFF: "false-start", GIVEN_UP: "given-up"}


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
    capped: bool  # the bonus was not counted: only one letter was missing
    letters: list[int]  # by seat: given by the race, the bonus included
    false_letters: list[int]  # by seat: given by false starts during the deal
    dolphins: int  # how many there were in the pool
    tied: list[int]  # in an extra deal after a tie: the only seats that could get letters, else nobody


class FalseStart(msgspec.Struct, frozen=True):
    """The last false start of this deal that is over."""

    touched: list[int]  # the seats that touched, in their order
    letters: list[int]  # the seats that got a letter: they kept still, and can win


def seats_of(s: Snapshot, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if int(mask) >> seat & 1]


def by_place(s: Snapshot, places: list[int]) -> list[int]:
    """The seats that touched, in their order."""
    return sorted((seat for seat in range(s.seats) if places[seat]), key=lambda seat: places[seat])


def false_start(s: Snapshot) -> FalseStart | None:
    places = s.alarm_place.tolist()
    if not s.alarms:
        return None
    return FalseStart(by_place(s, places), [seat for seat in range(s.seats) if not places[seat] and contends(s, seat)])


# --- The deal that ended last -----------------------------------------------------------------------


def last_deal(s: Snapshot) -> Deal | None:
    if s.told_end == NOT_YET:
        return None
    caught, bonus = seats_of(s, s.told_caught), _bonus(s)
    return Deal(
        number=s.turn,
        dealer=s.told_dealer,
        end=ENDS[s.told_end],
        grabs=[_grab(s, seat) for seat in by_place(s, s.told_place.tolist())],
        without=[seat for seat in range(s.seats) if seat not in caught],
        fours=[Four(seat, BOX.sets[kind]) for seat, kind in enumerate(s.told_four.tolist()) if kind != NOTHING],
        bonus=bonus,
        capped=bonus is not None and bool(s.told_letters[bonus] == 1),
        letters=s.told_letters[: s.seats].tolist(),
        false_letters=s.told_still[: s.seats].tolist(),
        dolphins=s.told_dolphins,
        tied=seats_of(s, s.told_tied),
    )


def _grab(s: Snapshot, seat: int) -> Grab:
    return Grab(seat, int(s.told_place[seat]), bool(s.told_caught >> seat & 1), int(s.told_time[seat]) or None)


def _bonus(s: Snapshot) -> int | None:
    """Who held a dolphin and four SPLASH! cards."""
    held = [seat for seat in seats_of(s, s.told_caught) if s.told_four[seat] == SPLASH]
    return held[0] if held else None
