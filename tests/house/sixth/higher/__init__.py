"""Higher: everyone is dealt a secret card and bets whether it is the highest."""

from typing import Literal

import msgspec

from splendide.core.facts import About

SEATS = range(2, 5)
CARDS = 6


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    length: Literal["short", "long"] = "short"
    clock: Literal["none", "fast"] = "none"  # fast: whoever takes too long has bet low


ABOUT = About(SEATS, Options)
ROUNDS = {"short": 3, "long": 6}
SECONDS = {"none": 0, "fast": 8}  # for a bet; 0: as long as it takes
