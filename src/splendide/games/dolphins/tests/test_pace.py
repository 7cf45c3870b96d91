"""How long things take, and what happens to the late."""

import pytest

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.games.dolphins import Options, pace
from splendide.games.dolphins.state import TOUCH, TOUCH_LEVEL
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
    sit_down,
    touch,
)


def pause(match: Match) -> float:
    seconds = pace.wait(match.known(SPECTATOR), NATURE)
    assert seconds is not None
    return seconds


def limit(match: Match, seat: int = 0) -> float | None:
    return pace.wait(match.known(SPECTATOR), seat)


# --- Who calls, and how fast ------------------------------------------------------------------------


def test_by_default_the_dealer_calls() -> None:
    match = begin(NO_FOUR, dealer=2, pace=Options().pace)
    assert match.waiting_for() == [2]


def test_the_table_calls_faster_and_faster() -> None:
    match = begin(NO_FOUR)
    pauses = []
    for _ in range(60):
        pauses.append(pause(match))
        pass_round(match, "splash splash splash splash")
    assert pauses[0] == 3.5
    assert pauses == sorted(pauses, reverse=True)
    assert len(set(pauses)) > 20
    assert pauses[-1] == 1.2


def test_its_tempo_carries_over_from_deal_to_deal() -> None:
    match = begin(FOUR_TO_COME)
    pass_round(match, BRING_FOUR)
    before = pause(match)
    assert before < 3.5
    race(match, "0 1 2")
    deal(match, NO_FOUR)
    assert pause(match) == before


def test_the_next_deal_waits_until_everyone_has_seen_the_race_again_and_then_is_dealt_at_once() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2")
    assert 4 <= pause(match) <= 6
    nature(match, "deal 8-a")
    assert pause(match) == 0


def test_the_first_deal_is_counted_in_and_then_dealt_at_once() -> None:
    match = sit_down()
    assert pause(match) == 0
    nature(match, "dealer 3")
    assert pause(match) == pace.COUNT_IN
    nature(match, "deal 8-a")
    assert pause(match) == 0


@pytest.mark.parametrize("hands_out", ["1", "1 2", "1 2 3"])
def test_how_long_a_grab_lasts_does_not_tell_a_race_from_a_false_start(hands_out: str) -> None:
    pauses = []
    for hands in (FOUR_EIGHTS, NO_FOUR):
        match = begin(hands)
        touch(match, hands_out)
        pauses.append(pause(match))
    assert pauses[0] == pauses[1] > 0


# --- Limits -----------------------------------------------------------------------------------------


def test_the_calm_game_has_no_clock() -> None:
    match = begin(NO_FOUR, pace="calm")
    assert pause(match) == 0
    assert limit(match) is None
    assert pace.races(match.known(SPECTATOR)) == {}


@pytest.mark.parametrize("seconds", ["4", "6", "10"])
def test_the_limit_is_the_tables(seconds: str) -> None:
    assert limit(begin(NO_FOUR, limit=seconds)) == float(seconds)


@pytest.mark.parametrize(
    ("hands", "card"),
    [
        ("8 8 9 splash | 9 9 10 splash | 10 10 8 splash | 8 9 10 splash", "9"),
        ("8 8 8 10 | 9 9 9 splash | 10 10 8 splash | 9 10 splash splash", "10"),
    ],
)
def test_for_the_late_comes_a_card_that_is_of_little_use(hands: str, card: str) -> None:
    match = begin(hands)
    nature(match, "call")
    assert pace.late(match.known(0), 0, []) == match.read(0, f"pass {card}")


def test_a_dealer_who_forgets_to_call_is_called_for() -> None:
    match = begin(NO_FOUR, dealer=2, pace="dealer")
    match.play(2, pace.late(match.known(2), 2, []))
    assert match.waiting_for() == [0, 1, 2, 3]


# --- Races ------------------------------------------------------------------------------------------


def test_only_touches_are_a_race_and_level_ones_are_moves_of_their_own() -> None:
    match = begin(FOUR_EIGHTS)
    assert pace.races(match.known(SPECTATOR)) == {TOUCH: TOUCH_LEVEL}
    touch(match, "0 1=")
    assert [player.place for player in match.view().players] == [1, 1, None, None]
