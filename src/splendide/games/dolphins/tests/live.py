"""Matches in real time as they may really happen: cards, feints aside, and touches at any moment, right or wrong."""

from collections.abc import Iterator

import numpy as np

from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.dolphins.state import TOUCH, TOUCH_LEVEL
from splendide.games.dolphins.tests.table import sit_down


def wild_match(seed: int, seats: int, **options: str) -> Iterator[Match]:
    """A random match, before each move and when it is over."""
    match, rng = sit_down(seats, **options), np.random.default_rng([seed, seats])
    yield match
    while not match.over:
        seat, move = _touch(match, rng) or _owed(match, rng)
        match.play(seat, move)
        yield match


def _touch(match: Match, rng: np.random.Generator) -> tuple[int, int] | None:
    """Sometimes somebody touches or, before the call, chooses a card; seldom at the same instant as another."""
    seat, move = int(rng.integers(match.seats)), TOUCH_LEVEL if rng.random() < 0.2 else TOUCH
    likely = 0.6 if any(player.place for player in match.view().players) else 0.02
    if rng.random() < likely and match.allows(seat, move):
        return seat, move
    early = [move for move in match.moves(seat) if move < TOUCH]
    return (seat, int(rng.choice(early))) if early and not match.owes(seat) and rng.random() < 0.1 else None


def _owed(match: Match, rng: np.random.Generator) -> tuple[int, int]:
    seat = NATURE if match.owes(NATURE) else int(rng.choice(match.waiting_for()))
    moves = [move for move in match.moves(seat) if seat == NATURE or move not in (TOUCH, TOUCH_LEVEL)]
    return seat, moves[int(rng.integers(len(moves)))]
