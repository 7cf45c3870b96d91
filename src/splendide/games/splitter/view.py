"""What the browser draws of a match of Splitter."""

from functools import cache, lru_cache
from typing import Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from splendide.core.compiled import kernel
from splendide.core.game import SPECTATOR
from splendide.core.position import IntArray, Snapshot, States
from splendide.games.splitter import notation
from splendide.games.splitter.rules import FACES, NOTHING, ROUNDS, State, find_groups, group_points, heart_points
from splendide.games.splitter.sheets import CELLS, NAMES, PLACES, RATINGS, ROWS, STARS

SHEETS_REMEMBERED = 8192  # a sheet changes once a round, but is sent to every seat after every choice


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
    written: bool  # has chosen where to write this round


class View(msgspec.Struct, frozen=True):
    sheet: str
    rows: list[str]  # the printed sheet: o cell, * star, h heart, . nothing
    places: list[tuple[int, int]]  # row and column of each cell
    round: int  # 1…22; the last one stays when all is written
    rounds: int
    roller: int
    dice: list[int]  # empty before they are rolled
    sheets: list[Sheet]  # by seat
    choice: str | None  # my move of this round, until everyone has written
    rating: int | None  # solo: 0 lost … 11 supernatural


@kernel
def _judge(states: States, seat: int, group: IntArray, length: IntArray, points: IntArray) -> int:
    find_groups(states[0], seat, group, length)
    group_points(states[0], seat, group, length, points)
    return heart_points(states[0], seat)


def _fit(value: int, length: int) -> Literal["valid", "small", "big"]:
    return "valid" if length == value else "small" if length < value else "big"


@cache
def _stars(sheet: int) -> frozenset[int]:
    return frozenset(np.flatnonzero(STARS[sheet]).tolist())


@lru_cache(SHEETS_REMEMBERED)
def _judged(sheet: int, written_cells: bytes) -> Sheet:
    """The sheet as everybody sees it until the next reveal."""
    states = np.zeros(1, State)
    states["sheet"] = sheet
    states["cells"][0, 0] = np.frombuffer(written_cells, np.int8)
    group, length, points = (np.zeros(CELLS, np.int64) for _ in range(3))
    hearts = _judge(states, 0, group, length, points)
    cells = states["cells"][0, 0].tolist()
    groups = _groups(sheet, cells, group.tolist(), points.tolist())
    by_value = [sum(one.points for one in groups if one.value == value) for value in range(1, FACES + 1)]
    return Sheet(cells, groups, by_value, hearts, sum(by_value) + hearts, False)


def _groups(sheet: int, cells: list[int], group: list[int], points: list[int]) -> list[Group]:
    """In the order of their first cells."""
    members: dict[int, list[int]] = {}
    for cell, g in enumerate(group):
        if g >= 0:
            members.setdefault(g, []).append(cell)
    return [_group(sheet, cells[own[0]], own, points[g]) for g, own in members.items()]


def _group(sheet: int, value: int, own: list[int], points: int) -> Group:
    return Group(value, own, points, _fit(value, len(own)), not _stars(sheet).isdisjoint(own))


@lru_cache(SHEETS_REMEMBERED)
def _sheets(sheet: int, cells: bytes, written: int) -> list[Sheet]:
    """All sheets; `written` has a bit per seat that has chosen where to write."""
    judged = [_judged(sheet, cells[start : start + CELLS]) for start in range(0, len(cells), CELLS)]
    return [replace(each, written=True) if written >> seat & 1 else each for seat, each in enumerate(judged)]


def sheets_of(s: Snapshot) -> list[Sheet]:
    """Every seat's sheet, and whether that seat has chosen where to write this round."""
    return _sheets(s.sheet, s.cells[: s.seats].tobytes(), ~s.pending if s.dice[0] else 0)


def rating(points: int) -> int:
    """The solo rating: 0 lost … 11 supernatural."""
    return sum(points >= least for least in RATINGS) - 1


def view(s: Snapshot, seat: int) -> View:
    sheets = sheets_of(s)
    chosen = seat != SPECTATOR and s.choice[seat] != NOTHING
    return View(
        sheet=NAMES[s.sheet],
        rows=list(ROWS[s.sheet]),
        places=PLACES[s.sheet],
        round=min(s.turn + 1, ROUNDS),
        rounds=ROUNDS,
        roller=s.turn % s.seats,
        dice=s.dice.tolist() if s.dice[0] else [],
        sheets=sheets,
        choice=notation.write(s, seat, int(s.choice[seat])) if chosen else None,
        rating=rating(sheets[0].total) if s.seats == 1 else None,
    )
