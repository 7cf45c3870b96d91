"""What bots see of a sheet."""

import numpy as np

from splendide.core.kernels import playouts
from splendide.core.library import find_game
from splendide.games.splitter import Options
from splendide.games.splitter.board import SETS, read_board
from splendide.games.splitter.features import ROOM, TABLE, find_features, points_of
from splendide.games.splitter.rules import State, setup, sheet_points
from splendide.games.splitter.sheets import NAMES
from splendide.games.splitter.worths import WORTHS_FILE, read_worths


def test_a_full_sheet_is_worth_what_the_rules_say_and_every_sheet_fits_the_table() -> None:
    find_game("splitter")
    rng, board, room = np.random.default_rng(1), np.zeros(SETS, np.int64), np.zeros(ROOM, np.int64)
    for name in NAMES:
        states = np.zeros(20, State)
        for s in states:
            setup(s, 1, Options(sheet=name))
        playouts(states, np.zeros(4096, np.int64), rng)
        for s in states:
            cells = s.cells[0].astype(np.int64)
            read_board(cells, s.sheet, board)
            assert points_of(board, s.sheet) == sheet_points(s, 0)
            cells[2 * rng.integers(0, 22, 8)[:, None] + [0, 1]] = 0
            read_board(cells, s.sheet, board)
            n = find_features(board, s.sheet, room)
            assert 0 <= room[0, :n].min() <= room[0, :n].max() < TABLE


def test_what_was_learned_is_for_every_sheet_and_small() -> None:
    assert read_worths().shape == (len(NAMES), TABLE)
    assert np.abs(read_worths()).max(axis=1).min() > 1, "a sheet of which nothing is known"
    assert WORTHS_FILE.stat().st_size < 5_000_000
