"""Who is likely to win, from any position: the rest of the match on paper, for all seats at once."""

from splendide.core.contract import Rng
from splendide.core.position import Snapshot
from splendide.games.tower.mind.outlook import wins_on_paper
from splendide.games.tower.play.ending import has_won
from splendide.games.tower.play.state import NOBODY, PICK

MATCHES = 400  # that are played to their end


def chances(s: Snapshot, rng: Rng) -> list[float]:
    """By seat, from what lies open; a team shares its win. Before all pieces are taken nobody is ahead.

    Nor is anybody where no match on paper comes to an end.
    """
    wins = _wins(s, rng)
    total = sum(wins)
    return [won / total for won in wins] if total else [1 / s.seats] * s.seats


def _wins(s: Snapshot, rng: Rng) -> list[float]:
    if s.winner != NOBODY:
        return [float(has_won(s, seat)) for seat in range(s.seats)]
    return [] if s.phase == PICK else wins_on_paper(s, s.given, (), MATCHES, rng)
