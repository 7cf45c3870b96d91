"""How each level thinks, over the compiled kernels: what every legal move is worth, and how often it is made."""

import time
from collections.abc import Collection, Iterator

import numpy as np
from numpy.typing import NDArray

from splendide.bots.greedy import TRUTHS, judge_moves
from splendide.bots.levels import GAMBLERS, TEMPERS, Temper
from splendide.bots.mixing import FloatArray
from splendide.bots.search import LUCK, ROOM, try_moves
from splendide.bots.solving import ROOM as SOLVER_ROOM
from splendide.bots.solving import solve_moves
from splendide.bots.worth import learned_by, register_judge
from splendide.core.facts import Judged
from splendide.core.game import MOST_MOVES
from splendide.core.kernels import move_buffer
from splendide.core.match import Match
from splendide.core.position import IntArray

Rng = np.random.Generator
FAR = 3.0  # from losing a match by far to winning it by far, as playouts tell it: one move can't lose more than all
SLICE = 2_000  # effort between two looks at the clock
DEEPER = 1_000  # positions: where one look ahead came to no more than this, a deeper one is worth its time
DEEPER_A_MS = 4  # as many of them for each millisecond there is


def think(
    level: str,
    match: Match,
    seat: int,
    rng: Rng,
    person: int,
    milliseconds: float | None,
    examined: Collection[int] = (),
) -> list[Judged]:
    """What a bot of this level thinks of the legal moves, where the game leaves that to the house."""
    if level == "random":
        legal = match.moves(seat)
        return [Judged(move, 0.0, 0, 1 / len(legal)) for move in legal]
    register_judge(match.game)
    if match.game.gambler:
        return _solve(level, match, seat, rng, person, milliseconds)
    temper = _temper_at(match, level)
    if temper.looks_ahead:
        return _search(temper, match, seat, rng, person, milliseconds, examined)
    return _look(temper, match, seat, rng, person)


def _temper_at(match: Match, level: str) -> Temper:
    """How the level plays this game, which may say that it errs otherwise there than elsewhere."""
    return Temper(**{**TEMPERS[level]._asdict(), **match.game.search.tempers.get(level, {})})


# --- One move far -----------------------------------------------------------------------------------------


def _look(temper: Temper, match: Match, seat: int, rng: Rng, person: int) -> list[Judged]:
    moves, values = move_buffer(), np.zeros(MOST_MOVES)
    n = judge_moves(np.repeat(match.hidden(seat), ROOM), seat, TRUTHS, learned_by(match.game), moves, values, rng)
    chances = _chances(temper, moves[:n], values[:n], person)
    return _judged(moves[:n], values[:n], np.full(n, TRUTHS), chances)


def _judged(moves: IntArray, values: FloatArray, tries: IntArray, chances: FloatArray) -> list[Judged]:
    rows = zip(moves.tolist(), values.tolist(), tries.tolist(), chances.tolist(), strict=True)
    return [Judged(*row) for row in rows]


def _chances(temper: Temper, moves: IntArray, values: FloatArray, person: int) -> FloatArray:
    """The better a move looks to this person, the more often it is made."""
    looks = _as_seen(temper, moves, values, person, scale_of(values))
    weights = np.exp(looks / temper.heat)
    return _with_mistakes(temper, weights / weights.sum())


def _with_mistakes(temper: Temper, chances: FloatArray) -> FloatArray:
    """Now and then any move will do."""
    return (1 - temper.careless) * chances + temper.careless / len(chances)


def scale_of(values: FloatArray) -> float:
    """How far below the best the average is."""
    return float(values.max() - values.mean())


def _as_seen(temper: Temper, moves: IntArray, values: FloatArray, person: int, scale: float) -> FloatArray:
    """How far below the best each move looks, in this scale; a little better or worse to this person."""
    looks = (values - values.max()) / scale if scale > 0 else np.zeros(len(values))
    looks += temper.taste * _tastes(person)[moves % MOST_MOVES]
    seen: FloatArray = looks - looks.max()
    return seen


def _tastes(person: int) -> FloatArray:
    """What a person likes about each move, for no reason; 0 is nobody in particular, who likes nothing."""
    if person == 0:
        return np.zeros(MOST_MOVES)
    return np.random.default_rng([person, MOST_MOVES]).standard_normal(MOST_MOVES)


# --- By playing on ----------------------------------------------------------------------------------------


