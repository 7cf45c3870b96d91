"""Nobody wins a race by being near, and nobody by saying they were quicker."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendide.core.errors import Refused
from splendide.core.time.belief import (
    PENALTY,
    REFILL,
    SLACK,
    Press,
    Quota,
    is_plausible,
    moment,
    require_possible,
    seen,
)
from splendide.core.time.race import LONGEST_WINDOW, SHORTEST_WINDOW, window
from splendide.core.time.watch import MEMORY, MOST_TOLERANCE, PAGE, SILENCE, STEADY, Watch

NOON = 1_000_000.0
FAR = 650.0  # milliseconds there and back that are made up for
ways = st.floats(0, 300)  # how long one way takes
reactions = st.floats(0, 2000)


class Line:
    """A connection: how long each way takes, how much longer at most, and a clock that is off and drifts."""

    def __init__(self, there: float, back: float, jitter: float = 0, off: float = 5e6, drift: float = 0, seed: int = 0):
        self.there, self.back, self.jitter, self.off, self.drift = there, back, jitter, off, drift
        self.chance = random.Random(seed)
        self.watch = Watch(most=FAR)
        self.now = NOON

    def extra(self) -> float:
        return self.chance.random() * self.jitter

    def theirs(self, ours: float) -> float:
        return (ours - NOON) * (1 + self.drift) + self.off

    def ping(self, delay: float = 0, pong: float = 0) -> None:
        """A question for the time and a ping are answered, later than they could be if these are delayed."""
        number = self.watch.ask(self.now)
        seen = self.now + self.there + self.extra()
        trip = self.there + self.extra() + self.back + self.extra() + pong
        self.watch.pong(trip, self.now + trip)
        self.watch.answer(number, self.theirs(seen), seen + delay + self.back + self.extra())

    def ping_for(self, seconds: int, delay: float = 0, pong: float = 0) -> "Line":
        for _ in range(seconds):
            self.ping(delay, pong)
            self.now += 1000
        return self

    def press(self, after: float, upload: float = 0, lie: float = 0) -> Press:
        """They press so long after they saw what was sent now; it is sent later and they claim something else."""
        made = self.now + self.there + after
        return Press(made + self.back + upload, self.theirs(made) + lie)


def judged(line: Line, press: Press, quota: Quota | None = None) -> float:
    """How long after they could see what was sent now they pressed."""
    return moment(press, line.watch, quota or Quota(NOON)) - seen(line.now, line.watch)


# --- The honest --------------------------------------------------------------------------------------


@given(ways, ways, reactions, st.floats(-1e9, 1e9))
def test_on_a_steady_line_everybody_gets_the_time_they_took_however_far_and_lopsided(
    there: float, back: float, after: float, off: float
) -> None:
    line = Line(there, back, off=off).ping_for(5)
    assert judged(line, line.press(after)) == pytest.approx(after, abs=0.01)


@given(ways, reactions, st.floats(-0.0004, 0.0004), st.integers(15, 60))
def test_a_clock_that_runs_fast_or_slow_is_followed(way: float, after: float, drift: float, seconds: int) -> None:
    line = Line(way, way, drift=drift).ping_for(seconds)
    assert line.watch.ours(line.theirs(line.now), line.now) == pytest.approx(line.now, abs=1)
    assert judged(line, line.press(after)) == pytest.approx(after, abs=2)


@given(ways, st.floats(0, 12), reactions, st.integers(0, 1000))
def test_on_an_unsteady_line_one_press_that_took_long_is_made_up_for(
    way: float, jitter: float, after: float, seed: int
) -> None:
    """As long as what it took is within the tolerance: twice this jitter, and the error of the offset."""
    line = Line(way, way, jitter, seed=seed).ping_for(40)
    press = line.press(after, upload=line.watch.jitter * 0.8)
    assert judged(line, press) == pytest.approx(after, abs=jitter + 1)


def test_what_the_browser_says_is_what_makes_up_for_an_unsteady_line() -> None:
    line = Line(50, 50, jitter=15, seed=1).ping_for(40)
    press = line.press(200, upload=12)
    proven = press.received - line.now - line.watch.latency
    assert proven > 209
    assert judged(line, press) < proven - 7


def test_without_any_measurement_a_touch_counts_from_when_it_came() -> None:
    assert moment(Press(NOON + 500, 0), Watch(), Quota(NOON)) == NOON + 500


def test_the_slow_and_the_near_who_press_equally_late_are_level() -> None:
    lines = [Line(way, way).ping_for(5) for way in (20, 80, 150, 300)]
    assert {round(judged(line, line.press(321))) for line in lines} == {321}


# --- Liars -------------------------------------------------------------------------------------------


@given(ways, st.floats(0, 100), reactions, st.floats(-1e6, 1e6), st.floats(0, 1000), st.integers(0, 100))
def test_no_claim_wins_more_than_the_tolerance(
    way: float, jitter: float, after: float, lie: float, upload: float, seed: int
) -> None:
    line = Line(way, way, jitter, seed=seed).ping_for(40)
    press = line.press(after, upload, lie)
    proven = press.received - line.now - line.watch.latency
    assert proven - MOST_TOLERANCE - 0.01 <= judged(line, press) <= proven + 0.01


@given(ways, st.floats(MOST_TOLERANCE + 1, 1e6))
def test_claiming_to_have_been_much_quicker_counts_for_nothing_and_costs_the_tolerance(way: float, lie: float) -> None:
    line = Line(way, way).ping_for(10)
    quota = Quota(line.now)
    press = line.press(400, lie=-lie)
    assert judged(line, press, quota) == pytest.approx(400, abs=0.01)
    assert quota.left(press.received + PENALTY * 0.99) == 0
    assert quota.left(press.received + PENALTY * 1.5) > 0


def test_sending_late_and_claiming_the_press_was_early_counts_for_nothing() -> None:
    line = Line(40, 40).ping_for(10)
    assert judged(line, line.press(150, upload=200)) == pytest.approx(350, abs=0.01)


@given(st.lists(st.tuples(st.floats(0, 20_000), st.floats(0, MOST_TOLERANCE)), max_size=60))
def test_a_quota_gives_no_more_than_it_held_and_what_time_brought(claims: list[tuple[float, float]]) -> None:
    line = Line(20, 20, jitter=60, seed=2).ping_for(40)
    quota, began, gained = Quota(line.now), line.now, 0.0
    for pause, claim in claims:
        line.now += pause
        press = line.press(300)
        honest = press.received - line.now - line.watch.latency
        offset = line.watch.ours(0, press.received)
        press = Press(press.received, line.now + line.watch.latency / 2 + honest - claim - offset)
        gained += honest - judged(line, press, quota)
    assert gained <= MOST_TOLERANCE + (line.now + 1000 - began) * REFILL + 0.01


def test_who_delays_some_answers_is_no_further_away() -> None:
    line = Line(20, 20).ping_for(1).ping_for(300, delay=200)
    assert line.watch.latency == pytest.approx(40)
    assert judged(line, line.press(300)) == pytest.approx(300, abs=1)


def test_a_page_that_delays_answers_now_and_then_buys_no_tolerance() -> None:
    line = Line(20, 20)
    for k in range(40):
        line.ping_for(1, delay=200 * (k % 2))
    assert judged(line, line.press(300, lie=-MOST_TOLERANCE + 2)) == pytest.approx(300, abs=STEADY)


def test_a_program_that_delays_its_pongs_too_buys_a_tolerance_that_is_used_up_at_once() -> None:
    line = Line(20, 20)
    for k in range(40):
        line.ping_for(1, delay=200 * (k % 2), pong=200 * (k % 2))
    quota = Quota(line.now)
    gains = [300 - judged(line, line.press(300, lie=-MOST_TOLERANCE + 2), quota) for _ in range(5)]
    assert gains[0] == pytest.approx(38, abs=1)
    assert gains[1:] == pytest.approx([0] * 4, abs=1)


def test_a_page_that_delays_every_answer_is_believed_only_as_far_as_its_browser() -> None:
    line = Line(20, 20).ping_for(30, delay=250)
    assert judged(line, line.press(300)) == pytest.approx(300 - PAGE, abs=1)


def test_a_program_that_delays_all_it_can_is_believed_only_as_far_as_the_kernel_has_measured() -> None:
    line = Line(20, 20).ping_for(30, delay=250, pong=250)
    assert judged(line, line.press(300)) == pytest.approx(50, abs=1), "this is what the bound is for"
    line.watch.bound(45)
    assert judged(line, line.press(300)) == pytest.approx(295, abs=1)


def test_who_stops_to_answer_pings_is_made_up_for_no_more() -> None:
    line = Line(150, 150).ping_for(10)
    assert line.watch.latency == 300
    for _ in range(int(SILENCE / 1000) + 1):
        line.now += 1000
        number = line.watch.ask(line.now)
        line.watch.answer(number, line.theirs(line.now + 150), line.now + 300)
    assert line.watch.latency == 0
    assert line.ping_for(1).watch.latency == 300


def test_nobody_is_made_up_for_more_than_a_cap() -> None:
    assert Line(20, 20).ping_for(30, delay=5000, pong=5000).watch.latency == FAR


def test_the_lowest_round_trip_is_forgotten_after_a_long_time_so_that_a_new_route_counts() -> None:
    line = Line(20, 20).ping_for(30)
    line.there = line.back = 100
    assert line.ping_for(int(MEMORY / 1000) - 120).watch.latency == 40
    assert line.ping_for(180).watch.latency == 200


def test_an_answer_to_nothing_says_nothing() -> None:
    watch = Watch()
    number = watch.ask(NOON)
    watch.answer(number + 1, 0, NOON + 1)
    assert not watch.measured
    watch.answer(number, 0, NOON + 80)
    watch.pong(75, NOON + 75)
    watch.answer(number, 0, NOON + 1)
    assert watch.latency == 80


# --- What can't be -----------------------------------------------------------------------------------


def refusal(line: Line, press: Press) -> str:
    with pytest.raises(Refused) as refused:
        require_possible(press, line.watch, line.now)
    return refused.value.name


@given(ways, reactions)
def test_an_honest_touch_is_possible(way: float, after: float) -> None:
    line = Line(way, way).ping_for(5)
    require_possible(line.press(after), line.watch, line.now)


@given(ways, reactions, st.floats(301 + SLACK, 1e12))
def test_a_touch_in_the_future_is_refused(way: float, after: float, lie: float) -> None:
    line = Line(way, way).ping_for(5)
    assert refusal(line, line.press(after, lie=lie)) == "touch-in-future"


@given(ways, st.floats(0, 1e12))
def test_a_touch_made_before_the_deal_could_be_seen_is_refused(way: float, lie: float) -> None:
    line = Line(way, way).ping_for(5)
    assert refusal(line, line.press(0, lie=-lie - SLACK - 1)) == "touch-too-early"


def test_a_touch_that_came_too_soon_after_the_deal_is_refused_whatever_it_claims() -> None:
    line = Line(150, 150).ping_for(5)
    assert refusal(line, line.press(-SLACK - 5, lie=SLACK + 100)) == "touch-too-early"


@given(ways, st.floats(0, 30_000))
def test_a_move_may_say_when_it_was_made_if_that_can_be(way: float, after: float) -> None:
    line = Line(way, way).ping_for(5)
    press = line.press(after)
    made = line.watch.ours(press.theirs, press.received)
    assert is_plausible(made, press.received, line.watch)
    assert not is_plausible(made - SLACK - STEADY - way - 1, press.received, line.watch)
    assert not is_plausible(made + SLACK + way + 1, press.received, line.watch)


# --- The window --------------------------------------------------------------------------------------


@given(st.lists(st.floats(0, 10_000)))
def test_a_window_is_as_long_as_the_furthest_needs_within_bounds(trips: list[float]) -> None:
    held = window(trips)
    assert SHORTEST_WINDOW <= held <= LONGEST_WINDOW
    assert all(held >= min(trip, FAR) for trip in trips)
