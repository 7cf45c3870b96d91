"""How bots think about the tower: the levels differ in sureness of hand, in how many places they try, in foresight.

The placer wants the piece to stand, and then an awkward top for the next one, by whose falls it wins; the giver gives
what the neighbour is least likely to put down well. The best play the rest of the match on paper to see what a drop or
a piece less is worth, and whose pieces will fit. Nobody has to be imagined: everything lies open.
"""

from splendide.core.contract import Rng
from splendide.core.facts import Judged, Search
from splendide.core.position import Position, Snapshot, States
from splendide.games.tower.mind.aiming import Site
from splendide.games.tower.mind.gifts import judge_gifts
from splendide.games.tower.mind.outlook import WIN
from splendide.games.tower.mind.putting import judge_places
from splendide.games.tower.mind.skills import SKILLS, Skill
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.bases import found_tower
from splendide.games.tower.play.reaching import listed
from splendide.games.tower.play.salvage import unpack_keep
from splendide.games.tower.play.state import BASE, FOUND, GIVE, KEEP, PICK, PLACE, TAKE
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.wood.pieces import PIECES
from splendide.games.tower.wood.statics import Balance

SEARCH = Search(match=WIN)  # falls


def judge(level: str, s: Snapshot, seat: int, rng: Rng) -> list[Judged]:
    """The moves that this bot considers, with what it thinks of them."""
    skill = SKILLS[level]
    if s.phase == PLACE:
        return judge_places(s, seat, skill, rng)
    moves = listed(s, seat)
    if level == "random" or len(moves) == 1 or (s.phase == GIVE and rng.random() < skill.careless):
        return [Judged(move, 0.0, 1) for move in moves]
    judges = {PICK: _judge_picks, GIVE: judge_gifts, BASE: _judge_bases, KEEP: _judge_keeps}
    return judges[s.phase](s, seat, moves, skill, rng)


# --- Pieces to have ----------------------------------------------------------------------------------------------


def _judge_picks(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    return [Judged(move, variety(s, seat, move - TAKE), 1) for move in moves]


def _judge_keeps(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    worths = {piece: variety(s, seat, piece) for piece in range(PIECES)}
    return [Judged(move, sum(worths[piece] for piece in unpack_keep(move)), 1) for move in moves]


# --- The new base --------------------------------------------------------------------------------------------------


def _judge_bases(s: Snapshot, seat: int, moves: list[int], skill: Skill, rng: Rng) -> list[Judged]:
    """The one that the neighbour can do least with."""
    return [Judged(move, -ease(founded(s.states, move - FOUND)), 1) for move in moves]


def founded(states: States, root: int) -> Position:
    after: Position = states.copy()[0]
    found_tower(after, root)
    return after


def ease(s: Position) -> float:
    """The margin that a cube has on the highest piece, at best."""
    poses, supports = tower_of(s)
    highest = max(poses, key=lambda piece: poses[piece][2])
    return Site(Balance(poses, supports), highest).look(0)[0].margin
