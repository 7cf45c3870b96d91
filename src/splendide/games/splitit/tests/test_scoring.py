"""The end: for each value, the longest column earns it; everyone tied for longest does."""

import pytest

from splendide.core.errors import Refused
from splendide.games.splitit.scorepad import score
from splendide.games.splitit.tests.positions import begin


def scored(text: str) -> tuple[list[int], list[int]]:
    result = score(text)
    return result.points, result.winners


def refused(text: str) -> str:
    with pytest.raises(Refused) as refusal:
        score(text)
    assert str(refusal.value)
    return refusal.value.name


def test_alone_ahead_in_8_and_5_and_tied_in_2_makes_15() -> None:
    points, winners = scored('{"players": [{"8": 3, "5": 2, "2": 1}, {"8": 2, "2": 1}, {"5": 1}]}')
    assert points == [15, 2, 0]
    assert winners == [0]


def test_everyone_tied_for_longest_earns_the_value() -> None:
    assert scored('{"players": [{"9": 2}, {"9": 2}, {"9": 1}]}')[0] == [9, 9, 0]


def test_a_value_nobody_has_earns_nobody_anything() -> None:
    assert scored('{"players": [{"9": 0}, {"2": 1}]}') == ([0, 2], [1])


def test_equal_points_are_won_by_most_columns() -> None:
    assert scored('{"players": [{"10": 1}, {"7": 1, "3": 1}]}') == ([10, 10], [1])


def test_equal_points_and_columns_share_the_win() -> None:
    assert scored('{"players": [{"10": 1}, {"7": 1, "3": 1}, {"6": 1, "4": 1}]}') == ([10, 10, 10], [1, 2])


def test_waiting_jokers_are_worth_nothing() -> None:
    match = begin("")
    match.states[0].columns[0, 0] = 5
    match.states[0].columns[1, 1] = 1
    assert match.points()[:, 0].tolist() == [0, 1, 0]


def test_the_score_is_told_with_the_best_player_first() -> None:
    result = score('{"players": [{"2": 1}, {"8": 3, "5": 1}]}')
    assert result.tell("en").splitlines() == [
        "1. Player 2: 13 points, 2 columns",
        "2. Player 1: 2 points, 1 column",
        "Player 2 wins.",
    ]
    assert result.tell("fr").splitlines()[-1] == "Le joueur 2 gagne."


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("", "splitit-score-shape"),
        ("[]", "splitit-score-shape"),
        ('{"players": [{"8": "three"}, {}]}', "splitit-score-shape"),
        ('{"players": [{}, {}], "jokers": 3}', "splitit-score-shape"),
        ("[" * 100_000, "splitit-score-shape"),
        ('{"players": [{}]}', "seats-out-of-range"),
        ('{"players": [{}, {}, {}, {}, {}]}', "seats-out-of-range"),
        ('{"players": [{"11": 1}, {}]}', "splitit-score-value"),
        ('{"players": [{"joker": 1}, {}]}', "splitit-score-value"),
        ('{"players": [{"08": 1}, {}]}', "splitit-score-value"),
        ('{"players": [{"8": -1}, {}]}', "splitit-score-length"),
        ('{"players": [{"8": 24}, {}]}', "splitit-score-length"),
        ('{"players": [{"8": 99999999999999999999}, {}]}', "splitit-score-length"),
        ('{"players": [{"1": 1}, {"1": 1}]}', "splitit-score-columns"),
        ('{"players": [{"8": 16}, {"7": 15}]}', "splitit-score-jokers"),
    ],
)
def test_what_the_box_cannot_hold_is_refused(text: str, name: str) -> None:
    assert refused(text) == name


def test_a_column_may_hold_every_joker() -> None:
    assert scored('{"players": [{"8": 23}, {"7": 7}]}') == ([8, 7], [0])
