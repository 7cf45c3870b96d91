"""What bots pass, and when they touch."""

from collections import Counter

import numpy as np
import pytest

from splendide.bots import LEVELS, choose, judge
from splendide.bots.arena import Contest, play_match, play_matches
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.games.dolphins import WORD
from splendide.games.dolphins.state import TOUCH
from splendide.games.dolphins.tests.table import FOUR_EIGHTS, NO_FOUR, begin, nature
from tests.bots.person import share

clever = pytest.mark.parametrize("level", ["greedy", "search"])
every_level = pytest.mark.parametrize("level", LEVELS)
real_time = pytest.mark.parametrize("pace", ["dealer", "tempo"])


def chosen(match: Match, seat: int, level: str, seed: int = 2) -> str:
    move = choose(level, match, seat, np.random.default_rng(seed))
    return match.written(seat, [move])[0]


def call(match: Match) -> None:
    """Whoever calls has called."""
    if match.view().pace == "tempo":
        nature(match, "call")
    else:
        match.play(0, match.read(0, "call"))


@clever
def test_the_best_set_is_kept(level: str) -> None:
    match = begin("8 8 8 10 | 9 9 9 splash | 10 10 8 splash | 9 10 splash splash", pace="calm")
    passed = Counter(chosen(match, 0, level, seed) for seed in range(40))
    assert passed["pass 10"] > 2 * passed["pass 8"]


@clever
def test_four_of_a_kind_are_touched_for_and_never_passed_on(level: str) -> None:
    match = begin("8 8 8 8 | 9 9 9 splash | 10 10 10 splash | 9 10 splash splash", pace="calm")
    assert chosen(match, 0, level) == "touch"


def test_without_four_of_a_kind_the_best_never_touches_and_the_others_the_less_the_better_they_are() -> None:
    """In the calm game, where no hand can startle."""
    match = begin(NO_FOUR, pace="calm")
    false_starts = {
        level: sum(chosen(match, seed % 4, level, seed) == "touch" for seed in range(tries))
        for level, tries in (("novice", 400), ("greedy", 400), ("search", 400), ("master", 40))
    }
    assert 2 * false_starts["search"] < 1.4 * false_starts["greedy"] < false_starts["novice"] < 60
    assert false_starts["search"] > false_starts["master"] == 0


# --- Minds in real time: simulators have no bodies ---------------------------------------------------


@real_time
@every_level
def test_in_real_time_too_a_mind_touches_with_four_of_a_kind_and_never_without(pace: str, level: str) -> None:
    match = begin(FOUR_EIGHTS, pace=pace)
    call(match)
    for seed in range(10):
        assert [chosen(match, seat, level, seed) == "touch" for seat in range(4)] == [True, False, False, False]


def test_of_two_pairs_splash_is_preferred() -> None:
    match = begin("splash splash 8 8 | 9 9 10 8 | 10 10 8 splash | 9 9 10 splash")
    call(match)
    assert chosen(match, 0, "greedy") == "pass 8"


@clever
def test_with_four_among_five_the_fifth_is_passed_if_no_dolphin_is_touched(level: str) -> None:
    match = begin("2 2 2 2 4 | 5 5 6 6 7 | 8 8 9 9 10 | splash splash 3 3 4", game="advanced")
    call(match)
    best, *others = judge(level, match, 0, np.random.default_rng(2))
    assert best.move == TOUCH
    assert match.written(0, [others[0].move]) == ["pass 4"]


@every_level
def test_the_dealer_calls(level: str) -> None:
    match = begin(NO_FOUR, dealer=1, pace="dealer")
    assert {chosen(match, 1, level, seed) for seed in range(10)} == {"call"}


# --- Whole matches -----------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    played = list(play_matches(Contest("dolphins", 4, ("greedy", "random"), {"pace": "calm"}), range(20), jobs=1))
    assert sum(set(match.winners) <= {0, 2} for match in played) >= 18


QUICK = [("random",), ("greedy",), ("greedy", "random")]
SLOW = [("search", "greedy"), ("search", "random", "greedy")]
CONTESTS = [*(("basic", levels) for levels in QUICK + SLOW), *(("advanced", levels) for levels in QUICK)]


@pytest.mark.parametrize(("game", "levels"), CONTESTS)
def test_every_match_is_played_until_it_is_decided(game: str, levels: tuple[str, ...]) -> None:
    """Somebody has won alone, with the whole word: no deal and no tie was cut off."""
    for seed in range(5):
        contest = Contest("dolphins", 4 + seed % 3, levels, {"pace": "calm", "game": game})
        played = play_match(contest, seed)
        assert len(played.winners) == 1
        assert max(played.points) >= WORD


@real_time
@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_minds_without_bodies_play_to_the_end_in_real_time_too(pace: str, game: str) -> None:
    for levels in QUICK:
        played = play_match(Contest("dolphins", 4, levels, {"pace": pace, "game": game}), 1)
        assert len(played.winners) == 1
        assert max(played.points) >= WORD


def test_players_who_all_wait_for_each_others_cards_let_one_go() -> None:
    """Each keeps a pair and a SPLASH!, and sends on what the next has no use for: so it went round for ever."""
    hands = "splash 9 9 10 | splash 7 8 8 | splash 8 8 10 | 7 7 10 10 | splash 7 9 9"
    match = begin(hands, pace="calm")
    rng = np.random.default_rng(1)
    while match.view().deal == 1:
        for seat in match.waiting_for():
            match.play(seat, choose("greedy", match, seat, rng))
        match.let_nature_move(Nature(b"s", (b"",) * 5, "m"))
        assert match.view().passes < 500


# --- Against people ----------------------------------------------------------------------------------


def test_a_person_with_a_mouse_or_a_finger_is_a_match_for_the_middle_level_alone() -> None:
    """Whole matches in real time by a clock turned by hand; fair would be to go without in a quarter of the races."""
    mouse, finger = (share("greedy", device, 20).without for device in ("mouse", "finger"))
    weaker, stronger = share("novice", "mouse", 20).without, share("master", "mouse", 6).without
    print(
        f"\nwithout a dolphin: {mouse:.0%} by mouse, {finger:.0%} by finger; novice {weaker:.0%}, master {stronger:.0%}"
    )
    assert 0.1 < finger < mouse < 0.4
    assert weaker < finger
    assert stronger > 0.55  # in a quarter of the races it has the four of a kind itself
