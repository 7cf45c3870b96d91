"""The end of a match: who wins, and who wins with them."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.tower.play.state import NOBODY, OVER


@rule
def team_of(s: Position, seat: int) -> int:
    """Seats opposite each other are one team, if there are any; else everybody is their own."""
    return seat % (s.seats // 2) if s.teams else seat


@rule
def are_together(s: Position, seat: int, other: int) -> bool:
    return team_of(s, seat) == team_of(s, other)


@rule
def win(s: Position, seat: int, how: int) -> None:
    s.winner = seat
    s.how = how
    s.phase = OVER
    s.pending = 0


@rule
def has_won(s: Position, seat: int) -> bool:
    """A team wins with its member."""
    return s.winner != NOBODY and are_together(s, seat, s.winner)
