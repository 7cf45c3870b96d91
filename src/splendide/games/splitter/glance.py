"""Which moves are worth a closer look: each number in each free cell by what lies around it, at one look a cell.

A glance is about what a number brings there, learned from what sheets looked like before and after. A move's are added
up, and only the few that promise most are looked at closely.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.position import IntArray
from splendide.games.splitter.board import AT, SETS, STARRED, grown, size, write_pair
from splendide.games.splitter.features import (
    GLANCE_PHASES,
    GLANCES,
    HASHED,
    Worths,
    find_groups,
    hashed,
    surroundings,
    value_of,
)
from splendide.games.splitter.rules import FACES, ROUNDS
from splendide.games.splitter.sheets import PAIRS

CLOSER = 8  # moves that are looked at closely

Promises = NDArray[np.float64]


@rule
def find_glances(board: IntArray, sheet: int, room: IntArray) -> None:
    """room[2] is by cell where in the table the glances at its numbers begin, -1 where something is written."""
    free = board[0]
    t = ROUNDS - size(free) // 2
    room[1:6, :64] = 0
    find_groups(board, sheet, t, room)
    phase = min(t // 8, GLANCE_PHASES - 1) * HASHED
    for cell in range(2 * PAIRS):
        bit = 1 << AT[sheet, cell]
        room[2, cell] = -1
        if free & bit:
            near = surroundings(room[1, AT[sheet, cell]], size(grown(bit) & free) - 1, bit & STARRED[sheet] != 0)
            room[2, cell] = GLANCES + (phase + hashed(near)) * FACES


@rule
def pick(glances: IntArray, dice: IntArray, worths: Worths, picked: IntArray, promised: Promises) -> int:
    """The moves that promise most, the best first: how many. `glances` is as found, `worths` of that sheet."""
    n = 0
    for pair in range(PAIRS):
        one, other = glances[2 * pair], glances[2 * pair + 1]
        if one < 0:
            continue
        for swapped in range(1 + (dice[0] != dice[1])):
            promise = float(worths[one + dice[swapped] - 1] + worths[other + dice[1 - swapped] - 1])
            n = insert(2 * pair + swapped, promise, picked, promised, n)
    return n


@rule
def insert(move: int, promise: float, picked: IntArray, promised: Promises, n: int) -> int:
    """The move is where it belongs among the n best so far, or nowhere: how many there are."""
    if n == picked.shape[0] and promise <= promised[n - 1]:
        return n
    place = min(n, picked.shape[0] - 1)
    while place > 0 and promised[place - 1] < promise:
        picked[place], promised[place] = picked[place - 1], promised[place - 1]
        place -= 1
    picked[place], promised[place] = move, promise
    return min(n + 1, picked.shape[0])


@rule
def write_move(board: IntArray, sheet: int, move: int, dice: IntArray, after: IntArray) -> None:
    """`after` is the sheet with the dice written as the move says."""
    for k in range(SETS):
        after[k] = board[k]
    write_pair(after, sheet, move, dice[move % 2], dice[1 - move % 2])


@rule
def best_at_a_glance(board: IntArray, sheet: int, dice: IntArray, learned: Worths, room: IntArray) -> int:
    """Of the moves that promise most, the one whose sheet looks best."""
    picked, promised, after = np.empty(CLOSER, np.int64), np.empty(CLOSER), np.empty(SETS, np.int64)
    find_glances(board, sheet, room)
    n = pick(room[2], dice, learned[sheet], picked, promised)
    best, most = 0, -np.inf
    for k in range(n):
        write_move(board, sheet, picked[k], dice, after)
        looks = value_of(after, sheet, learned, room)
        if looks > most:
            best, most = picked[k], looks
    return best
