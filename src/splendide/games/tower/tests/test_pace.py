"""The countdown: how long the hand holds a piece, and where it lets go when the time is up."""

import math

import pytest

from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.core.position import Snapshot
from splendide.games.tower import pace
from splendide.games.tower.tests.positions import give, number, table
from tests.playing import play


def holding(hand: str, given: str = "red-stick") -> Match:
    match = table("red-cube", f"{given} green-cube", "blue-cube blue-stick", hand=hand)
    give(match, given)
    if hand != "none":
        assert pace.wait(Snapshot(match.states), 1) is None, "before the lift, only the table's clock runs"
        play(match, 1, "lift")
        play(match, NATURE, "sway 3")
    return match


@pytest.mark.parametrize(("hand", "seconds"), [("child", 40), ("normal", 20), ("steel", 20), ("none", None)])
def test_how_long_the_hand_holds_a_piece(hand: str, seconds: float | None) -> None:
    match = holding(hand)
    assert pace.wait(Snapshot(match.states), 1) == seconds
    assert match.view().held.seconds == seconds


def written_late(match: Match, hand: list[float]) -> str:
    move = pace.late(match.known(1), 1, hand)
    text = match.written(1, [move])[0]
    match.play(1, move)
    return text


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ([], "place flat 0 0 0 at 20"),
        ([3.14159, -2.5, 44.9, 1], "place upright 3.1 -2.5 45 at 20"),
        ([0, 0, -90, 0], "place flat 0 0 270 at 20"),
        ([0, 0, 359.9, 0], "place flat 0 0 0 at 20"),
        ([3, 4, 0, 7], "place flat 3 4 0 at 20"),
        ([math.nan, 0, 0, 0], "place flat 0 0 0 at 20"),
        ([1, 2], "place flat 0 0 0 at 20"),
    ],
)
def test_when_the_time_is_up_the_hand_lets_go_where_it_is(hand: list[float], text: str) -> None:
    assert written_late(holding("normal"), hand) == text


def test_a_hand_that_is_elsewhere_lets_go_at_the_edge_of_the_target() -> None:
    match = holding("normal")
    x, y = (float(number) for number in written_late(match, [600, 800, 0, 0]).split()[2:4])
    assert math.hypot(x, y) == pytest.approx(21.2, abs=0.2)


def test_a_face_that_cannot_be_is_laid_flat() -> None:
    assert written_late(holding("child", "red-plate"), [1, 1, 0, 1]) == "place flat 1 1 0 at 40"
    assert number("red-plate") == 12


def test_the_move_says_when_the_hand_let_go() -> None:
    match = holding("normal")
    s = Snapshot(match.states)
    assert pace.claimed(s, 1, match.read(1, "place flat 0 0 0 at 7.25")) == 7250
    calm = holding("none")
    assert pace.claimed(Snapshot(calm.states), 1, calm.read(1, "place flat 0 0 0 at 0")) is None
