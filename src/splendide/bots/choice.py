"""What a bot would play, decided from a hidden copy of the position alone."""

from collections.abc import Collection, Iterable

import numpy as np

from splendide.bots.levels import require_level
from splendide.bots.thought import think
from splendide.core.errors import Refused
from splendide.core.facts import Judged
from splendide.core.match import Match


def choose(
    level: str,
    match: Match,
    seat: int,
    rng: np.random.Generator,
    *,
    has_hand: bool = False,
    person: int = 0,
    milliseconds: float | None = None,
) -> int:
    """The move this bot makes at this seat, which owes one; one with a hand leaves races to it."""
    races = match.game.racing.races(match.known(seat)) if has_hand and match.game.racing else {}
    judged = judge(level, match, seat, rng, person=person, milliseconds=milliseconds)
    return _drawn([one for one in judged if one.move not in races], rng)


def _drawn(judged: list[Judged], rng: np.random.Generator) -> int:
    """One of them, as often as it should be made."""
    point = rng.random() * sum(one.chance for one in judged)
    for one in judged:
        point -= one.chance
        if point < 0:
            return one.move
    return judged[0].move


def judge(
    level: str,
    match: Match,
    seat: int,
    rng: np.random.Generator,
    *,
    person: int = 0,
    milliseconds: float | None = None,
    examined: Collection[int] = (),
) -> list[Judged]:
    """All legal moves of the seat with the bot's judgement, that first which is made most often.

    Two bots of one level are different people, each with a number of its own. Without a limit in milliseconds, the
    same seed gives the same answer on every machine. Moves that are examined are tried as often as the best.
    """
    require_level(level)
    if not match.owes(seat):
        raise Refused("not-your-turn")
    mind = match.game.mind
    if mind:
        judged = _always_the_best(_shuffled(mind.judge(level, match.known(seat), seat, rng), rng))
    else:
        judged = _shuffled(think(level, match, seat, rng, person, milliseconds, examined), rng)
    return sorted(judged, key=lambda one: (-one.chance, -one.tries, -one.value))


def _shuffled(judged: list[Judged], rng: np.random.Generator) -> list[Judged]:
    """Among equals, none is preferred for being listed first."""
    return [judged[i] for i in rng.permutation(len(judged)).tolist()]


def _always_the_best(judged: Iterable[Judged]) -> list[Judged]:
    best, *others = sorted(judged, key=lambda one: (-one.tries, -one.value))
    return [best._replace(chance=1.0), *others]
