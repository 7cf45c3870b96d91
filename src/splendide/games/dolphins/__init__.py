"""Splash!: pass cards to the left until somebody holds four of a kind, then grab a dolphin: there is one too few."""

from typing import Literal

import msgspec

SEATS = range(4, 7)
SIMULATED = {"pace": "calm"}  # bots that only think have no hands: reaction times are drawn

COPIES = 4  # cards of a set
WORD = 6  # letters of S-P-L-A-S-H
EXTRA_DOLPHINS = 2  # after a tie
PILE = 2  # advanced: cards that may wait in front of a player; the stock can't run dry as long as it is 2
THROWN_IN = 30  # passes and false starts after which a deal is thrown in: nobody goes for a dolphin
IDLE_DEALS = 3  # so many deals thrown in one after the other end the match
MOST_DEALS = 16  # and so does this one


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["basic", "advanced"] = "basic"  # advanced: all 40 cards, 5 in hand, everybody passes without a call
    pace: Literal["tempo", "dealer", "calm"] = "tempo"  # who calls: the table, faster and faster; the dealer; nobody
    limit: Literal["4", "6", "10"] = "6"  # seconds until a card is passed for whoever is late


def longest(seats: int, options: Options) -> int:
    """No match has more moves than this, nature's included, changes of mind not."""
    advanced = options.game == "advanced"
    dealt = seats * (COPIES + advanced)
    backlog = PILE * (seats - 1) * (seats + 2) // 2  # passes and draws that fill the piles before anything is discarded
    race = 2 * seats + 1  # touches or reaction times, lots, and the end of it
    return 1 + MOST_DEALS * (dealt + THROWN_IN * (seats + 1) + advanced * backlog + race)
