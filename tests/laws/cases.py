"""The matches a law is held against: a game, a number of seats, options and a seed."""

import os
from typing import Any, NamedTuple

import msgspec
import numpy as np

from splendide.core.game import SPECTATOR
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.options import options_of

LIGHT = os.environ.get("LAWS") == "light"  # other ways of running the same rules are looked at less often
SEEDS = range(1 if LIGHT else 2)
LOOKS = 5 if LIGHT else 20  # positions of a match that are looked at closely
TRIES = 3 if LIGHT else 8  # moves or seats tried in one position
SECRET = b"a secret of thirty-two bytes, no"


class Case(NamedTuple):
    game: Game
    seats: int
    options: Any
    seed: int

    def opening(self) -> Match:
        return Match(self.game, self.seats, self.options)

    def chance(self) -> np.random.Generator:
        return np.random.default_rng([self.seed, self.seats])

    def nature(self) -> Nature:
        """She is committed, as at a table."""
        return Nature(SECRET, tuple(bytes([seat]) for seat in range(self.seats)), f"law{self.seed}")

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]


def cases(game: Game) -> list[Case]:
    """Both ends and the middle of the seats with the default options; every other choice of an option once."""
    middle = game.seats[len(game.seats) // 2]
    counts = sorted({game.seats[0], middle, game.seats[-1]})
    plain = [Case(game, seats, game.Options(), seed) for seats in counts for seed in SEEDS]
    return plain + [Case(game, middle, options, 0) for options in _other_options(game)]


def option_choices(game: Game) -> dict[str, list[Any]]:
    return {option.name: option.choices for option in options_of(game.Options)}


def _other_options(game: Game) -> list[Any]:
    default = msgspec.to_builtins(game.Options())
    return [
        game.options({**default, name: choice})
        for name, choices in option_choices(game).items()
        for choice in choices
        if choice != default[name]
    ]


def some(things: list[int], most: int, rng: np.random.Generator) -> list[int]:
    """At most so many of them, by chance."""
    return [things[k] for k in rng.permutation(len(things))[:most]]
