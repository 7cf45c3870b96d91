"""How long things take, and what happens to the late."""

import pytest

from splendide.core.game import SPECTATOR
from splendide.core.match import Match
from splendide.core.reading import reading
from splendide.games.dolphins import pace
from splendide.games.dolphins.tests.table import FOUR_EIGHTS, NO_FOUR, begin, nature, pass_round, race, touch
from tests.playing import play


def pause(match: Match) -> float:
    return pace.pause(reading(match.hidden(SPECTATOR)))


def limit(match: Match, seat: int = 0) -> float | None:
    return pace.limit(reading(match.hidden(SPECTATOR)), seat)


def test_calls_come_faster_and_faster_within_a_deal() -> None:
    match = begin(NO_FOUR)
    pauses = []
    for _ in range(12):
        pauses.append(pause(match))
        pass_round(match, "splash splash splash splash")
    assert pauses[0] == 3.5
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[-1] == 1.2


def test_the_next_deal_waits_until_everyone_has_seen_the_race_again_and_then_is_dealt_at_once() -> None:
    match = begin(FOUR_EIGHTS)
    race(match, "0 1 2")
    assert 4 <= pause(match) <= 6
    nature(match, "deal 8-a")
    assert pause(match) == 0


def test_the_first_deal_is_dealt_at_once() -> None:
    match = begin(NO_FOUR)
    assert pause(Match(match.game, 4)) == 0


@pytest.mark.parametrize("hands_out", ["1", "1 2", "1 2 3"])
def test_how_long_a_grab_lasts_does_not_tell_a_race_from_a_false_start(hands_out: str) -> None:
    pauses = []
    for hands in (FOUR_EIGHTS, NO_FOUR):
        match = begin(hands)
        touch(match, hands_out)
        pauses.append(pause(match))
    assert pauses[0] == pauses[1] > 0


def test_the_calm_game_has_no_clock() -> None:
    match = begin(NO_FOUR, pace="calm")
    assert pause(match) == 0
    assert limit(match) is None
    assert not pace.is_race(reading(match.states), "touch")


@pytest.mark.parametrize("seconds", ["4", "6", "10"])
def test_the_limit_is_the_tables(seconds: str) -> None:
    assert limit(begin(NO_FOUR, limit=seconds)) == float(seconds)


def test_for_the_late_comes_a_card_that_is_of_little_use() -> None:
    match = begin("8 8 9 splash | 9 9 10 splash | 10 10 8 splash | 8 9 10 splash")
    nature(match, "call")
    assert pace.late(match.hidden(0), 0, []) == match.read(0, "pass 9")
    match = begin("8 8 8 10 | 9 9 9 splash | 10 10 8 splash | 9 10 splash splash")
    nature(match, "call")
    assert pace.late(match.hidden(0), 0, []) == match.read(0, "pass 10")


def test_a_dealer_who_forgets_to_call_is_called_for() -> None:
    match = begin(NO_FOUR, dealer=2, pace="dealer")
    match.play(2, pace.late(match.hidden(2), 2, []))
    assert match.waiting_for() == [0, 1, 2, 3]


def test_only_touches_are_a_race_and_level_ones_have_a_word_of_their_own() -> None:
    s = reading(begin(NO_FOUR).states)
    assert pace.is_race(s, "touch")
    assert pace.is_race(s, pace.level(s, "touch"))
    assert not pace.is_race(s, "pass 8")
    match = begin(FOUR_EIGHTS)
    play(match, 0, "touch")
    play(match, 1, pace.level(s, "touch"))
    assert [player.place for player in match.view(0).players] == [1, 1, None, None]
