"""Bots' bodies: human reaction times, paths to the pool, feints, and falling for them."""

from itertools import pairwise
from math import hypot

import numpy as np
import pytest

from splendide.core.facts import LEVELS, Hand, Impulse, Senses
from splendide.core.match import Match
from splendide.games.dolphins import reflex
from splendide.games.dolphins.state import CALL, TOUCH
from splendide.games.dolphins.tests.table import (
    BRING_FOUR,
    FOUR_EIGHTS,
    FOUR_TO_COME,
    NO_FOUR,
    begin,
    deal,
    nature,
    pass_round,
    race,
    touch,
)

TRIES = 400


def wants(match: Match, seat: int, level: str, hands: dict[int, Hand] | None = None) -> list[list[Impulse]]:
    return moved_by(match, seat, level, Senses(hands or {}))


def moved_by(match: Match, seat: int, level: str, senses: Senses, tries: int = TRIES) -> list[list[Impulse]]:
    rng = np.random.default_rng(1)
    return [reflex.impulses(match.known(seat), seat, level, rng, senses) for _ in range(tries)]


def touch_times(tries: list[list[Impulse]]) -> list[float]:
    return [one.after + one.path[-1][0] for impulses in tries for one in impulses if one.move == TOUCH]


def after_passes(rounds: int) -> Match:
    match = begin(NO_FOUR)
    for _ in range(rounds):
        pass_round(match, "splash splash splash splash")
    return match


@pytest.mark.parametrize(("level", "median"), [("random", 0.88), ("greedy", 0.59), ("master", 0.35)])
def test_reaction_times_are_those_of_people(level: str, median: float) -> None:
    match = after_passes(3)
    touch(match, "0")
    times = touch_times(wants(match, 2, level))
    assert len(times) == TRIES
    assert np.median(times) == pytest.approx(median, rel=0.1)
    assert min(times) >= 0.25
    assert np.std(times) > 0.03


@pytest.mark.parametrize("level", LEVELS)
def test_its_own_four_of_a_kind_is_noticed_a_moment_later(level: str) -> None:
    times = touch_times(wants(begin(FOUR_EIGHTS), 0, level))
    assert len(times) == TRIES
    assert np.median(times) > reflex.BODIES[level].median + 0.15


def test_a_bot_knows_no_four_of_a_kind_but_its_own() -> None:
    assert touch_times(wants(begin(FOUR_EIGHTS), 1, "master")) == []


@pytest.mark.parametrize("level", LEVELS)
def test_feints_are_made_now_and_then_and_end_with_the_hand_at_home(level: str) -> None:
    feints = [one for impulses in wants(after_passes(1), 2, level) for one in impulses]
    assert 0.01 < len(feints) / TRIES < 0.1
    for feint in feints:
        assert feint.move is None
        distances = [hypot(*at) for _, at in feint.path[:-1]]
        assert 70 < min(distances) < 90
        assert feint.path[-1][1] == []


def test_the_hand_comes_from_its_seat_to_a_dolphin_in_time_order() -> None:
    match = begin(FOUR_EIGHTS)
    [impulse], *_ = wants(match, 0, "greedy")
    times, distances = [time for time, _ in impulse.path], [hypot(*at) for _, at in impulse.path]
    assert times == sorted(times)
    assert all(near < far for far, near in pairwise(distances))
    assert distances[-1] == pytest.approx(50, abs=1)
    x, y = impulse.path[0][1]
    assert y > abs(x), "seat 0 sits at the bottom"


def test_seats_sit_clockwise_from_the_bottom() -> None:
    match = begin("8 9 10 splash | 8 8 8 9 | 9 9 10 10 | splash splash splash 10")
    touch(match, "0")
    match.states["passes"] = 5
    left, top, right = (wants(match, seat, "random")[0][0].path[0][1] for seat in (1, 2, 3))
    assert left[0] < -abs(left[1])
    assert top[1] < -abs(top[0])
    assert right[0] > abs(right[1])


