"""What a move of the tower is worth, in parts that have words: what stands, what falls, and whose it is."""

from functools import lru_cache

import numpy as np

from splendide.core.facts import Term
from splendide.core.position import Snapshot
from splendide.games.tower.bot import ease, founded
from splendide.games.tower.mind.aiming import Looked, Place, Site, survival
from splendide.games.tower.mind.foresight import chances
from splendide.games.tower.mind.gifts import TASTE, Prospects, goes_on, nearer
from splendide.games.tower.mind.outlook import WIN
from splendide.games.tower.mind.skills import NEIGHBOUR, SKILLS, error_of, foresight_of
from splendide.games.tower.mind.tastes import variety
from splendide.games.tower.play.aims import unpack_aim
from splendide.games.tower.play.ending import are_together
from splendide.games.tower.play.hand import NONE, release
from splendide.games.tower.play.salvage import unpack_keep
from splendide.games.tower.play.state import BASE, FOUND, GIFT, GIVE, KEEP, PICK, PLACE, TAKE
from splendide.games.tower.play.tower import tower_of
from splendide.games.tower.wood.stacks import TABLE
from splendide.games.tower.wood.statics import Balance

__all__ = ["chances", "terms_of"]

SURE = SKILLS["master"]  # of hand


def terms_of(s: Snapshot, seat: int, move: int) -> list[Term]:
    """In falls of the tower: one of them brings its giver a drop."""
    if s.phase == PLACE:
        return _of_place(s, move)
    if s.phase == GIVE:
        return _of_gift(s, seat, move - GIFT)
    if s.phase == PICK:
        return [Term("variety", TASTE * variety(s, seat, move - TAKE))]
    if s.phase == KEEP:
        return [Term("variety", TASTE * sum(variety(s, seat, piece) for piece in unpack_keep(move)))]
    if s.phase == BASE:
        return [Term("awkward", -survival(ease(founded(s.states, move - FOUND)), error_of(s, NEIGHBOUR, 0.0)))]
    return []


# --- Putting a piece down ----------------------------------------------------------------------------------------


def _of_place(s: Snapshot, move: int) -> list[Term]:
    """By where the hand really lets go."""
    site, piece = Site(Balance(*tower_of(s)), int(s.target)), int(s.given)
    place = _let_go(s, site, move)
    looked = Looked(site.margin(piece, place), place)
    chance = 1.0 if site.target == TABLE else survival(looked.margin, error_of(s, SURE, site.ground))
    ease = site.ease_after(piece, looked, error_of(s, NEIGHBOUR, 0.0))
    return [Term("stands", chance), Term("awkward", -foresight_of(s, SURE) * chance * ease)]


def _let_go(s: Snapshot, site: Site, move: int) -> Place:
    face, x, y, yaw, ms = unpack_aim(move)
    dx, dy = (0.0, 0.0) if s.hand == NONE else release(int(s.seed), ms, site.ground, int(s.hand))
    return Place(face, site.middle[0] + x / 10 + dx, site.middle[1] + y / 10 + dy, yaw / 2)


# --- Giving one ----------------------------------------------------------------------------------------------------


def _of_gift(s: Snapshot, seat: int, piece: int) -> list[Term]:
    """Their sum is what the strongest thinks of it, more or less than a fair share of the match."""
    prospect, owner = _prospects(s.states.tobytes(), s.states.dtype, seat).of(piece), int(s.where[piece])
    fair = sum(are_together(s, seat, other) for other in range(int(s.seats))) / int(s.seats)
    is_last = np.count_nonzero(s.where == owner) == 1
    last = prospect.stands * nearer(s, seat, owner, SURE) if is_last else 0.0
    stuck = prospect.stands * goes_on(s, seat, piece)
    falls = WIN * (1 - prospect.stands) * (prospect.if_it_falls - fair)
    plan = prospect.worth - WIN * fair - falls - last - stuck
    return [Term("falls", falls), Term("last", last), Term("stuck", stuck), Term("plan", plan)]


@lru_cache(maxsize=4)
def _prospects(position: bytes, state: np.dtype[np.void], seat: int) -> Prospects:
    """Of a position whose gifts are weighed one after the other: its tower is looked at once for all of them."""
    return Prospects(Snapshot(np.frombuffer(bytearray(position), state)), seat, SURE)
