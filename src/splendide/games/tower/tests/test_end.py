"""The end: an empty reserve while the tower stands, or three drops."""

import pytest

from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.texts import sentence
from splendide.games.tower.tests.positions import begin, drops, falls, give, place, reserve, stands, table

OTHERS = ["purple-cube", "yellow-plate", "red-small", "blue-plate", "green-small"]


def last_piece() -> Match:
    """Player 0 gives the last piece."""
    match = table("red-cube blue-cube", "green-cube", *OTHERS[:2])
    give(match, "green-cube")
    place(match)
    return match


def test_who_gave_their_last_piece_wins_if_the_tower_stands() -> None:
    match = last_piece()
    assert not match.over
    stands(match)
    assert match.over
    assert match.winners() == [0]
    assert (match.view().end.how, match.view().end.player, match.view().end.winners) == ("reserve", 0, [0])


def test_if_the_last_piece_makes_it_fall_the_giver_plays_on_with_an_empty_reserve() -> None:
    match = last_piece()
    falls(match, "green-cube")
    assert not match.over
    assert reserve(match, 0) == []
    assert drops(match)[0] == 1
    assert match.waiting_for() == [1]


def test_whose_last_piece_was_taken_by_the_giver_wins_too() -> None:
    match = table("red-cube", "blue-stick", "green-plate yellow-plate", "green-cube")
    give(match, "green-cube")
    place(match)
    stands(match)
    assert match.winners() == [2]


def test_an_empty_reserve_does_not_win_by_anothers_piece() -> None:
    match = table("red-cube", "", "green-cube yellow-plate", "purple-plate")
    give(match, "green-cube")
    place(match)
    stands(match)
    assert not match.over


def test_the_third_drop_wins_at_once() -> None:
    match = table("red-cube blue-cube", "green-cube red-plate", "purple-cube yellow-plate")
    match.states[0].drops[0] = 2
    give(match, "green-cube")
    place(match)
    falls(match, "green-cube")
    assert match.over
    assert match.winners() == [0]
    assert match.view().end.how == "drops"


def test_two_drops_do_not_win() -> None:
    match = table("red-cube blue-cube", "green-cube red-plate", "purple-cube yellow-plate")
    match.states[0].drops[0] = 1
    give(match, "green-cube")
    place(match)
    falls(match, "green-cube")
    assert not match.over


@pytest.mark.parametrize(("seats", "winners"), [(4, [0, 2]), (6, [0, 3])])
def test_a_team_of_two_sitting_opposite_wins_together(seats: int, winners: list[int]) -> None:
    match = table("red-cube", "green-cube", *OTHERS[: seats - 1], teams=True)
    give(match, "green-cube")
    place(match)
    stands(match)
    assert match.winners() == winners
    assert [player.team for player in match.view().players] == [seat % (seats // 2) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_other_numbers_of_players_cannot_sit_in_pairs(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        begin(seats, teams=True)
    assert (refused.value.name, refused.value.details) == ("tower-teams", {"players": seats})
    assert sentence(refused.value, "en").startswith(f"{seats} players can’t be in teams")
    begin(seats, teams=False)
