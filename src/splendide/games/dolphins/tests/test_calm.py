"""The calm game: everybody chooses in secret, reaction times are drawn."""

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.games.dolphins.deck import READY, SURPRISED
from splendide.games.dolphins.tests.table import FOUR_EIGHTS, NO_FOUR, begin, hand, letters, nature, written
from tests.playing import play


def choose(match: Match, choices: str) -> None:
    for seat, choice in enumerate(choices.split()):
        play(match, seat, "touch" if choice == "touch" else f"pass {choice}")


def react(match: Match, *quantiles: int) -> None:
    for k in quantiles:
        match.play(NATURE, k)


def test_if_nobody_touches_the_cards_slide_on() -> None:
    match = begin(NO_FOUR, pace="calm")
    choose(match, "9 10 8 8")
    assert hand(match, 1) == "splash 9 9 9"
    assert match.waiting_for() == [0, 1, 2, 3]


def test_to_touch_is_a_choice_that_nobody_sees_and_may_be_changed() -> None:
    match = begin(FOUR_EIGHTS, pace="calm")
    play(match, 0, "touch")
    assert (match.view().choosing, match.waiting_for()) == (True, [1, 2, 3])
    assert all(int(match.hidden(viewer)[0].choice[0]) == -1 for viewer in (1, SPECTATOR))
    play(match, 0, "pass 8")
    choose(match, "8 9 9 9")
    assert match.view().passes == 1


def test_with_four_of_a_kind_there_is_a_race_of_all_and_the_slowest_gets_no_dolphin() -> None:
    match = begin(FOUR_EIGHTS, pace="calm")
    choose(match, "touch 9 9 9")
    react(match, 5, 20, 3, 10)
    assert written(match, NATURE) == ["over"]
    nature(match, "over")
    first = int(READY[5])
    grabs = [(grab.seat, grab.time, grab.dolphin) for grab in match.view().last.grabs]
    assert grabs == [
        (0, first, True),
        (2, first + int(SURPRISED[3]), True),
        (3, first + int(SURPRISED[10]), True),
        (1, first + int(SURPRISED[20]), False),
    ]
    assert letters(match) == [1, 0, 1, 1]


def test_whoever_chose_to_touch_is_ready_and_the_others_react_to_the_first_touch() -> None:
    match = begin(FOUR_EIGHTS, pace="calm")
    choose(match, "touch touch 9 9")
    assert written(match, NATURE)[0] == f"react {READY[0]}"
    react(match, 31, 0)
    assert written(match, NATURE)[0] == f"react {SURPRISED[0]}"
    react(match, 0, 1)
    nature(match, "over")
    assert [grab.seat for grab in match.view().last.grabs] == [1, 2, 3, 0]


def test_equal_times_for_the_last_dolphin_are_drawn_by_lot() -> None:
    match = begin(FOUR_EIGHTS, pace="calm")
    choose(match, "touch 9 9 9")
    react(match, 5, 1, 7, 7)
    nature(match, "over")
    assert written(match, NATURE) == ["lots 2", "lots 3"]
    nature(match, "lots 3")
    assert letters(match) == [1, 1, 0, 1]


def test_without_four_of_a_kind_it_is_a_false_start_of_those_who_chose_it() -> None:
    match = begin(NO_FOUR, pace="calm")
    choose(match, "touch 10 8 touch")
    nature(match, "back")
    assert letters(match) == [0, 1, 1, 0]
    assert match.waiting_for() == [0, 1, 2, 3]
    assert hand(match, 0) == "splash 8 8 9"
    assert match.own(1).chosen is None
