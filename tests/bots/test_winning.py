"""How likely somebody is to win, found by playing on."""

import numpy as np
import pytest

from splendide.bots.appraising import appraise
from splendide.bots.arena import Contest, play_match
from splendide.bots.choice import judge
from splendide.bots.expecting import expected
from splendide.bots.winning import chances_after, chances_in
from splendide.core.kernels import imagine_for
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.record import play_through

GAME = find_game("splito")
SEATS = 3


def after_rounds(rounds: int, seed: int = 0) -> Match:
    """A match that novices have played so far, everybody being asked."""
    record = play_match(Contest("splito", SEATS, ("novice",), {}), seed, recorded=True).record
    assert record
    whole, match = play_through(record), Match(GAME, SEATS)
    for entry in whole.log:
        if match.waiting_for() == [0, 1, 2]:
            if rounds == 0:
                return match
            rounds -= 1
        match.enter(entry)
    return match


def test_who_has_won_is_sure_to_win() -> None:
    match = after_rounds(99)
    assert match.over
    shares = [(seat in match.winners()) / len(match.winners()) for seat in range(SEATS)]
    assert chances_in(GAME, match.states, 10, np.random.default_rng(0)) == pytest.approx(shares)


def test_somebody_will_win() -> None:
    for rounds in (0, 6, 12):
        chances = expected(GAME, after_rounds(rounds).states, np.random.default_rng(1), 200)
        assert sum(chances) == pytest.approx(1)


def test_people_with_sense_who_are_far_ahead_stay_ahead() -> None:
    """Whoever plays on at random often throws it away again: then the curve would tell of luck that nobody had."""
    ends = [after_rounds(11, seed) for seed in range(8)]
    surest = [max(chances_in(GAME, match.states, 200, np.random.default_rng(2))) for match in ends]
    match = Match(GAME, SEATS)
    match.let_nature_move(Nature(b"even", (), "even"))
    assert np.mean(surest) > 0.8 > max(chances_in(GAME, match.states, 200, np.random.default_rng(2)))


def test_the_same_seed_gives_the_same_chances_and_a_better_move_better_ones() -> None:
    """Moves as the strongest bot sees them, the best against the worst of those that it tried."""
    gains = []
    for seed in range(6):
        match = after_rounds(8, seed)
        tried = [one.move for one in judge("master", match, 0, np.random.default_rng(seed)) if one.tries]
        ends = tried[0], tried[-1]
        again = [chances_after(GAME, match.hidden(0), 0, [*ends], np.random.default_rng(3), 200) for _ in range(2)]
        assert again[0] == again[1]
        gains.append(again[0][0] - again[0][1])
    assert np.mean(gains) > 0.05


def test_where_time_is_short_fewer_truths_do() -> None:
    match = after_rounds(5)
    (found,) = chances_after(GAME, match.hidden(0), 0, match.moves(0)[:1], np.random.default_rng(3), milliseconds=0.0)
    assert 20 * found == pytest.approx(round(20 * found * 6) / 6)  # of twenty truths, wins that up to three share


def test_a_teacher_tells_chances_to_win_of_what_its_seat_knows() -> None:
    """In truths that a seat can't tell apart it says the same."""
    match = after_rounds(4)
    twin = match.fork()
    states = match.hidden(1)
    imagine_for(states, 1, np.random.default_rng(5))
    twin.states = states
    one, other = (appraise("search", each, 1, np.random.default_rng(6)) for each in (match, twin))
    assert one == other
    assert all(0 <= judged.value <= 1 for judged in one)
    assert one[0].chance == max(judged.chance for judged in one)
