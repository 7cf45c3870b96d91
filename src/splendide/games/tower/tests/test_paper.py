"""The rest of a match on paper: who can give what, who lets it fall, who wins."""

import numpy as np

from splendide.core.match import Match
from splendide.games.tower.bot import judge
from splendide.games.tower.mind.outlook import FALLS, STANDS, Outlook, falls_of
from splendide.games.tower.mind.putting import stakes_of
from splendide.games.tower.mind.skills import SKILLS
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.tests.positions import give, number, table

PLANNER = SKILLS["master"]


def wins(match: Match, seat: int, name: str, *foretold: int) -> float:
    return Outlook(match.known(seat), seat, PLANNER.plots).wins(number(name), *foretold)


# --- What is certain ---------------------------------------------------------------------------------------------


def test_whoever_s_last_piece_stands_has_won() -> None:
    match = table("red-plate", "red-cube", "blue-cube green-cube", "blue-stick green-stick")
    assert [wins(match, seat, "red-cube", STANDS) for seat in range(3)] == [1, 0, 0]
    assert wins(match, 0, "red-cube", FALLS) < 1


def test_a_third_drop_wins_at_once() -> None:
    match = table("red-plate", "red-cube red-small", "blue-cube green-cube")
    match.states[0].drops[0] = 2
    assert [wins(match, seat, "red-cube", FALLS) for seat in range(2)] == [1, 0]
    assert wins(match, 0, "red-cube", STANDS) < 1


def test_the_next_one_s_fall_brings_a_drop_too() -> None:
    """What the neighbour gives next falls, and it is their third drop."""
    match = table("red-plate", "red-cube red-small", "blue-cube green-cube")
    match.states[0].drops[1] = 2
    assert wins(match, 1, "red-cube", STANDS, FALLS) == 1 > wins(match, 1, "red-cube", STANDS, STANDS)


def test_a_team_wins_with_its_member() -> None:
    match = table("red-plate", "red-cube", "blue-cube", "green-cube", "blue-stick", teams=True)
    assert [wins(match, seat, "red-cube", STANDS) for seat in range(4)] == [1, 0, 1, 0]


# --- What follows from what fits -------------------------------------------------------------------------------------


OTHERS = "green-stick yellow-stick green-small yellow-small"  # which fit on nothing red that is no stick or small cube


def test_who_can_give_a_last_piece_next_is_likely_to_win() -> None:
    """A blue cube fits on a red cube; on a red prism nothing but the giver's other red piece does."""
    match = table("red-plate", "red-cube red-prism", "blue-cube", OTHERS)
    assert wins(match, 1, "red-cube", STANDS) > 0.8
    assert wins(match, 1, "red-prism", STANDS) < 0.2 < 0.8 < wins(match, 0, "red-prism", STANDS)


def test_a_planner_gives_what_leaves_the_neighbour_stuck() -> None:
    match = table("red-plate", "red-cube red-prism", "blue-cube", OTHERS)
    judged = judge("master", match.known(0), 0, np.random.default_rng(1))
    assert max(judged, key=lambda one: one.value).move == GIFT + number("red-prism")


# --- What others are taken for --------------------------------------------------------------------------------------


def test_a_seat_is_known_by_the_drops_of_whoever_gives_to_it() -> None:
    match = table("red-plate", "red-cube", "blue-cube", "green-cube", hand="normal")
    s = match.states[0]
    unknown = falls_of(s)
    assert unknown[0] == unknown[1] == unknown[2] > 0
    s.turn, s.drops[0] = 12, 2
    falls = falls_of(s)
    assert falls[1] > unknown[1] > falls[0] == falls[2] > 0


# --- Nobody lets fall on purpose --------------------------------------------------------------------------------------


def test_even_a_rival_s_last_piece_is_put_down_as_well_as_one_can() -> None:
    match = table("red-plate", "red-cube", "blue-cube green-cube", "blue-stick green-stick")
    give(match, "red-cube")
    s = match.known(1)
    stakes = stakes_of(s, 1, PLANNER)
    assert min(stakes) > 0
