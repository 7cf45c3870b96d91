"""What the browser draws of a match of Splitter."""

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import msgspec
import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.position import IntArray, Position, Snapshot, States
from splendide.games.splitter import notation
from splendide.games.splitter.rules import FACES, NOTHING, ROUNDS, State, find_groups, group_points, heart_points
from splendide.games.splitter.sheets import CELLS, NAMES, PLACES, RATINGS, ROWS, STARS

TABLES_REMEMBERED = 64  # sheets are looked at again when the dice are thrown, by replays and whoever comes later


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet, with its score so far explained."""

    cells: list[int]  # the number in each cell, 0: free; cells 2p and 2p + 1 are mirror partners
    groups: list[list[int]]  # adjacent cells with the same number: points, 1 if a star is among them, then the cells
    by_value: list[int]  # points of the 1s, 2s … 6s
    hearts: int
    total: int


class Group(NamedTuple):
    """Adjacent cells with the same number."""

    value: int
    cells: list[int]
    points: int


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
def _judge(states: States, groups: IntArray, starts: IntArray, sums: IntArray) -> None:
    """A row per seat: its groups one after another, in the order of their first cells; where each of them starts, and
    where the last one ends; then the points by number, of the hearts and of all, and how many groups there are."""
    s = states[0]
    group, length, points = np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64), np.zeros(CELLS, np.int64)
    for seat in range(s.seats):
        find_groups(s, seat, group, length)
        group_points(s, seat, group, length, points)
        found = at = 0
        for first in range(CELLS):
            if group[first] >= 0 and not seen_before(group, first):
                starts[seat, found] = at
                at = put_group(s, group, first, points[group[first]], groups[seat], at)
                sums[seat, s.cells[seat, first] - 1] += points[group[first]]
                found += 1
        starts[seat, found] = at
        sums[seat, FACES] = heart_points(s, seat)
        sums[seat, FACES + 1] = np.sum(sums[seat, : FACES + 1])
        sums[seat, FACES + 2] = found


@rule
def put_group(s: Position, group: IntArray, first: int, points: int, told: IntArray, at: int) -> int:
    """Where the next one goes, this group standing there."""
    told[at], told[at + 1] = points, 0
    n = at + 2
    for cell in range(first, CELLS):
        if group[cell] == group[first]:
            told[n] = cell
            told[at + 1] |= STARS[s.sheet, cell]
            n += 1
    return n


@rule
def seen_before(group: IntArray, cell: int) -> bool:
    for earlier in range(cell):
        if group[earlier] == group[cell]:
            return True
    return False


@lru_cache(TABLES_REMEMBERED)
def _judged(sheet: int, seats: int, written_cells: bytes) -> list[Sheet]:
    states = np.zeros(1, State)
    states["sheet"], states["seats"] = sheet, seats
    cells = states["cells"][0, :seats]
    cells[:] = np.frombuffer(written_cells, np.int8).reshape(seats, CELLS)
    groups, starts = np.empty((seats, 3 * CELLS), np.int64), np.empty((seats, CELLS + 1), np.int64)
    sums = np.zeros((seats, FACES + 3), np.int64)
    _judge(states, groups, starts, sums)
    return [_sheet(*of_seat) for of_seat in zip(*(of.tolist() for of in (cells, groups, starts, sums)), strict=True)]


def _sheet(cells: list[int], groups: list[int], starts: list[int], sums: list[int]) -> Sheet:
    *by_value, hearts, total, found = sums
    return Sheet(cells, [groups[start:end] for start, end in pairwise(starts[: found + 1])], by_value, hearts, total)


def groups_of(sheet: Sheet) -> list[Group]:
    return [Group(sheet.cells[cells[0]], cells, points) for points, _, *cells in sheet.groups]


def sheets_of(s: Snapshot) -> list[Sheet]:
    """Every seat's sheet."""
    return _judged(s.sheet, s.seats, s.cells[: s.seats].tobytes())


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
