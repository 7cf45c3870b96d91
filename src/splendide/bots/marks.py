"""What a decision is called by what it lost: best, fine, inaccurate or a mistake."""

from typing import Literal, NamedTuple, get_args

from splendide.bots.expecting import Unit, unit_of
from splendide.core.library import Game

Mark = Literal["best", "fine", "inaccurate", "mistake"]
MARKS: tuple[Mark, ...] = get_args(Mark)


class Tolerance(NamedTuple):
    """What a move may lose at most to be called so."""

    fine: float
    inaccurate: float


TOLERANCES: dict[Unit, Tolerance] = {"points": Tolerance(0.5, 1.5), "wins": Tolerance(0.03, 0.08)}


def tolerance_of(game: Game, seats: int) -> Tolerance:
    return TOLERANCES[unit_of(game, seats)]


def mark_of(loss: float, is_best: bool, tolerance: Tolerance) -> Mark:
    if is_best or loss == 0:
        return "best"
    return "fine" if loss <= tolerance.fine else "inaccurate" if loss <= tolerance.inaccurate else "mistake"
