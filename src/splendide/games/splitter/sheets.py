"""The printed sheets as tables: cells are numbered in mirror pairs, left cell 2p, right cell 2p + 1."""

import tomllib
from pathlib import Path

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "data.toml").read_text())
NAMES = tuple(DATA["sheets"])
RATINGS = tuple(DATA["solo"]["ratings"])

CELLS = 44
PAIRS = CELLS // 2
HEARTS = 3


def _places(rows: list[str]) -> list[tuple[int, int]]:
    """Row and column of each cell, mirror partners next to each other."""
    return [
        (r, c)
        for r, row in enumerate(rows)
        for left in range(len(row) // 2)
        if row[left] != "."
        for c in (left, len(row) - 1 - left)
    ]


def _neighbours(places: list[tuple[int, int]]) -> list[list[int]]:
    """Cells across the fold are adjacent like any others; -1 fills up to four."""
    at = {place: cell for cell, place in enumerate(places)}
    around = [[(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)] for r, c in places]
    return [[at.get(place, -1) for place in four] for four in around]


ROWS = tuple(tuple(DATA["sheets"][name]) for name in NAMES)
PLACES = tuple(_places(DATA["sheets"][name]) for name in NAMES)

NEIGHBOURS = np.array([_neighbours(places) for places in PLACES], np.int64)
STARS = np.array([[ROWS[k][r][c] == "*" for r, c in places] for k, places in enumerate(PLACES)], np.int64)
HEART_CELLS = np.full((len(NAMES), HEARTS), -1, np.int64)  # -1: this sheet has no hearts
for k, places in enumerate(PLACES):
    hearts = [cell for cell, (r, c) in enumerate(places) if ROWS[k][r][c] == "h"]
    HEART_CELLS[k, : len(hearts)] = hearts


def pair_name(sheet: int, pair: int) -> str:
    """The left cell of the pair, row by letter and column by number: `c3`."""
    row, column = PLACES[sheet][2 * pair]
    return f"{'abcdefg'[row]}{column + 1}"


PAIR_NAMES = tuple(tuple(pair_name(k, p) for p in range(PAIRS)) for k in range(len(NAMES)))
