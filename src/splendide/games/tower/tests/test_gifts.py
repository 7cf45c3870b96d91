"""What a giver has in mind: which reserve will be empty first."""

import numpy as np
import pytest

from splendide.bots.reasons import why_better
from splendide.core.match import Match
from splendide.games.tower.mind.gifts import goes_on, nearer
from splendide.games.tower.mind.skills import SKILLS
from splendide.games.tower.play.state import BOX, GIFT, GIVE, STANDING
from splendide.games.tower.tests.matches import TOWER
from splendide.games.tower.wood.pieces import FLAT, PIECE_NAMES
from splendide.games.tower.wood.solids import standing
from splendide.games.tower.wood.stacks import TABLE


def with_reserves(*sizes: int, **options: bool) -> Match:
    """So many pieces in front of each seat, the others in the box."""
    match = Match(TOWER, len(sizes), TOWER.options(options))
    s = match.states[0]
    s.where[:] = BOX
    at = np.cumsum((0, *sizes))
    for seat, size in enumerate(sizes):
        s.where[at[seat] : at[seat] + size] = seat
    return match


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


def before_a_tower(*reserves: str) -> Match:
    """A red plate stands, these pieces are in front of each seat, and the first one gives."""
    match = with_reserves(*(0 for _ in reserves))
    s = match.states[0]
    for seat, names in enumerate(reserves):
        for name in names.split():
            s.where[PIECE_NAMES.index(name)] = seat
    plate = PIECE_NAMES.index("red-plate")
    s.where[plate], s.pose[plate], s.support[plate] = STANDING, standing(plate, FLAT, 0, 0, 0), TABLE
    s.phase, s.giver, s.placer, s.pending = GIVE, 0, 1, 1
    return match


def gift(name: str) -> int:
    return PIECE_NAMES.index(name)


def test_a_planner_sees_whether_the_neighbour_can_give_their_last_piece_next() -> None:
    """On a red cube a blue cube fits, on a red prism it does not."""
    s = before_a_tower("red-cube red-prism green-small", "blue-cube", "green-prism green-cube").states[0]
    assert goes_on(s, 0, gift("red-prism")) == 0 > goes_on(s, 0, gift("red-cube"))


def test_a_hint_speaks_of_the_plan_where_it_decides() -> None:
    """The giver has nothing that fits, and takes a red piece from whoever has more left."""
    many = "red-prism green-prism blue-prism yellow-prism"
    match = before_a_tower("blue-cube", "green-stick yellow-stick", "red-small blue-small", many)
    reason = why_better(match, 0, GIFT + gift("red-prism"), GIFT + gift("red-small"), luck=1)
    assert reason is not None
    assert reason.text == "why-plan"
    assert "réserve" in reason.said("fr")
    assert "reserve" in reason.said("en")


def test_a_hint_says_that_the_neighbour_will_be_stuck() -> None:
    match = before_a_tower("red-cube red-prism", "blue-cube", "green-prism green-stick")
    stuck, goes = GIFT + gift("red-prism"), GIFT + gift("red-cube")
    reason = why_better(match, 0, stuck, goes, luck=1)
    assert reason is not None
    assert reason.text == "why-stuck"
    assert "voisin" in reason.said("fr")
    assert "neighbour" in reason.said("en")
