"""Whose turn it is: a piece is asked for, handed over, and asked for again."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.giving import target_of
from splendide.games.tower.play.hand import NONE
from splendide.games.tower.play.state import GIVE, HAND, LIFT, NO_PIECE, NO_SEED, PLACE


@rule
def ask_to_give(s: Position, giver: int) -> None:
    s.giver = giver
    s.placer = (giver + 1) % s.seats
    s.phase = GIVE
    s.pending = 1 << giver


@rule
def pass_on(s: Position) -> None:
    """The placer becomes the giver."""
    ask_to_give(s, s.placer)


@rule
def ask_to_lift(s: Position) -> None:
    """The placer takes the piece when they like; a hand that doesn't sway has it at once."""
    s.where[s.given] = HAND
    s.target = target_of(s, s.given)
    s.seed = NO_SEED
    s.phase = PLACE if s.hand == NONE else LIFT
    s.pending = 1 << s.placer


@rule
def resume(s: Position) -> None:
    """The piece that was given is still in the hand, or one must still be given."""
    s.outside = 0
    if s.given == NO_PIECE:
        ask_to_give(s, s.giver)
    else:
        ask_to_lift(s)
