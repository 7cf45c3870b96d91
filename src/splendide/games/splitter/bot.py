"""How good a sheet of Splitter looks: about how many points it will make, by worths that were learned from play."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.facts import Search
from splendide.core.position import IntArray, Position
from splendide.games.splitter.board import SETS, read_board, write_pair
from splendide.games.splitter.features import ROOM, Worths, value_of
from splendide.games.splitter.glance import best_at_a_glance
from splendide.games.splitter.rules import NOTHING
from splendide.games.splitter.worths import read_worths

TEMPERS = {  # a sheet forgives much: levels are as far apart as their points, some 8 alone
    "greedy": {"careless": 0.3},
    "search": {"careless": 0.1},
}
SEARCH = Search(effort=1_500_000, horizon=(3, 5), shortlist=6, tempers=TEMPERS)  # about 0.1 s
LEARNED = read_worths()


@rule
def worth(s: Position, seat: int, learned: Worths) -> float:
    """About how many points this sheet will make, a choice that is not revealed yet included."""
    board = np.empty(SETS, np.int64)
    read_board(s.cells[seat], s.sheet, board)
    move = int(s.choice[seat])
    if move != NOTHING:
        write_pair(board, s.sheet, move, s.dice[move % 2], s.dice[1 - move % 2])
    return value_of(board, s.sheet, learned, np.empty(ROOM, np.int64))


@rule
def sensible(s: Position, seat: int, learned: Worths, out: IntArray, rng: np.random.Generator) -> int:
    """Both numbers where they look best, at a glance."""
    board, room = np.empty(SETS, np.int64), np.empty(ROOM, np.int64)
    read_board(s.cells[seat], s.sheet, board)
    return best_at_a_glance(board, s.sheet, s.dice, learned, room)
