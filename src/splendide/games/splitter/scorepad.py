"""Scores a sheet that was filled in on paper: seven rows of digits and dots."""

from pathlib import Path

import msgspec
import numpy as np

from splendide.core.errors import Refused
from splendide.core.position import Snapshot
from splendide.core.texts import say
from splendide.games.splitter import Sheet
from splendide.games.splitter.rules import FACES, State
from splendide.games.splitter.sheets import NAMES, PLACES, ROWS
from splendide.games.splitter.view import groups_of, sheets_of

FOLDER = Path(__file__).parent
FREE = "."


class ScoredGroup(msgspec.Struct, frozen=True):
    value: int
    cells: list[str]  # row by letter, column by number: c3
    points: int


class Scored(msgspec.Struct, frozen=True):
    """A sheet as it stands, finished or not."""

    total: int
    groups: list[ScoredGroup]
    hearts: int

    def tell(self, language: str) -> str:
        lines = [_tell_group(group, language) for group in sorted(self.groups, key=lambda one: one.value)]
        if self.hearts:
            lines.append(say("score-hearts", language, {"points": self.hearts}, FOLDER))
        return "\n".join([*lines, say("score-total", language, {"points": self.total}, FOLDER)])


def score(text: str, *, sheet: Sheet = "A") -> Scored:
    number = NAMES.index(sheet)
    states = np.zeros(1, State)
    states[0].sheet = number
    states[0].seats = 1
    states[0].cells[0] = read_cells(text, number)
    scored = sheets_of(Snapshot(states))[0]
    named = [cell_name(number, cell) for cell in range(len(PLACES[number]))]
    groups = [
        ScoredGroup(one.value, sorted(named[cell] for cell in one.cells), one.points) for one in groups_of(scored)
    ]
    return Scored(scored.total, groups, scored.hearts)


def cell_name(sheet: int, cell: int) -> str:
    row, column = PLACES[sheet][cell]
    return f"{'abcdefg'[row]}{column + 1}"


def read_cells(text: str, sheet: int) -> list[int]:
    """The number in each cell, 0 where none is written."""
    rows = text.split()
    if len(rows) != len(ROWS[sheet]):
        raise Refused("splitter-sheet-rows", rows=len(rows))
    for number, (row, printed) in enumerate(zip(rows, ROWS[sheet], strict=True), 1):
        _require_row(row, printed, number)
    return [0 if rows[r][c] == FREE else int(rows[r][c]) for r, c in PLACES[sheet]]


def _require_row(row: str, printed: str, number: int) -> None:
    if len(row) != len(printed):
        raise Refused("splitter-sheet-columns", row=number, columns=len(row))
    for column, (sign, place) in enumerate(zip(row, printed, strict=True), 1):
        if sign == FREE:
            continue
        if sign not in "123456"[:FACES]:
            raise Refused("splitter-sheet-sign", row=number, column=column, sign=sign)
        if place == FREE:
            raise Refused("splitter-sheet-no-cell", row=number, column=column, sign=sign)


def _tell_group(group: ScoredGroup, language: str) -> str:
    details = {"value": group.value, "cells": " ".join(group.cells), "points": group.points}
    return say("score-group", language, details, FOLDER)
