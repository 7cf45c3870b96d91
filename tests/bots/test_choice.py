"""What bots know, and how well they play."""

from itertools import pairwise
from statistics import fmean

import numpy as np
import pytest

from splendide.bots import LEVELS, choose, judge
from splendide.bots.arena import Contest, play_match, play_matches
from splendide.core.errors import Refused
from splendide.core.facts import Search
from splendide.core.kernels import imagine_for
from splendide.core.library import find_game, slugs
from splendide.core.match import Match
from splendide.core.nature import Nature

NATURE_OF_IT = Nature(b"bots", (b"",) * 3, "m")


def opening() -> Match:
    match = Match(find_game("splitter"), 3)
    match.let_nature_move(NATURE_OF_IT)
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_a_legal_move_and_the_same_one_with_the_same_seed(level: str) -> None:
    match = opening()
    before = match.states.tobytes()
    first, again = (choose(level, match, 1, np.random.default_rng(3)) for _ in range(2))
    assert first == again
    assert first in match.moves(1)
    assert match.states.tobytes() == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_know_what_the_others_have_chosen(level: str) -> None:
    choices = []
    for hidden_choice in (0, 40):
        match = opening()
        match.play(0, hidden_choice)
        choices.append(judge(level, match, 1, np.random.default_rng(3)))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("slug", slugs())
def test_a_bot_decides_alike_in_every_truth_that_it_cannot_tell_apart(slug: str) -> None:
    game, rng = find_game(slug), np.random.default_rng(1)
    match = Match(game, game.seats[-1])
    for _ in range(12):
        match.let_nature_move(NATURE_OF_IT)
        seat = match.waiting_for()[-1]
        twin = match.fork()
        twin.states = match.hidden(seat)
        imagine_for(twin.states, seat, rng)
        truth, other = (judge("greedy", each, seat, np.random.default_rng(3)) for each in (match, twin))
        assert truth == other
        match.play(match.waiting_for()[0], choose("random", match, match.waiting_for()[0], rng))


def test_a_bot_decides_only_when_it_is_asked() -> None:
    match = opening()
    match.play(1, match.moves(1)[0])
    with pytest.raises(Refused, match="not-your-turn"):
        judge("greedy", match, 1, np.random.default_rng(0))
    with pytest.raises(Refused, match="unknown-level"):
        judge("genius", match, 0, np.random.default_rng(0))


def test_all_moves_are_judged_the_best_first() -> None:
    match = opening()
    judged = judge("master", match, 0, np.random.default_rng(0))
    assert sorted(one.move for one in judged) == sorted(match.moves(0))
    assert judged[0].tries > judged[-1].tries
    assert judged[0].chance == sum(one.chance for one in judged) == 1


