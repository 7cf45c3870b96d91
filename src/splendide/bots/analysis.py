"""A finished match, looked at by a teacher: what every decision lost, what luck gave, and what decided it.

A decision is judged from what its seat knew when it was made, and nothing else. What a seat could expect is told of
each moment, everything being known now that the match is over. The same seed gives the same analysis, unless time is
limited.
"""

import itertools
from collections.abc import Callable, Iterator
from statistics import fmean
from typing import Literal, NamedTuple, get_args

import msgspec
import numpy as np

from splendide.bots.choice import judge
from splendide.bots.expecting import Unit, expected, is_judged, unit_of, usual
from splendide.bots.mixing import FloatArray
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.library import Game
from splendide.core.log import TAKE_BACK, Entry
from splendide.core.match import Match

LEVEL = "master"  # how the teacher thinks
FORM = 1  # of an analysis: one that was kept in another is made anew
DECIDING = 3  # decisions that are named
Mark = Literal["best", "fine", "inaccurate", "mistake"]
MARKS: tuple[Mark, ...] = get_args(Mark)


class Tolerance(NamedTuple):
    """What a move may lose at most to be called so."""

    fine: float
    inaccurate: float


TOLERANCES: dict[Unit, Tolerance] = {"points": Tolerance(0.5, 1.5), "wins": Tolerance(0.03, 0.08)}


class JudgedDecision(msgspec.Struct, frozen=True):
    """What somebody chose, and what the teacher would have."""

    step: int  # the moment in which it was revealed, counted from 0
    number: int  # of the move, counted through all that was revealed
    seat: int
    move: str
    best: str
    loss: float  # against the best, in the unit of the analysis
    stake: float  # what the average move would have lost
    mark: Mark


class JudgedPlayer(msgspec.Struct, frozen=True):
    """How one seat played, and how lucky it was; None of what nobody judges."""

    accuracy: float | None  # 0 to 100
    lost: float | None  # by its own decisions, in the unit
    luck: float | None  # how much more nature's moves gave it to expect than others would have, on average
    marks: dict[Mark, int]


class Analysis(msgspec.Struct, frozen=True):
    game: str
    judged: bool  # whether decisions are; otherwise the curve is of points, and there is nothing else
    unit: Unit
    players: list[JudgedPlayer]  # by seat
    decisions: list[JudgedDecision]
    deciding: list[int]  # places in `decisions`: what lost most, in the order of the match
    curve: list[list[float]]  # for each moment, by seat, what it could expect


Progress = Callable[[int, int], None]  # told how many of how many are done


def require_over(match: Match) -> None:
    if not match.over:
        raise Refused("analysis-not-over")


def analyse(
    match: Match,
    *,
    level: str = LEVEL,
    milliseconds: float | None = None,
    seed: int = 0,
    progress: Progress = lambda done, all_: None,
) -> Analysis:
    """Of a match that is over; `milliseconds` are for each decision."""
    require_over(match)
    game = match.game
    again = Match(game, match.seats, match.options)
    choices = [choice for choice in _choices(again, match.log) if is_judged(game)]
    done, all_ = itertools.count(1), len(choices) + len(again.moments)
    decisions, curve = [], []
    for choice in choices:
        if decision := _judged(again, choice, level, milliseconds, choice.chance(seed)):
            decisions.append(decision)
        progress(next(done), all_)
    luck, before = np.zeros(match.seats), Match(game, match.seats, match.options).states
    for step, moment in enumerate(again.moments):
        curve.append(_rounded(expected(game, moment.states, np.random.default_rng(seed))))
        if is_judged(game) and moment.of_nature:
            luck += np.subtract(curve[-1], usual(game, before, np.random.default_rng([seed, step])))
        before = moment.states
        progress(next(done), all_)
    unit = unit_of(game, match.seats)
    return Analysis(
        game=game.slug,
        judged=is_judged(game),
        unit=unit,
        players=[_player(game, seat, decisions, luck) for seat in range(match.seats)],
        decisions=decisions,
        deciding=_deciding(decisions),
        curve=curve,
    )


# --- Each decision ------------------------------------------------------------------------------------


class Choice(NamedTuple):
    """A move that was revealed, and the match when its seat had to choose."""

    number: int
    entry: Entry
    before: Match

    def chance(self, seed: int) -> np.random.Generator:
        """The same, in whichever order the seats chose."""
        return np.random.default_rng([seed, self.entry.seat, self.before.question(self.entry.seat)])


def _choices(match: Match, log: list[Entry]) -> Iterator[Choice]:
    """The log happens again: every choice that stood, in the order in which they were revealed."""
    asked: dict[int, Match] = {}
    for entry in log:
        if entry.seat != NATURE and entry.move != TAKE_BACK and match.owes(entry.seat):
            asked[entry.seat] = match.fork()
        told = len(match.told)
        match.enter(entry)
        for number, event in enumerate(match.told[told:], told):
            if event.entry.seat in asked:
                yield Choice(number, event.entry, asked.pop(event.entry.seat))


def _judged(
    match: Match, choice: Choice, level: str, milliseconds: float | None, rng: np.random.Generator
) -> JudgedDecision | None:
    """None where there was nothing to decide."""
    (number, entry, before), seat = choice, choice.entry.seat
    judged = judge(level, before, seat, rng, milliseconds=milliseconds, examined=entry.move)
    if len(judged) < 2:
        return None
    best = max(judged, key=lambda one: (one.tries, one.value))
    made = next(one for one in judged if one.move == entry.move)
    loss = round(max(0.0, best.value - made.value), 4)
    return JudgedDecision(
        step=next(step for step, moment in enumerate(match.moments) if number < moment.number),
        number=number,
        seat=seat,
        move=entry.text,
        best=before.written(seat, [best.move])[0],
        loss=loss,
        stake=round(max(0.0, best.value - fmean(one.value for one in judged)), 4),
        mark=mark_of(loss, made.move == best.move, unit_of(match.game, match.seats)),
    )


def mark_of(loss: float, is_best: bool, unit: Unit) -> Mark:
    tolerance = TOLERANCES[unit]
    if is_best or loss == 0:
        return "best"
    return "fine" if loss <= tolerance.fine else "inaccurate" if loss <= tolerance.inaccurate else "mistake"


# --- The whole match ------------------------------------------------------------------------------------


def _player(game: Game, seat: int, decisions: list[JudgedDecision], luck: FloatArray) -> JudgedPlayer:
    if not is_judged(game):
        return JudgedPlayer(None, None, None, {})
    mine = [one for one in decisions if one.seat == seat]
    marks = {mark: sum(one.mark == mark for one in mine) for mark in MARKS}
    lost = round(sum(one.loss for one in mine), 4)
    return JudgedPlayer(accuracy_of(lost, sum(one.stake for one in mine)), lost, round(float(luck[seat]), 4), marks)


def accuracy_of(lost: float, staked: float) -> float | None:
    """100: nothing was lost; 0: no less than average moves would have lost. None where there was nothing to lose."""
    return round(100 * max(0.0, 1 - lost / staked), 1) if staked > 0 else None


def _deciding(decisions: list[JudgedDecision]) -> list[int]:
    """Those that lost most, if they lost anything worth a word."""
    worst = sorted(range(len(decisions)), key=lambda k: (-decisions[k].loss, k))[:DECIDING]
    return sorted(k for k in worst if decisions[k].mark in ("inaccurate", "mistake"))


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]
