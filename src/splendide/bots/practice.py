"""A decision of a finished match, to be made again: where somebody lost most, and what another move would have lost."""

from collections.abc import Iterable
from typing import NamedTuple

from splendide.bots.analysis import LEVEL, Analysis, JudgedDecision
from splendide.bots.appraising import appraise
from splendide.bots.decisions import Choice, choices_in
from splendide.bots.hinting import explained
from splendide.bots.marks import Mark, mark_of, tolerance_of
from splendide.bots.reasons import Reason
from splendide.core.errors import Refused
from splendide.core.match import Match

WORTH_ANOTHER_TRY: tuple[Mark, ...] = ("inaccurate", "mistake")
SOLVED: tuple[Mark, ...] = ("best", "fine")


class Attempt(NamedTuple):
    """What a move would have lost against the answer, and what that is called."""

    loss: float
    mark: Mark

    @property
    def solves(self) -> bool:
        return self.mark in SOLVED


def lost_most(analysis: Analysis, seats: Iterable[int]) -> list[JudgedDecision]:
    """Decisions of these seats that are worth another try, the worst first."""
    mine = set(seats)
    worth = [one for one in analysis.decisions if one.seat in mine and is_exercise(one)]
    return sorted(worth, key=lambda one: -one.loss)


def is_exercise(decision: JudgedDecision) -> bool:
    return decision.mark in WORTH_ANOTHER_TRY and decision.listed


def decision_in(analysis: Analysis, number: int) -> JudgedDecision:
    for decision in analysis.decisions:
        if decision.number == number and decision.listed:
            return decision
    raise Refused("no-such-decision")


def choice_in(match: Match, number: int) -> Choice:
    """The decision of this number, and the match when it was to be made."""
    for choice in choices_in(Match(match.game, match.seats, match.options), match.log):
        if choice.number == number:
            return choice
    raise Refused("no-such-decision")


def attempt(choice: Choice, text: str, answer: str, level: str = LEVEL) -> Attempt:
    """The move is held against the answer, both tried as often, in the same truths and with the same luck."""
    before, seat = choice.before, choice.entry.seat
    move, best = before.read(seat, text), before.read(seat, answer)
    if move == best:
        return Attempt(0.0, "best")
    judged = appraise(level, before, seat, choice.chance(0), examined=[move, best])
    values = {one.move: one.value for one in judged}
    loss = round(max(0.0, values[best] - values[move]), 4)
    return Attempt(loss, mark_of(loss, False, tolerance_of(before.game, before.seats)))


def speaks_for(choice: Choice, answer: str, other: str) -> list[Reason]:
    """What the answer has over another move."""
    before, seat = choice.before, choice.entry.seat
    best, worse = before.read(seat, answer), before.read(seat, other)
    luck = int(choice.chance(0).integers(2**32))
    return explained(before, seat, best, worse, luck) if best != worse else []
