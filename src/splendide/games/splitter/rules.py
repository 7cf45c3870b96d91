"""The rules of Splitter, in the order of the rule sheet."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.game import NATURE, draw, is_pending, state_dtype
from splendide.core.position import IntArray, Position
from splendide.games.splitter import SEATS, Options
from splendide.games.splitter.sheets import CELLS, HEART_CELLS, HEARTS, NAMES, NEIGHBOURS, PAIRS, STARS

ROUNDS = 22
FACES = 6
HEART_BONUS = 5
NOTHING = -1  # no choice made yet, or none that you may see

State = state_dtype(
    ("sheet", np.int64),  # 0: A, 1: B
    ("dice", np.int64, (2,)),  # what both dice show; 0 before they are rolled
    ("cells", np.int8, (SEATS[-1], CELLS)),  # the number written; 0: free
    ("choice", np.int8, (SEATS[-1],)),  # this round's move of each seat, unseen until all have written
)

# A move writes the dice into one mirror pair: 2 * pair, + 1 if the second die goes left.


def setup(s: Position, seats: int, options: Options) -> None:
    s.seats = seats
    s.sheet = NAMES.index(options.sheet)
    s.choice[:] = NOTHING
    s.pending = 1 << NATURE


# --- A round: two dice are rolled once, every player writes both numbers ---------------------------


@rule
def moves(s: Position, seat: int, out: IntArray) -> int:
    if seat == NATURE:
        return FACES * FACES if s.pending >> NATURE else 0
    if s.dice[0] == 0:
        return 0
    both_ways = int(s.dice[0] != s.dice[1])
    n = 0
    for pair in range(PAIRS):  # written in any case, counted if free: without branches, a third faster
        free = int(s.cells[seat, 2 * pair] == 0)
        out[n] = 2 * pair
        n += free
        out[n] = 2 * pair + 1
        n += free * both_ways
    return n


@rule
def play(s: Position, seat: int, move: int) -> None:
    if seat == NATURE:
        roll(s, move)
        return
    s.choice[seat] = move
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        write_all(s)


@rule
def roll(s: Position, face: int) -> None:
    s.dice[0] = face // FACES + 1
    s.dice[1] = face % FACES + 1
    s.pending = (1 << s.seats) - 1


@rule
def write_all(s: Position) -> None:
    """Each choice is revealed when everyone has written."""
    for seat in range(s.seats):
        move = int(s.choice[seat])
        pair = move // 2
        swapped = move % 2
        s.cells[seat, 2 * pair] = s.dice[swapped]
        s.cells[seat, 2 * pair + 1] = s.dice[1 - swapped]
        s.choice[seat] = NOTHING
    s.dice[:] = 0
    s.turn += 1
    s.pending = 1 << NATURE if s.turn < ROUNDS else 0


# --- What a seat knows: all but what the others are writing this round -----------------------------


@rule
def hide(s: Position, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = NOTHING


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    if s.dice[0] == 0:
        return
    out = np.zeros(CELLS, np.int64)
    for other in range(s.seats):
        if other != seat and not is_pending(s, other):
            s.choice[other] = out[draw(rng, moves(s, other, out))]


# --- The end: groups, stars, hearts -----------------------------------------------------------------


@rule
def find_groups(s: Position, seat: int, group: IntArray, length: IntArray) -> int:
    """Number the groups of equal adjacent numbers: group of each cell (-1: free), cells in each group."""
    stack = np.empty(CELLS, np.int64)
    group[:] = -1
    found = 0
    for start in range(CELLS):
        value = s.cells[seat, start]
        if value == 0 or group[start] >= 0:
            continue
        stack[0] = start
        waiting = 1
        group[start] = found
        length[found] = 0
        while waiting > 0:
            waiting -= 1
            cell = stack[waiting]
            length[found] += 1
            for k in range(4):
                near = NEIGHBOURS[s.sheet, cell, k]
                if near >= 0 and group[near] < 0 and s.cells[seat, near] == value:
                    group[near] = found
                    stack[waiting] = near
                    waiting += 1
        found += 1
    return found


@rule
def group_points(s: Position, seat: int, group: IntArray, length: IntArray, points: IntArray) -> None:
    """Exactly k cells holding k score k; a star doubles its group."""
    points[:] = 0
    for cell in range(CELLS):
        g = group[cell]
        value = s.cells[seat, cell]
        if g >= 0 and length[g] == value:
            points[g] = max(points[g], value)
            if STARS[s.sheet, cell]:
                points[g] = 2 * value


@rule
def heart_points(s: Position, seat: int) -> int:
    """The same number in all three hearts, whatever groups they are in."""
    first = HEART_CELLS[s.sheet, 0]
    if first < 0 or s.cells[seat, first] == 0:
        return 0
    for k in range(1, HEARTS):
        if s.cells[seat, HEART_CELLS[s.sheet, k]] != s.cells[seat, first]:
            return 0
    return HEART_BONUS


@rule
def sheet_points(s: Position, seat: int) -> int:
    group = np.empty(CELLS, np.int64)
    length = np.empty(CELLS, np.int64)
    points = np.empty(CELLS, np.int64)
    found = find_groups(s, seat, group, length)
    group_points(s, seat, group, length, points)
    total = heart_points(s, seat)
    for g in range(found):
        total += points[g]
    return total


@rule
def scores(s: Position, out: IntArray) -> None:
    """Highest wins, ties share the win: there is no tie-break."""
    for seat in range(s.seats):
        out[seat, 0] = sheet_points(s, seat)
