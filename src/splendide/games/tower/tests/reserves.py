"""Positions told by what is in front of each seat."""

import numpy as np

from splendide.core.match import Match
from splendide.games.tower.play.state import BOX, GIVE, STANDING
from splendide.games.tower.tests.matches import TOWER
from splendide.games.tower.wood.pieces import FLAT, PIECE_NAMES
from splendide.games.tower.wood.solids import standing
from splendide.games.tower.wood.stacks import TABLE


def with_reserves(*sizes: int, **options: bool) -> Match:
    """So many pieces in front of each seat, the others in the box."""
    match = Match(TOWER, len(sizes), TOWER.options(options))
    s = match.states[0]
    s.where[:] = BOX
    at = np.cumsum((0, *sizes))
    for seat, size in enumerate(sizes):
        s.where[at[seat] : at[seat] + size] = seat
    return match


def before_a_tower(*reserves: str) -> Match:
    """A red plate stands, these pieces are in front of each seat, and the first one gives."""
    match = with_reserves(*(0 for _ in reserves))
    s = match.states[0]
    for seat, names in enumerate(reserves):
        for name in names.split():
            s.where[PIECE_NAMES.index(name)] = seat
    plate = PIECE_NAMES.index("red-plate")
    s.where[plate], s.pose[plate], s.support[plate] = STANDING, standing(plate, FLAT, 0, 0, 0), TABLE
    s.phase, s.giver, s.placer, s.pending = GIVE, 0, 1, 1
    return match


def gift(name: str) -> int:
    return PIECE_NAMES.index(name)
