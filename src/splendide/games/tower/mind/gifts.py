"""Giving: what the neighbour is least likely to put down well, and what wins if they do.

The best play the rest of the match on paper for that; others only see what comes next.
"""

from typing import NamedTuple

import numpy as np

from splendide.core.contract import Rng
from splendide.core.facts import Judged
from splendide.core.position import Position, Snapshot
from splendide.games.tower.mind.aiming import Site, margin_of
from splendide.games.tower.mind.outlook import FALLS, STANDS, WIN, Outlook
from splendide.games.tower.mind.putting import chance_of, next_error
from splendide.games.tower.mind.skills import SKILLS, Skill, higher_up
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.ending import are_together
from splendide.games.tower.play.giving import AKIN, target_of
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.play.tower import members, pieces_at, tower_of, uncovered_pieces
from splendide.games.tower.wood.pieces import DROPS_TO_WIN, shape_of
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

Kind = tuple[int, int]  # a shape and the piece it goes on: all such gifts are alike
TASTE = 0.02  # falls that the best piece of all is worth to who has it: what bothers is better given than kept


def judge_gifts(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    """What the neighbour is least likely to put down well, and what wins if they do."""
    if skill.plots:
        prospects = Prospects(s, seat, skill)
        return [Judged(move, prospects.of(move - GIFT).worth, 1) for move in moves]
    chances = Chances(s, skill)
    return [Judged(move, _gain(s, seat, move - GIFT, chances.stands(move - GIFT, rng), skill), 1) for move in moves]


# --- How likely it stands ----------------------------------------------------------------------------------------


class Chances:
    """How likely the neighbour puts each gift down well; all that are alike are looked at once."""

    def __init__(self, s: Snapshot, skill: Skill):
        self.s, self.error = s, next_error(s, int(s.giver), skill)
        self.balance = Balance(*tower_of(s))
        self._known: dict[Kind, float] = {}

    def kind(self, piece: int) -> Kind:
        return shape_of(piece), int(target_of(self.s, piece))

    def stands(self, piece: int, rng: Rng) -> float:
        kind = self.kind(piece)
        if kind not in self._known:
            self._known[kind] = _neighbours_chance(Site(self.balance, kind[1]), piece, self.error, rng)
        return self._known[kind]


def _neighbours_chance(site: Site, piece: int, error: float, rng: Rng) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.improved(piece, site.look(piece)[0], margin_of)
    return chance_of(site, piece, best, higher_up(error, site.ground), SKILLS["master"], rng)


# --- What it leads to --------------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """How likely a gift stands, and how often the match is won on paper if it does, and if it falls."""

    stands: float
    if_it_stands: float
    if_it_falls: float

    @property
    def worth(self) -> float:
        """In falls."""
        return WIN * (self.stands * self.if_it_stands + (1 - self.stands) * self.if_it_falls)


class Prospects:
    """What each gift leads to, for somebody who plays the rest of the match on paper."""

    def __init__(self, s: Snapshot, seat: int, skill: Skill):
        self.chances, self.ahead = Chances(s, skill), Outlook(s, seat, skill.plots)

    def of(self, piece: int) -> Prospect:
        shape, target = self.chances.kind(piece)
        stands = self.chances.stands(piece, self.ahead.luck(shape, target - TABLE))
        return Prospect(stands, *(self.ahead.wins(piece, happens) for happens in (STANDS, FALLS)))


# --- Without paper -----------------------------------------------------------------------------------------------


def _gain(s: Position, seat: int, piece: int, stands: float, skill: Skill) -> float:
    """A fall brings a drop, the third one the match; if it stands, a reserve is nearer to its end."""
    fall = WIN if s.drops[seat] + 1 == DROPS_TO_WIN else 1.0
    return (1 - stands) * fall + stands * if_it_stands(s, seat, piece, skill) - TASTE * variety(s, seat, piece)


# --- Which reserve will be empty first --------------------------------------------------------------------------


def if_it_stands(s: Position, seat: int, piece: int, skill: Skill) -> float:
    """A reserve has one piece less, and the neighbour, who gives next, can or can't go on with their own."""
    return nearer(s, seat, int(s.where[piece]), skill) + skill.plans * goes_on(s, seat, piece)


def nearer(s: Position, seat: int, owner: int, skill: Skill) -> float:
    """What it is worth that this reserve has one piece less: whoever's last one stands has won, with their team.

    Who plans sees that coming: of others' pieces it gives those of whoever has most left.
    """
    left = int(np.count_nonzero(s.where == owner))
    worth = WIN if left == 1 else skill.plans * _nearness(left)
    return worth if are_together(s, seat, owner) else -worth


def _nearness(left: int) -> float:
    """What it is worth to have one of so many pieces less."""
    return WIN / left**2


def goes_on(s: Position, seat: int, piece: int) -> float:
    """What it is worth that the neighbour will, or can't, give a piece of their own on top of this one."""
    target, neighbour = int(target_of(s, piece)), (seat + 1) % int(s.seats)
    tops = members(int(uncovered_pieces(s)) & ~(0 if target == TABLE else 1 << target) | 1 << piece)
    own = int(pieces_at(s, neighbour)) & ~(1 << piece)
    if not any(own & int(AKIN[top]) for top in tops):
        return 0.0
    return _nearness(own.bit_count()) * (1 if are_together(s, seat, neighbour) else -1)
