"""The giver hands over a piece that can be put on the tower, if there is one."""

import pytest

from splendide.core.match import Match
from splendide.games.tower.tests.positions import give, names, number, place, stack, stands, table
from tests.playing import refusal


def offered(match: Match) -> list[str]:
    (giver,) = match.waiting_for()
    return [text.removeprefix("give ") for text in match.written(giver, match.moves(giver))]


def why_not(match: Match, piece: str) -> str | None:
    return match.view().pieces[number(piece)].why_not


def test_on_an_empty_table_any_piece_of_ones_own_is_the_base() -> None:
    match = table("", "red-cube blue-stick", "green-plate")
    assert offered(match) == ["red-cube", "blue-stick"]
    assert match.view().giving == "first"
    assert refusal(match, 0, "give green-plate") == "tower-own-any"
    give(match, "blue-stick")
    assert match.view().held.target == -1


def test_the_same_shape_or_the_same_colour_fits() -> None:
    match = table("red-cube", "red-stick blue-cube blue-stick", "green-cube")
    assert offered(match) == ["blue-cube", "red-stick"]
    assert match.view().giving == "own"
    assert why_not(match, "blue-stick") == "have-fitting"
    assert why_not(match, "green-cube") == "own-first"
    assert refusal(match, 0, "give blue-stick") == "tower-have-fitting"
    assert refusal(match, 0, "give green-cube") == "tower-own-first"
    assert refusal(match, 0, "give red-cube") == "tower-not-in-a-reserve"


def test_only_uncovered_pieces_count() -> None:
    match = table("red-cube blue-plate", "red-stick blue-stick", "green-cube")
    assert offered(match) == ["blue-stick"]


def test_who_has_nothing_that_fits_takes_it_from_anybody() -> None:
    match = table("red-cube", "blue-stick", "green-cube yellow-plate", "red-prism")
    assert offered(match) == ["green-cube", "red-prism"]
    assert match.view().giving == "others"
    assert refusal(match, 0, "give blue-stick") == "tower-others-have-fitting"
    assert refusal(match, 0, "give yellow-plate") == "tower-not-fitting"
    give(match, "red-prism")
    place(match)
    stands(match)
    assert match.view().last.owner == 2


def test_if_nobody_has_one_the_giver_gives_any_of_their_own() -> None:
    match = table("red-cube", "blue-stick green-plate", "yellow-small")
    assert offered(match) == ["green-plate", "blue-stick"]
    assert match.view().giving == "any-own"
    assert refusal(match, 0, "give yellow-small") == "tower-own-any"


def test_if_nobody_has_one_and_the_reserve_is_empty_any_piece_of_anybodys_is_given() -> None:
    match = table("red-cube", "", "yellow-small blue-plate")
    assert offered(match) == ["yellow-small", "blue-plate"]
    assert match.view().giving == "any"


# --- Where it goes ----------------------------------------------------------------------------------------


def two_tops(first: str, second: str) -> Match:
    """A plate that carries two piles, as a fall may leave it."""
    match = table("red-plate", "green-cube blue-stick yellow-small", "purple-prism purple-stick purple-cube")
    for pile, x in ((first, -12.0), (second, 12.0)):
        stack(match, pile, x)
        bottom = pile.split()[0]
        match.states[0].support[number(bottom)] = number("red-plate")
    return match


@pytest.mark.parametrize(
    ("given", "target"),
    [("green-cube", "orange-cube"), ("blue-stick", "blue-small"), ("yellow-small", "blue-small")],
)
def test_it_goes_on_the_highest_uncovered_piece_of_its_shape_or_colour(given: str, target: str) -> None:
    match = two_tops("orange-cube", "blue-small")
    assert names([match.view().pieces[number(given)].target]) == [target]
    give(match, given)
    assert names([match.view().held.target]) == [target]


def test_of_two_that_share_something_the_higher_is_the_target() -> None:
    match = two_tops("green-small", "orange-cube")
    give(match, "green-cube")
    assert names([match.view().held.target]) == ["orange-cube"]


def test_a_piece_that_fits_nothing_goes_on_the_highest_uncovered_one() -> None:
    match = table("red-cube blue-plate", "yellow-stick", "purple-prism")
    give(match, "yellow-stick")
    assert names([match.view().held.target]) == ["blue-plate"]
    assert not match.view().pieces[number("yellow-stick")].fits
