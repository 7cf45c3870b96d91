"""A yardstick for benchmarks, measured in the same run: machines differ, ratios hardly do."""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
SECONDS = 0.4
WINDOWS = 5


def best_rate(run: Callable[[], int]) -> float:
    """The best of a few windows: what else the machine does can only slow a window down."""
    return max(rate(run, SECONDS) for _ in range(WINDOWS))


def rate(run: Callable[[], int], seconds: float) -> float:
    """How many per second of processor time: `run` returns how many it did."""
    run()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += run()
    return done / spent


def calibrations() -> Iterator[tuple[str, float]]:
    """Moves per second of random tic-tac-toe: OpenSpiel from Python and in C++, or a plain loop without it."""
    try:
        import pyspiel
    except ImportError:
        yield "plain-python", best_rate(_plain_match)
        return
    game = pyspiel.load_game("tic_tac_toe")
    yield "openspiel-python", best_rate(lambda: _openspiel_match(game))
    yield "openspiel-c++", best_rate(lambda: _openspiel_bots(game, pyspiel))


def _openspiel_match(game: Any) -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def _openspiel_bots(game: Any, pyspiel: Any) -> int:
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(2)]
    moves = 0
    for seed in range(100):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += state.move_number()
    return moves


def _plain_match() -> int:
    board, mark, moves = [0] * 9, 1, 0
    while not _is_won(board) and 0 in board:
        board[random.choice([cell for cell in range(9) if not board[cell]])] = mark
        mark, moves = -mark, moves + 1
    return moves


def _is_won(board: list[int]) -> bool:
    return any(board[a] == board[b] == board[c] != 0 for a, b, c in LINES)
