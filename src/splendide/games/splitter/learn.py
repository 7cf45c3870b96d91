"""Learns `worths.npz` from play: `python -m splendide.games.splitter.learn A` takes a quarter of an hour of a core.

Solo matches, each move the one whose sheet looks best. Afterwards every sheet on the way, the last one first, learns
from what came of it: half of that, half of what the sheet after it looked like. A worth whose surprises cancel each
other out learns more and more slowly (temporal coherence). Every sheet begins from what a few patterns are worth
(`first_worths.toml`). What is kept was learned on sheet A by the whole schedule, on sheet B by the first 12 batches.
"""

import sys
import tomllib
from pathlib import Path

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import draw
from splendide.core.position import IntArray
from splendide.games.splitter.board import ALL, PAIR_BITS, SETS, write_pair
from splendide.games.splitter.features import (
    CELLS_AT,
    GROUPS,
    HEARTS_AT,
    LENGTHS,
    LIBERTIES,
    OPEN,
    ROOM,
    TABLE,
    TIMES,
    Worths,
    find_features,
    value_of,
)
from splendide.games.splitter.rules import FACES, ROUNDS
from splendide.games.splitter.sheets import NAMES, PAIRS
from splendide.games.splitter.worths import WORTHS_FILE, keep_worths, read_worths

FIRST_FILE = Path(__file__).parent / "first_worths.toml"
BATCH = 10_000
SCHEDULE = ((1.0, 85), (0.3, 16), (0.1, 14))  # step, batches
TRUST = 0.5  # in what the next sheet looked like, rather than in what came of it


@rule
def write_best(board: IntArray, sheet: int, dice: IntArray, worths: Worths, boards: IntArray, room: IntArray) -> float:
    """The roll stands where it looks best: what the sheet looks like. `boards` is room for two."""
    before, after = boards[0], boards[1]
    before[:] = board
    most = -np.inf
    for pair in range(PAIRS):
        if before[0] & PAIR_BITS[sheet, pair]:
            for first in range(1 + (dice[0] != dice[1])):
                after[:] = before
                write_pair(after, sheet, 2 * pair, dice[first], dice[1 - first])
                value = value_of(after, sheet, worths, room)
                if value > most:
                    most = value
                    board[:] = after
    return most


@rule
def play_sheet(
    board: IntArray,
    sheet: int,
    worths: Worths,
    room: IntArray,
    found: IntArray,
    values: Worths,
    rng: np.random.Generator,
) -> None:
    """A whole match: found[t] is what was seen after round t, its number first, and values[t] what it looked like."""
    boards, dice = np.empty((2, SETS), np.int64), np.empty(2, np.int64)
    board[:] = 0
    board[0] = ALL[sheet]
    for t in range(ROUNDS):
        dice[0], dice[1] = draw(rng, FACES) + 1, draw(rng, FACES) + 1
        values[t] = write_best(board, sheet, dice, worths, boards, room)
        if t < ROUNDS - 1:
            n = find_features(board, sheet, room)
            found[t, 0] = n
            found[t, 1 : n + 1] = room[0, :n]


@rule
def teach(
    seen: IntArray, sheet: int, error: float, step: float, worths: Worths, trace: Worths, times: IntArray
) -> None:
    """What was seen is worth more, or less; what is seen twice counts twice. `times` is 0 before and after."""
    squares = 0.0
    for k in range(seen.shape[0]):
        squares += 2 * times[seen[k]] + 1
        times[seen[k]] += 1
    for k in range(seen.shape[0]):
        times[seen[k]] = 0
        sum_, size = trace[0, seen[k]], trace[1, seen[k]]
        worths[sheet, seen[k]] += step * (abs(sum_) / size if size > 0 else 1.0) * error / squares
        trace[0, seen[k]] += error
        trace[1, seen[k]] += abs(error)


@kernel
def learn(matches: int, sheet: int, step: float, worths: Worths, trace: Worths, rng: np.random.Generator) -> float:
    """So many matches have been played and learned from: the mean of their points."""
    board, room = np.empty(SETS, np.int64), np.zeros(ROOM, np.int64)
    found, values = np.empty((ROUNDS, ROOM[1] + 1), np.int64), np.empty(ROUNDS, np.float32)
    times = np.zeros(TABLE, np.int64)
    total = 0.0
    for _ in range(matches):
        play_sheet(board, sheet, worths, room, found, values, rng)
        target = float(values[ROUNDS - 1])
        total += target
        if step > 0:
            for t in range(ROUNDS - 2, -1, -1):
                teach(found[t, 1 : found[t, 0] + 1], sheet, target - values[t], step, worths, trace, times)
                target = (1 - TRUST) * target + TRUST * values[t]
    return total / matches


def first_worths() -> Worths:
    """What a few patterns that were learned before say: a beginning that knows how to play."""
    worths = np.zeros(TABLE, np.float32)
    groups = worths[GROUPS:CELLS_AT].reshape(TIMES, FACES, LENGTHS, 2, LIBERTIES)
    phases = tomllib.loads(FIRST_FILE.read_text())["phase"]
    for t in range(TIMES):
        phase = phases[min(t * len(phases) // ROUNDS, len(phases) - 1)]
        worths[OPEN + 5 * t : OPEN + 5 * t + 5] = phase["free"][:5]
        start = HEARTS_AT + t * (4 * SETS + 1)
        worths[start] = phase["hearts"][0]
        worths[start + 1 : start + 1 + 4 * SETS].reshape(SETS, 4)[:] = phase["hearts"]
        for star, kind in enumerate(("plain", "starred")):
            for name, values in phase[kind].items():
                value, length = map(int, name.split("x"))
                groups[t, value - 1, length, star] = [values[min(room, len(values) - 1)] for room in range(LIBERTIES)]
    return worths


def main() -> None:
    """Sheets are named on the command line; otherwise both are learned."""
    worths = read_worths() if WORTHS_FILE.exists() else np.zeros((len(NAMES), TABLE), np.float32)
    for name in sys.argv[1:] or NAMES:
        sheet, rng = NAMES.index(name), np.random.default_rng(1)
        worths[sheet], trace = first_worths(), np.zeros((2, TABLE), np.float32)
        for step, batches in SCHEDULE:
            for _ in range(batches):
                points = learn(BATCH, sheet, step, worths, trace, rng)
                print(f"sheet {name}, step {step}: {points:.2f} points", flush=True)
                keep_worths(worths)  # so that it can be stopped
    print(f"{WORTHS_FILE.name}: {WORTHS_FILE.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
