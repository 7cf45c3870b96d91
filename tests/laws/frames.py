"""All that one seat is sent: two of these are equal when the seat can't tell two matches apart."""

from typing import NamedTuple

import msgspec

from splendide.core.game import SPECTATOR
from splendide.core.log import Event
from splendide.core.match import Match


class Sent(NamedTuple):
    view: bytes
    moves: list[str]
    happened: list[tuple[int, str]]
    waiting: list[int]
    question: int
    can_take_back: bool


def sent(match: Match, seat: int) -> Sent:
    plays = seat != SPECTATOR
    return Sent(
        msgspec.json.encode(match.view(seat)),
        match.notated_moves(seat) if plays else [],
        [_as_read(event) for event in match.happened(seat)],
        match.waiting_for(),
        match.questions[seat] if plays else 0,
        plays and match.can_take_back(seat),
    )


def _as_read(event: Event) -> tuple[int, str]:
    return event.seat, event.text
