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
    plans: float  # how much it cares, without paper, which reserve will be empty first, before the last piece
    careless: float  # how often any gift will do
    playouts: int  # how often it plays the rest of the match on paper to see what it is worth that its piece stands
    plots: int  # and to see what each gift leads to; 0: it gives without paper


SKILLS = {
    "random": Skill(7.0, 30.0, 0.0, 0, 0.0, 0.0, 1.0, 0, 0),
    "novice": Skill(2.8, 10.0, 0.6, 0, 0.7, 0.0, 0.8, 0, 0),
    "greedy": Skill(1.5, 5.0, 0.9, 3, 1.0, 0.2, 0.0, 0, 0),
    "search": Skill(0.8, 3.0, 0.97, 3, 1.0, 0.5, 0.0, 800, 0),
    "master": Skill(0.2, 1.0, 1.0, 4, 1.0, 1.0, 0.0, 2000, 4000),
}
# What the others are taken for: to a surer hand hardly any piece or place would be awkward.
NEIGHBOUR = SKILLS["novice"]
STEADIEST = 0.3  # no hand is surer than this share of its error, even one that does not sway


def steadiness(s: Position) -> float:
    return max(STEADIEST, float(STRENGTH[s.hand]))


def error_of(s: Position, skill: Skill, height: float) -> float:
    """By how much this hand misses at this table, so high up."""
    return higher_up(skill.error * steadiness(s), height)


def higher_up(error: float, height: float) -> float:
    """What a hand misses by so high up, of which this is known near the table."""
    return error * (1 + PER_HEIGHT * height / AMPLITUDE)


def foresight_of(s: Position, skill: Skill) -> float:
    """How much the next one's ease counts against one's own piece standing.

    A fall brings its giver a drop. The next one's would be one's own; one's own is a rival's, and the more rivals there
    are the less that one's drop is to be feared.
    """
    return skill.foresight * (1 - 1 / int(s.seats))
