"""Passing: all at once at a call, a card to the left."""

import pytest

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.games.dolphins import GIVEN_UP_AFTER
from splendide.games.dolphins.tests.table import (
    BRING_FOUR,
    FOUR_TO_COME,
    NO_FOUR,
    begin,
    hand,
    has_letters,
    nature,
    pass_round,
    told,
    touch,
)
from tests.playing import play, refusal


def test_everyone_slides_one_card_to_the_left_neighbour_at_the_same_time() -> None:
    match = begin(NO_FOUR)
    pass_round(match, "9 10 8 8")
    assert [hand(match, seat) for seat in range(4)] == [
        "splash 8 8 8",
        "splash 9 9 9",
        "splash 10 10 10",
        "splash 8 9 10",
    ]
    assert [match.own(seat).arrived for seat in range(4)] == ["8", "9", "10", "8"]
    assert match.view().passes == 1


def test_nothing_slides_before_the_last_one_has_chosen() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    for seat in (3, 1, 0):
        play(match, seat, "pass splash")
    assert match.waiting_for() == [2]
    assert match.view().passes == 0
    assert hand(match, 0) == "splash 8 8 9"


def test_a_card_may_be_changed_until_all_have_chosen() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    play(match, 0, "pass 8")
    play(match, 0, "pass splash")
    assert match.own(0).chosen == "pass splash"
    for seat, card in ((1, "10"), (2, "8"), (3, "8")):
        play(match, seat, f"pass {card}")
    assert match.own(1).arrived == "splash"


def test_a_chosen_card_is_seen_by_nobody_else() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    play(match, 0, "pass 8")
    assert 0 not in match.waiting_for()
    assert match.own(1).chosen is None
    assert int(match.hidden(1)[0].choice[0]) == int(match.hidden(SPECTATOR)[0].choice[0]) == -1
    pass_round(match, "8 10 8 8")
    assert not any(text.startswith("pass") for text in told(match, SPECTATOR))
    assert [text for text in told(match, 2) if text.startswith("pass")] == ["pass 8"]


def test_a_card_may_be_chosen_before_the_call_and_need_not_be_chosen_again() -> None:
    match = begin(NO_FOUR)
    for seat, card in enumerate(["9", "10", "8", "8"]):
        play(match, seat, f"pass {card}")
    assert match.view().passes == 0
    nature(match, "call")
    assert match.view().passes == 1
    play(match, 2, "pass 10")
    nature(match, "call")
    assert match.waiting_for() == [0, 1, 3]


def test_the_dealer_too_may_choose_before_calling() -> None:
    match = begin(NO_FOUR, dealer=1, pace="dealer")
    play(match, 1, "pass 10")
    play(match, 1, "call")
    assert match.waiting_for() == [0, 2, 3]


def test_only_the_dealer_calls() -> None:
    match = begin(NO_FOUR, dealer=1, pace="dealer")
    assert refusal(match, 0, "call") == "not-your-turn"
    assert refusal(begin(NO_FOUR), 0, "call") == "not-your-turn"


def test_a_card_not_held_cannot_be_passed() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    assert refusal(match, 0, "pass 10") == "dolphins-not-in-hand"
    assert refusal(match, 0, "pass 2") == "dolphins-not-in-hand"


@pytest.mark.parametrize("text", ["", "pass", "pass 1", "pass 11", "Pass 8", "pass 8 ", "grab", "touch 3"])
def test_what_is_no_move_is_refused(text: str) -> None:
    assert refusal(begin(NO_FOUR), 0, text) == "not-a-move"


@pytest.mark.parametrize("text", ["back", "over", "lots 1", "react 287", "draw 8-a", "deal 8-a", "dealer 1"])
def test_what_nature_cannot_do_now_is_refused(text: str) -> None:
    assert refusal(begin(NO_FOUR), NATURE, text) == "not-a-move"


def test_who_holds_four_of_a_kind_may_pass_on_and_loses_it() -> None:
    match = begin("8 8 8 8 | 9 9 10 splash | 10 10 9 splash | 9 10 splash splash")
    pass_round(match, "8 9 9 9")
    assert hand(match, 0) == "8 8 8 9"
    play(match, 0, "touch")
    nature(match, "back")


# --- A deal goes on until somebody takes a dolphin --------------------------------------------------


def _have_passed(match: Match, rounds: int) -> None:
    """Cards have gone round so many times already."""
    match.states["passes"][0] = rounds


def test_false_starts_never_end_a_deal() -> None:
    match = begin(NO_FOUR)
    _have_passed(match, GIVEN_UP_AFTER - 1)
    for _ in range(5):
        touch(match, "0 1 2")
        nature(match, "back")
    assert match.view().deal == 1
    pass_round(match, "splash splash splash splash")
    assert match.over


def test_a_table_that_nobody_plays_at_comes_to_an_end_and_most_letters_win() -> None:
    match = begin(NO_FOUR)
    has_letters(match, 2, 4, 4, 0)
    _have_passed(match, GIVEN_UP_AFTER - 1)
    assert not match.over
    pass_round(match, "splash splash splash splash")
    assert match.over
    assert (match.view().ended, match.view().last.end) == ("given-up", "given-up")
    assert match.winners() == [1, 2]


@pytest.mark.parametrize(
    ("game", "hands", "passed"),
    [
        ("basic", FOUR_TO_COME, BRING_FOUR),
        ("advanced", "2 2 2 2 4 | 5 5 6 6 7 | 8 8 9 9 10 | splash splash 3 3 4", "4 7 10 4"),
    ],
)
def test_no_deal_ends_while_somebody_holds_four(game: str, hands: str, passed: str) -> None:
    match = begin(hands, game=game, pace="calm")
    _have_passed(match, 2 * GIVEN_UP_AFTER)
    pass_round(match, passed)
    assert not match.over
    assert match.view().deal == 1
