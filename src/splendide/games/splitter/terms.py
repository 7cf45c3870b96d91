"""What a sheet is worth, in parts that have words: the points it has, and what the learned worths say of the rest."""

import numpy as np

from splendide.core.facts import Term
from splendide.core.position import Snapshot
from splendide.games.splitter.board import SETS, read_board
from splendide.games.splitter.bot import LEARNED
from splendide.games.splitter.features import (
    BOTH_AT,
    CELLS_AT,
    GROUPS,
    HEARTS_AT,
    OPEN,
    PLACES_AT,
    REACH_AT,
    ROOM,
    WANTS,
    find_features,
    points_of,
)

# Whatever is looked at from here on belongs to this part.
PARTS = (
    (GROUPS, "groups"),
    (CELLS_AT, "room"),
    (WANTS, "rolls"),
    (PLACES_AT, "room"),
    (HEARTS_AT, "hearts"),
    (OPEN, "room"),
    (REACH_AT, "groups"),
    (BOTH_AT, "room"),
)


def terms(s: Snapshot, seat: int) -> list[Term]:
    """Together they are the worth; a group that is complete counts among the points."""
    board, room = np.empty(SETS, np.int64), np.empty(ROOM, np.int64)
    read_board(s.cells[seat], s.sheet, board)
    points = float(points_of(board, s.sheet))
    found = dict.fromkeys((name for _, name in PARTS), 0.0)
    if board[0]:
        for feature in room[0, : find_features(board, s.sheet, room)].tolist():
            found[_part(feature)] += float(LEARNED[s.sheet, feature])
        found["groups"] -= points
    return [Term("points", points), *(Term(name, amount) for name, amount in found.items())]


def _part(feature: int) -> str:
    return next(name for begin, name in reversed(PARTS) if feature >= begin)
