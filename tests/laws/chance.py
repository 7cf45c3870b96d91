"""A match played at random, as matches are: mostly by those who owe a decision, but not by them alone.

Now and then somebody has another idea before the choices are revealed, somebody is late, and where moments count a
hand comes down though nobody asked for it, and others follow it.
"""

from functools import lru_cache

import numpy as np

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.kernels import copied
from splendide.core.log import TAKE_BACK, Entry
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.position import States
from tests.laws.cases import Case, some

LONGEST = 20_000  # moves: no match of people or bots comes near to it
JUMPS = 0.02  # how often a hand comes down,
FOLLOWS = 0.7  # and another after it
SECOND_THOUGHTS = 0.1  # how often somebody moves who owes nothing; every third time they take back what they chose
LATE = 0.4  # how often the time of somebody who has a limit runs out


def played(case: Case) -> Match:
    """One match of this case, to its end or to LONGEST; whoever wants to change something forks it."""
    return _played(case)[0]


def path(case: Case) -> list[States]:
    """Where it was before each of its moves, and in the end."""
    return _played(case)[1]


@lru_cache(maxsize=64)
def _played(case: Case) -> tuple[Match, list[States]]:
    match, nature, rng = case.opening(), case.nature(), case.chance()
    path = [copied(match.states)]
    while not match.over and len(match.log) < LONGEST:
        match.enter(random_entry(match, nature, rng))
        path.append(copied(match.states))
    return match, path


def random_entry(match: Match, nature: Nature, rng: np.random.Generator) -> Entry:
    """What happens next."""
    racing = racing_moves(match)
    hasty = rng.random()
    if hasty < JUMPS or (hasty < FOLLOWS and match.log and match.log[-1].move in racing):
        able = [(seat, move) for seat in range(match.seats) for move in match.moves(seat) if move in racing]
        if able:
            return Entry(*able[rng.integers(len(able))])
    if rng.random() < SECOND_THOUGHTS:
        idle = [seat for seat in range(match.seats) if not match.owes(seat) and match.moves(seat)]
        if idle:
            return _second_thought(match, some(idle, 1, rng)[0], racing, rng)
    return _answer(match, racing, nature, rng)


def racing_moves(match: Match) -> set[int]:
    """The moves whose moment counts, and what they are in the same millisecond as another."""
    if not match.game.racing:
        return set()
    races = match.game.racing.races(match.known(SPECTATOR))
    return {*races, *races.values()}


def _second_thought(match: Match, seat: int, racing: set[int], rng: np.random.Generator) -> Entry:
    if match.can_take_back(seat) and rng.integers(3) == 0:
        return Entry(seat, TAKE_BACK)
    return Entry(seat, _calm_move(match, seat, racing, rng))


def _answer(match: Match, racing: set[int], nature: Nature, rng: np.random.Generator) -> Entry:
    """A move of somebody who owes one."""
    seat = some([*match.waiting_for(), *([NATURE] if match.owes(NATURE) else [])], 1, rng)[0]
    if seat == NATURE:
        return Entry(NATURE, nature.choose(match.rolls, len(match.moves(NATURE))))
    if match.can_take_back(seat) and rng.random() < SECOND_THOUGHTS:  # a step of the turn
        return Entry(seat, TAKE_BACK)
    if has_limit(match, seat) and rng.random() < LATE:
        assert match.game.pace
        late = match.game.pace.late(match.known(seat), seat, [])
        if match.allows(seat, late):  # else a law says so, which needs a match to look at
            return Entry(seat, late)
    return Entry(seat, _calm_move(match, seat, racing, rng))


def has_limit(match: Match, seat: int) -> bool:
    pace = match.game.pace
    return pace is not None and match.owes(seat) and pace.wait(match.known(SPECTATOR), seat) is not None


def _calm_move(match: Match, seat: int, racing: set[int], rng: np.random.Generator) -> int:
    moves = match.moves(seat)
    assert moves, f"seat {seat} has nothing to play"
    return some([move for move in moves if move not in racing] or moves, 1, rng)[0]
