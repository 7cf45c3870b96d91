"""Splito: every zone lies between two neighbours, and your score is your left zone times your right zone."""

import msgspec

from splendide.core.facts import About, Talk

SEATS = range(3, 9)
ROUNDS = 13  # also the cards dealt to each player
COMMONS = 2  # objectives in the middle of the table: one Star, one Moon

# Urging neighbours is welcome, naming cards in hand, cards to be played or objectives one means to complete is not.
TALK = Talk(("unfinished", "play-here", "enough", "not-that", "look", "thanks"), chat=False)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose: the rule sheet leaves no variant open."""


ABOUT = About(SEATS, Options, TALK)
