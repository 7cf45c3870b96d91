"""What is drawn of a match of Higher."""

import msgspec

from splendide.core.position import Snapshot

from .notation import BETS
from .rules import NO_BET


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    points: list[int]  # by seat


class Own(msgspec.Struct, frozen=True):
    card: int  # 0: none yet
    bet: str | None  # until all are in


def view(s: Snapshot) -> View:
    return View(min(s.turn + 1, s.rounds), s.rounds, s.points[: s.seats].tolist())


def own(s: Snapshot, seat: int) -> Own:
    bet = int(s.bet[seat])
    return Own(int(s.card[seat]), None if bet == NO_BET else BETS[bet])
