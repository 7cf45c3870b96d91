"""On one core: how many decisions random play makes in a second, how many truths are played to their end by people with
some sense, and how long a bot thinks about a decision.
"""

from collections.abc import Iterator

import msgspec
import numpy as np

from splendide.bots.calibration import best_rate, calibrations, rate
from splendide.bots.choice import choose
from splendide.bots.expecting import is_played_out
from splendide.bots.winning import chances_after
from splendide.core.kernels import move_buffer, playouts
from splendide.core.library import Game, all_games
from splendide.core.match import Match
from splendide.core.nature import Nature

BATCH = 500  # matches in one call of the kernel
TRUTHS = 1000  # in one call
BOT_SECONDS = 2.0


class Measured(msgspec.Struct, frozen=True):
    """One line of a benchmark."""

    name: str
    value: float
    unit: str
    ratio: float | None = None  # to the first calibration, where that plays as fast as it can too
    ratios: dict[str, float] = {}  # to every calibration of this run


def measure() -> Iterator[Measured]:
    """The calibrations first, then every game, each line as soon as it is known."""
    known: dict[str, float] = {}
    for name, value in calibrations():
        known[name] = value
        yield _measured(name, value, known)
    for game in all_games():
        for seats in _tables(game):
            yield _measured(f"{game.slug} {seats} random", _random_rate(game, seats), known)
            if is_played_out(game, seats):
                yield Measured(f"{game.slug} {seats} imagined", _imagined_rate(game, seats), "truths/s")
        for level in ("greedy", "search"):
            seats = _tables(game)[0]
            yield Measured(f"{game.slug} {seats} {level}", 1000 / _bot_rate(game, seats, level), "ms/decision")


def _measured(name: str, value: float, known: dict[str, float]) -> Measured:
    ratios = {other: value / rate for other, rate in known.items()}
    return Measured(name, value, "decisions/s", next(iter(ratios.values())), ratios)


def _tables(game: Game) -> list[int]:
    """The numbers of seats worth measuring: fewest, four, most."""
    return sorted({game.seats[0], 4 if 4 in game.seats else game.seats[0], game.seats[-1]})


def _opening(game: Game, seats: int) -> Match:
    return Match(game, seats, game.options(game.simulated({})))


def _random_rate(game: Game, seats: int) -> float:
    """Whole matches at random, nature's moves played but not counted."""
    openings = np.repeat(_opening(game, seats).states, BATCH)
    out, rng = move_buffer(), np.random.default_rng(1)
    return best_rate(lambda: playouts(openings.copy(), out, rng))


def _imagined_rate(game: Game, seats: int) -> float:
    """Truths that the first seat imagines at the opening, after a move of its own."""
    match, rng = _opening(game, seats), np.random.default_rng(1)
    match.let_nature_move(Nature(b"bench", (), "bench"))
    seat = match.waiting_for()[0]
    known, moves = match.hidden(seat), match.moves(seat)[:1]

    def imagine() -> int:
        chances_after(game, known, seat, moves, rng, TRUTHS)
        return TRUTHS

    return best_rate(imagine)


def _bot_rate(game: Game, seats: int, level: str) -> float:
    """Decisions of a bot that plays every seat, with all that a match does around them."""
    rng, nature = np.random.default_rng(1), Nature(b"bench", (), "bench")
    match = _opening(game, seats)

    def decide() -> int:
        nonlocal match
        if match.over:
            match = _opening(game, seats)
        match.let_nature_move(nature)
        seat = match.waiting_for()[0]
        match.play(seat, choose(level, match, seat, rng))
        match.let_nature_move(nature)
        return 1

    return rate(decide, BOT_SECONDS)
