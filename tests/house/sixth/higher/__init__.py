"""Higher: everyone is dealt a secret card and bets whether it is the highest."""

from typing import Literal

import msgspec

SEATS = range(2, 5)
CARDS = 6


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    length: Literal["short", "long"] = "short"


ROUNDS = {"short": 3, "long": 6}


def longest(seats: int, options: Options) -> int:
    return ROUNDS[options.length] * 2 * seats
