"""Quick thoughts: they count as the rules do, overlook nothing that a card changes, and lead to legal moves."""

from collections.abc import Iterator

import numpy as np
import pytest

from splendide.core.game import NATURE
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.position import Position
from splendide.games.splito import ROUNDS
from splendide.games.splito.bot import CHANCES, TO_COME
from splendide.games.splito.cards import COLOURS, LEAST, MAJORITY, MOST, NUMBERS, SIZE, VALUES, WHAT, Objective
from splendide.games.splito.chances import ROW_NAMES, SHAPE, guessed_chances, nearest, row_name
from splendide.games.splito.rules import commons_won, is_met, moves, play, zone_points
from splendide.games.splito.sense import BUILDER, ENVIOUS, find_changes, hope, lead_of, move_of, promise
from splendide.games.splito.tally import AIM, CARDS_AT, FIRST_AT, OBJECTIVES_AT, beyond, find_most, make_desk, put

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


def objectives(s: Position) -> Iterator[tuple[int, int]]:
    """Zone and card of each that lies there."""
    for zone, card in np.argwhere(s.zone[: s.seats, NUMBERS:] > 0).tolist():
        yield zone, card + NUMBERS


@pytest.mark.parametrize(("seats", "rounds"), [(3, 13), (4, 7), (8, 11)])
def test_every_objective_of_every_zone_is_counted_as_the_rules_count_it(seats: int, rounds: int) -> None:
    s = some_rounds(seats, rounds, np.random.default_rng(seats))
    desk = make_desk(s)
    for zone, card in objectives(s):
        assert card in desk[zone, FIRST_AT:][: desk[zone, OBJECTIVES_AT]]
        assert is_reached(card, beyond(desk, zone, card, commons_won(s, zone))) == is_met(s, zone, card)
    assert desk[:seats, OBJECTIVES_AT].sum() == len(list(objectives(s))) > 0


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_at_the_end_a_guess_is_what_the_zone_is_worth(seats: int) -> None:
    s = some_rounds(seats, ROUNDS, np.random.default_rng(seats))
    desk, zones, guessed = make_desk(s), range(seats), guessed_chances()
    assert [promise(s, desk, zone, 0, guessed) for zone in zones] == [zone_points(s, zone) for zone in zones]
    assert any(zone_points(s, zone) for zone in zones)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 4), (4, 9), (8, 11)])
@pytest.mark.parametrize("kind", [BUILDER, ENVIOUS])
def test_what_a_number_card_changes_in_each_zone_is_known_without_trying_it(seats: int, rounds: int, kind: int) -> None:
    s = some_rounds(seats, rounds, np.random.default_rng(seats))
    for zone, card in objectives(s):
        s.zone[zone, card] -= WHAT[card] == SIZE  # they count commons too, which is overlooked
    desk, left, elsewhere = make_desk(s), ROUNDS - rounds, 0
    before = [promise(s, desk, zone, left, CHANCES[kind]) for zone in range(seats)]
    for to in range(seats):
        changes = np.zeros((seats, CARDS_AT))
        find_changes(s, desk, to, left, CHANCES[kind], changes)
        for card in range(NUMBERS):
            put(desk, to, card, 1)
            find_most(desk)
            for zone in range(seats):
                change = promise(s, desk, zone, left, CHANCES[kind]) - before[zone]
                assert change == pytest.approx(changes[zone, card // VALUES] + changes[zone, COLOURS + card % VALUES])
                elsewhere += zone != to and change != 0
            put(desk, to, card, -1)
            find_most(desk)
    assert elsewhere > 0
    assert (desk == make_desk(s)).all()


@pytest.mark.parametrize(("seats", "rounds"), [(3, 0), (5, 6), (8, 12)])
@pytest.mark.parametrize("kind", [BUILDER, ENVIOUS])
def test_what_is_sensible_is_legal(seats: int, rounds: int, kind: int) -> None:
    rng = np.random.default_rng(seats)
    s = some_rounds(seats, rounds, rng)
    for seat in range(seats):
        legal = OUT[: moves(s, seat, OUT)].tolist()
        assert {move_of(kind, s, seat, CHANCES[kind], TO_COME[kind], rng) for _ in range(10)} <= set(legal)


def test_a_shared_zone_beats_no_neighbour_but_an_envious_one_spoils_it_for_a_leader() -> None:
    """Seats 0 to 3 have the zones to their left and right; seat 1 leads by the zone that seat 2 has no part in."""
    fair, spoiled = np.array([9.0, 4.0, 5.0, 2.0]), np.array([9.0, 2.0, 5.0, 2.0])
    by_neighbour = [hope(4, 2, 1.0, np.log(zones)) for zones in (fair, spoiled)]
    assert by_neighbour[1] < by_neighbour[0], "against seat 3 it needs what it shares with seat 1"
    assert lead_of(4, 2, spoiled) > lead_of(4, 2, fair)


def test_what_has_been_learned_is_likely_where_it_is_met_and_impossible_where_it_is_lost() -> None:
    assert CHANCES.shape == (2, *SHAPE)
    assert ((CHANCES >= 0) & (CHANCES <= 1)).all()
    pair, at_the_end = CHANCES[BUILDER, ROW_NAMES.index("pair-of-value")], 0
    assert pair[at_the_end].argmax() == SHAPE[2] // 2
    assert pair[at_the_end].max() > 0.95


def test_an_objective_of_an_owners_list_borrows_the_chances_of_the_nearest() -> None:
    known = ["size-exactly 13", "size-exactly 17", "pair-of-value"]
    assert nearest(row_name(Objective("s14", "size-exactly", 14, 2)), known) == "size-exactly 13"
    assert nearest(row_name(Objective("p2", "pair-of-value", 2, 2)), known) == "pair-of-value"
    assert nearest("none-of-value", known) is None
