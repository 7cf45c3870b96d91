"""What a giver has in mind: which reserve will be empty first."""

import pytest

from splendide.games.tower.mind.gifts import goes_on, nearer
from splendide.games.tower.mind.skills import SKILLS
from splendide.games.tower.tests.reserves import before_a_tower, gift, with_reserves


def test_a_piece_of_whoever_has_most_left_does_least_harm() -> None:
    s = with_reserves(3, 1, 4, 2).states[0]
    harm = [nearer(s, 0, owner, SKILLS["master"]) for owner in (1, 3, 2)]
    assert harm == sorted(harm)
    assert max(harm) < 0 < nearer(s, 0, 0, SKILLS["master"])


def test_the_fewer_one_has_left_the_more_one_wants_to_give_ones_own() -> None:
    many, few, last = (nearer(with_reserves(n, 4).states[0], 0, 0, SKILLS["master"]) for n in (5, 2, 1))
    assert many < few < last


@pytest.mark.parametrize("level", ["random", "novice"])
def test_beginners_see_the_last_piece_alone(level: str) -> None:
    s = with_reserves(3, 2, 1).states[0]
    assert nearer(s, 0, 1, SKILLS[level]) == 0 > nearer(s, 0, 2, SKILLS[level])


def test_a_partners_reserve_is_as_good_as_ones_own() -> None:
    s = with_reserves(3, 3, 3, 3, teams=True).states[0]
    assert nearer(s, 0, 2, SKILLS["search"]) == nearer(s, 0, 0, SKILLS["search"]) > 0


# --- Who can go on ---------------------------------------------------------------------------------------------


def test_a_planner_sees_whether_the_neighbour_can_give_their_last_piece_next() -> None:
    """On a red cube a blue cube fits, on a red prism it does not."""
    s = before_a_tower("red-cube red-prism green-small", "blue-cube", "green-prism green-cube").states[0]
    assert goes_on(s, 0, gift("red-prism")) == 0 > goes_on(s, 0, gift("red-cube"))
