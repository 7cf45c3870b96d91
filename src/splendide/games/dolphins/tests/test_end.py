"""Letters, the win, and ties."""

from splendide.games.dolphins import MOST_DEALS
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
    assert match.view(1).ended == "letters"
    assert match.points()[:, 0].tolist() == [6, 3, 5, 0]


def test_the_word_has_only_six_letters() -> None:
    match = begin(FOUR_SPLASH)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    assert letters(match) == [6, 6, 1, 0]
    assert match.view(0).tied == [0, 1]


def test_several_with_six_letters_in_one_deal_are_tied_and_two_dolphins_are_left() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 3, 0)
    race(match, "0 1 2")
    assert not match.over
    assert match.view(3).tied == [0, 1]
    assert match.view(3).pool == [None, None]
    assert [player.contender for player in match.view(3).players] == [True, True, False, False]


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
    assert match.view(0).last.end == "false-start"


def test_a_false_start_that_completes_several_words_is_a_tie_and_breaks_the_deal_off() -> None:
    match = begin(NO_FOUR)
    has_letters(match, 5, 5, 2, 5)
    touch(match, "3")
    nature(match, "back")
    assert not match.over
    assert match.view(0).tied == [0, 1]
    assert match.view(0).deal == 2
    assert match.view(0).last.false_letters == [1, 1, 1, 0]


def test_a_false_start_in_an_extra_deal_gives_letters_to_the_tied_alone() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    deal(match, NO_FOUR)
    touch(match, "2")
    nature(match, "back")
    assert letters(match) == [7, 7, 1, 0]
    touch(match, "1 2")
    nature(match, "back")
    assert match.winners() == [0]


def test_letters_beyond_the_word_never_run_out() -> None:
    match = begin(FOUR_EIGHTS)
    has_letters(match, 5, 5, 0, 0)
    race(match, "0 1 2")
    deal(match, NO_FOUR)
    has_letters(match, 127, 127, 1, 0)
    touch(match, "2 3")
    nature(match, "back")
    assert letters(match) == [128, 128, 1, 0]


def test_too_many_deals_end_the_match_and_most_letters_win() -> None:
    match = begin(FOUR_EIGHTS)
    match.states["turn"][0] = MOST_DEALS - 1
    race(match, "0 1")
    assert match.over
    assert match.view(0).ended == "deals"
    assert match.winners() == [0, 1]
