"""Who is likely to win, seen from any position of the tower."""

import numpy as np
import pytest

from splendide.core.match import Match
from splendide.games.tower.mind import foresight
from splendide.games.tower.terms import chances
from splendide.games.tower.tests.positions import begin, give, table

FEW, MANY = "red-cube red-small", "blue-cube green-cube blue-stick green-stick blue-prism green-prism"


def likely(match: Match) -> list[float]:
    return chances(match.snapshot(), np.random.default_rng(1))


def test_before_all_pieces_are_taken_nobody_is_ahead() -> None:
    assert likely(begin(3)) == pytest.approx([1 / 3] * 3)


def test_whoever_has_fewer_pieces_left_is_more_likely_to_win() -> None:
    first, second = likely(table("red-plate", FEW, MANY))
    assert first > second + 0.1
    assert first + second == pytest.approx(1)


def test_two_drops_are_worth_much() -> None:
    match = table("red-plate", "red-cube red-small yellow-cube yellow-small", "blue-cube green-cube blue-stick")
    before = likely(match)[0]
    match.states[0].drops[0] = 2
    assert likely(match)[0] > before + 0.1


def test_a_last_piece_in_the_neighbour_s_hand_has_almost_won() -> None:
    match = table("red-plate", "red-cube", MANY)
    give(match, "red-cube")
    assert 0.5 < likely(match)[0] < 1


def test_a_team_shares_its_win() -> None:
    match = table("red-plate", FEW, MANY, "yellow-cube yellow-small", "purple-cube purple-small", teams=True)
    shares = likely(match)
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
    assert sum(shares) == pytest.approx(1)


def test_where_no_match_on_paper_ends_nobody_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "wins_on_paper", lambda s, *about: [0.0] * s.seats)
    assert likely(table("red-plate", FEW, MANY)) == [0.5, 0.5]


def test_when_it_is_over_the_winner_has_it_all() -> None:
    match = table("red-plate", FEW, MANY)
    match.states[0].winner = 1
    assert likely(match) == [0, 1]
