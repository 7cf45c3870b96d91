"""Split it!: one row, two separators, three zones, and a secret bet on one of them."""

from typing import Literal

import msgspec

SEATS = range(2, 5)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    discard: Literal["every", "first"] = "every"  # two players: after which three-way splits a zone is discarded


def longest(seats: int, options: Options) -> int:
    """No match has more moves than this, nature's included, changes of mind not.

    Four players who bet 2–2 on two cards bet again, as often as it happens. There is room for a hundred
    of these repeats; a match of random players has more of them once in about 10³⁰.
    """
    cards, jokers, repeats = 70, 15, 100
    row, rounds = (7, 10) if seats < 4 else (9, 8)
    split_and_bets = 1 + seats + (seats == 2)
    return 1 + cards + jokers + split_and_bets * (rounds * (row - 1) + repeats * (seats == 4))
