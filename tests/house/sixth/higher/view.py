"""What is drawn of a match of Higher."""

import msgspec

from splendide.core.game import SPECTATOR, States


class View(msgspec.Struct, frozen=True):
    round: int
    card: int  # mine; 0: none
    points: list[int]


def view(states: States, seat: int) -> View:
    s = states[0]
    card = 0 if seat == SPECTATOR else int(s.card[seat])
    return View(int(s.turn) + 1, card, s.points[: s.seats].tolist())
