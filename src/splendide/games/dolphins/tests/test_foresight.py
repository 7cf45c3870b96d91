"""Who is likely to win a match of Splash!, from what everybody has."""

import numpy as np
import pytest

from splendide.core.match import Match
from splendide.games.dolphins import WORD
from splendide.games.dolphins.terms import chances
from splendide.games.dolphins.tests.live import wild_match
from splendide.games.dolphins.tests.table import FOUR_EIGHTS, FOUR_SPLASH, NO_FOUR, begin, touch


def likely(match: Match) -> list[float]:
    return chances(match.snapshot(), np.random.default_rng(1))


@pytest.mark.parametrize("pace", ["calm", "tempo"])
def test_whoever_has_more_letters_is_more_likely_to_win(pace: str) -> None:
    match = begin(NO_FOUR, pace=pace)
    match.states[0].letters[:4] = [5, 3, 3, 0]
    first, *others, last = likely(match)
    assert first > max(others) > last


def test_whoever_holds_four_splash_cards_is_more_likely_to_win_than_the_others() -> None:
    """Four of another set are worth no more than everybody else's letter, but who has them is not the one without."""
    first, *others = likely(begin(FOUR_SPLASH))
    assert first > max(others) + 0.1


def test_in_the_middle_of_a_grab_letters_alone_count() -> None:
    """Whose hand was first is no letter yet."""
    match = begin(FOUR_EIGHTS)
    match.states[0].letters[:4] = [0, 0, 0, 5]
    touch(match, "0 1")
    assert likely(match)[3] == max(likely(match))


def test_of_those_who_are_tied_one_wins() -> None:
    match = begin(NO_FOUR)
    match.states[0].letters[:4] = [WORD, 1, WORD, 1]
    match.states[0].tied = 0b0101
    assert likely(match)[1::2] == [0, 0]


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_at_every_moment_of_a_match_somebody_is_likely_to_win(game: str) -> None:
    for move, match in enumerate(wild_match(3, 4, game=game, pace="dealer")):
        if move % 25 == 0 or match.over:
            assert sum(likely(match)) == pytest.approx(1)
    assert [share == 1 for share in likely(match)] == [seat in match.winners() for seat in range(4)]
