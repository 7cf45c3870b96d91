"""How bots think about the tower: the levels differ in sureness of hand, in how many places they try, in foresight.

The placer wants the piece to stand, and then an awkward top for the next one; the giver gives what the neighbour is
least likely to put down well. Nobody has to be imagined: everything lies open.
"""

from math import hypot
from typing import NamedTuple

import numpy as np

from splendide.core.game import States
from splendide.core.kernels import list_moves, move_buffer
from splendide.games.tower.aftermath import found_tower, unpack_keep
from splendide.games.tower.aiming import Looked, Place, Site, survival
from splendide.games.tower.giving import target_of
from splendide.games.tower.hand import AMPLITUDE, NONE, PER_HEIGHT, STRENGTH, release
from splendide.games.tower.pieces import ALLOWED, COLOURS, DROPS_TO_WIN, FLAT, PIECES, SHAPES, SOLE, UPRIGHT
from splendide.games.tower.placing import allows_aim, pack_aim, reach_of
from splendide.games.tower.polygons import depth_inside
from splendide.games.tower.state import BASE, FOUND, GIFT, GIVE, KEEP, PICK, PLACE, TABLE, TAKE, YAWS
from splendide.games.tower.statics import Balance
from splendide.games.tower.world import tower_of

Judged = tuple[int, float, int]  # a move, its value, how often it was tried


class Skill(NamedTuple):
    """What a level can do."""

    error: float  # mm by which the hand misses near the table, along each axis
    turn: float  # degrees by which it is turned too far
    sway: float  # the share of its own sway that it feels and makes up for
    verified: int  # places tried out in the mind
    foresight: float  # how much the next one's ease counts against it


SKILLS = {
    "random": Skill(2.5, 12.0, 0.0, 0, 0.0),
    "greedy": Skill(1.6, 4.0, 0.9, 0, 0.0),
    "search": Skill(0.8, 1.5, 1.0, 3, 0.3),
}
TRIES = 6  # of each place that is verified, each time missing by chance
EFFORT = 360  # pieces in all these tries together: of very tall towers fewer places are verified
STEADIEST = 0.3  # no hand is surer than this share of its error, even one that does not sway
NEIGHBOUR = SKILLS["greedy"]  # what the others are taken for
SOON, LATER = 1800, 5000  # ms after the lift between which a bot lets go
MOMENTS = 12  # of these it looks at so many, and takes the calmest
WIN = 3.0  # a match is worth so many falls
SAME = 0.1  # less, for each piece of the same shape or colour that one has already


def _bother(shape: int) -> float:
    """How much a piece bothers whoever must place it: its widest sole is narrow."""
    return 1 - max(depth_inside(SOLE[shape, face], (0, 0)) for face in (FLAT, UPRIGHT) if ALLOWED[shape, face]) / 20


BOTHER = [_bother(shape) for shape in range(SHAPES)]


def judge(level: str, states: States, seat: int, rng: np.random.Generator) -> list[Judged]:
    """The moves that this bot considers, with what it thinks of them."""
    s, skill = states[0], SKILLS[level]
    if s.phase == PLACE:
        return _judge_places(s, skill, rng)
    moves = _listed(states, seat)
    if level == "random" or len(moves) == 1:
        return [(move, 0.0, 1) for move in moves]
    judges = {PICK: _judge_picks, GIVE: _judge_gifts, BASE: _judge_bases, KEEP: _judge_keeps}
    return judges[int(s.phase)](states, seat, moves, skill, rng)


def _listed(states: States, seat: int) -> list[int]:
    out = move_buffer()
    found: list[int] = out[: list_moves(states, seat, out)].tolist()
    return found


# --- Putting down ----------------------------------------------------------------------------------------------


def _error(s: np.record, skill: Skill, height: float) -> float:
    """By how much this hand misses at this table, so high up."""
    return skill.error * max(STEADIEST, float(STRENGTH[s.hand])) * (1 + PER_HEIGHT * height / AMPLITUDE)


