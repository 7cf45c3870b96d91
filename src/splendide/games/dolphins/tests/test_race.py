"""The grab in real time: races, false starts, and who gets a letter."""

import pytest

from splendide.core.errors import Refused
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.games.dolphins.tests.table import (
    FOUR_EIGHTS,
    FOUR_SPLASH,
    NO_FOUR,
    begin,
    hand,
    letters,
    nature,
    pass_round,
    race,
    told,
    touch,
    written,
)
from tests.laws.frames import sent
from tests.playing import play, refusal

real_time = pytest.mark.parametrize("pace", ["tempo", "dealer"])


# --- A race -----------------------------------------------------------------------------------------


@real_time
def test_everyone_who_holds_a_dolphin_gets_a_letter_and_one_gets_none(pace: str) -> None:
    match = begin(FOUR_EIGHTS, pace=pace)
    race(match, "0 2 3")
    assert letters(match) == [1, 0, 1, 1]
    last = match.view().last
    assert [(grab.seat, grab.place, grab.dolphin) for grab in last.grabs] == [(0, 1, True), (2, 2, True), (3, 3, True)]
    assert last.without == [1]
    assert [(four.seat, four.card) for four in last.fours] == [(0, "8")]


def test_a_dolphin_and_four_splash_cards_are_two_letters() -> None:
    match = begin(FOUR_SPLASH)
    race(match, "0 2 3")
    assert letters(match) == [2, 0, 1, 1]
    assert match.view().last.bonus == 0


def test_four_splash_cards_without_a_dolphin_bring_nothing() -> None:
    match = begin(FOUR_SPLASH)
    race(match, "1 2 3")
    assert letters(match) == [0, 1, 1, 1]
    assert match.view().last.bonus is None


def test_anybody_may_be_the_first_as_long_as_somebody_holds_four() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "3 1 2")
    assert letters(match) == [0, 1, 1, 1]


def test_a_race_that_nobody_finishes_ends_all_the_same() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0")
    assert letters(match) == [1, 0, 0, 0]
    assert match.view().last.without == [1, 2, 3]


@real_time
def test_a_touch_is_listed_whenever_it_may_be_made(pace: str) -> None:
    match = begin(FOUR_EIGHTS, pace=pace)
    assert all("touch" in written(match, seat) for seat in range(4))
    touch(match, "0")
    assert [written(match, seat) for seat in range(4)] == [[], *[["touch", "touch-level"]] * 3]
    touch(match, "1 2")
    assert [written(match, seat) for seat in range(4)] == [[], [], [], ["touch-level"]]
    nature(match, "over")
    assert not any(written(match, seat) for seat in range(4))


def test_a_touch_may_be_made_while_others_choose_and_before_the_call() -> None:
    match = begin(FOUR_EIGHTS)
    touch(match, "0")
    match = begin(FOUR_EIGHTS)
    nature(match, "call")
    play(match, 1, "pass 9")
    touch(match, "1 0")
    assert match.waiting_for() == []


def test_when_no_dolphin_is_left_one_is_too_late() -> None:
    match = begin(FOUR_EIGHTS)
    touch(match, "0 1 2")
    assert refusal(match, 3, "touch") == "dolphins-none-left"


def test_nobody_touches_twice() -> None:
    match = begin(FOUR_EIGHTS)
    touch(match, "0")
    assert refusal(match, 0, "touch") == "dolphins-touched-already"


def test_between_deals_there_is_nothing_to_touch() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2")
    assert refusal(match, 3, "touch") == "dolphins-between-deals"


def test_no_card_is_passed_while_hands_are_out() -> None:
    match = begin(FOUR_EIGHTS)
    nature(match, "call")
    touch(match, "0")
    assert refusal(match, 1, "pass 9") == "dolphins-hands-are-out"


def test_a_touch_is_seen_by_all_at_once_and_cannot_be_taken_back() -> None:
    match = begin(FOUR_EIGHTS)
    touch(match, "0")
    assert told(match, SPECTATOR)[-1] == "touch"
    assert not match.can_take_back(0)


# --- Level touches ----------------------------------------------------------------------------------


def test_level_touches_need_no_lot_as_long_as_there_are_dolphins_for_all() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2=")
    assert letters(match) == [1, 1, 1, 0]
    assert [grab.place for grab in match.view().last.grabs] == [1, 2, 2]