def test_a_thought_that_is_timed_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at between small efforts: one that leaps ahead leaves one for each halving."""
    moments = iter(range(1000))
    monkeypatch.setattr("splendide.bots.thought.time.perf_counter", lambda: float(next(moments)))
    judged = judge("master", opening(), 0, np.random.default_rng(0), milliseconds=1)
    assert 0 < sum(one.tries for one in judged) < 200


def splitting(seats: int) -> Match:
    match = Match(find_game("splitit"), seats)
    match.let_nature_move(Nature(b"split", (), "m"))
    return match


def test_bets_are_mixed_and_drawn_as_often_as_they_should_be() -> None:
    match = splitting(3)
    splitter = match.waiting_for()[0]
    match.play(splitter, match.moves(splitter)[6])  # two cards, two, three
    judged = judge("master", match, 1, np.random.default_rng(1))
    assert sum(one.chance for one in judged) == pytest.approx(1)
    assert 0 < judged[0].chance < 1
    drawn = {choose("master", match, 1, np.random.default_rng(seed)) for seed in range(30)}
    assert len(drawn) > 1
    match.play(0, match.moves(0)[0])
    assert judge("master", match, 1, np.random.default_rng(1)) == judged, "a secret bet tells nothing"


def bet_upon(seats: int) -> tuple[Match, int]:
    """Bets are asked for at Split it!, and of whom."""
    match = splitting(seats)
    splitter = match.waiting_for()[0]
    match.play(splitter, match.moves(splitter)[6])
    return match, match.waiting_for()[0]


@pytest.mark.parametrize(("match", "seat"), [(opening(), 0), bet_upon(3)])
def test_two_bots_of_one_level_have_different_tastes(match: Match, seat: int) -> None:
    one, same, other = (judge("novice", match, seat, np.random.default_rng(1), person=who) for who in (1, 1, 2))
    assert one == same
    assert {each.move: each.chance for each in one} != {each.move: each.chance for each in other}


def test_a_random_player_does_not_win_among_masters() -> None:
    played = [play_match(Contest("splitit", 3, ("random", "master", "master")), seed) for seed in range(5)]
    assert sum(0 in one.winners for one in played) <= 1


def mean_points(level: str, matches: int) -> float:
    return fmean(played.points[0] for played in play_matches(Contest("splitter", 1, (level,)), range(matches)))


def test_each_level_is_about_as_far_above_the_one_below() -> None:
    means = [mean_points(level, 40) for level in ("random", "novice", "greedy")]
    assert all(4 < higher - lower < 12 for lower, higher in pairwise(means))


def test_search_is_far_better_than_random_even_when_it_thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find_game("splitter").tuning, "SEARCH", Search(20_000, False, (2, 3), 4))
    assert mean_points("master", 4) > 28


def test_a_game_says_how_a_level_errs_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def chances() -> list[float]:
        return sorted(one.chance for one in judge("master", opening(), 0, np.random.default_rng(0)))

    always, tempered = chances(), Search(20_000, False, (2, 3), 4, tempers={"master": {"careless": 0.5}})
    monkeypatch.setattr(find_game("splitter").tuning, "SEARCH", tempered)
    sometimes = chances()
    assert (always[-1], always[0]) == (1, 0)
    assert sometimes[-1] == pytest.approx(0.5 + sometimes[0])
    assert sometimes[0] == pytest.approx(0.5 / len(sometimes))


@pytest.mark.parametrize(("listed", "most", "played_on"), [(4, 0, 4), (4, 2, 2), (4, 9, 4), (0, 3, 3)])
def test_a_game_says_how_many_moves_a_level_plays_on_from(
    listed: int, most: int, played_on: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tempered = Search(20_000, False, (2, 3), listed, tempers={"search": {"shortlist": most}})
    monkeypatch.setattr(find_game("splitter").tuning, "SEARCH", tempered)
    judged = judge("search", opening(), 0, np.random.default_rng(0))
    assert sum(one.tries > 0 for one in judged) == played_on < len(judged)


def test_the_arena_gives_the_same_matches_however_many_jobs() -> None:
    contest = Contest("splitter", 2, ("random",), {"sheet": "B"})
    one, two = (list(play_matches(contest, range(30, 50), jobs)) for jobs in (1, 2))
    assert one == two
    assert [played.seed for played in one] == list(range(30, 50))


def test_greedy_bots_at_one_table_need_not_play_the_same_match() -> None:
    contest = Contest("splitter", 6, ("greedy",))
    for played in play_matches(contest, range(3)):
        assert len(set(played.points)) > 2


def test_two_masters_at_splitter_do_not_fill_the_same_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("splitter")
    monkeypatch.setattr(game.tuning, "SEARCH", game.search._replace(effort=100_000))
    match, differ = opening(), 0
    for _ in range(6):
        chosen = [choose("master", match, 0, np.random.default_rng(3), person=person) for person in (1, 2, 3)]
        differ += len(set(chosen)) > 1
        for seat in range(3):
            match.play(seat, chosen[0])
        match.let_nature_move(NATURE_OF_IT)
    assert differ >= 2


def test_two_masters_at_split_it_take_cards_and_one_of_them_wins() -> None:
    """Two who only starve each other are each as likely to win as any: dull to play with, and to watch."""
    matches = [play_match(Contest("splitit", 2, ("master",)), seed) for seed in range(4)]
    assert min(sum(one.points) for one in matches) >= 30
    assert sum(len(one.winners) == 1 for one in matches) >= 2


@pytest.mark.parametrize(("seats", "strongest", "second"), [(3, 10, 4), (4, 10, 4), (5, 4, 4), (8, 4, 4)])
def test_where_many_sit_at_a_table_fewer_moves_are_looked_at_closely(seats: int, strongest: int, second: int) -> None:
    """And where there are few, fewer by the second strongest, who has less time."""
    match = Match(find_game("splito"), seats)
    match.let_nature_move(NATURE_OF_IT)
    for level, closely in (("master", strongest), ("search", second)):
        judged = judge(level, match, 0, np.random.default_rng(3), milliseconds=1)
        assert sum(one.tries > 0 for one in judged) == closely
