"""What a teacher says of a finished match."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

import numpy as np
import pytest

from splendide.bots.analysis import Analysis, JudgedDecision, accuracy_of, analyse
from splendide.bots.arena import Contest, play_match
from splendide.bots.decisions import choices_in
from splendide.bots.expecting import expected, usual
from splendide.bots.marks import TOLERANCES, mark_of
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.kernels import copied, make_move
from splendide.core.library import find_game
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.record import play_through
from splendide.games.splitit.tests.positions import begin, bet, split
from tests.playing import play

PLAYERS = ("random", "novice", "greedy")
MATCHES = {"splitter": 4, "splito": 40, "splitit": 4}  # the more, the more there is of luck
QUICK = "greedy"  # one move far, where games are searched


@cache
def played(game: str, seats: int = 3, seed: int = 0, levels: tuple[str, ...] = PLAYERS) -> Match:
    options = find_game(game).simulated({})
    record = play_match(Contest(game, seats, levels, options), seed, recorded=True).record
    assert record
    return play_through(record)


@cache
def analysed(game: str, seed: int = 0) -> Analysis:
    return analyse(played(game, seed=seed), level=QUICK)


@pytest.mark.parametrize("game", MATCHES)
def test_who_loses_less_of_what_is_at_stake_gets_more(game: str) -> None:
    """Over a few matches; `docs/analysis.md` says what it is over many."""
    accuracy, got = [], []
    for seed in range(MATCHES[game]):
        points = played(game, seed=seed).points()[:, 0].tolist()
        accuracy += [player.accuracy or 0.0 for player in analysed(game, seed).players]
        got += [mine - np.mean(points) for mine in points]
    correlation = float(np.corrcoef(accuracy, got)[0, 1])
    print(f"{game}: {correlation:+.2f}")
    assert correlation > 0.1


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played("splitter", 1)
    assert analyse(match, seed=3, level="search") == analyse(match, seed=3, level="search")


def test_no_move_loses_more_than_a_match() -> None:
    """Though the margin counts too, and moves that are not worth trying are told by their looks alone."""
    found = analyse(played("splito"), level="search")
    assert found.unit == "wins"
    assert all(0 <= one.loss <= 1 and 0 <= one.stake <= 1 for one in found.decisions)


def test_a_move_that_is_examined_is_tried_as_often_as_the_best() -> None:
    analysis = analyse(played("splitter", 1, levels=("random",)), level="search")
    assert any(one.mark == "mistake" for one in analysis.decisions)
    assert all((one.loss == 0) == (one.mark == "best") for one in analysis.decisions)


@pytest.mark.parametrize("game", ["splitter", "splito", "splitit"])
def test_every_choice_that_stood_is_judged_once_at_its_step(game: str) -> None:
    match, analysis = played(game), analysed(game)
    again = Match(match.game, match.seats, match.options)
    for entry in match.log:
        again.enter(entry)
    assert len(analysis.curve) == len(again.moments)
    for one in analysis.decisions:
        moment = again.moments[one.step]
        assert moment.since <= one.number < moment.number
        assert again.told[one.number].entry.text == one.move
    assert len({one.number for one in analysis.decisions}) == len(analysis.decisions)
    assert all(analysis.decisions[k].mark in ("inaccurate", "mistake") for k in analysis.deciding)


def test_a_choice_that_was_changed_or_taken_back_is_not_judged() -> None:
    match = Match(find_game("splitter"), 2)
    nature = Nature(b"changed", (), "m")
    match.let_nature_move(nature)
    first, second, third = match.written(0, match.moves(0)[:3])
    match.play(0, match.read(0, first))
    match.play(0, match.read(0, second))
    match.take_back(0)
    match.play(0, match.read(0, third))
    while not match.over:
        for seat in match.waiting_for():
            match.play(seat, match.moves(seat)[0])
        match.let_nature_move(nature)
    decisions = [one.move for one in analyse(match, level=QUICK).decisions if one.seat == 0]
    assert decisions[0] == third
    assert len(decisions) <= 22


def test_a_step_that_was_taken_back_is_no_choice_that_stood() -> None:
    match = begin("4 3 J J 5 7 9")
    split(match, "4|2|1")
    bet(match, "white pink pink")
    play(match, 0, "joker 4")
    match.take_back(0)
    play(match, 0, "joker 3")
    made = [choice.entry.text for choice in choices_in(Match(match.game, match.seats, match.options), match.log)]
    assert made == ["split 4|2|1", "bet white", "bet pink", "bet pink", "joker 3"]


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """Whoever chose after the others is judged as though they had not chosen yet."""
    match = played("splitter")
    turned = Match(match.game, match.seats, match.options)
    for entry in _the_other_way_round(match.log):
        turned.enter(entry)
    said = [
        sorted((one.step, one.seat, one.best, one.loss) for one in analyse(each, level=QUICK).decisions)
        for each in (match, turned)
    ]
    assert said[0] == said[1]


def _the_other_way_round(log: list[Entry]) -> Iterator[Entry]:
    """Within each round the seats choose in the opposite order."""
    for _, entries in groupby(log, lambda entry: entry.seat == NATURE):
        yield from reversed(list(entries))


def test_a_roll_is_lucky_where_it_is_better_than_others() -> None:
    """All rolls together are neither."""
    match, luck = played("splitter"), []
    before = next(moment for moment in match.moments if int(moment.states["pending"][0]) >> NATURE & 1).states
    for roll in range(36):
        after = copied(before)
        make_move(after, NATURE, roll)
        rng = np.random.default_rng(0)
        luck.append(np.subtract(expected(match.game, after, rng), usual(match.game, before, rng)))
    assert np.abs(np.sum(luck, axis=0)).max() < 1e-6
    assert np.ptp(luck, axis=0).min() > 0.5


def test_in_wins_all_together_expect_one() -> None:
    for game in ("splito", "splitit"):
        analysis = analysed(game)
        assert analysis.unit == "wins"
        assert all(sum(row) == pytest.approx(1, abs=0.01) for row in analysis.curve)
        assert sum(player.luck or 0.0 for player in analysis.players) == pytest.approx(0, abs=0.05)


@pytest.mark.parametrize(("game", "seats"), [("dolphins", 4), ("tower", 2)])
def test_a_mind_of_its_own_weighs_moves_and_foresees_who_wins(game: str, seats: int) -> None:
    match = played(game, seats, levels=("random", "greedy"))
    analysis = analyse(match, level=QUICK)
    assert analysis.unit == "wins"
    assert {one.mark for one in analysis.decisions} > {"best", "mistake"}
    assert all(sum(row) == pytest.approx(1, abs=0.01) for row in analysis.curve)
    assert [share == 1 for share in analysis.curve[-1]] == [seat in match.winners() for seat in range(seats)]
    assert analysis.players[0].luck is None


def test_who_decides_worse_is_less_accurate_but_is_told_so_in_a_number_that_says_something() -> None:
    """Players at random differ from each other too: nobody who chose is told 0."""
    for game in ("tower", "splitit"):
        seats = find_game(game).seats[0]
        random, greedy = (analyse(played(game, seats, levels=(level,)), level=QUICK) for level in ("random", "greedy"))
        worse, better = ([player.accuracy or 0.0 for player in one.players] for one in (random, greedy))
        assert 5 < np.mean(worse) < np.mean(better) < 100


def test_the_best_sheet_with_hindsight_is_one_that_these_rolls_make_and_beats_what_was_made() -> None:
    match = played("splitter", 1)
    found = analyse(match, level=QUICK).possible
    assert found
    assert found.points == found.view["sheets"][0]["total"] > match.points()[0, 0]
    again = Match(match.game, 1, match.options)
    for entry, text in zip([one for one in match.log if one.seat == NATURE], found.moves, strict=True):
        again.play(NATURE, entry.move)
        again.play(0, again.read(0, text))
    assert again.points()[0, 0] == found.points
    assert analysed("splito").possible is None


def test_a_match_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(Refused, match="analysis-not-over"):
        analyse(Match(find_game("splitter"), 1))


def test_marks_and_accuracy() -> None:
    marks = [mark_of(loss, False, TOLERANCES["points"]) for loss in (0.0, 0.4, 1.0, 2.0)]
    assert marks == ["best", "fine", "inaccurate", "mistake"]
    assert mark_of(0.2, True, TOLERANCES["wins"]) == "best"


def test_accuracy_halves_with_every_loss_and_counts_by_what_was_at_stake() -> None:
    def accuracy(*decisions: tuple[float, float]) -> float | None:
        made = [
            JudgedDecision(0, 0, 0, "", "", loss, stake, weight=1.0, mark="fine", listed=True)
            for loss, stake in decisions
        ]
        return accuracy_of(made, half=0.1)

    assert [accuracy((loss, 1.0)) for loss in (0.0, 0.1, 0.2)] == [100, 50, 25]
    assert accuracy((0.0, 3.0), (0.1, 1.0)) == 87.5
    assert accuracy((0.0, 0.0)) is None
    assert accuracy() is None


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    analyse(played("splitter", 1), level=QUICK, progress=lambda done, all_: told.append((done, all_)))
    assert [done for done, _ in told] == list(range(1, told[0][1] + 1))


def test_no_move_at_the_dolphins_loses_more_than_a_match() -> None:
    """Not even by passing one of four alike; touching too early costs about a letter."""
    decisions = analyse(played("dolphins", 4, levels=("random",)), level=QUICK).decisions
    assert max(one.loss for one in decisions) < 0.5
    early = [one.loss for one in decisions if one.move == "touch" and one.mark == "mistake"]
    assert early
    assert 0.1 < np.mean(early) < 0.4
