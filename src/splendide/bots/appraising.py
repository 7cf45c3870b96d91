"""What a teacher thinks of moves: a bot's judgement, told in chances to win where playing on shows them or, in a game
with a mind of its own, the sum of its terms as a share of what a match is worth.
"""

from collections.abc import Collection

import numpy as np

from splendide.bots.choice import judge
from splendide.bots.expecting import is_played_out
from splendide.bots.levels import TEMPERS
from splendide.bots.winning import TRUTHS, chances_after
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
    truths = int(TRUTHS * TEMPERS[level].looks_ahead) if is_played_out(match.game, match.seats) else 0
    if truths and milliseconds:
        milliseconds /= 2
    judged = judge(level, match, seat, rng, milliseconds=milliseconds, examined=examined)
    if truths:
        return _told_in_chances(match, seat, judged, _considered(judged, examined), rng, truths, milliseconds)
    if match.game.weighing:
        return _weighed(match, seat, _considered(judged, examined))
    return judged


def _considered(judged: list[Judged], examined: Collection[int]) -> list[int]:
    """The best of those that were tried, and what is examined."""
    tried = [one.move for one in judged if one.tries]
    return [*dict.fromkeys([*tried[:CONSIDERED], *examined])]


def _told_in_chances(
    match: Match,
    seat: int,
    judged: list[Judged],
    moves: list[int],
    rng: np.random.Generator,
    truths: int,
    milliseconds: float | None,
) -> list[Judged]:
    """Each is worth how likely the seat is to win after it; where nobody looked, as likely as after the worst."""
    found = chances_after(match.game, match.hidden(seat), seat, moves, rng, truths, milliseconds)
    likely, least = dict(zip(moves, found, strict=True)), min(found)
    return [one._replace(value=likely.get(one.move, least)) for one in judged]


def _weighed(match: Match, seat: int, moves: list[int]) -> list[Judged]:
    weighed = [Judged(move, weigh(match, seat, move), 1) for move in moves]
    best, *others = sorted(weighed, key=lambda one: -one.value)
    return [best._replace(chance=1.0), *others]


def weigh(match: Match, seat: int, move: int) -> float:
    """What a legal move is worth to the game's own mind, out of what the seat knows: as a share of a match."""
    assert match.game.weighing
    terms = match.game.weighing.terms_of(match.known(seat), seat, move)
    return sum(term.amount for term in terms) / match.game.search.match
