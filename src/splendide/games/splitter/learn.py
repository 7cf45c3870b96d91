"""Learns `worths.npz` from play: `python -m splendide.games.splitter.learn A` takes half an hour of a core.

Solo matches, each move the one whose sheet looks best among a few. Afterwards every sheet on the way, the last one
first, learns from what came of it: half of that, half of what the sheet after it looked like. A worth whose surprises
cancel each other out learns more and more slowly (temporal coherence). Every sheet begins from what a few patterns are
worth (`first_worths.toml`); sheet B is learned for half as long.
"""

import sys
import tomllib
from pathlib import Path

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import draw
from splendide.core.position import IntArray
from splendide.games.splitter.board import ALL, SETS
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
from splendide.games.splitter.glance import find_glances, pick, write_move
from splendide.games.splitter.rules import FACES, ROUNDS
from splendide.games.splitter.sheets import NAMES, PAIRS
from splendide.games.splitter.worths import WORTHS_FILE, keep_worths, read_worths

FIRST_FILE = Path(__file__).parent / "first_worths.toml"
BATCH = 50_000
SCHEDULES = {  # by sheet: step, batches
    "A": ((1.0, 48), (0.3, 24), (0.1, 18)),
    "B": ((1.0, 24), (0.3, 8), (0.1, 6)),
}
LOOKED_AT = 4  # moves closely, while learning, beside any other
GLANCE_STEP = 0.05
TRUST = 0.5  # in what the next sheet looked like, rather than in what came of it


@rule
def write_best(
    board: IntArray,
    sheet: int,
    dice: IntArray,
    worths: Worths,
    step: float,
    before: float,
    room: IntArray,
    rng: np.random.Generator,
) -> float:
    """The roll stands where it looks best: what the sheet looks like. Any other move is looked at as well, so that
    nothing stays unknown; glances learn from all, `before` being what the sheet looked like.
    """
    picked, promised = np.empty(LOOKED_AT + 1, np.int64), np.empty(LOOKED_AT + 1)
    glances, boards = np.empty(2 * PAIRS, np.int64), np.empty((2, SETS), np.int64)
    find_glances(board, sheet, room)
    glances[:] = room[2, : 2 * PAIRS]
    n = pick(glances, dice, worths[sheet], picked[:LOOKED_AT], promised[:LOOKED_AT])
    if step > 0:
        picked[n] = any_move(glances, dice, rng)
        n += 1
    most = -np.inf
    for k in range(n):
        write_move(board, sheet, picked[k], dice, boards[0])
        value = value_of(boards[0], sheet, worths, room)
        if step > 0:
            teach_glance(glances, picked[k], dice, worths[sheet], value - before)
        if value > most:
            most = value
            boards[1] = boards[0]
    board[:] = boards[1]
    return most


@rule
def any_move(glances: IntArray, dice: IntArray, rng: np.random.Generator) -> int:
    pair = draw(rng, PAIRS)
    while glances[2 * pair] < 0:
        pair = draw(rng, PAIRS)
    return 2 * pair + (draw(rng, 2) if dice[0] != dice[1] else 0)


@rule
def teach_glance(glances: IntArray, move: int, dice: IntArray, worths: Worths, brings: float) -> None:
    """What the two numbers promise is nearer to what the move brings."""
    one = glances[move // 2 * 2] + dice[move % 2] - 1
    other = glances[move // 2 * 2 + 1] + dice[1 - move % 2] - 1
    error = GLANCE_STEP * (brings - worths[one] - worths[other])
    worths[one] += error
    worths[other] += error


@rule
def play_sheet(
    board: IntArray,
    sheet: int,
    worths: Worths,
    step: float,
    room: IntArray,
    found: IntArray,
    values: Worths,
    rng: np.random.Generator,
) -> None:
    """A whole match: found[t] is what was seen after round t, its number first, and values[t] what it looked like."""
    dice = np.empty(2, np.int64)
    board[:] = 0
    board[0] = ALL[sheet]
    before = value_of(board, sheet, worths, room)
    for t in range(ROUNDS):
        dice[0], dice[1] = draw(rng, FACES) + 1, draw(rng, FACES) + 1
        before = values[t] = write_best(board, sheet, dice, worths, step, before, room, rng)
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
        play_sheet(board, sheet, worths, step, room, found, values, rng)
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
        for step, batches in SCHEDULES[name]:
            for _ in range(batches):
                points = learn(BATCH, sheet, step, worths, trace, rng)
                print(f"sheet {name}, step {step}: {points:.2f} points", flush=True)
                keep_worths(worths)  # so that it can be stopped
    print(f"{WORTHS_FILE.name}: {WORTHS_FILE.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
