"""What bots see of a sheet."""

import numpy as np
import pytest

from splendide.core.kernels import playouts
from splendide.core.library import find_game
from splendide.games.splitter import Options
from splendide.games.splitter.board import ALL, SETS, read_board
from splendide.games.splitter.features import GLANCES, ROOM, TABLE, find_features, points_of, reach, value_of
from splendide.games.splitter.glance import CLOSER, find_glances, pick, write_move
from splendide.games.splitter.rules import State, setup, sheet_points
from splendide.games.splitter.sheets import NAMES, PAIRS
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
            assert 0 <= room[0, :n].min() <= room[0, :n].max() < GLANCES


def test_what_was_learned_is_for_every_sheet_and_small() -> None:
    assert read_worths().shape == (len(NAMES), TABLE)
    assert np.abs(read_worths()).max(axis=1).min() > 1, "a sheet of which nothing is known"
    assert WORTHS_FILE.stat().st_size < 5_000_000
    assert all(np.abs(row[GLANCES:]).max() > 1 for row in read_worths()), "a sheet that nobody glances at"


def test_a_group_may_come_to_as_many_free_cells_as_it_has_steps() -> None:
    row = 0b1111  # four free cells side by side, a group's liberty at one end
    assert [reach(0b0001, need, row).bit_count() for need in (1, 2, 3, 4, 5)] == [1, 2, 3, 4, 4]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_picked_at_a_glance_is_legal_and_mostly_holds_the_move_that_looks_best(name: str) -> None:
    learned, rng, sheet = read_worths(), np.random.default_rng(2), NAMES.index(name)
    board, after, room = np.zeros(SETS, np.int64), np.zeros(SETS, np.int64), np.zeros(ROOM, np.int64)
    picked, promised, hits = np.zeros(CLOSER, np.int64), np.zeros(CLOSER), 0
    board[0] = ALL[sheet]
    for dice in rng.integers(1, 7, (PAIRS, 2)):
        find_glances(board, sheet, room)
        glances = room[2].copy()
        n = pick(glances, dice, learned[sheet], picked, promised)
        legal = [
            2 * k + turned for k in range(PAIRS) for turned in range(1 + (dice[0] != dice[1])) if glances[2 * k] >= 0
        ]
        looks = {}
        for move in legal:
            write_move(board, sheet, move, dice, after)
            looks[move] = value_of(after, sheet, learned, room)
        assert set(picked[:n].tolist()) <= set(legal)
        assert n == min(CLOSER, len(legal))
        best = max(looks, key=lambda move: looks[move])
        hits += best in picked[:n]
        write_move(board, sheet, best, dice, after)
        board[:] = after
    assert board[0] == 0
    assert hits > 0.75 * PAIRS
