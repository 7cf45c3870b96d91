"""The material: 72 number cards and 37 objectives, as the box has them or as our list says."""

from collections import Counter

import msgspec
import pytest

from splendide.games.splito.cards import CARDS, Objective, _read, cards


def test_there_are_72_number_cards_two_of_each_colour_and_value() -> None:
    numbers = [card for card in cards() if card["kind"] == "number"]
    assert len(numbers) == 72
    assert Counter(card["id"] for card in numbers) == {
        f"{colour}-{value}": 2
        for colour in ("red", "blue", "yellow", "black", "green", "orange")
        for value in range(1, 7)
    }
    red_4 = next(card for card in numbers if card["id"] == "red-4")
    assert red_4 == {**red_4, "family": "number", "param": ["red", 4], "points": 0, "symbol": None}


def test_there_are_37_objectives_in_four_families_worth_1_to_4() -> None:
    objectives = [card for card in cards() if card["kind"] != "number"]
    assert len(objectives) == 37
    assert len(cards()) == CARDS == 109
    assert Counter(card["family"] for card in objectives) == {"majority": 12, "value": 12, "variety": 9, "zone": 4}
    assert {card["points"] for card in objectives} == {1, 2, 3, 4}


def test_the_majorities_are_a_moon_for_each_colour_and_a_star_for_each_value_worth_3() -> None:
    majorities = [card for card in cards() if card["family"] == "majority"]
    assert {(card["kind"], card["symbol"], card["points"]) for card in majorities} == {
        ("majority-colour", "moon", 3),
        ("majority-value", "star", 3),
    }
    assert [card["param"] for card in majorities if card["symbol"] == "star"] == [1, 2, 3, 4, 5, 6]
    assert len({card["param"] for card in majorities if card["symbol"] == "moon"}) == 6


@pytest.mark.parametrize(
    ("kind", "param"),
    [("majority-colour", "pink"), ("none-of-value", 7), ("these-colours", ["red", "mauve"]), ("size-under", "many")],
)
def test_a_mistake_in_the_list_is_named(kind: str, param: object) -> None:
    row = msgspec.convert({"id": "odd", "kind": kind, "param": param, "points": 1}, Objective)
    with pytest.raises(ValueError, match="odd"):
        _read(row)


@pytest.mark.parametrize("name", ["two words", "no/4", "zone-2", ""])
def test_an_id_that_could_not_be_written_in_a_move_or_a_target_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="an id is one word"):
        _read(Objective(name, "none-of-value", 2, 1))
