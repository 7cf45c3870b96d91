"""Splito: every zone lies between two neighbours, and your score is your left zone times your right zone."""

import msgspec

SEATS = range(3, 9)
ROUNDS = 13  # also the cards dealt to each player
COMMONS = 2  # objectives in the middle of the table: one Star, one Moon
TALK = ("unfinished", "play-here", "enough", "not-that", "look", "thanks")  # urging neighbours is welcome
CHAT = False  # one may not name cards in hand, cards about to be played or objectives one means to complete


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose: the rule sheet leaves no variant open."""


def longest(seats: int, options: Options) -> int:
    """No match has more moves than this, nature's included, changes of mind not."""
    return COMMONS + 2 * ROUNDS * seats
