"""Quick thoughts: they count as the rules do, and lead to legal moves."""

import numpy as np
import pytest

from splendide.core.game import NATURE
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.position import Position
from splendide.games.splito.bot import CHANCES, TO_COME
from splendide.games.splito.cards import LEAST, MAJORITY, MOST, NUMBERS, Objective
from splendide.games.splito.chances import ROW_NAMES, SHAPE, nearest, row_name
from splendide.games.splito.rules import commons_won, is_met, moves, play
from splendide.games.splito.sense import sensible_move
from splendide.games.splito.tally import AIM, beyond, find_most, list_objectives, make_desk

OUT = np.zeros(4096, np.int64)


def some_rounds(seats: int, rounds: int, rng: np.random.Generator) -> Position:
    """So many rounds have been played at random."""
    s = Match(find_game("splito"), seats).states[0]
    while s.pending >> NATURE:
        play(s, NATURE, random_move(s, NATURE, OUT, rng))
    while s.turn < rounds:
        seat = lowest_seat(s.pending)
        play(s, seat, random_move(s, seat, OUT, rng))
    return s


def is_reached(card: int, distance: int) -> bool:
    """Whether an objective that is so far beyond its aim is met."""
    if MAJORITY[card]:
        return distance > 0
    return bool(LEAST[card] <= distance + AIM[card] <= MOST[card])


@pytest.mark.parametrize(("seats", "rounds"), [(3, 13), (4, 7), (8, 11)])
def test_every_objective_of_every_zone_is_counted_as_the_rules_count_it(seats: int, rounds: int) -> None:
    s = some_rounds(seats, rounds, np.random.default_rng(seats))
    desk, found = make_desk(s), 0
    for zone in range(seats):
        find_most(desk, seats, zone, seats)
        for card in desk[seats + 1, : list_objectives(s, zone, desk, seats + 1)].tolist():
            found += 1
            assert is_reached(card, beyond(desk, zone, seats, card, commons_won(s, zone))) == is_met(s, zone, card)
    assert found == int((s.zone[:seats, NUMBERS:] > 0).sum()) > 0


@pytest.mark.parametrize(("seats", "rounds"), [(3, 0), (5, 6), (8, 12)])
def test_what_is_sensible_is_legal(seats: int, rounds: int) -> None:
    rng = np.random.default_rng(seats)
    s = some_rounds(seats, rounds, rng)
    for seat in range(seats):
        legal = OUT[: moves(s, seat, OUT)].tolist()
        assert {sensible_move(s, seat, CHANCES, TO_COME, rng) for _ in range(10)} <= set(legal)


def test_what_has_been_learned_is_likely_where_it_is_met_and_impossible_where_it_is_lost() -> None:
    assert CHANCES.shape == SHAPE
    assert ((CHANCES >= 0) & (CHANCES <= 1)).all()
    pair, at_the_end = CHANCES[ROW_NAMES.index("pair-of-value")], 0
    assert pair[at_the_end].argmax() == SHAPE[2] // 2
    assert pair[at_the_end].max() > 0.95


def test_an_objective_of_an_owners_list_borrows_the_chances_of_the_nearest() -> None:
    known = ["size-exactly 13", "size-exactly 17", "pair-of-value"]
    assert nearest(row_name(Objective("s14", "size-exactly", 14, 2)), known) == "size-exactly 13"
    assert nearest(row_name(Objective("p2", "pair-of-value", 2, 2)), known) == "pair-of-value"
    assert nearest("none-of-value", known) is None
