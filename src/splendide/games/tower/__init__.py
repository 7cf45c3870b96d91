"""Splash!, the wooden tower: a neighbour hands you a piece, a swaying hand sets it down, gravity decides."""

from typing import Literal

import msgspec

from splendide.core.facts import About

SEATS = range(2, 7)

Hand = Literal["child", "normal", "steel", "none"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Hand = "normal"  # how much the hand that holds a piece sways, and how long it may hold it
    teams: bool = False  # with 4 or 6 players: pairs sitting opposite win together


ABOUT = About(SEATS, Options)
