"""Who lets others decide: called once, given up after two in a row, and welcome back. In virtual time."""

from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.time.clocks import Clocks, Tempo
from splendide.core.time.deciders import Deciders
from tests.core.time.virtual import nature

TEMPO = Tempo(bank=100.0, increment=10.0)


def near(seat: int) -> float:
    return 0.0


def begun(seats: int = 2) -> Match:
    """All are asked at the same time."""
    match = Match(find_game("splitter"), seats)
    match.let_nature_move(nature(1))
    assert match.waiting_for() == list(range(seats))
    return match


def there(match: Match, timed: tuple[int, ...] = (0, 1), since: int = 0) -> Deciders:
    deciders = Deciders(Clocks(TEMPO, match.questions), match, dict.fromkeys(timed, since))
    deciders.see(match, True, 0.0)
    return deciders


def answered(match: Match, seat: int, late: bool = False) -> Match:
    trial = match.fork()
    trial.play(seat, trial.moves(seat)[0], late=late)
    trial.let_nature_move(nature(1))
    return trial


def test_whose_time_is_up_is_called_once() -> None:
    match = begun()
    deciders = there(match)
    assert deciders.next_end(near, 0.0) == 110.0
    assert deciders.call(near, 109.0) == []
    assert deciders.call(near, 110.0) == [0, 1]
    assert deciders.call(near, 200.0) == []
    assert deciders.next_end(near, 200.0) is None


def test_how_far_away_somebody_is_is_asked_once_the_time_is_up_here() -> None:
    deciders = there(begun())
    assert deciders.next_end(lambda seat: 50.0, 109.0) == 110.0
    assert deciders.next_end(lambda seat: 50.0, 110.0) == 160.0


def test_what_is_on_its_way_still_counts() -> None:
    deciders = there(begun())
    assert deciders.call(lambda seat: 50.0 if seat else 0.0, 120.0) == [0]
    assert deciders.call(lambda seat: 50.0 if seat else 0.0, 160.0) == [1]


def test_who_takes_back_what_was_chosen_for_them_is_called_again() -> None:
    """Otherwise anybody could stop the others for good."""
    match = begun()
    deciders = there(match)
    assert 0 in deciders.call(near, 110.0)
    chosen = answered(match, 0, late=True)
    deciders.see(chosen, True, 111.0)
    back = chosen.fork()
    back.take_back(0)
    deciders.see(back, True, 200.0)
    assert deciders.call(near, 200.0) == [0]


def test_after_two_in_a_row_somebody_counts_as_gone_but_not_after_one_then_and_now() -> None:
    match = begun()
    deciders = there(match)
    for late in (True, False, True):
        match = answered(answered(match, 0, late=late), 1)
        deciders.see(match, True, 0.0)
        assert deciders.gone == []
    deciders.see(answered(match, 0, late=True), True, 0.0)
    assert deciders.gone == [0]


def test_that_somebody_is_gone_follows_from_the_log_and_not_from_what_was_seen() -> None:
    match = begun()
    for _ in range(2):
        match = answered(answered(match, 0, late=True), 1)
    assert there(match).gone == [0]
    assert there(match, timed=(1,)).gone == [], "a bot plays there"
    assert there(match, since=len(match.log)).gone == [], "the owner has come back since"


def test_a_hand_that_moves_shows_that_somebody_is_there() -> None:
    match = begun()
    deciders = there(match)
    deciders.see(answered(answered(match, 0, late=True), 1), True, 0.0)
    deciders.stir(0)
    deciders.see(answered(answered(match, 0, late=True), 1), True, 0.0)
    assert deciders.gone == []


def test_a_bot_has_no_clock_and_who_takes_a_seat_back_has_time_for_a_decision() -> None:
    match = begun()
    deciders = there(match)
    deciders.call(near, 110.0)
    deciders.time({1: 0})
    deciders.see(match, True, 115.0)
    assert deciders.clocks.end(0) is None
    deciders.time({0: 0, 1: 0})
    deciders.see(match, True, 500.0)
    assert deciders.clocks.end(0) == 510.0
    assert deciders.call(near, 510.0) == [0]


def test_time_stands_still_where_nobody_is() -> None:
    match = begun()
    deciders = there(match)
    deciders.see(match, False, 60.0)
    assert deciders.next_end(near, 60.0) is None
    deciders.see(match, True, 5000.0)
    assert deciders.next_end(near, 5000.0) == 5050.0