def _judge_places(s: np.record, skill: Skill, rng: np.random.Generator) -> list[Judged]:
    site, piece = Site(Balance(*tower_of(s)), int(s.target)), int(s.given)
    error = _error(s, skill, site.ground)
    looked = site.look(piece)
    if not skill.sway:  # careless: any place near enough to the middle will do
        looked = [Looked(0.0, place) for _, place in looked if _is_central(site, place)]
        return [(aim_for(s, site, skill, _any_of(looked, rng).place, rng), 0.0, 1)]
    count = max(1, min(skill.verified, EFFORT // (TRIES * (len(site.poses) + 1))))
    better = [site.improved(piece, one) for one in _varied(looked)[:count]]
    return [
        (aim_for(s, site, skill, one.place, rng), _worth(site, piece, one, error, skill, rng), TRIES) for one in better
    ]


def _varied(looked: list[Looked]) -> list[Looked]:
    """The best for each face and yaw first, then the others."""
    firsts = {(one.place.face, one.place.yaw): one for one in reversed(looked)}
    return sorted(looked, key=lambda one: firsts[one.place.face, one.place.yaw] is not one)


def _any_of(looked: list[Looked], rng: np.random.Generator) -> Looked:
    return looked[int(rng.random() * len(looked))]


def _is_central(site: Site, place: Place) -> bool:
    x, y = (0.0, 0.0) if site.target == TABLE else site.poses[site.target][:2]
    return hypot(place.x - x, place.y - y) < 4


def _worth(site: Site, piece: int, one: Looked, error: float, skill: Skill, rng: np.random.Generator) -> float:
    """How likely it stands, less what the next one could make of it."""
    chance = _chance(site, piece, one, error, skill, rng)
    next_error = NEIGHBOUR.error * error / skill.error
    return chance - skill.foresight * chance * survival(site.ease_after(piece, one), next_error)


def _chance(site: Site, piece: int, one: Looked, error: float, skill: Skill, rng: np.random.Generator) -> float:
    """How likely the piece stands when a hand that misses by chance puts it there."""
    expected = survival(one.margin, error)
    if not skill.verified or site.target == TABLE:
        return expected
    places = [_missed(one.place, error, skill.turn, rng) for _ in range(TRIES)]
    stood = sum(site.would_stand(piece, place) for place in places)
    return (expected + stood) / (1 + TRIES)


def _missed(place: Place, error: float, turn: float, rng: np.random.Generator) -> Place:
    dx, dy, too_far = (rng.normal(0, 1, 3) * (error, error, turn)).tolist()
    return place.moved(dx, dy, too_far)


def aim_for(s: np.record, site: Site, skill: Skill, place: Place, rng: np.random.Generator) -> int:
    """The aim that brings the hand there, as well as this one can."""
    error = _error(s, skill, site.ground)
    ms, (dx, dy) = _moment(s, site, skill, rng)
    x, y = (0.0, 0.0) if site.target == TABLE else site.poses[site.target][:2]
    wanted = place.moved(-x - skill.sway * dx, -y - skill.sway * dy)
    return _legal(s, _missed(wanted, error, skill.turn, rng), ms)


def _moment(s: np.record, site: Site, skill: Skill, rng: np.random.Generator) -> tuple[int, tuple[float, float]]:
    """When the hand lets go, and how far it will have swayed by then: a good one waits for a calm moment."""
    if s.hand == NONE:
        return 0, (0.0, 0.0)
    moments = [int(ms) for ms in rng.integers(SOON, LATER, MOMENTS if skill.verified else 1)]
    drifts = {ms: release(int(s.seed), ms, site.ground, int(s.hand)) for ms in moments}
    ms = min(drifts, key=lambda ms: hypot(*drifts[ms]))
    return ms, drifts[ms]


def _legal(s: np.record, wanted: Place, ms: int) -> int:
    """The nearest aim to the middle that the rules allow, on the way there from what is wanted."""
    far, reach = hypot(wanted.x, wanted.y), float(reach_of(s))
    shares = np.linspace(min(1.0, (reach - 0.1) / far) if far else 1.0, 0.0, 9)
    yaw = round(2 * wanted.yaw) % YAWS
    aims = [pack_aim(wanted.face, round(10 * part * wanted.x), round(10 * part * wanted.y), yaw, ms) for part in shares]
    turned = [pack_aim(face, 0, 0, turn, ms) for face in (0, 1) for turn in range(0, YAWS, 30)]
    return next(aim for aim in [*aims, *turned] if allows_aim(s, aim))


# --- Giving ------------------------------------------------------------------------------------------------------


def _judge_gifts(states: States, seat: int, moves: list[int], skill: Skill, rng: np.random.Generator) -> list[Judged]:
    """What the neighbour is least likely to put down well; at the end of a reserve, what wins."""
    s = states[0]
    balance = Balance(*tower_of(s))
    kinds = {((move - GIFT) // COLOURS, target_of(s, move - GIFT)): move - GIFT for move in moves}
    sites = {target: Site(balance, target) for _, target in kinds}
    chances = {kind: _neighbours_chance(s, sites[kind[1]], piece) for kind, piece in kinds.items()}
    for kind in sorted(chances, key=lambda kind: chances[kind])[: max(0, skill.verified - 1)]:
        chances[kind] = _verified_chance(s, sites[kind[1]], kinds[kind], rng)
    return [(move, _gain(s, seat, move - GIFT, chances), 1) for move in moves]


def _neighbours_chance(s: np.record, site: Site, piece: int) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.look(piece)[0]
    return survival(best.margin, _error(s, NEIGHBOUR, site.ground))


def _verified_chance(s: np.record, site: Site, piece: int, rng: np.random.Generator) -> float:
    if site.target == TABLE:
        return 1.0
    best = site.improved(piece, site.look(piece)[0])
    return _chance(site, piece, best, _error(s, NEIGHBOUR, site.ground), SKILLS["search"], rng)


def _gain(s: np.record, seat: int, piece: int, chances: dict[tuple[int, int], float]) -> float:
    """A fall brings a drop, the third one the match; whoever's last piece stands has won."""
    stands = chances[piece // COLOURS, target_of(s, piece)]
    owner = int(s.where[piece])
    is_last = np.count_nonzero(s.where == owner) == 1
    fall = WIN if s.drops[seat] + 1 == DROPS_TO_WIN else 1.0
    stand = (WIN if _are_together(s, seat, owner) else -WIN) if is_last else 0.0
    return (1 - stands) * fall + stands * stand - 0.1 * _variety(s, seat, piece)


def _are_together(s: np.record, seat: int, other: int) -> bool:
    apart = int(s.seats) // 2 if s.teams else int(s.seats)
    return seat % apart == other % apart


# --- Pieces that are good to have ----------------------------------------------------------------------------------


def _variety(s: np.record, seat: int, piece: int) -> float:
    """How much one would miss the piece: what bothers others, of a shape and colour that one has little of."""
    own = [other for other in np.flatnonzero(s.where == seat).tolist() if other != piece]
    alike = sum((other // COLOURS == piece // COLOURS) + (other % COLOURS == piece % COLOURS) for other in own)
    return BOTHER[piece // COLOURS] - SAME * alike


def _judge_picks(states: States, seat: int, moves: list[int], skill: Skill, rng: np.random.Generator) -> list[Judged]:
    return [(move, _variety(states[0], seat, move - TAKE), 1) for move in moves]


def _judge_keeps(states: States, seat: int, moves: list[int], skill: Skill, rng: np.random.Generator) -> list[Judged]:
    worths = {piece: _variety(states[0], seat, piece) for piece in range(PIECES)}
    return [(move, sum(worths[piece] for piece in unpack_keep(move)), 1) for move in moves]


# --- The new base --------------------------------------------------------------------------------------------------


def _judge_bases(states: States, seat: int, moves: list[int], skill: Skill, rng: np.random.Generator) -> list[Judged]:
    """The one that the neighbour can do least with."""
    return [(move, -_ease(_founded(states, move - FOUND)), 1) for move in moves]


def _founded(states: States, root: int) -> np.record:
    after: np.record = states.copy()[0]
    found_tower(after, root)
    return after


def _ease(s: np.record) -> float:
    """The margin that a cube has on the highest piece, at best."""
    poses, supports = tower_of(s)
    highest = max(poses, key=lambda piece: poses[piece][2])
    return Site(Balance(poses, supports), highest).look(0)[0].margin
