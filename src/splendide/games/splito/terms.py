"""What a position of Splito is worth, in parts that have words: both zones, the commons, and the others."""

from math import sqrt

from splendide.core.facts import Term
from splendide.core.position import IntArray, Snapshot
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.bot import CHANCES
from splendide.games.splito.cards import POINTS
from splendide.games.splito.chances import COMMON_ROW
from splendide.games.splito.notes import BUILDER
from splendide.games.splito.rules import LEFT, RIGHT, zone_beside
from splendide.games.splito.sense import promise
from splendide.games.splito.tally import KIND, lead, make_desk, step_of


def terms(s: Snapshot, seat: int) -> list[Term]:
    """All in points of a zone: of what is multiplied, the root."""
    desk, rounds = make_desk(s), ROUNDS - s.turn
    zones = [float(promise(s, desk, zone, rounds, CHANCES[BUILDER])) for zone in range(s.seats)]
    left, right = zone_beside(s, seat, LEFT), zone_beside(s, seat, RIGHT)
    commons = {zone: _commons(s, desk, zone, rounds) for zone in (left, right)}
    rival = max(_product(s, zones, other) for other in range(s.seats) if other != seat)
    return [
        Term("left", zones[left] - commons[left]),
        Term("right", zones[right] - commons[right]),
        Term("commons", sum(commons.values())),
        Term("rivals", -sqrt(max(0.0, rival))),
    ]


def _commons(s: Snapshot, desk: IntArray, zone: int, rounds: int) -> float:
    """What a zone can count on of the common objectives."""
    return sum(
        float(POINTS[common] * CHANCES[BUILDER, COMMON_ROW[common], rounds, step_of(lead(desk, zone, KIND[common]))])
        for common in s.commons[:COMMONS].tolist()
    )


def _product(s: Snapshot, zones: list[float], seat: int) -> float:
    return zones[zone_beside(s, seat, LEFT)] * zones[zone_beside(s, seat, RIGHT)]
