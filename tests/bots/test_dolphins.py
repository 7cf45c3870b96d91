"""What bots pass, and when they touch in the calm game."""

import numpy as np
import pytest

from splendide.bots import choose
from splendide.bots.arena import Contest, play_matches
from splendide.core.match import Match
from splendide.games.dolphins.tests.table import begin, nature

clever = pytest.mark.parametrize("level", ["greedy", "search"])


def chosen(match: Match, seat: int, level: str) -> str:
    move = choose(level, match, seat, np.random.default_rng(2))
    return match.game.notation.write(match.states[0], seat, move)


@clever
def test_the_best_set_is_kept(level: str) -> None:
    match = begin("8 8 8 10 | 9 9 9 splash | 10 10 8 splash | 9 10 splash splash", pace="calm")
    assert chosen(match, 0, level) == "pass 10"


@clever
def test_four_of_a_kind_are_touched_for_and_never_passed_on(level: str) -> None:
    match = begin("8 8 8 8 | 9 9 9 splash | 10 10 10 splash | 9 10 splash splash", pace="calm")
    assert chosen(match, 0, level) == "touch"


@clever
def test_without_four_of_a_kind_nobody_touches(level: str) -> None:
    match = begin("8 8 9 splash | 9 9 10 splash | 10 10 8 splash | 8 9 10 splash", pace="calm")
    assert all(chosen(match, seat, level) != "touch" for seat in range(4))


def test_of_two_pairs_splash_is_preferred() -> None:
    match = begin("splash splash 8 8 | 9 9 10 8 | 10 10 8 splash | 9 9 10 splash")
    nature(match, "call")
    assert chosen(match, 0, "greedy") == "pass 8"


def test_with_four_among_five_the_fifth_is_passed() -> None:
    match = begin("2 2 2 2 4 | 5 5 6 6 7 | 8 8 9 9 10 | splash splash 3 3 4", game="advanced")
    nature(match, "call")
    assert {chosen(match, 0, level) for level in ("greedy", "search")} == {"pass 4"}


def test_the_dealer_calls() -> None:
    match = begin("8 8 9 splash | 9 9 10 splash | 10 10 8 splash | 8 9 10 splash", dealer=1, pace="dealer")
    assert {chosen(match, 1, level) for level in ("random", "greedy", "search")} == {"call"}


def test_greedy_beats_random() -> None:
    played = list(play_matches(Contest("dolphins", 4, ("greedy", "random"), {"pace": "calm"}), range(20), jobs=1))
    assert sum(set(match.winners) <= {0, 2} for match in played) >= 18
