"""What can be pointed at: zones, objectives lying in them, commons; never a card that is still in a hand."""

import pytest

from splendide.core.game import SPECTATOR
from splendide.core.match import Match
from splendide.games.splito.tests.table import begin
from splendide.games.splito.view import is_target
from tests.playing import play


def can_point_at(match: Match, target: str) -> bool:
    return is_target(match.known(SPECTATOR), target)


@pytest.mark.parametrize("target", ["zone-0", "zone-1", "zone-2", "most-1", "most-red"])
def test_zones_and_commons_can_be_pointed_at(target: str) -> None:
    assert can_point_at(begin("no-4", "red-4", "red-5"), target)


@pytest.mark.parametrize("target", ["zone-3", "zone-", "zone-0/", "red-4", "no-4", "most-2", "zone-0/most-1", "", "/"])
def test_nothing_else_can(target: str) -> None:
    assert not can_point_at(begin("no-4", "red-4", "red-5"), target)


def test_an_objective_can_be_pointed_at_once_it_lies_in_its_zone_and_a_number_card_never() -> None:
    match = begin("no-4", "red-4", "red-5")
    play(match, 0, "no-4 right")
    play(match, 1, "red-4 left")
    assert not can_point_at(match, "zone-0/no-4")
    play(match, 2, "red-5 left")
    assert can_point_at(match, "zone-0/no-4")
    assert not can_point_at(match, "zone-1/no-4")
    assert not can_point_at(match, "zone-0/red-4")
