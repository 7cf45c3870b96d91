"""Gravity without physics: well placed pieces stand, badly placed ones fall."""

import pytest

from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.tower.play.gravity import OUTCOMES, count_falls
from splendide.games.tower.tests.positions import fallen, give, place, stack, table, tower


def let_go(aim: str, on: str = "red-plate red-cube", given: str = "blue-cube") -> Match:
    match = table(on, f"{given} yellow-plate", "green-cube")
    give(match, given)
    place(match, aim)
    return match


def risk(match: Match) -> float:
    return count_falls(match.states[0]) / OUTCOMES


def test_a_piece_in_the_middle_stands() -> None:
    match = let_go("flat 0 0 0 at 0")
    assert risk(match) == 0
    match.play(NATURE, 0)
    assert tower(match) == ["red-plate", "red-cube", "blue-cube"]


def test_on_the_edge_it_stands_half_of_the_time() -> None:
    assert risk(let_go("flat 15 0 0 at 0")) == 0.5
    assert 0 < risk(let_go("flat 14 0 0 at 0")) < 0.5


def test_beyond_the_edge_it_falls() -> None:
    match = let_go("flat 18 0 0 at 0")
    assert risk(match) == 1


def test_what_is_on_top_can_bring_down_what_is_below() -> None:
    """Each cube is well on the one below, but the upper two together hang over the edge of the lowest."""
    match = table("", "green-cube yellow-plate", "purple-cube")
    stack(match, "red-cube blue-cube")
    s = match.states[0]
    s.pose[4, 0] = 12.0
    give(match, "green-cube")
    place(match, "flat 10 0 0 at 0")
    assert risk(match) == 1


@pytest.mark.parametrize(("k", "still_up"), [(0, ["red-plate", "red-cube"]), (1, [])])
def test_what_is_above_a_drawn_level_falls(k: int, still_up: list[str]) -> None:
    """Answer 0 takes the piece alone; answer 1 one more, and then only single pieces are left to choose from."""
    match = let_go("flat 18 0 0 at 0")
    match.play(NATURE, k)
    if still_up:
        assert tower(match) == still_up
    else:
        assert match.view().phase == "base"
        assert fallen(match) == ["red-cube", "blue-cube"]
