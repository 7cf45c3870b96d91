"""Learns `worths.toml` from play: `python -m splendide.games.splitter.learn` takes about five minutes.

Solo matches on both sheets in turn, each move the one whose sheet looks best; after each, TD(λ) moves the
worths of the sheets before towards what came of them. The steps get smaller as the worths get better.
"""

from collections.abc import Iterator

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, draw
from splendide.core.position import IntArray, Position, States
from splendide.games.splitter import Options
from splendide.games.splitter.bot import (
    FREE_CELLS,
    HEARTS_AGREE,
    LENGTHS,
    MOST_PATTERNS,
    PATTERNS,
    PHASES,
    ROOM,
    WORTHS_FILE,
    Worths,
    find_patterns,
    first_of_group,
    phase_of,
    sum_worths,
)
from splendide.games.splitter.rules import FACES, State, moves, play, setup, sheet_points
from splendide.games.splitter.sheets import CELLS, NAMES

BATCH = 4_000
SCHEDULE = ((0.1, 20), (0.05, 30), (0.02, 40), (0.008, 40), (0.003, 30), (0.001, 20))  # step, batches
FADING = 0.6  # λ: how much a surprise still teaches about the sheet one round earlier
CURIOSITY = 0.02  # how often a move looks better than it is, and by up to how much
CHARM = 3.0


def first_guess() -> Worths:
    """A group of the right length is worth its points; a shorter one with room, half of what it has."""
    worths = np.zeros((PHASES, PATTERNS))
    groups = worths[:, :FREE_CELLS].reshape(PHASES, 2, FACES, LENGTHS, ROOM)
    for value in range(1, FACES + 1):
        groups[:, 0, value - 1, value] = value
        groups[:, 1, value - 1, value] = 2 * value
        for length in range(1, value):
            groups[:, :, value - 1, length, 1:] = length / 2
    return worths


@rule
def look(s: Position, move: int, cells: IntArray, patterns: IntArray) -> int:
    """The patterns of the sheet after this move."""
    for cell in range(CELLS):
        cells[cell] = s.cells[0, cell]
    cells[move // 2 * 2] = s.dice[move % 2]
    cells[move // 2 * 2 + 1] = s.dice[1 - move % 2]
    return find_patterns(cells, s.sheet, patterns)


@rule
def best_move(
    s: Position, worths: Worths, curiosity: float, cells: IntArray, patterns: IntArray, rng: np.random.Generator
) -> int:
    out = np.empty(CELLS, np.int64)
    best, most = 0, -np.inf
    for i in range(moves(s, 0, out)):
        n = look(s, out[i], cells, patterns)
        seen = sum_worths(worths, phase_of(cells), patterns, n)
        if rng.random() < curiosity:
            seen += CHARM * rng.random()
        if seen > most:
            best, most = out[i], seen
    return best


@kernel
def learn(states: States, worths: Worths, step: float, curiosity: float, rng: np.random.Generator) -> float:
    """Every state has been played to its end, and the worths have learned from it: the mean of points."""
    cells = np.empty(CELLS, np.int64)
    patterns = np.empty(MOST_PATTERNS, np.int64)
    traces = np.zeros(worths.shape)
    total = 0.0
    for i in range(states.shape[0]):
        s = states[i]
        traces[:] = 0.0
        expected = 0.0
        while s.pending != 0:
            play(s, NATURE, draw(rng, FACES * FACES))
            move = best_move(s, worths, curiosity, cells, patterns, rng)
            n = look(s, move, cells, patterns)
            phase = phase_of(cells)
            play(s, 0, move)
            came = float(sheet_points(s, 0)) if s.pending == 0 else sum_worths(worths, phase, patterns, n)
            worths += step * (came - expected) * traces
            traces *= FADING
            for k in range(n):
                traces[phase, patterns[k]] += 1 / n
            expected = sum_worths(worths, phase, patterns, n)
        total += sheet_points(s, 0)
    return total / states.shape[0]


def fresh_states() -> States:
    states = np.zeros(BATCH, State)
    for i, s in enumerate(states):
        setup(s, 1, Options(sheet=NAMES[i % len(NAMES)]))
    return states


def write_worths(worths: Worths) -> str:
    """As TOML; a group of three 5s is `5x3`, and its worths are by the free cells around it: 0…4, 5 or more."""
    lines = ["# Made by learn.py. By phase: free cells by free neighbours, hearts by how many agree, groups by room."]
    for row in worths:
        lines += ["", "[[phase]]", f"free = {_rounded(row[FREE_CELLS:HEARTS_AGREE])}"]
        lines += [f"hearts = {_rounded(row[HEARTS_AGREE:])}"]
        for star, title in enumerate(("plain", "starred")):
            lines += [f"[phase.{title}]", *_write_groups(row, star)]
    return "\n".join([*lines, ""])


def _write_groups(row: Worths, star: int) -> Iterator[str]:
    for value in range(1, FACES + 1):
        for length in range(1, value + 2):
            start = first_of_group(star, value, length)
            yield f"{value}x{length} = {_rounded(row[start : start + ROOM])}"


def _rounded(values: Worths) -> list[float]:
    return [round(value, 2) + 0.0 for value in values.tolist()]


def main() -> None:
    worths, rng = first_guess(), np.random.default_rng(1)
    for step, batches in SCHEDULE:
        for _ in range(batches):
            learn(fresh_states(), worths, step, CURIOSITY, rng)
        print(f"step {step}: {learn(fresh_states(), worths, 0.0, 0.0, rng):.2f} points", flush=True)
    WORTHS_FILE.write_text(write_worths(worths))


if __name__ == "__main__":
    main()
