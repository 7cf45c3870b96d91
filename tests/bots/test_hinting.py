"""Why a move is the best: what it brings at once, and what it leaves for later."""

import numpy as np
import pytest

from splendide.bots.gaining import gain
from splendide.bots.hinting import advise, why_ahead
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature

NATURE = Nature(b"hints", (), "hints")


def rounds(match: Match, seed: int) -> list[Match]:
    """The positions of a match that is played at random, each when the seat is asked."""
    rng, seen = np.random.default_rng(seed), []
    match.let_nature_move(NATURE)
    while not match.over:
        seen.append(match.fork())
        for seat in match.waiting_for():
            moves = match.moves(seat)
            match.play(seat, moves[rng.integers(len(moves))])
        match.let_nature_move(NATURE)
    return seen


def test_what_a_move_brings_alone_is_what_it_brings() -> None:
    for match in rounds(Match(find_game("splitter"), 1), 1)[10:]:
        move = match.moves(0)[0]
        after = match.fork()
        after.play(0, move)
        brought = int(after.points()[0, 0] - match.points()[0, 0])
        assert gain(match, 0, move, np.random.default_rng(0)) == brought


def test_a_hint_says_that_a_move_brings_more_at_once_or_leaves_more_for_later() -> None:
    played = [match for seed in range(4) for match in rounds(Match(find_game("splitter"), 1), seed)[8:]]
    advice = [advise(match, 0, "m", "search") for match in played]
    assert "hint-gain" in {one.reason for one in advice}
    for one in advice:
        first, next_best = one.gains
        assert (first > next_best) == (one.reason == "hint-gain")
        assert (first < next_best) == (one.reason == "hint-later")


def test_a_move_may_bring_less_now_and_be_better() -> None:
    assert (why_ahead(2, 5), why_ahead(5, 2), why_ahead(3, 3)) == ("hint-later", "hint-gain", "hint-ahead")


@pytest.mark.parametrize("slug", ["splito", "splitit"])
def test_what_the_others_do_meanwhile_is_part_of_it(slug: str) -> None:
    match = rounds(Match(find_game(slug), 3), 3)[5]
    seat = match.waiting_for()[0]
    one, other = (gain(match, seat, match.moves(seat)[0], np.random.default_rng(7)) for _ in range(2))
    assert one == other
