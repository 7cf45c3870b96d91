"""Five kinds of players, weakest first, and how they differ: how far they look, and how they err.

A level's heat and taste are told in shares of the way from the best move down to the average one, so that they
mean about the same in every game.
"""

from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.facts import LEVELS


class Temper(NamedTuple):
    """How a level plays games that are judged by `worth`."""

    looks_ahead: float  # the share of the effort that it spends on a search; 0: it sees one move far
    heat: float  # how much worse a move may look and still be made now and then
    taste: float  # how much it likes some moves better than others for no reason at all
    careless: float  # how often any move will do
    shortlist: int = 0  # moves that it plays on from at most; 0: as many as the game says


TEMPERS = {
    "random": Temper(0.0, 0.0, 0.0, 1.0),
    "novice": Temper(0.0, 0.35, 0.15, 0.4),
    "greedy": Temper(0.0, 0.05, 0.2, 0.12),
    "search": Temper(0.2, 0.0, 0.5, 0.0),
    "master": Temper(1.0, 0.0, 0.04, 0.0),
}


class Gambler(NamedTuple):
    """How a level plays games whose choices are solved."""

    depth: int  # joint choices that it looks ahead
    careless: float  # how often any move will do, those that it likes a little more often


GAMBLERS = {
    "random": Gambler(0, 1.0),
    "novice": Gambler(1, 0.58),
    "greedy": Gambler(1, 0.29),
    "search": Gambler(1, 0.07),
    "master": Gambler(2, 0.0),
}


def require_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("unknown-level", level=level, levels=", ".join(LEVELS))
