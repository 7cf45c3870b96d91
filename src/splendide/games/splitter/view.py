"""What the browser draws of a match of Splitter."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.position import IntArray, Snapshot, States
from splendide.games.splitter import notation
from splendide.games.splitter.rules import FACES, NOTHING, ROUNDS, State, find_groups, group_points, heart_points
from splendide.games.splitter.sheets import CELLS, NAMES, PLACES, RATINGS, ROWS, STARS

SHEETS_REMEMBERED = 256  # sheets are looked at again by scores, replays and whoever comes later


class Group(msgspec.Struct, frozen=True):
    """Adjacent cells with the same number."""

    value: int
    cells: list[int]
    points: int
    fit: Literal["valid", "small", "big"]
    starred: bool


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet, with its score so far explained."""

    cells: list[int]  # the number in each cell, 0: free; cells 2p and 2p + 1 are mirror partners
    groups: list[Group]
    by_value: list[int]  # points of the 1s, 2s … 6s
    hearts: int
    total: int


class View(msgspec.Struct, frozen=True):
    sheet: str
    rows: list[str]  # the printed sheet: o cell, * star, h heart, . nothing
    places: list[tuple[int, int]]  # row and column of each cell
    round: int  # 1…22; the last one stays when all is written
    rounds: int
    roller: int
    dice: list[int]  # empty before they are rolled
    sheets: list[Sheet]  # by seat
    rating: int | None  # solo: 0 lost … 11 supernatural
    ratings: list[int]  # solo: the least points of each


class Own(msgspec.Struct, frozen=True):
    choice: str | None  # my move of this round, until everyone has written


@kernel
def _judge(states: States, cells: IntArray, groups: IntArray) -> tuple[int, int]:
    """How many groups there are, and the points of the hearts. The cells come sorted by group, the groups in the order
    of their first cells: the value, how many cells, the points, whether one of them has a star."""
    s = states[0]
    group, length, points = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    find_groups(s, 0, group, length)
    group_points(s, 0, group, length, points)
    found = at = 0
    for first in range(CELLS):
        if group[first] >= 0 and not seen_before(group, first):
            groups[found, 3] = 0
            for cell in range(first, CELLS):
                if group[cell] == group[first]:
                    cells[at] = cell
                    at += 1
                    groups[found, 3] |= STARS[s.sheet, cell]
            groups[found, 0] = s.cells[0, first]
            groups[found, 1] = length[group[first]]
            groups[found, 2] = points[group[first]]
            found += 1
    return found, heart_points(s, 0)


@rule
def seen_before(group: IntArray, cell: int) -> bool:
    for earlier in range(cell):
        if group[earlier] == group[cell]:
            return True
    return False


def _fit(value: int, length: int) -> Literal["valid", "small", "big"]:
    return "valid" if length == value else "small" if length < value else "big"


@lru_cache(SHEETS_REMEMBERED)
def _judged(sheet: int, written_cells: bytes) -> Sheet:
    states = np.zeros(1, State)
    states["sheet"] = sheet
    states["cells"][0, 0] = np.frombuffer(written_cells, np.int8)
    cells, rows = np.empty(CELLS, np.int64), np.empty((CELLS, 4), np.int64)
    found, hearts = _judge(states, cells, rows)
    groups = list(_groups(cells.tolist(), rows[:found].tolist()))
    by_value = [0] * FACES
    for group in groups:
        by_value[group.value - 1] += group.points
    return Sheet(states["cells"][0, 0].tolist(), groups, by_value, hearts, sum(by_value) + hearts)


def _groups(cells: list[int], rows: list[list[int]]) -> Iterator[Group]:
    at = 0
    for value, length, points, starred in rows:
        yield Group(value, cells[at : at + length], points, _fit(value, length), bool(starred))
        at += length


def sheets_of(s: Snapshot) -> list[Sheet]:
    """Every seat's sheet."""
    cells = s.cells[: s.seats].tobytes()
    return [_judged(s.sheet, cells[start : start + CELLS]) for start in range(0, len(cells), CELLS)]


def rating(points: int) -> int:
    """The solo rating: 0 lost … 11 supernatural."""
    return sum(points >= least for least in RATINGS) - 1


def view(s: Snapshot) -> View:
    sheets = sheets_of(s)
    return View(
        sheet=NAMES[s.sheet],
        rows=list(ROWS[s.sheet]),
        places=PLACES[s.sheet],
        round=min(s.turn + 1, ROUNDS),
        rounds=ROUNDS,
        roller=s.turn % s.seats,
        dice=s.dice.tolist() if s.dice[0] else [],
        sheets=sheets,
        rating=rating(sheets[0].total) if s.seats == 1 else None,
        ratings=list(RATINGS) if s.seats == 1 else [],
    )


def own(s: Snapshot, seat: int) -> Own:
    choice = int(s.choice[seat])
    return Own(None if choice == NOTHING else notation.write(s, seat, choice))
