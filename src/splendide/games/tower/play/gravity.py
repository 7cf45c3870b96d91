"""What becomes of a piece that was let go, where nobody asks real physics: simulators, random play, the laws.

A cheap model: the centre of everything above each piece should be well inside the faces that carry it. The nearer it
comes to an edge the likelier the tower falls; where it breaks is drawn by chance, and what falls lies scattered.
"""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.state import STANDING
from splendide.games.tower.wood.pieces import FLAT, MASS, PIECES, shape_of
from splendide.games.tower.wood.poses import COSINE, SINE, margin, stand, turned_by
from splendide.games.tower.wood.stacks import TABLE

OUTCOMES = 64  # equally likely answers of nature
PER_MM = 16  # of them change for each mm that the centre is nearer to an edge; on the edge, half of them are falls
SCATTERED = 220.0  # mm from the middle: where fallen pieces lie,
STEP = 48  # quarters of a degree from one to the next: thirty go round


@rule
def weakest_margin(s: Position) -> float:
    """The least distance, going down from the piece in the hand, by which the centre of what is above is inside."""
    weakest = np.inf
    mass, x, y = 0.0, 0.0, 0.0
    piece, below = s.given, s.target
    while below != TABLE:
        part = MASS[shape_of(piece)]
        x = (x * mass + s.pose[piece, 0] * part) / (mass + part)
        y = (y * mass + s.pose[piece, 1] * part) / (mass + part)
        mass += part
        carried = margin(s.pose[piece], shape_of(piece), x, y)
        weakest = min(weakest, carried, margin(s.pose[below], shape_of(below), x, y))
        piece, below = below, int(s.support[below])
    return weakest


@rule
def count_falls(s: Position) -> int:
    """How many of nature's answers are falls. The base of a tower, alone on the table, stands."""
    if s.target == TABLE:
        return 0
    falls = OUTCOMES / 2 - PER_MM * weakest_margin(s)
    return int(min(float(OUTCOMES), max(0.0, falls)) + 0.5)


@rule
def pieces_below(s: Position) -> int:
    """How many pieces there are from the target down to the base."""
    n = 0
    below = s.target
    while below != TABLE:
        n += 1
        below = int(s.support[below])
    return n


@rule
def broken_off(s: Position, depth: int) -> int:
    """Bit per piece that falls: the one in the hand, so many below it, and all that these carry."""
    falling = 1 << s.given
    below = s.target
    for _ in range(depth):
        falling |= 1 << below
        below = int(s.support[below])
    return with_what_is_carried(s, falling)


@rule
def with_what_is_carried(s: Position, falling: int) -> int:
    before = 0
    while before != falling:
        before = falling
        for piece in range(PIECES):
            if s.where[piece] == STANDING and s.support[piece] >= 0 and (falling >> int(s.support[piece])) & 1:
                falling |= 1 << piece
    return falling


@rule
def scatter(s: Position, falling: int) -> None:
    """Each of these pieces lies by itself on the table."""
    for piece in range(PIECES):
        if (falling >> piece) & 1:
            angle = STEP * piece
            x, y = SCATTERED * COSINE[angle], SCATTERED * SINE[angle]
            stand(s.pose[piece], shape_of(piece), FLAT, turned_by(0), x, y, 0.0)
            s.support[piece] = TABLE


@rule
def draw_outcome(s: Position, k: int) -> int:
    """Nature's k-th answer has happened to the pieces; bit per piece that fell."""
    s.support[s.given] = s.target
    if k >= count_falls(s):
        return 0
    falling = broken_off(s, k % pieces_below(s))
    scatter(s, falling)
    return falling
