"""How likely somebody is to win: a position is played on to the end, again and again, by people with some sense.

Alone there is nothing to win: then it is told in points.
"""

import time
from collections.abc import Iterator

import numpy as np

from splendide.bots.greedy import let_others_choose
from splendide.bots.mixing import FloatArray
from splendide.bots.search import LUCK, ROOM, deal_luck, is_ahead, let_nature_play, let_sensible_others_choose
from splendide.bots.worth import Learned, learned_by, register_judge, sensible
from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, SCORE_COLUMNS, imagine, play, scores
from splendide.core.kernels import lowest_seat, move_buffer
from splendide.core.library import Game
from splendide.core.position import IntArray, Position, States

TRUTHS = 400  # that a seat imagines
SLICE = 20  # of them between two looks at the clock


def chances_in(game: Game, states: States, playouts: int, rng: np.random.Generator) -> list[float]:
    """By seat, of a position in which everything is known."""
    register_judge(game)
    got = np.zeros(int(states["seats"][0]))
    play_out(np.repeat(states, 2), playouts, learned_by(game), got, move_buffer(), rng)
    shares: list[float] = got.tolist()
    return shares


def chances_after(
    game: Game,
    states: States,
    seat: int,
    moves: list[int],
    rng: np.random.Generator,
    truths: int = TRUTHS,
    milliseconds: float | None = None,
) -> list[float]:
    """Of this seat after each of these moves: the same truths and the same luck for all. `states` is hidden."""
    register_judge(game)
    room, got, tried = np.repeat(states, ROOM), np.zeros(len(moves)), 0
    packs, learned = np.zeros(LUCK, np.int64), learned_by(game)
    for more in _slices(truths, milliseconds):
        try_out(room, seat, more, tried, game.search.rivals, learned, np.array(moves, np.int64), got, packs, rng)
        tried += more
    shares: list[float] = (got / tried).tolist()
    return shares


def _slices(truths: int, milliseconds: float | None) -> Iterator[int]:
    """How many truths to try: all at once where they are counted, bit by bit where time is."""
    if milliseconds is None:
        yield truths
        return
    end = time.perf_counter() + milliseconds / 1000
    yield SLICE
    while time.perf_counter() < end:
        yield SLICE


# --- Compiled -----------------------------------------------------------------------------------------


@kernel
def play_out(
    states: States, playouts: int, learned: Learned, got: FloatArray, out: IntArray, rng: np.random.Generator
) -> None:
    """The mean of what each seat gets in the end."""
    table, luck = np.zeros((states[0].seats, SCORE_COLUMNS), np.int64), np.empty(0)
    for _ in range(playouts):
        states[1] = states[0]
        play_sensibly(states[1], learned, luck, out, rng)
        count(states[1], table)
        for seat in range(states[0].seats):
            got[seat] += share_of_win(table, seat) / playouts


@kernel
def try_out(
    states: States,
    seat: int,
    truths: int,
    tried: int,
    rivals: bool,
    learned: Learned,
    candidates: IntArray,
    got: FloatArray,
    packs: IntArray,
    rng: np.random.Generator,
) -> None:
    """What the seat gets in the end after each candidate, summed over so many truths more; `states` is ROOM."""
    out, luck = np.empty(4096, np.int64), np.empty(packs.shape[0])
    table = np.zeros((states[0].seats, SCORE_COLUMNS), np.int64)
    for truth in range(tried, tried + truths):
        states[1] = states[0]
        imagine(states[1], seat, rng)
        if rivals:
            let_sensible_others_choose(states[1], seat, learned, out, rng)
        else:
            let_others_choose(states[1], seat, out, rng)
        deal_luck(packs, truth, luck, rng)
        for i in range(candidates.shape[0]):
            states[2] = states[1]
            play(states[2], seat, candidates[i])
            play_sensibly(states[2], learned, luck, out, rng)
            count(states[2], table)
            got[i] += share_of_win(table, seat)


@rule
def play_sensibly(s: Position, learned: Learned, luck: FloatArray, out: IntArray, rng: np.random.Generator) -> None:
    """To the end, whoever is asked."""
    dealt = 0
    while s.pending != 0:
        if s.pending >> NATURE:
            let_nature_play(s, luck, dealt, out, rng)
            dealt += 1
        else:
            asked = lowest_seat(s.pending)
            play(s, asked, sensible(s, asked, learned, out, rng))


@rule
def count(s: Position, table: IntArray) -> None:
    table[:] = 0
    scores(s, table)


@rule
def share_of_win(table: IntArray, seat: int) -> float:
    """Of one win, which whoever is level shares; alone it is the points."""
    if table.shape[0] == 1:
        return float(table[0, 0])
    level = 1
    for other in range(table.shape[0]):
        ahead = is_ahead(table, seat, other)
        if ahead < 0:
            return 0.0
        level += int(ahead == 0 and other != seat)
    return 1.0 / level
