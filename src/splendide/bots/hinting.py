"""A hint: the best moves that a teacher finds for a seat, out of what that seat knows and nothing else."""

import zlib
from typing import NamedTuple

import numpy as np

from splendide.bots.analysis import LEVEL, TOLERANCES
from splendide.bots.choice import judge
from splendide.bots.expecting import Unit, is_judged, unit_of
from splendide.bots.gaining import gain
from splendide.core.errors import Refused
from splendide.core.match import Match

SHOWN = 3  # moves
SURE = 0.9  # of the time: what is made less often is one of several to be mixed


class Hinted(NamedTuple):
    """One of the best moves."""

    move: str  # in notation
    behind: float  # how much less it is worth than the best of them
    chance: float  # how often it should be made


class Advice(NamedTuple):
    """The best moves first, in what unit they are compared, and by which sentence: the name of a text."""

    moves: list[Hinted]
    unit: Unit
    reason: str
    ahead: float  # of the next
    gains: tuple[int, int] = (0, 0)  # points that the first brings before the next question, and the next


def advise(match: Match, seat: int, name: str, level: str = LEVEL) -> Advice:
    """For a seat that owes a decision. The same match, question and knowledge give the same advice."""
    require_hints(match)
    rng = np.random.default_rng(zlib.crc32(f"{name} {seat} {match.question(seat)}".encode()))
    best = judge(level, match, seat, rng)[:SHOWN]
    most = max(one.value for one in best)
    texts = match.written(seat, [one.move for one in best])
    moves = [
        Hinted(text, round(most - one.value, 3), round(one.chance, 3)) for text, one in zip(texts, best, strict=True)
    ]
    unit = unit_of(match.game, match.seats)
    ahead = moves[1].behind if len(moves) > 1 else 0.0
    reason, gains = _reason(moves, ahead, unit), (0, 0)
    if reason == "hint-ahead":
        luck = int(rng.integers(2**32))  # the same for both
        gains = _gains(match, seat, [one.move for one in best[:2]], luck)
        reason = why_ahead(*gains)
    return Advice(moves, unit, reason, ahead, gains)


def _gains(match: Match, seat: int, moves: list[int], luck: int) -> tuple[int, int]:
    first, second = (round(gain(match, seat, move, np.random.default_rng(luck))) for move in moves)
    return first, second


def why_ahead(gains: int, others: int) -> str:
    """It brings more at once or, though it doesn't, more in the end."""
    return "hint-gain" if gains > others else "hint-later" if gains < others else "hint-ahead"


def require_hints(match: Match) -> None:
    if not is_judged(match.game):
        raise Refused("no-hints-here")


def _reason(moves: list[Hinted], ahead: float, unit: Unit) -> str:
    if len(moves) == 1:
        return "hint-only"
    if moves[0].chance < SURE:
        return "hint-mixed"
    return "hint-level" if ahead <= TOLERANCES[unit].fine else "hint-ahead"
