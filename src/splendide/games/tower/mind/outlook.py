"""What is to be expected of the rest of the match: who lets pieces fall, and who wins in the end."""

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from splendide.core.contract import Rng
from splendide.core.position import Position, Snapshot
from splendide.games.tower.mind.paper import Paper, count_wins
from splendide.games.tower.mind.skills import steadiness
from splendide.games.tower.wood.pieces import Floats

USUAL = 0.2  # of the pieces fall that are put down by somebody of whom nothing is known yet,
KNOWN = 5  # which counts as much as so many placements that were seen
PER_FALL = 10.0  # mm by which the hand misses of somebody who lets everything fall
STANDS, FALLS = 0, 1
WIN = 3.0  # a match is worth so many falls


def falls_of(s: Position) -> Floats:
    """How likely each seat lets a piece fall, from what it did so far: whoever gave it has a drop for it."""
    seats = int(s.seats)
    fell = np.roll(s.drops[:seats], 1)
    chances: Floats = (fell + KNOWN * USUAL * steadiness(s)) / (int(s.turn) / seats + KNOWN)
    return chances.clip(0.01, 0.95)


def error_seen(s: Position, seat: int) -> float:
    """By how much somebody misses near the table who lets pieces fall as often as this seat, mm."""
    return PER_FALL * float(falls_of(s)[seat])


class Outlook(NamedTuple):
    """The rest of the match as a seat sees it who plays it on paper, the same luck for all that may happen."""

    s: Snapshot
    seat: int
    playouts: int

    def luck(self, *about: int) -> Rng:
        """The same whenever somebody thinks about this position: a teacher comes to what a player came to."""
        return np.random.default_rng([zlib.crc32(self.s.states.tobytes()), *about])

    def wins(self, piece: int, *foretold: int) -> float:
        """The share of matches that are won when this piece, and those that follow, stand or fall as foretold."""
        return wins_on_paper(self.s, piece, foretold, self.playouts, self.luck())[self.seat] / self.playouts


def wins_on_paper(s: Snapshot, gift: int, foretold: Sequence[int], matches: int, rng: Rng) -> list[float]:
    """By seat, how many of so many matches are won that go on with this gift, or any."""
    wins = np.zeros(int(s.seats))
    count_wins(s.states, gift, np.array(foretold, np.int64), falls_of(s), matches, np.zeros(2, Paper), wins, rng)
    found: list[float] = wins.tolist()
    return found
