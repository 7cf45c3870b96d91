"""How good a position of Splito looks: how likely what the zones promise puts me ahead of each of the others."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.facts import Search
from splendide.core.position import IntArray, Position
from splendide.games.splito import ROUNDS
from splendide.games.splito.chances import guessed_chances, read_chances
from splendide.games.splito.notes import BUILDER, seen
from splendide.games.splito.rules import MOST_SEATS, is_dealing
from splendide.games.splito.sense import hope, promise, sensible_move, sureness
from splendide.games.splito.tally import make_desk

# Half of what a zone gets comes from somebody else, so one mistake hardly shows: it takes many to be a level weaker.
# Whoever has a fifth of the time for playing on has too little of it for more than four moves.
TEMPERS = {
    "novice": {"careless": 0.72, "heat": 0.05},
    "greedy": {"careless": 0.39},
    "search": {"careless": 0.23, "taste": 0.2, "shortlist": 4},
}
SEARCH = Search(effort=8_000_000, rivals=True, shortlist=10, crowd=(5, 4), tempers=TEMPERS)  # about 0.13 s
LEARNED_CHANCES, LEARNED_TO_COME = read_chances()
CHANCES = np.stack([LEARNED_CHANCES, guessed_chances()])  # by kind of player
TO_COME = np.stack([LEARNED_TO_COME, np.zeros(ROUNDS + 1)])


@rule
def sensible(s: Position, seat: int, learned: NDArray[np.float32], out: IntArray, rng: np.random.Generator) -> int:
    return sensible_move(s, seat, CHANCES, TO_COME, out, rng)


@rule
def worth(s: Position, seat: int, learned: NDArray[np.float32]) -> float:
    """As a builder sees it: 0 is sure to win."""
    if is_dealing(s):
        return 0.0
    desk, zones, left = make_desk(s), np.zeros(MOST_SEATS), ROUNDS - s.turn
    for zone in range(s.seats):
        zones[zone] = seen(BUILDER, TO_COME[BUILDER, left] + promise(s, desk, zone, left, CHANCES[BUILDER]))
    return hope(s.seats, seat, sureness(left), zones)
