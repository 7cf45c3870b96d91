"""The clock of a match: pauses, limits, late moves, and everything in the order in which it was made."""

import pytest

from splendide.core.game import NATURE
from splendide.core.match import Match
from tests.core.time.virtual import STORE, Person, VirtualTable, dealt
from tests.playing import play

WAY = 100.0


def measured(way: float) -> Person:
    person = Person(way)
    for k in range(5):
        person.measure(k)
    return person


def table(match: Match, *ways: float) -> VirtualTable:
    return VirtualTable([measured(way) for way in ways], match, now=60_000.0)


def before_the_last_card(pace: str = "dealer") -> Match:
    """The dealer has called, and all but seat 3 have chosen a card."""
    match = dealt(pace)
    if match.waiting_for():
        play(match, match.waiting_for()[0], "call")
    else:
        match.play(NATURE, 0)
    for seat in range(3):
        match.play(seat, next(move for move in match.moves(seat)))
    return match


def words(match: Match, since: int) -> list[str]:
    return [entry.text for entry in match.log[since:]]


# --- Limits ------------------------------------------------------------------------------------------


def test_a_move_is_made_for_whoever_is_late_and_not_a_millisecond_sooner() -> None:
    there = table(before_the_last_card(), 5, 5, 5, WAY)
    asked, limit = there.keeper.asked[3], there.keeper.limits[3]
    assert limit is not None
    before = len(there.keeper.match.log)
    wake = there.keeper.wake
    assert wake is not None
    assert wake >= asked + limit + 2 * WAY, "what is in time over there still counts when it comes in here"
    assert there.keeper.due(wake - 0.1) is None
    there.run(lambda: len(there.keeper.match.log) > before)
    assert words(there.keeper.match, before)[0].startswith("pass ")
    assert there.now == pytest.approx(wake + STORE)


def test_time_stands_still_at_a_table_that_nobody_is_at() -> None:
    there = table(before_the_last_card(), 5, 5, 5, 5)
    there.keeper.present = False
    assert there.keeper.wake is None
    assert there.keeper.due(10e9) is None
    there.keeper.come(10e9)
    assert there.keeper.asked == [10e9] * 4
    assert there.keeper.wake is not None
    assert there.keeper.wake > 10e9


def test_nature_waits_as_long_as_the_game_says() -> None:
    there = table(dealt("tempo"), 5, 5, 5, 5)
    before = len(there.keeper.match.log)
    began = there.now
    there.run(lambda: len(there.keeper.match.log) > before)
    assert words(there.keeper.match, before)[0] == "call"
    assert there.now - began >= 1000


# --- In the order in which it was made ---------------------------------------------------------------


def test_a_touch_made_before_the_last_card_comes_before_it_though_it_arrives_later() -> None:
    """The far one touched while the old cards were held: the cards do not slide on before that is known."""
    there = table(before_the_last_card(), WAY, 5, 5, 5)
    before, start = len(there.keeper.match.log), there.now
    card = there.keeper.match.written(3, there.keeper.match.moves(3))[0]
    there.press(0, start + 10)  # comes in at start + 110
    there.play(3, card, start + 50)
    there.run(lambda: len(there.keeper.match.log) > before)
    assert words(there.keeper.match, before)[0] == "touch"


def test_a_touch_made_after_the_last_card_comes_after_it() -> None:
    there = table(before_the_last_card(), WAY, 5, 5, 5)
    before, start = len(there.keeper.match.log), there.now
    card = there.keeper.match.written(3, there.keeper.match.moves(3))[0]
    there.play(3, card, start + 50)
    there.press(0, start + 60)
    there.run(lambda: there.keeper.race.signal is not None)
    assert words(there.keeper.match, before) == [card, "touch"]


def test_without_anybody_far_away_nothing_waits_for_long() -> None:
    there = table(before_the_last_card(), 2, 2, 2, 2)
    before, start = len(there.keeper.match.log), there.now
    card = there.keeper.match.written(3, there.keeper.match.moves(3))[0]
    there.play(3, card, start)
    there.run(lambda: len(there.keeper.match.log) > before)
    assert there.now - start < 10 + STORE


def test_a_choice_that_reveals_nothing_is_made_at_once() -> None:
    match = before_the_last_card()
    match.take_back(2)
    there = table(match, WAY, WAY, WAY, WAY)
    assert there.keeper.move(3, match.moves(3)[0], there.now) is not None


def test_a_move_that_waits_can_be_withdrawn() -> None:
    there = table(before_the_last_card(), WAY, 5, 5, 5)
    match = there.keeper.match
    assert there.keeper.move(3, match.moves(3)[0], there.now) is None
    assert there.keeper.withdraw(3)
    assert not there.keeper.withdraw(3)
    assert there.keeper.due(there.now + 1000) is None
    assert there.keeper.match is match


def test_a_card_that_waited_while_a_race_began_is_not_passed() -> None:
    there = table(before_the_last_card(), WAY, 5, 5, 5)
    before, start = len(there.keeper.match.log), there.now
    card = there.keeper.match.written(3, there.keeper.match.moves(3))[0]
    there.press(0, start + 10)
    there.play(3, card, start + 50)
    there.run(lambda: any(entry.seat == NATURE for entry in there.keeper.match.log[before:]))
    assert words(there.keeper.match, before) == ["touch", "back"]
    assert not there.refusals


# --- Choosing before being asked ---------------------------------------------------------------------


def test_a_card_chosen_just_before_the_call_answers_the_question_that_the_call_asks() -> None:
    match = dealt()
    caller = match.waiting_for()[0]
    early = (caller + 1) % 4
    shown = match.question(early)
    play(match, caller, "call")
    assert match.question(early) == shown, "an answer that was under way when the call came still counts"


def test_a_card_chosen_early_may_be_changed_and_taken_back_under_its_number() -> None:
    match = dealt()
    early = (match.waiting_for()[0] + 1) % 4
    shown = match.question(early)
    match.play(early, match.moves(early)[0])
    assert match.question(early) == shown
    match.play(early, match.moves(early)[1])
    assert match.question(early) == shown
    match.take_back(early)
    assert match.question(early) == shown
