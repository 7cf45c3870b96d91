"""Why a move is the best: what it brings at once, and what it leaves for later."""

from dataclasses import replace

import numpy as np
import pytest

from splendide.bots.gaining import gain
from splendide.bots.hinting import advise, explained
from splendide.core.errors import Refused
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


def test_a_hint_says_what_its_move_has_over_another_in_the_games_own_terms() -> None:
    played = [match for seed in range(4) for match in rounds(Match(find_game("splitter"), 1), seed)[8:]]
    said = {reason.text for match in played for reason in advise(match, 0, "m", "search").reasons}
    assert {"hint-ahead", "hint-level", "why-points", "why-groups"} <= said


def test_a_game_without_terms_compares_points() -> None:
    match = rounds(Match(replace(find_game("splitter"), reckoning=None), 1), 2)[15]
    gains = {move: gain(match, 0, move, np.random.default_rng(0)) for move in match.moves(0)}
    most, least = max(gains, key=lambda move: gains[move]), min(gains, key=lambda move: gains[move])
    assert gains[most] > gains[least]
    assert [one.text for one in explained(match, 0, most, least, 0)] == ["hint-gain"]
    assert [one.text for one in explained(match, 0, least, most, 0)] == ["hint-later"]
    assert explained(match, 0, most, most, 0) == []


def test_where_hands_race_there_is_no_time_for_hints() -> None:
    game = find_game("dolphins")
    match = Match(game, 4, game.options({"pace": "tempo"}))
    with pytest.raises(Refused, match="no-hints-in-races"):
        advise(match, 0, "m")


@pytest.mark.parametrize("slug", ["splito", "splitit"])
def test_what_the_others_do_meanwhile_is_part_of_it(slug: str) -> None:
    match = rounds(Match(find_game(slug), 3), 3)[5]
    seat = match.waiting_for()[0]
    one, other = (gain(match, seat, match.moves(seat)[0], np.random.default_rng(7)) for _ in range(2))
    assert one == other
