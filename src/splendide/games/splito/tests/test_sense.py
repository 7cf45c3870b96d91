"""Quick thoughts: they count as the rules do, overlook nothing that a card changes, and lead to legal moves."""

from collections.abc import Iterator

import numpy as np
import pytest

from splendide.core.game import MOST_MOVES, NATURE
from splendide.core.kernels import lowest_seat, move_buffer, random_move
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.position import Position
from splendide.games.splito import ROUNDS
from splendide.games.splito.bot import CHANCES, TO_COME
from splendide.games.splito.cards import COLOURS, LEAST, MAJORITY, MOST, NUMBERS, SIZE, VALUES, WHAT, Objective
from splendide.games.splito.chances import ROW_NAMES, SHAPE, guessed_chances, nearest, row_name
from splendide.games.splito.notes import (
    BUILDER,
    COMPARED_AT,
    ENVIOUS,
    GAIN,
    HARM,
    MOMENT_AT,
    NOTES_AT,
    NOW,
    ONE_MORE,
    SEEN,
    keep_notes,
    moment,
    note_harm,
    note_pairs,
    note_zones,
    notes_in,
    seen,
)
from splendide.games.splito.rules import LEFT, MOST_SEATS, RIGHT, commons_won, is_met, moves, play, zone_points
from splendide.games.splito.sense import hope, judged, judged_everywhere, lead_of, look_at, move_of, promise, sureness
from splendide.games.splito.tally import AIM, FIRST_AT, OBJECTIVES_AT, beyond, find_most, make_desk, put

OUT = move_buffer()


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
    desk, left, elsewhere = make_desk(s), ROUNDS - 1 - rounds, 0
    before = [promise(s, desk, zone, left, CHANCES[kind]) for zone in range(seats)]
    notes = notes_in(np.zeros_like(OUT), seats)
    compared = note_zones(s, desk, CHANCES, TO_COME, notes)
    assert notes[kind, :seats, NOW] == pytest.approx(np.array(before) + TO_COME[kind, left])
    assert (notes[kind, :seats, ONE_MORE] == notes[kind, :seats, NOW]).all(), "without objectives that count all cards"
    for to in range(seats):
        harmful = note_harm(kind, seats, desk, to, compared, notes)
        assert not notes[kind, to, HARM:NOW].any(), "a card harms no zone that it is played to"
        for card in range(NUMBERS):
            columns = np.array([card // VALUES, COLOURS + card % VALUES])
            changes = notes[kind, :seats, HARM + columns].sum(axis=0)
            assert bool(changes.any()) == bool((harmful >> columns & 1).any())
            elsewhere += changes.any()
            changes[to] = notes[kind, to, GAIN + columns].sum()
            put(desk, to, card, 1)
            find_most(desk)
            after = [promise(s, desk, zone, left, CHANCES[kind]) for zone in range(seats)]
            assert np.subtract(after, before) == pytest.approx(changes)
            put(desk, to, card, -1)
            find_most(desk)
    assert elsewhere > 0
    assert (desk == make_desk(s)).all()


@pytest.mark.parametrize("seats", [3, 4, 8])
@pytest.mark.parametrize("kind", [BUILDER, ENVIOUS])
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_a_card_that_harms_no_other_zone_is_judged_as_if_all_were_looked_at(seats: int, kind: int, side: int) -> None:
    s, out = some_rounds(seats, 8, np.random.default_rng(seats)), np.zeros_like(OUT)
    keep_notes(s, 0, CHANCES, TO_COME, out)
    notes = notes_in(out, seats)
    note_pairs(kind, seats, notes)
    for seat in range(seats):
        look = look_at(kind, seats, seat, side, sureness(4), notes)
        zones = notes[kind, :seats, SEEN].copy()
        zones[look.to] = seen(kind, notes[kind, look.to, ONE_MORE])
        whole = hope(seats, seat, look.sure, zones) if kind == BUILDER else lead_of(seats, seat, zones)
        assert judged(look, zones[look.to], notes) == pytest.approx(whole)


@pytest.mark.parametrize("kind", [BUILDER, ENVIOUS])
def test_a_card_that_harms_another_zone_is_judged_by_what_all_zones_are_then(kind: int) -> None:
    s, out, harmed = some_rounds(4, 9, np.random.default_rng(4)), np.zeros_like(OUT), 0
    keep_notes(s, 0, CHANCES, TO_COME, out)
    notes, desk = notes_in(out, 4), make_desk(s)
    for side in (LEFT, RIGHT):
        look = look_at(kind, 4, 2, side, sureness(3), notes)
        harmed |= note_harm(kind, 4, desk, look.to, out[COMPARED_AT], notes)
        for colour in range(COLOURS):
            after = notes[kind, :4, NOW] + notes[kind, :4, HARM + colour] + notes[kind, :4, HARM + COLOURS]
            after[look.to] = notes[kind, look.to, [ONE_MORE, GAIN + colour, GAIN + COLOURS]].sum()
            zones = np.array([seen(kind, points) for points in after])
            whole = hope(4, 2, look.sure, zones) if kind == BUILDER else lead_of(4, 2, zones)
            assert judged_everywhere(look, colour, COLOURS, notes) == pytest.approx(whole)
    assert harmed


def test_notes_have_room_behind_the_moves() -> None:
    s = some_rounds(MOST_SEATS, 0, np.random.default_rng(0))
    assert max(moves(s, seat, OUT) for seat in range(MOST_SEATS)) + 2 <= MOMENT_AT
    assert NOTES_AT + notes_in(OUT, MOST_SEATS).size <= MOST_MOVES


def test_who_finds_the_notes_of_another_moves_as_if_they_were_its_own() -> None:
    """Notes are handed on within a round, and never from one round or position to another."""
    shared, handed_on = np.zeros_like(OUT), 0
    for match in range(3):
        s = some_rounds(5, 4, np.random.default_rng(match))
        for other in range(match):  # who have chosen before anything was noted
            play(s, other, random_move(s, other, OUT, np.random.default_rng(0)))
        while s.pending:
            seat = lowest_seat(s.pending)
            handed_on += shared[MOMENT_AT] == moment(s, s.pending)
            found, own = (
                move_of(BUILDER, s, seat, CHANCES, TO_COME, out, np.random.default_rng(seat))
                for out in (shared, np.zeros_like(OUT))
            )
            assert found == own
            play(s, seat, found)
    assert handed_on == 3 * 9 * 4 - 0 - 1 - 2
    earlier, later = some_rounds(5, 4, np.random.default_rng(4)), some_rounds(5, 10, np.random.default_rng(4))
    keep_notes(earlier, 0, CHANCES, TO_COME, shared)
    play(later, 0, random_move(later, 0, OUT, np.random.default_rng(0)))
    assert shared[MOMENT_AT] != moment(later, later.pending)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 0), (5, 6), (8, 12)])
@pytest.mark.parametrize("kind", [BUILDER, ENVIOUS])
def test_what_is_sensible_is_legal(seats: int, rounds: int, kind: int) -> None:
    rng = np.random.default_rng(seats)
    s = some_rounds(seats, rounds, rng)
    for seat in range(seats):
        legal = OUT[: moves(s, seat, OUT)].tolist()
        assert {move_of(kind, s, seat, CHANCES, TO_COME, OUT, rng) for _ in range(10)} <= set(legal)


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