def _search(
    temper: Temper,
    match: Match,
    seat: int,
    rng: Rng,
    person: int,
    milliseconds: float | None,
    examined: Collection[int],
) -> list[Judged]:
    """Moves on the shortlist are played on from, the better half again, until one is left; what is examined stays."""
    room, packs, search = np.repeat(match.hidden(seat), ROOM), np.zeros(LUCK, np.int64), match.game.search
    shortlist = search.shortlist_at(match.seats, temper.shortlist)
    moves, worths, learned = move_buffer(), np.zeros(MOST_MOVES), learned_by(match.game)
    n = judge_moves(room, seat, TRUTHS, learned, moves, worths, rng) if shortlist else _listed(match, seat, moves)
    values, visits, horizon = np.zeros(n), np.zeros(n, np.int64), np.array(search.horizon, np.int64)
    kept = np.flatnonzero(np.isin(moves[:n], list(examined)))
    alive = _with(kept, np.argsort(-worths[:n], kind="stable")[: shortlist or n])
    rounds, scale = max(1, (len(alive) - 1).bit_length()), 0.0
    for efforts in _spent(temper.looks_ahead, search.effort, rounds, milliseconds):
        for effort in efforts:
            try_moves(room, seat, effort, search.rivals, horizon, learned, moves[:n], alive, values, visits, packs, rng)
        means = values[alive] / np.maximum(1, visits[alive])
        scale = scale or scale_of(means)
        seen = _as_seen(temper, moves[alive], means, person, scale)
        best, *_ = alive = alive[np.argsort(-seen, kind="stable")][: (len(alive) + 1) // 2]
        alive = _with(kept, alive)
    values = _told(match, values / np.maximum(1, visits), worths[:n], visits > 0)
    return _judged(moves[:n], values, visits, _with_mistakes(temper, np.eye(n)[best]))


def _told(match: Match, values: FloatArray, worths: FloatArray, tried: NDArray[np.bool_]) -> FloatArray:
    """What moves are worth. One that was not tried is worth what it looks like, if that is told in the same unit;
    after playouts to the end it is not, and the worst of those that were has to do.
    """
    if match.game.search.horizon[1]:
        return np.where(tried, values, worths)
    told = np.where(tried, values, values[tried].min())
    return told / FAR if match.seats > 1 else told


def _with(kept: IntArray, alive: IntArray) -> IntArray:
    return np.concatenate([alive, np.setdiff1d(kept, alive)])


def _listed(match: Match, seat: int, moves: IntArray) -> int:
    legal = match.moves(seat)
    moves[: len(legal)] = legal
    return len(legal)


def _spent(share: float, effort: int, rounds: int, milliseconds: float | None) -> Iterator[Iterator[int]]:
    """For each round the efforts to make, this share of all: at once where it is counted, bit by bit where time is."""
    begin = time.perf_counter()
    for k in range(1, rounds + 1):
        if milliseconds is None:
            yield iter([int(share * effort) // rounds])
        else:
            yield _until(begin + share * milliseconds / 1000 * k / rounds)


def _until(moment: float) -> Iterator[int]:
    yield SLICE
    while time.perf_counter() < moment:
        yield SLICE


# --- As a game --------------------------------------------------------------------------------------------


def _solve(level: str, match: Match, seat: int, rng: Rng, person: int, milliseconds: float | None) -> list[Judged]:
    """One choice ahead, and deeper where that costs little: chances are mixed as they should be, but for mistakes."""
    states = np.repeat(match.hidden(seat), SOLVER_ROOM)
    words = states.view(np.int64).reshape(SOLVER_ROOM, -1)
    moves, judged, looked = move_buffer(), np.zeros((2, MOST_MOVES)), np.zeros(1, np.int64)
    gambler = GAMBLERS[level]
    limit = DEEPER if milliseconds is None else min(DEEPER, int(DEEPER_A_MS * milliseconds))
    for depth in range(1, gambler.depth + 1):
        if looked[0] <= limit:
            n = solve_moves(states, words, seat, depth, moves, judged, looked, rng)
    liked = np.exp(_tastes(person)[moves[:n] % MOST_MOVES])
    chances = (1 - gambler.careless) * judged[1, :n] + gambler.careless * liked / liked.sum()
    return _judged(moves[:n], judged[0, :n], np.full(n, int(looked[0])), chances)
