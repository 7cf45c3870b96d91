"""A finished match, looked at by a teacher: what every decision lost, what luck gave, and what decided it.

A decision is judged from what its seat knew when it was made, and nothing else. What a seat could expect is told of
each moment, everything being known now that the match is over. The same seed gives the same analysis, unless time is
limited.
"""

import itertools
from collections.abc import Callable
from statistics import fmean

import msgspec
import numpy as np

from splendide.bots.appraising import appraise
from splendide.bots.decisions import Choice, choices_in
from splendide.bots.expecting import Unit, expected, is_judged, unit_of, usual
from splendide.bots.hindsight import Possible, possible
from splendide.bots.marks import MARKS, Mark, mark_of, tolerance_of
from splendide.bots.mixing import FloatArray
from splendide.core.errors import Refused
from splendide.core.library import Game
from splendide.core.match import Match

LEVEL = "master"  # how the teacher thinks
FORM = 7  # of an analysis: one that was kept in another is made anew
DECIDING = 3  # decisions that are named
HOPELESS = 0.03  # of a win: whoever can expect less is taken to expect so much


class JudgedDecision(msgspec.Struct, frozen=True):
    """What somebody chose, and what the teacher would have."""

    step: int  # the moment in which it was revealed, counted from 0
    number: int  # of the move, counted through all that was revealed
    seat: int
    move: str
    best: str
    loss: float  # against the best, in the unit of the analysis
    stake: float  # what the average move would have lost
    weight: float  # how much both count in sums over the match
    mark: Mark
    listed: bool  # one of the moves that can be listed: it can be chosen again without a clock or a hand


class JudgedPlayer(msgspec.Struct, frozen=True):
    """How one seat played, and how lucky it was; None of what nobody judges."""

    accuracy: float | None  # 0 to 100
    lost: float | None  # by its own decisions, in the unit, as they are weighted
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
    possible: Possible | None = None  # with hindsight


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
    choices = [choice for choice in choices_in(again, match.log) if is_judged(game)]
    done, all_ = itertools.count(1), len(choices) + len(again.moments)
    decisions, curve = [], []
    for choice in choices:
        if decision := judged_choice(again, choice, level, milliseconds, choice.chance(seed)):
            decisions.append(decision)
        progress(next(done), all_)
    luck, before = np.zeros(match.seats), Match(game, match.seats, match.options).states
    for step, moment in enumerate(again.moments):
        curve.append(_rounded(expected(game, moment.states, np.random.default_rng(seed))))
        if not game.mind and moment.of_nature:
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
        possible=possible(match),
    )


# --- Each decision ------------------------------------------------------------------------------------


def judged_choice(
    match: Match, choice: Choice, level: str, milliseconds: float | None, rng: np.random.Generator
) -> JudgedDecision | None:
    """None where there was nothing to decide."""
    (number, entry, before), seat = choice, choice.entry.seat
    judged = appraise(level, before, seat, rng, milliseconds=milliseconds, examined=[entry.move])
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
        weight=round(weight_of(match.game, match.seats, best.value), 4),
        mark=mark_of(loss, made.move == best.move, tolerance_of(match.game, match.seats)),
        listed={made.move, best.move} <= set(before.moves(seat)),
    )


def weight_of(game: Game, seats: int, best: float) -> float:
    """Where values are chances to win, what is lost of them counts as if the seat still had its fair share.

    Otherwise whoever has fallen behind, mostly by mistakes, would have nothing left to lose by further ones. A mind of
    its own weighs moves alike, whoever is ahead.
    """
    return 1 / (seats * max(best, HOPELESS)) if unit_of(game, seats) == "wins" and not game.mind else 1.0


# --- The whole match ------------------------------------------------------------------------------------


def _player(game: Game, seat: int, decisions: list[JudgedDecision], luck: FloatArray) -> JudgedPlayer:
    if not is_judged(game):
        return JudgedPlayer(None, None, None, {})
    mine = [one for one in decisions if one.seat == seat]
    marks = {mark: sum(one.mark == mark for one in mine) for mark in MARKS}
    lost = round(sum(one.weight * one.loss for one in mine), 4)
    given = None if game.mind else round(float(luck[seat]), 4)
    return JudgedPlayer(accuracy_of(mine, tolerance_of(game, len(luck)).inaccurate), lost, given, marks)


def accuracy_of(decisions: list[JudgedDecision], half: float) -> float | None:
    """100: nothing was lost. A decision that lost `half` counts half, twice as much a quarter, and so on; each counts
    as much as was at stake. None where nothing was.
    """
    stakes = [one.weight * one.stake for one in decisions]
    kept = [2 ** (-one.weight * one.loss / half) for one in decisions]
    return round(100 * float(np.average(kept, weights=stakes)), 1) if any(stakes) else None


def _deciding(decisions: list[JudgedDecision]) -> list[int]:
    """Those that lost most, if they lost anything worth a word."""
    worst = sorted(range(len(decisions)), key=lambda k: (-decisions[k].loss, k))[:DECIDING]
    return sorted(k for k in worst if decisions[k].mark in ("inaccurate", "mistake"))


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]
