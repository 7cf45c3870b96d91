"""Splash!, the wooden tower: a neighbour hands you a piece, a swaying hand sets it down, gravity decides."""

from typing import Literal

import msgspec

SEATS = range(2, 7)

Hand = Literal["child", "normal", "steel", "none"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Hand = "normal"  # how much the hand that holds a piece sways, and how long it may hold it
    teams: bool = False  # with 4 or 6 players: pairs sitting opposite win together


def longest(seats: int, options: Options) -> int:
    """No match has more moves than this, nature's included.

    Each fall gives the giver a drop, and whoever has three has won: two for everybody and one more are the most.
    A turn takes a piece out of a reserve, a fall puts at most three back.
    """
    pieces, falls = 30, 2 * seats + 1
    turns = pieces + 3 * falls
    give_lift_sway_place_settle, base_keep = 5, 2
    return pieces + give_lift_sway_place_settle * turns + base_keep * falls
