"""A hint: the best moves that a teacher finds for a seat, out of what that seat knows and nothing else."""

import zlib
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from splendide.bots.analysis import LEVEL
from splendide.bots.appraising import appraise
from splendide.bots.expecting import Unit, is_judged, unit_of
from splendide.bots.gaining import gain
from splendide.bots.marks import tolerance_of
from splendide.bots.reasons import Reason, why_better
from splendide.core.errors import Refused
from splendide.core.facts import Judged
from splendide.core.game import SPECTATOR
from splendide.core.match import Match

SHOWN = 3  # moves
SURE = 0.9  # of the time: what is made less often is one of several to be mixed


class Hinted(NamedTuple):
    """One of the best moves."""

    move: str  # in notation
    behind: float  # how much less it is worth than the first
    chance: float  # how often it should be made


class Advice(NamedTuple):
    """The best moves first, in what unit they are compared, and why they are the best."""

    moves: list[Hinted]
    unit: Unit
    reasons: tuple[Reason, ...]

    def said(self, language: str) -> str:
        return " ".join(reason.said(language) for reason in self.reasons)


def require_hints(match: Match) -> None:
    """Moves are judged here, and there is time for it."""
    if not is_judged(match.game):
        raise Refused("no-hints-here")
    if is_race(match):
        raise Refused("no-hints-in-races")


def is_race(match: Match) -> bool:
    """Whether it counts who is quick."""
    racing = match.game.racing
    return bool(racing and racing.races(match.known(SPECTATOR)))


def advise(match: Match, seat: int, name: str, level: str = LEVEL) -> Advice:
    """For a seat that owes a decision. The same match, question and knowledge give the same advice."""
    require_hints(match)
    rng = np.random.default_rng(zlib.crc32(f"{name} {seat} {match.question(seat)}".encode()))
    judged = appraise(level, match, seat, rng)
    first = judged[0].value
    texts = match.written(seat, [one.move for one in judged[:SHOWN]])
    moves = [
        Hinted(text, round(max(0.0, first - one.value), 3), round(one.chance, 3))
        for text, one in zip(texts, judged, strict=False)
    ]
    return Advice(
        moves, unit_of(match.game, match.seats), tuple(_reasons(match, seat, judged, int(rng.integers(2**32))))
    )


def _reasons(match: Match, seat: int, judged: list[Judged], luck: int) -> Iterator[Reason]:
    """How the first compares with the next, and what it has over the first one that is clearly worse."""
    if len(judged) == 1:
        yield Reason("hint-only")
        return
    first, fine = judged[0], tolerance_of(match.game, match.seats).fine
    if first.chance < SURE:
        yield Reason("hint-mixed")
    elif first.value - judged[1].value > fine:
        yield Reason("hint-ahead", told(match, first.value - judged[1].value))
    else:
        yield Reason("hint-level")
    if worse := next((one for one in judged if first.value - one.value > fine), None):
        reasons = explained(match, seat, first.move, worse.move, luck)
        yield from reasons if worse is judged[1] else (Reason("hint-for-it"), *reasons) if reasons else ()


def explained(match: Match, seat: int, first: int, second: int, luck: int) -> list[Reason]:
    """What the first has over the second: in the game's own terms or, in a game without, in points."""
    if match.game.reckoning or match.game.weighing:
        reason = why_better(match, seat, first, second, luck)
        return [reason] if reason else []
    return _by_points(*(round(gain(match, seat, move, np.random.default_rng(luck))) for move in (first, second)))


def _by_points(gains: int, others: int) -> list[Reason]:
    """It brings more at once or, though it doesn't, more in the end."""
    if gains == others:
        return []
    return [Reason("hint-gain" if gains > others else "hint-later", {"gain": gains, "other": others})]


def told(match: Match, amount: float) -> dict[str, float | str]:
    """Points with a decimal, wins in hundredths."""
    unit = unit_of(match.game, match.seats)
    return {"unit": unit, "ahead": round(amount, 1) if unit == "points" else round(100 * amount)}
