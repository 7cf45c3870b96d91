"""Giving: what the neighbour is least likely to put down well; at the end of a reserve, what wins."""

import numpy as np

from splendide.core.contract import Rng
from splendide.core.facts import Judged
from splendide.core.position import Position, Snapshot
from splendide.games.tower.mind.aiming import Site, survival
from splendide.games.tower.mind.putting import chance_of
from splendide.games.tower.mind.skills import NEIGHBOUR, SKILLS, Skill, error_of
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.ending import are_together
from splendide.games.tower.play.giving import target_of
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.wood.pieces import DROPS_TO_WIN, shape_of
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

Kind = tuple[int, int]  # a shape and the piece it goes on: all such gifts are alike
WIN = 3.0  # a match is worth so many falls


def judge_gifts(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    """What the neighbour is least likely to put down well; at the end of a reserve, what wins."""
    balance = Balance(*tower_of(s))
    kinds = {_kind(s, move - GIFT): move - GIFT for move in moves}
    sites = {target: Site(balance, target) for _, target in kinds}
    chances = {kind: _neighbours_chance(s, sites[kind[1]], piece) for kind, piece in kinds.items()}
    for kind in sorted(chances, key=lambda kind: chances[kind])[: max(0, skill.verified - 1)]:
        chances[kind] = _verified_chance(s, sites[kind[1]], kinds[kind], rng)
    return [Judged(move, _gain(s, seat, move - GIFT, chances, skill), 1) for move in moves]


def _kind(s: Position, piece: int) -> Kind:
    return shape_of(piece), target_of(s, piece)


def _neighbours_chance(s: Position, site: Site, piece: int) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.look(piece)[0]
    return survival(best.margin, error_of(s, NEIGHBOUR, site.ground))


def _verified_chance(s: Position, site: Site, piece: int, rng: Rng) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.improved(piece, site.look(piece)[0])
    return chance_of(site, piece, best, error_of(s, NEIGHBOUR, site.ground), SKILLS["master"], rng)


def _gain(s: Position, seat: int, piece: int, chances: dict[Kind, float], skill: Skill) -> float:
    """A fall brings a drop, the third one the match; if it stands, a reserve is nearer to its end."""
    stands = chances[_kind(s, piece)]
    fall = WIN if s.drops[seat] + 1 == DROPS_TO_WIN else 1.0
    return (1 - stands) * fall + stands * nearer(s, seat, int(s.where[piece]), skill) - 0.1 * variety(s, seat, piece)


def nearer(s: Position, seat: int, owner: int, skill: Skill) -> float:
    """What it is worth that this reserve has one piece less: whoever's last one stands has won, with their team.

    Who plans sees that coming: of others' pieces it gives those of whoever has most left.
    """
    left = np.count_nonzero(s.where == owner)
    worth = WIN if left == 1 else skill.plans * WIN / left**2
    return worth if are_together(s, seat, owner) else -worth
