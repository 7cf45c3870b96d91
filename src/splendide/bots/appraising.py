"""What a teacher thinks of moves: a bot's judgement or, in a game with a mind of its own, the sum of its terms."""

from collections.abc import Collection

import numpy as np

from splendide.bots.choice import judge
from splendide.core.facts import Judged
from splendide.core.match import Match

CONSIDERED = 12  # moves that are weighed, where weighing is not cheap


def appraise(
    level: str,
    match: Match,
    seat: int,
    rng: np.random.Generator,
    *,
    milliseconds: float | None = None,
    examined: Collection[int] = (),
) -> list[Judged]:
    """The moves that were looked at, the best first, those that are examined among them."""
    judged = judge(level, match, seat, rng, milliseconds=milliseconds, examined=examined)
    if not match.game.weighing:
        return judged
    moves = dict.fromkeys([*(one.move for one in judged[:CONSIDERED]), *examined])
    weighed = [Judged(move, weigh(match, seat, move), 1) for move in moves]
    best, *others = sorted(weighed, key=lambda one: -one.value)
    return [best._replace(chance=1.0), *others]


def weigh(match: Match, seat: int, move: int) -> float:
    """What a legal move is worth to the game's own mind, out of what the seat knows."""
    assert match.game.weighing
    return sum(term.amount for term in match.game.weighing.terms_of(match.known(seat), seat, move))
