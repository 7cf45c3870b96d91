"""The best sheet that rolls allow, once all of them are known: found by annealing, which mostly meets the bound."""

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import draw
from splendide.core.position import IntArray, Snapshot
from splendide.games.splitter.board import AT, HAS_HEARTS, SETS
from splendide.games.splitter.features import points_of, points_with
from splendide.games.splitter.rules import FACES, HEART_BONUS
from splendide.games.splitter.sheets import PAIRS, STARS

STEPS = 400_000  # of one annealing
TRIES = 16  # annealings, until the bound is met
HOT, COLD = 1.2, 0.12  # points
GROWING = 0.45  # of its number: what a cell of a group is worth that is not complete yet


def best_moves(s: Snapshot, rolls: list[int]) -> list[int]:
    """A move for each roll, which together make the best sheet that was found; `s` says on which sheet."""
    dice = np.array([[roll // FACES + 1, roll % FACES + 1] for roll in rolls], np.int64)
    limit, best, most = bound(s.sheet, dice), np.zeros(len(rolls), np.int64), -1
    for seed in range(TRIES):
        found = np.zeros(len(rolls), np.int64)
        points = anneal(s.sheet, dice, limit, found, np.random.default_rng(seed))
        if points > most:
            best, most = found, points
        if most >= limit:
            break
    doubles = dice[:, 0] == dice[:, 1]
    moves: list[int] = np.where(doubles, best & ~1, best).tolist()  # there is no other way round to write a double
    return moves


def bound(sheet: int, dice: IntArray) -> int:
    """No sheet makes more: as many groups as there are cells for, the largest on the stars, and the hearts."""
    groups = [value for value in range(1, SETS) for _ in range(np.count_nonzero(dice == value) // value)]
    doubled = sorted(groups)[-int(STARS[sheet].sum()) :]
    return sum(groups) + sum(doubled) + HEART_BONUS * bool(HAS_HEARTS[sheet])


@kernel
def anneal(sheet: int, dice: IntArray, limit: int, found: IntArray, rng: np.random.Generator) -> int:
    """found[k] is the move for roll k; the points of that sheet."""
    rounds = dice.shape[0]
    moves = 2 * np.arange(PAIRS)
    for k in range(PAIRS - 1, 0, -1):
        other = draw(rng, k + 1)
        moves[k], moves[other] = moves[other], moves[k]
    board = np.zeros(SETS, np.int64)
    lay(sheet, dice, moves, board)
    now, most = points_with(board, sheet, GROWING), -1
    for step in range(STEPS):
        heat = HOT * (COLD / HOT) ** (step / STEPS)
        one, other, kind = draw(rng, rounds), draw(rng, rounds), draw(rng, 3)
        change(moves, one, other, kind)
        lay(sheet, dice, moves, board)
        then = points_with(board, sheet, GROWING)
        if then >= now or rng.random() < np.exp((then - now) / heat):
            now = then
            points = points_of(board, sheet)
            if points > most:
                most = points
                found[:] = moves[:rounds]
                if most >= limit:
                    return most
        else:
            change(moves, one, other, kind)
    return most


@rule
def change(moves: IntArray, one: int, other: int, kind: int) -> None:
    """Two rolls change places, or one is turned; done twice, nothing has changed."""
    if kind == 0:
        moves[one] ^= 1
    else:
        moves[one], moves[other] = moves[other], moves[one]


@rule
def lay(sheet: int, dice: IntArray, moves: IntArray, board: IntArray) -> None:
    board[:] = 0
    for k in range(dice.shape[0]):
        move = moves[k]
        board[dice[k, move % 2]] |= 1 << AT[sheet, move // 2 * 2]
        board[dice[k, 1 - move % 2]] |= 1 << AT[sheet, move // 2 * 2 + 1]
