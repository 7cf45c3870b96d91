"""What the browser draws of a match of Splitter."""

from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from splendide.core.compiled import kernel
from splendide.core.game import SPECTATOR, IntArray, States
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


@lru_cache(SHEETS_REMEMBERED)
def _judged(sheet: int, written_cells: bytes) -> Sheet:
    """The sheet with its groups in the order of their first cells, as everybody sees it until the next reveal."""
    states = np.zeros(1, State)
    states["sheet"] = sheet
    states["cells"][0, 0] = np.frombuffer(written_cells, np.int8)
    group, length, points = (np.zeros(CELLS, np.int64) for _ in range(3))
    hearts = _judge(states, 0, group, length, points)
    cells = states["cells"][0, 0].tolist()
    members: dict[int, list[int]] = {}
    for cell, g in enumerate(group.tolist()):
        if g >= 0:
            members.setdefault(g, []).append(cell)
    stars = STARS[sheet]
    groups = [
        Group(cells[own[0]], own, int(points[g]), _fit(cells[own[0]], len(own)), any(stars[cell] for cell in own))
        for g, own in members.items()
    ]
    by_value = [0] * FACES
    for found in groups:
        by_value[found.value - 1] += found.points
    return Sheet(cells, groups, by_value, hearts, sum(by_value) + hearts, False)


def sheets_of(states: States) -> list[Sheet]:
    """Every seat's sheet, and whether that seat has chosen where to write this round."""
    s = states[0]
    sheet, owing, rolled, cells = int(s.sheet), int(s.pending), bool(s.dice[0]), s.cells
    judged = [_judged(sheet, cells[seat].tobytes()) for seat in range(s.seats)]
    return [replace(each, written=True) if rolled and not owing >> k & 1 else each for k, each in enumerate(judged)]


def rating(points: int) -> int:
    """The solo rating: 0 lost … 11 supernatural."""
    return sum(points >= least for least in RATINGS) - 1


def view(states: States, seat: int) -> View:
    s = states[0]
    sheets = sheets_of(states)
    sheet = int(s.sheet)
    chosen = seat != SPECTATOR and s.choice[seat] != NOTHING
    return View(
        sheet=NAMES[sheet],
        rows=list(ROWS[sheet]),
        places=PLACES[sheet],
        round=min(int(s.turn) + 1, ROUNDS),
        rounds=ROUNDS,
        roller=int(s.turn % s.seats),
        dice=s.dice.tolist() if s.dice[0] else [],
        sheets=sheets,
        choice=notation.write(s, seat, int(s.choice[seat])) if chosen else None,
        rating=rating(sheets[0].total) if s.seats == 1 else None,
    )
