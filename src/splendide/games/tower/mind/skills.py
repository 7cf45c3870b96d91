"""What tells the levels apart: sureness of hand, how many places are weighed, foresight, care in giving."""

from typing import NamedTuple

from splendide.core.position import Position
from splendide.games.tower.play.hand import AMPLITUDE, PER_HEIGHT, STRENGTH


class Skill(NamedTuple):
    """What a level can do."""

    error: float  # mm by which the hand misses near the table, along each axis
    turn: float  # degrees by which it is turned too far
    sway: float  # the share of its own sway that it feels and makes up for
    weighed: int  # places of which it asks closely how often it would miss them
    foresight: float  # how much the next one's ease counts against it, of as much as it should
    plans: float  # how much it cares which reserve will be empty first, before it comes to the last piece
    careless: float  # how often any gift will do


SKILLS = {
    "random": Skill(8.0, 30.0, 0.0, 0, 0.0, 0.0, 1.0),
    "novice": Skill(3.2, 12.0, 0.5, 0, 0.0, 0.0, 0.5),
    "greedy": Skill(1.9, 6.0, 0.85, 0, 0.9, 0.3, 0.1),
    "search": Skill(0.8, 3.0, 0.95, 3, 1.0, 0.7, 0.0),
    "master": Skill(0.35, 1.0, 1.0, 4, 1.0, 1.0, 0.0),
}
# What the others are taken for: to a surer hand hardly any piece or place would be awkward.
NEIGHBOUR = SKILLS["novice"]
STEADIEST = 0.3  # no hand is surer than this share of its error, even one that does not sway


def error_of(s: Position, skill: Skill, height: float) -> float:
    """By how much this hand misses at this table, so high up."""
    return skill.error * max(STEADIEST, float(STRENGTH[s.hand])) * (1 + PER_HEIGHT * height / AMPLITUDE)


def foresight_of(s: Position, skill: Skill) -> float:
    """How much the next one's ease counts against one's own piece standing.

    A fall brings its giver a drop. The next one's would be one's own; one's own is a rival's, and the more rivals there
    are the less that one's drop is to be feared.
    """
    return skill.foresight * (1 - 1 / int(s.seats))
