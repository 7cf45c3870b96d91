"""What tells the levels apart: sureness of hand, how many places are tried in the mind, foresight."""

from typing import NamedTuple

from splendide.core.position import Position
from splendide.games.tower.play.hand import AMPLITUDE, PER_HEIGHT, STRENGTH


class Skill(NamedTuple):
    """What a level can do."""

    error: float  # mm by which the hand misses near the table, along each axis
    turn: float  # degrees by which it is turned too far
    sway: float  # the share of its own sway that it feels and makes up for
    verified: int  # places tried out in the mind
    foresight: float  # how much the next one's ease counts against it
    plans: float  # how much it cares which reserve will be empty first, before it comes to the last piece


SKILLS = {
    "random": Skill(2.5, 12.0, 0.0, 0, 0.0, 0.0),
    "novice": Skill(2.1, 7.0, 0.6, 0, 0.0, 0.0),
    "greedy": Skill(1.6, 4.0, 0.9, 0, 0.0, 0.3),
    "search": Skill(1.1, 2.5, 0.95, 2, 0.15, 0.7),
    "master": Skill(0.7, 1.3, 1.0, 4, 0.3, 1.0),
}
NEIGHBOUR = SKILLS["greedy"]  # what the others are taken for
STEADIEST = 0.3  # no hand is surer than this share of its error, even one that does not sway


def error_of(s: Position, skill: Skill, height: float) -> float:
    """By how much this hand misses at this table, so high up."""
    return skill.error * max(STEADIEST, float(STRENGTH[s.hand])) * (1 + PER_HEIGHT * height / AMPLITUDE)
