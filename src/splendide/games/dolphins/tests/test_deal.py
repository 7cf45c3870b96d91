"""Setup: sets, cards, dolphins, the dealer."""

import pytest

from splendide.core.game import NATURE, SPECTATOR
from splendide.games.dolphins.tests.table import (
    FOUR_EIGHTS,
    NO_FOUR,
    begin,
    hand,
    nature,
    pass_round,
    race,
    sit_down,
    told,
    written,
)


@pytest.mark.parametrize(
    ("seats", "sets"),
    [(4, "splash 8 9 10"), (5, "splash 7 8 9 10"), (6, "splash 6 7 8 9 10")],
)
def test_there_are_as_many_sets_as_players_and_splash_is_always_one(seats: int, sets: str) -> None:
    match = sit_down(seats)
    assert match.view().sets == sets.split()
    nature(match, "dealer 0")
    assert len(match.moves(NATURE)) == 4 * seats


def test_everyone_is_dealt_four_cards_beginning_at_the_dealers_left() -> None:
    match = begin(NO_FOUR, dealer=2)
    assert [player.cards for player in match.view().players] == [4, 4, 4, 4]
    assert [event.audience for event in match.told[1:5]] == [1 << 3, 1 << 0, 1 << 1, 1 << 2]
    assert hand(match, 1) == "splash 9 9 10"


def test_a_card_dealt_is_seen_by_its_owner_alone() -> None:
    match = begin(NO_FOUR)
    assert told(match, SPECTATOR) == ["dealer 0"]
    assert len([text for text in told(match, 3) if text.startswith("deal ")]) == 4


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_there_is_one_dolphin_fewer_than_players(seats: int) -> None:
    assert sit_down(seats).view().pool == [None] * (seats - 1)


def test_the_dealer_moves_left_after_each_deal() -> None:
    match = begin(FOUR_EIGHTS, dealer=3)
    race(match, "0 1 2")
    assert match.view().dealer == 0
    assert match.view().deal == 2


def test_the_table_calls_or_the_dealer_does_or_nobody() -> None:
    assert begin(NO_FOUR, pace="tempo").owes(NATURE)
    assert begin(NO_FOUR, dealer=2, pace="dealer").waiting_for() == [2]
    assert begin(NO_FOUR, pace="calm").waiting_for() == [0, 1, 2, 3]


def test_in_dealer_mode_every_pass_waits_for_the_dealers_call() -> None:
    match = begin(NO_FOUR, dealer=2, pace="dealer")
    match.play(2, match.read(2, "call"))
    pass_round(match, "9 10 8 8")
    assert match.waiting_for() == [2]
    assert "call" in written(match, 2)
    assert "call" not in written(match, 1)
