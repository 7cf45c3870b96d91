"""Giving: what the neighbour is least likely to put down well; at the end of a reserve, what wins."""

import numpy as np

from splendide.core.contract import Rng
from splendide.core.facts import Judged
from splendide.core.position import Position, Snapshot
from splendide.games.tower.mind.aiming import Site, margin_of, survival
from splendide.games.tower.mind.putting import chance_of
from splendide.games.tower.mind.skills import NEIGHBOUR, SKILLS, Skill, error_of
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.ending import are_together
from splendide.games.tower.play.giving import AKIN, target_of
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.play.tower import members, pieces_at, tower_of, uncovered_pieces
from splendide.games.tower.wood.pieces import DROPS_TO_WIN, shape_of
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

Kind = tuple[int, int]  # a shape and the piece it goes on: all such gifts are alike
WIN = 3.0  # a match is worth so many falls
TASTE = 0.02  # falls that the best piece of all is worth to who has it: what bothers is better given than kept


def judge_gifts(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    """What the neighbour is least likely to put down well; at the end of a reserve, what wins."""
    balance = Balance(*tower_of(s))
    kinds = {_kind(s, move - GIFT): move - GIFT for move in moves}
    sites = {target: Site(balance, target) for _, target in kinds}
    chances = {kind: _neighbours_chance(s, sites[kind[1]], piece) for kind, piece in kinds.items()}
    for kind in sorted(chances, key=lambda kind: chances[kind])[: max(0, skill.weighed - 1)]:
        chances[kind] = _weighed_chance(s, sites[kind[1]], kinds[kind], rng)
    return [Judged(move, _gain(s, seat, move - GIFT, chances, skill), 1) for move in moves]


def _kind(s: Position, piece: int) -> Kind:
    return shape_of(piece), target_of(s, piece)


def _neighbours_chance(s: Position, site: Site, piece: int) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.look(piece)[0]
    return survival(best.margin, error_of(s, NEIGHBOUR, site.ground))


def _weighed_chance(s: Position, site: Site, piece: int, rng: Rng) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.improved(piece, site.look(piece)[0], margin_of)
    return chance_of(site, piece, best, error_of(s, NEIGHBOUR, site.ground), SKILLS["master"], rng)


def _gain(s: Position, seat: int, piece: int, chances: dict[Kind, float], skill: Skill) -> float:
    """A fall brings a drop, the third one the match; if it stands, a reserve is nearer to its end."""
    stands = chances[_kind(s, piece)]
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
