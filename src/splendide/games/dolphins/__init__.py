"""Splash!: pass cards to the left until somebody holds four of a kind, then grab a dolphin: there is one too few."""

from typing import Literal

import msgspec

from splendide.core.facts import About

SEATS = range(4, 7)

COPIES = 4  # cards of a set
WORD = 6  # letters of S-P-L-A-S-H
EXTRA_DOLPHINS = 2  # after a tie
PILE = 2  # advanced: cards that may wait in front of a player; the stock can't run dry as long as it is 2
GIVEN_UP_AFTER = 5000  # passes in one deal: a table that nobody plays at any more comes to an end, hours later


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["basic", "advanced"] = "basic"  # advanced: all 40 cards, 5 in hand, everybody passes without a call
    pace: Literal["dealer", "tempo", "calm"] = "dealer"  # who calls: the dealer; the table, faster and faster; nobody
    limit: Literal["4", "6", "10"] = "6"  # seconds until a card is passed for whoever is late


# Bots that only think have no hands: in simulators reaction times are drawn.
ABOUT = About(SEATS, Options, simulated={"pace": "calm"})