@pytest.mark.parametrize("level", LEVELS)
def test_a_feint_fools_a_bot_at_the_rate_of_its_level(level: str) -> None:
    tries = moved_by(after_passes(1), 1, level, Senses({}, startled_by=0), tries=4000)
    fooled = [one for impulses in tries for one in impulses]
    assert len(fooled) / len(tries) == pytest.approx(reflex.BODIES[level].fooled, rel=0.35)
    assert all(one.move == TOUCH for one in fooled)


def test_who_keeps_coming_close_for_nothing_fools_nobody_in_the_end() -> None:
    match = after_passes(1)
    fooled = [
        sum(map(bool, moved_by(match, 1, "random", Senses({}, startled_by=0, startled_before=before), tries=1000)))
        for before in (0, 2, 6)
    ]
    assert fooled[0] > 2 * fooled[1] > 0
    assert fooled[2] <= 10


def test_better_bots_are_fooled_less() -> None:
    rates = [reflex.BODIES[level].fooled for level in LEVELS]
    assert rates == sorted(rates, reverse=True)


def test_nobody_is_startled_by_itself_or_while_hands_are_out_already() -> None:
    assert not any(moved_by(after_passes(1), 1, "random", Senses({}, startled_by=1)))
    match = begin(FOUR_EIGHTS)
    touch(match, "0")
    assert not any(moved_by(match, 1, "random", Senses({}, startled_by=0)))


def test_very_early_a_good_bot_may_doubt_and_its_doubt_does_not_change_with_more_hands() -> None:
    match = begin("8 9 10 splash | 9 9 10 splash | 10 10 8 splash | 8 8 9 splash")
    touch(match, "0")
    first = [bool(impulses) for impulses in wants(match, 2, "master")]
    touch(match, "1")
    assert len(set(first)) == 1
    assert first == [bool(impulses) for impulses in wants(match, 2, "master")]


def test_who_has_touched_or_comes_too_late_keeps_still() -> None:
    match = begin(FOUR_EIGHTS)
    touch(match, "0 1 2")
    assert touch_times(wants(match, 0, "master")) == touch_times(wants(match, 3, "master")) == []


def test_a_hand_left_on_the_pool_goes_home() -> None:
    [impulse], *_ = wants(after_passes(1), 2, "greedy", {2: [0.0, 50.0]})
    assert impulse.path[-1][1] == []


def test_in_the_calm_game_bots_have_no_hands() -> None:
    match = begin(FOUR_EIGHTS, pace="calm")
    assert not any(wants(match, 0, "master"))
    assert hesitations(match, 0) == [0.0] * TRIES


# --- Before an ordinary move ------------------------------------------------------------------------


def hesitations(match: Match, seat: int) -> list[float]:
    """Seconds before a decided move, whatever it is, is made."""
    return [one.after for [one] in moved_by(match, seat, "greedy", Senses({}, decided=CALL))]


def test_nobody_passes_as_soon_as_they_are_asked() -> None:
    match = begin(NO_FOUR)
    nature(match, "call")
    assert 0.3 < np.median(hesitations(match, 0)) < 2


def test_what_was_decided_is_what_is_done() -> None:
    [impulse] = moved_by(begin(NO_FOUR), 0, "greedy", Senses({}, decided=CALL), tries=1)[0]
    assert (impulse.move, impulse.path) == (CALL, [])


def test_a_dealer_calls_at_a_rising_tempo_that_carries_over_from_deal_to_deal() -> None:
    match = begin(FOUR_TO_COME)
    at_first = np.median(hesitations(match, 1))
    pass_round(match, BRING_FOUR)
    later = np.median(hesitations(match, 1))
    race(match, "0 1 2")
    deal(match, NO_FOUR)
    assert np.median(hesitations(match, 1)) == later < at_first
    match.states["passed"][0] = 100
    assert 0.15 < np.median(hesitations(match, 1)) < 0.6


def test_whoever_holds_four_of_a_kind_lets_go_of_none_before_grabbing() -> None:
    match = begin(FOUR_EIGHTS)
    nature(match, "call")
    match.states["passed"][0] = 100
    assert min(hesitations(match, 0)) > max(touch_times(wants(match, 0, "random")))
