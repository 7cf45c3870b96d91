"""What a position of Splito is worth, in parts that have words: both zones, the commons, and the others."""

from math import sqrt

import numpy as np

from splendide.core.facts import Term
from splendide.core.position import Snapshot
from splendide.games.splito import COMMONS
from splendide.games.splito.bot import COMMON_HELD, expected_points, left_over
from splendide.games.splito.cards import POINTS
from splendide.games.splito.outlook import KINDS_OF_NUMBERS, find_coming, room
from splendide.games.splito.rules import LEFT, NOTHING, RIGHT, has_majority, zone_beside


def terms(s: Snapshot, seat: int) -> list[Term]:
    """All in points of a zone: of what is multiplied, the root."""
    coming = np.zeros(KINDS_OF_NUMBERS, np.int64)
    find_coming(s, coming)
    zones = [float(expected_points(s, zone, room(s), coming)) for zone in range(s.seats)]
    left, right = zone_beside(s, seat, LEFT), zone_beside(s, seat, RIGHT)
    commons = {zone: _commons(s, zone) for zone in (left, right)}
    rival = max(_product(s, zones, other) for other in range(s.seats) if other != seat)
    return [
        Term("left", zones[left] - commons[left]),
        Term("right", zones[right] - commons[right]),
        Term("commons", sum(commons.values())),
        Term("rivals", -sqrt(max(0.0, rival))),
    ]


def _commons(s: Snapshot, zone: int) -> float:
    """What a zone can count on of the common objectives that it holds."""
    held = [common for common in s.commons[:COMMONS].tolist() if common != NOTHING and has_majority(s, zone, common)]
    return sum(float(POINTS[common]) for common in held) * (1.0 - (1.0 - COMMON_HELD) * left_over(s))


def _product(s: Snapshot, zones: list[float], seat: int) -> float:
    return zones[zone_beside(s, seat, LEFT)] * zones[zone_beside(s, seat, RIGHT)]
