"""Splash!: pass cards to the left until somebody holds four of a kind, then grab a dolphin: there is one too few."""

from typing import Literal

import msgspec

SEATS = range(4, 7)
SIMULATED = {"pace": "calm"}  # bots that only think have no hands: reaction times are drawn

THROWN_IN = 30  # passes and false starts after which a deal is thrown in: nobody goes for a dolphin
IDLE_DEALS = 3  # so many deals thrown in one after the other end the match
MOST_DEALS = 20  # and so does this one


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["basic", "advanced"] = "basic"  # advanced: all 40 cards, 5 in hand, everybody passes without a call
    pace: Literal["tempo", "dealer", "calm"] = "tempo"  # who calls: the table, faster and faster; the dealer; nobody
    limit: Literal["4", "6", "10"] = "6"  # seconds until a card is passed for whoever is late
