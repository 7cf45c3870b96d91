"""Letters, the win, and ties."""

import pytest

from splendide.core.match import Match
from splendide.games.dolphins.tests.table import (
    FOUR_EIGHTS,
    FOUR_SPLASH,
    NO_FOUR,
    begin,
    deal,
    has_letters,
    letters,
    nature,
    race,
    touch,
)


def test_the_first_with_six_letters_wins() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 2, 4, 0)
    race(match, "0 1 2")
    assert match.over
    assert match.winners() == [0]
    assert match.view().ended == "letters"
    assert match.points()[:, 0].tolist() == [6, 3, 5, 0]


def test_the_word_has_only_six_letters() -> None:
    match = begin(FOUR_SPLASH)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    assert letters(match) == [6, 6, 1, 0]
    assert match.view().tied == [0, 1]


def test_several_with_six_letters_in_one_deal_are_tied_and_two_dolphins_are_left() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 3, 0)
    race(match, "0 1 2")
    assert not match.over
    assert match.view().tied == [0, 1]
    assert match.view().pool == [None, None]
    assert [player.contender for player in match.view().players] == [True, True, False, False]


def test_after_a_tie_all_play_but_only_the_tied_write_letters() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 5, 0)
    race(match, "0 1 2")
    deal(match, FOUR_EIGHTS)
    race(match, "0 3")
    assert letters(match) == [7, 6, 6, 0]
    assert match.winners() == [0]


def test_extra_deals_go_on_until_one_of_the_tied_is_ahead() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    deal(match, FOUR_EIGHTS)
    race(match, "0 1")
    assert not match.over
    deal(match, FOUR_EIGHTS)
    race(match, "2 3")
    assert not match.over
    deal(match, FOUR_EIGHTS)
    race(match, "2 1")
    assert match.winners() == [1]


def test_a_false_start_that_completes_one_word_wins_on_the_spot() -> None:
    match = begin(NO_FOUR)
    has_letters(match, 5, 2, 2, 5)
    touch(match, "3 1")
    nature(match, "back")
    assert match.over
    assert match.winners() == [0]
    assert match.view().last.end == "false-start"


def test_a_false_start_that_completes_several_words_is_a_tie_and_breaks_the_deal_off() -> None:
    match = begin(NO_FOUR)
    has_letters(match, 5, 5, 2, 5)
    touch(match, "3")
    nature(match, "back")
    assert not match.over
    assert match.view().tied == [0, 1]
    assert match.view().deal == 2
    assert match.view().last.false_letters == [1, 1, 1, 0]


# --- Extra deals ------------------------------------------------------------------------------------


def tied_match(hands: str, *before: int) -> Match:
    """Seats 0 and 1 have completed the word in the same deal, and this is dealt for the first extra deal."""
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    deal(match, hands)
    has_letters(match, *before)
    return match


def test_a_false_start_in_an_extra_deal_gives_letters_to_the_tied_alone_and_says_so() -> None:
    match = tied_match(NO_FOUR)
    touch(match, "2")
    nature(match, "back")
    assert letters(match) == [7, 7, 1, 0]
    assert (match.view().false_start.touched, match.view().false_start.letters) == ([2], [0, 1])
    touch(match, "1 2")
    nature(match, "back")
    assert match.winners() == [0]
    assert match.view().false_start.letters == [0]
    assert match.view().last.false_letters == [2, 1, 0, 0]


def test_if_only_tied_players_touch_nobody_gets_a_letter() -> None:
    match = tied_match(NO_FOUR)
    touch(match, "0 1")
    nature(match, "back")
    assert letters(match) == [6, 6, 1, 0]
    assert match.view().false_start.letters == []


def test_who_could_get_letters_in_a_deal_is_told_with_it() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    assert match.view().last.tied == []
    deal(match, FOUR_EIGHTS)
    race(match, "2 3")
    assert (match.view().last.tied, match.view().last.letters) == ([0, 1], [0, 0, 0, 0])


@pytest.mark.parametrize("before", [127, 40_000, 2_000_000])
def test_a_tie_may_last_for_ever(before: int) -> None:
    """Letters never run over, nor do those that false starts give in one deal."""
    match = tied_match(NO_FOUR, before, before, 1, 0)
    match.states["kept_still"][0, :2] = before
    match.states["turn"][0] = before
    touch(match, "2 3")
    nature(match, "back")
    assert letters(match) == [before + 1, before + 1, 1, 0]
    touch(match, "1")
    nature(match, "back")
    assert match.view().last.false_letters == [before + 2, before + 1, 0, 0]
    assert match.winners() == [0]


# --- A bonus beyond the word ------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "given", "capped"), [(5, 1, True), (4, 2, False)])
def test_a_bonus_beyond_the_word_is_not_counted_and_that_is_told(before: int, given: int, capped: bool) -> None:
    match = begin(FOUR_SPLASH)
    has_letters(match, before, 0, 0, 0)
    race(match, "0 1 2")
    last = match.view().last
    assert (last.bonus, last.letters[0], last.capped) == (0, given, capped)


@pytest.mark.parametrize(("first", "given"), [("0 3", 2), ("2 3", 0)])
def test_in_an_extra_deal_a_bonus_counts_in_full(first: str, given: int) -> None:
    match = tied_match(FOUR_SPLASH)
    race(match, first)
    assert (match.view().last.letters[0], match.view().last.capped) == (given, False)
