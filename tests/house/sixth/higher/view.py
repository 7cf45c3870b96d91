"""What is drawn of a match of Higher."""

import msgspec

from splendide.core.game import SPECTATOR, is_pending
from splendide.core.position import Snapshot

from .notation import BETS
from .rules import NO_BET


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    card: int  # mine; 0: none
    bet: str | None  # mine, until all are in
    placed: list[bool]  # by seat: who has bet
    points: list[int]  # by seat


def view(s: Snapshot, seat: int) -> View:
    card, bet = (0, NO_BET) if seat == SPECTATOR else (int(s.card[seat]), int(s.bet[seat]))
    return View(
        round=min(s.turn + 1, s.rounds),
        rounds=s.rounds,
        card=card,
        bet=None if bet == NO_BET else BETS[bet],
        placed=[s.dealt == s.seats and not is_pending(s, other) for other in range(s.seats)],
        points=s.points[: s.seats].tolist(),
    )
