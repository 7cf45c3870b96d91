"""Touches are made in the order of when each player could have seen the splash, not in that of their arrival."""

import pytest

from splendide.core.errors import Refused
from splendide.core.time.belief import Press, Quota
from splendide.core.time.race import Player, Race, Touch
from splendide.core.time.watch import Watch

NOON = 1_000_000.0
DUE = NOON + 5000


def watch(way: float) -> Watch:
    """A browser so far away whose clock says the same as ours."""
    measured = Watch(most=650.0)
    for k in range(5):
        number = measured.ask(NOON - 1000 + k)
        measured.pong(2 * way, NOON - 1000 + k)
        measured.answer(number, NOON - 1000 + k + way, NOON - 1000 + k + 2 * way)
    return measured


class Table:
    """A race that somebody has begun at noon; everybody was shown it then."""

    def __init__(self) -> None:
        self.race = Race(3, NOON - 60_000)
        self.race.begin(7, NOON, NOON - 50)

    def touch(self, seat: int, made: float, way: float = 50, due: float = DUE) -> None:
        """Pressed at this moment of our clock, and here after the way."""
        player = Player(watch(way), Quota(NOON), NOON - 60_000, NOON)
        moment = self.race.judge(Press(made + way, made), player)
        self.race.take(Touch(seat, 0, moment, player, due))

    def order(self, now: float = DUE) -> list[tuple[int, str]]:
        out = self.race.ripe(now)
        self.race.drop({held.touch.seat for held in out})
        return [(held.touch.seat, held.shown) for held in out]


def test_who_answered_sooner_comes_first_however_far_away() -> None:
    table = Table()
    table.touch(0, NOON + 20 + 301, way=20)
    table.touch(1, NOON + 300 + 300, way=300)
    assert table.order() == [(1, "300"), (0, "301")]


def test_who_pressed_before_they_could_see_the_splash_comes_before_all_who_answered_it() -> None:
    table = Table()
    table.touch(0, NOON + 20 + 150, way=20)
    table.touch(1, NOON + 290, way=300)
    table.touch(2, NOON + 280, way=300)
    assert [seat for seat, _ in table.order()] == [2, 1, 0]


def test_those_are_ordered_by_how_long_after_the_first_touch_they_pressed() -> None:
    table = Table()
    table.touch(0, NOON + 10, way=20)
    table.touch(1, NOON + 5, way=300)
    assert table.order() == [(1, "55"), (0, "60")]


def test_a_touch_is_held_for_its_own_time_and_lets_only_quicker_ones_through() -> None:
    table = Table()
    table.touch(0, NOON + 350, due=NOON + 1000)
    table.touch(1, NOON + 700, due=NOON + 1400)
    table.touch(2, NOON + 300, due=NOON + 1500)
    assert table.order(NOON + 999) == []
    assert [seat for seat, _ in table.order(NOON + 1000)] == [2, 0]
    assert table.race.next_due == NOON + 1400
    assert [seat for seat, _ in table.order(NOON + 1400)] == [1]


def test_equal_to_the_millisecond_is_the_same_place() -> None:
    table = Table()
    table.touch(0, NOON + 20 + 250.3, way=20)
    table.touch(1, NOON + 80 + 249.8, way=80)
    first, second = table.race.ripe(DUE)
    assert first.place == second.place == (True, 250)


def test_a_second_touch_of_the_same_seat_is_refused_while_the_first_is_held() -> None:
    table = Table()
    table.touch(0, NOON + 300)
    with pytest.raises(Refused, match="touch-held"):
        table.touch(0, NOON + 310)


def test_when_the_race_is_over_nothing_is_held_and_what_was_pressed_before_counts_no_more() -> None:
    table = Table()
    table.touch(0, NOON + 300)
    table.race.end(9, NOON + 2000)
    assert table.race.next_due is None
    late = Player(watch(300), Quota(NOON), NOON + 2000, None)
    with pytest.raises(Refused, match="touch-too-early"):
        table.race.judge(Press(NOON + 2290, NOON + 1990), late)


def test_who_has_not_been_shown_the_deal_can_t_touch() -> None:
    with pytest.raises(Refused, match="touch-too-early"):
        Table().race.judge(Press(NOON, NOON), Player(Watch(), Quota(NOON), None, None))