@pytest.mark.parametrize(("lot", "given"), [(2, [1, 1, 1, 0]), (3, [1, 1, 0, 1])])
def test_level_touches_for_the_last_dolphin_are_drawn_by_lot(lot: int, given: list[int]) -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2 3=")
    assert written(match, NATURE) == ["lots 2", "lots 3"]
    nature(match, f"lots {lot}")
    assert letters(match) == given


def test_three_level_touches_for_two_dolphins_are_drawn_one_after_the_other() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2= 3=")
    assert written(match, NATURE) == ["lots 1", "lots 2", "lots 3"]
    nature(match, "lots 2")
    assert written(match, NATURE) == ["lots 1", "lots 3"]
    nature(match, "lots 3")
    assert letters(match) == [1, 0, 1, 1]


def test_only_who_is_level_with_the_last_one_may_touch_when_none_is_left() -> None:
    match = begin(FOUR_EIGHTS)
    assert refusal(match, 0, "touch-level") == "not-your-turn"
    touch(match, "0 1 2")
    play(match, 3, "touch-level")


# --- A false start ----------------------------------------------------------------------------------


@real_time
def test_at_a_false_start_everyone_who_did_not_touch_gets_a_letter(pace: str) -> None:
    match = begin(NO_FOUR, pace=pace)
    touch(match, "1 3")
    nature(match, "back")
    assert letters(match) == [1, 0, 1, 0]
    assert (match.view().false_start.touched, match.view().false_start.letters) == ([1, 3], [0, 2])
    assert match.view().pool == [None, None, None]


def test_the_same_deal_goes_on_and_what_was_chosen_stays_chosen() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    play(match, 0, "pass 9")
    play(match, 3, "pass 8")
    touch(match, "1")
    nature(match, "back")
    assert match.waiting_for() == [1, 2]
    assert match.own(0).chosen == "pass 9"
    play(match, 1, "pass 10")
    play(match, 2, "pass 8")
    assert hand(match, 1) == "splash 9 9 9"


def test_a_false_start_before_the_call_goes_on_with_the_call() -> None:
    match = begin(NO_FOUR)
    touch(match, "1")
    nature(match, "back")
    pass_round(match, "9 10 8 8")
    assert match.view().false_starts == 1


def _swap_for_a_false_start(match: Match) -> Match:
    """The same, but seats 0 and 1 have exchanged a card: nobody holds four of a kind any more."""
    twin = match.fork()
    hands = twin.states["hand"][0]
    eight, nine = (int(mask) & -int(mask) for mask in (hands[0], hands[1] >> 32 << 32))
    hands[0], hands[1] = int(hands[0]) ^ eight ^ nine, int(hands[1]) ^ eight ^ nine
    return twin


@pytest.mark.parametrize("hands_out", ["1", "1 3", "3 1 0"])
def test_nobody_is_told_whether_it_is_a_race_before_it_is_over(hands_out: str) -> None:
    truth = begin(FOUR_EIGHTS)
    twin = _swap_for_a_false_start(truth)
    for match in (truth, twin):
        touch(match, hands_out)
    assert [written(match, NATURE) for match in (truth, twin)] == [["over"], ["back"]]
    for viewer in (2, 3, SPECTATOR):
        assert sent(truth, viewer) == sent(twin, viewer)
        assert truth.hidden(viewer).tobytes() == twin.hidden(viewer).tobytes()


# --- What the world shows ---------------------------------------------------------------------------


def test_a_touch_comes_with_its_time() -> None:
    match = begin(FOUR_EIGHTS)
    play(match, 0, "touch", "0")
    play(match, 2, "touch", "183")
    assert [entry.shown for _, entry in match.happened(1)][-2:] == ["0", "183"]


@pytest.mark.parametrize("shown", ["-3", "1.5", "soon", "٣"])
def test_a_time_that_is_none_is_refused(shown: str) -> None:
    match = begin(FOUR_EIGHTS)
    with pytest.raises(Refused) as refused:
        play(match, 0, "touch", shown)
    assert refused.value.name == "bad-shown"


def test_nothing_else_comes_with_a_time() -> None:
    match = begin(FOUR_EIGHTS)
    nature(match, "call")
    with pytest.raises(Refused) as refused:
        play(match, 1, "pass 9", "183")
    assert refused.value.name == "bad-shown"
