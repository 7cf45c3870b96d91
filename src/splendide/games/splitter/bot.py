"""How good a sheet of Splitter looks.

A sheet is a handful of patterns: every group by its number, its length, the free cells around it and
whether it has a star; every free cell by its free neighbours; the hearts by how many agree. Each pattern
has a worth, by phase of the match, in `worths.toml`, learned from play by `learn.py`; their sum is about
how many points the sheet will make.
"""

import tomllib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import rule
from splendide.core.facts import Search
from splendide.core.position import IntArray, Position
from splendide.games.splitter.rules import FACES, NOTHING, sheet_points
from splendide.games.splitter.sheets import CELLS, HEART_CELLS, HEARTS, NEIGHBOURS, STARS

Worths = NDArray[np.float64]

SEARCH = Search(effort=700_000, looks=8)  # a look costs several times a random move: about 0.3 s

PHASES = 5
LENGTHS = FACES + 2  # 0 is not used, one more than the number means too long
ROOM = 6  # free cells around a group, or around a free cell: 0…4, 5 or more
FREE_CELLS = 2 * FACES * LENGTHS * ROOM  # the groups stand first, then the free cells by room,
HEARTS_AGREE = FREE_CELLS + ROOM  # then the hearts by how many agree
PATTERNS = HEARTS_AGREE + HEARTS + 1
MOST_PATTERNS = CELLS + 1  # on one sheet

WORTHS_FILE = Path(__file__).parent / "worths.toml"


def read_worths() -> Worths:
    """The learned worth of each pattern in each phase."""
    phases = tomllib.loads(WORTHS_FILE.read_text())["phase"]
    worths = np.zeros((PHASES, PATTERNS))
    for row, phase in zip(worths, phases, strict=True):
        row[FREE_CELLS : FREE_CELLS + ROOM] = phase["free"]
        row[HEARTS_AGREE:] = phase["hearts"]
        for star, groups in enumerate((phase["plain"], phase["starred"])):
            for name, values in groups.items():
                value, length = map(int, name.split("x"))
                start = first_of_group(star, value, length)
                row[start : start + ROOM] = values
    return worths


@rule
def first_of_group(star: int, value: int, length: int) -> int:
    """Where the patterns of such groups begin: one for each room."""
    return ((star * FACES + value - 1) * LENGTHS + length) * ROOM


WORTHS = read_worths()


@rule
def worth(s: Position, seat: int) -> float:
    """About how many points this sheet will make, a choice that is not revealed yet included."""
    cells = np.empty(CELLS, np.int64)
    for cell in range(CELLS):
        cells[cell] = s.cells[seat, cell]
    move = int(s.choice[seat])
    if move != NOTHING:
        cells[move // 2 * 2] = s.dice[move % 2]
        cells[move // 2 * 2 + 1] = s.dice[1 - move % 2]
    elif s.pending == 0:
        return float(sheet_points(s, seat))
    patterns = np.empty(MOST_PATTERNS, np.int64)
    n = find_patterns(cells, s.sheet, patterns)
    return sum_worths(WORTHS, phase_of(cells), patterns, n)


@rule
def phase_of(cells: IntArray) -> int:
    free = 0
    for cell in range(CELLS):
        free += cells[cell] == 0
    return min((CELLS - free) * PHASES // CELLS, PHASES - 1)


@rule
def sum_worths(worths: Worths, phase: int, patterns: IntArray, n: int) -> float:
    total = 0.0
    for i in range(n):
        total += worths[phase, patterns[i]]
    return total


@rule
def find_patterns(cells: IntArray, sheet: int, patterns: IntArray) -> int:
    """Every pattern of the sheet, in any order: how many there are."""
    seen = np.zeros(CELLS, np.int64)  # the group, counted from 1, that a cell is in or that last touched it
    stack = np.empty(CELLS, np.int64)
    n = 0
    for start in range(CELLS):
        if cells[start] == 0:
            patterns[n] = free_pattern(cells, sheet, start)
            n += 1
        elif seen[start] == 0:
            patterns[n] = group_pattern(cells, sheet, start, n + 1, seen, stack)
            n += 1
    if HEART_CELLS[sheet, 0] >= 0:
        patterns[n] = heart_pattern(cells, sheet)
        n += 1
    return n


@rule
def group_pattern(cells: IntArray, sheet: int, start: int, mark: int, seen: IntArray, stack: IntArray) -> int:
    value = cells[start]
    length, room, star = 0, 0, 0
    seen[start] = mark
    stack[0] = start
    waiting = 1
    while waiting > 0:
        waiting -= 1
        cell = stack[waiting]
        length += 1
        star |= STARS[sheet, cell]
        for k in range(4):
            near = NEIGHBOURS[sheet, cell, k]
            if near < 0 or seen[near] == mark:
                continue
            if cells[near] == 0:
                seen[near] = mark
                room += 1
            elif cells[near] == value:
                seen[near] = mark
                stack[waiting] = near
                waiting += 1
    return first_of_group(star, value, min(length, value + 1)) + min(room, ROOM - 1)


@rule
def free_pattern(cells: IntArray, sheet: int, cell: int) -> int:
    room = 0
    for k in range(4):
        near = NEIGHBOURS[sheet, cell, k]
        room += near >= 0 and cells[near] == 0
    return FREE_CELLS + room


@rule
def heart_pattern(cells: IntArray, sheet: int) -> int:
    """How many hearts agree; none when two of them differ."""
    first, agree = 0, 0
    for k in range(HEARTS):
        value = cells[HEART_CELLS[sheet, k]]
        if value != 0:
            if first != 0 and value != first:
                return HEARTS_AGREE
            first = value
            agree += 1
    return HEARTS_AGREE + agree
