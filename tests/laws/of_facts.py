"""Laws about what a game declares: its seats, its options, its state."""

import numpy as np
import pytest

from splendide.core.errors import Refused
from splendide.core.game import HEADER, NATURE
from splendide.core.library import Game
from splendide.core.match import Match
from tests.laws.cases import option_choices

LARGEST_STATE = 4096  # bytes: a state is copied at every step of a search


def _refusal(game: Game, seats: int) -> str:
    with pytest.raises(Refused) as refused:
        Match(game, seats)
    return refused.value.name


def seats_are_accepted_as_declared_and_no_others(game: Game) -> None:
    assert 1 <= game.seats[0] <= game.seats[-1] < NATURE
    for seats in game.seats:
        assert Match(game, seats).states["seats"][0] == seats
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        assert _refusal(game, seats) == "seats-out-of-range"


def _assert_refused(game: Game, given: object, name: str) -> None:
    with pytest.raises(Refused) as refused:
        game.options(given)
    assert refused.value.name == name


def options_are_accepted_as_declared_and_no_others(game: Game) -> None:
    assert game.options({}) == game.Options()
    for name, choices in option_choices(game).items():
        for choice in choices:
            assert getattr(game.options({name: choice}), name) == choice
        _assert_refused(game, {name: "no such choice"}, "bad-option")
        _assert_refused(game, {name: None}, "bad-option")
    _assert_refused(game, {"no_such_option": 1}, "unknown-option")
    _assert_refused(game, [], "bad-options")


def a_state_begins_with_the_header_and_has_no_gaps(game: Game) -> None:
    names = list(game.State.names or ())
    assert names[: len(HEADER)] == [name for name, _ in HEADER]
    for name, kind in HEADER:
        assert game.State[name] == np.dtype(kind)
    assert sum(game.State[name].itemsize for name in names) == game.State.itemsize
    assert game.State.itemsize <= LARGEST_STATE


LAWS = [
    seats_are_accepted_as_declared_and_no_others,
    options_are_accepted_as_declared_and_no_others,
    a_state_begins_with_the_header_and_has_no_gaps,
]
