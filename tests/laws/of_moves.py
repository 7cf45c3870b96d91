"""Laws about moves: what is listed is accepted, the rest refused, and every match comes to an end."""

import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import MOST_MOVES, NATURE, SPECTATOR
from splendide.core.log import TAKE_BACK, Entry
from splendide.core.match import Match
from splendide.core.texts import LANGUAGES, sentence
from tests.laws.cases import TRIES, Case, bytes_of, looks, positions, some


def every_listed_move_is_accepted(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for seat in [NATURE, *range(case.seats)]:
            for move in some(match.moves(seat), TRIES, rng):
                twin = match.fork()
                twin.play(seat, move)
                assert twin.log == [*match.log, Entry(seat, move)]


def no_move_is_listed_twice(case: Case) -> None:
    for match in looks(case):
        for seat in range(case.seats):
            listed = match.moves(seat)
            assert len(set(listed)) == len(listed) <= MOST_MOVES
            assert TAKE_BACK not in listed


def _snapshot(match: Match) -> tuple[object, ...]:
    return bytes_of(match.states), list(match.log), list(match.told), list(match.questions)


def _moves_to_refuse(match: Match, seat: int) -> set[int]:
    """Nonsense, near misses, and what only others may do."""
    own = set(match.moves(seat))
    nonsense = {-1, -2, -(2**31), 2**62}
    if match.game.has_unlisted_moves:
        return nonsense - own  # what is near a listed move may well be legal
    others = {move for other in range(match.seats) for move in match.moves(other)}
    near = {max(own, default=0) + 1, min(own, default=0) - 1}
    return (nonsense | {2**31} | near | others) - own


def _assert_refused(match: Match, seat: int, move: int) -> None:
    before = _snapshot(match)
    refused = _refusal(match, seat, move)
    assert refused, f"seat {seat} was allowed {move}, which is not among its moves"
    assert all(sentence(refused, language) for language in LANGUAGES)
    assert _snapshot(match) == before


def _refusal(match: Match, seat: int, move: int) -> Refused | None:
    try:
        match.play(seat, move)
    except Refused as refused:
        return refused
    return None


def other_moves_are_refused_and_nothing_changes(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for seat in some([NATURE, *range(case.seats)], TRIES, rng):
            for move in some(sorted(_moves_to_refuse(match, seat)), 2 * TRIES, rng):
                _assert_refused(match, seat, move)
        for nobody in (SPECTATOR, case.seats, NATURE - 1, NATURE + 1):
            _assert_refused(match, nobody, 0)


def somebody_is_waited_for_until_the_end(case: Case) -> None:
    """`pending` is empty exactly when the match is over: whoever is waited for can move, and afterwards nobody can."""
    for match in positions(case):
        seats = [seat for seat in range(63) if match.owes(seat)]
        assert set(seats) <= {NATURE, *range(case.seats)}
        assert all(match.moves(seat) for seat in seats)
        assert bool(match.moves(NATURE)) == match.owes(NATURE)
        if match.over:
            assert not any(match.moves(seat) for seat in range(case.seats))
    assert match.over


def matches_end_within_the_declared_length(case: Case) -> None:
    for match in positions(case):
        assert len(match.log) <= case.longest
    assert match.over


def somebody_wins(case: Case) -> None:
    """Counting the points of a finished match changes nothing in it and gives at least one winner."""
    *_, match = positions(case)
    before = bytes_of(match.states)
    points = match.points()
    assert points.shape[0] == case.seats
    assert np.array_equal(points, match.points())
    assert match.winners()
    assert bytes_of(match.states) == before


def replaying_the_log_gives_the_same_match(case: Case) -> None:
    *_, match = positions(case)
    again = case.opening()
    for entry in match.log:
        again.enter(entry)
    assert _snapshot(again) == _snapshot(match)


def a_choice_taken_back_was_never_made(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for seat in match.waiting_for():
            twin = match.fork()
            twin.play(seat, some(match.moves(seat), 1, rng)[0])
            if twin.can_take_back(seat):
                twin.take_back(seat)
                assert bytes_of(twin.states) == bytes_of(match.states)
                assert (twin.told, twin.questions) == (match.told, match.questions)


def a_fork_is_independent(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        before = _snapshot(match)
        twin = match.fork()
        while not twin.over and len(twin.log) < len(match.log) + TRIES:
            seat = NATURE if twin.owes(NATURE) else twin.waiting_for()[0]
            twin.play(seat, some(twin.moves(seat), 1, rng)[0])
        assert _snapshot(match) == before


LAWS = [
    every_listed_move_is_accepted,
    no_move_is_listed_twice,
    other_moves_are_refused_and_nothing_changes,
    somebody_is_waited_for_until_the_end,
    matches_end_within_the_declared_length,
    somebody_wins,
    replaying_the_log_gives_the_same_match,
    a_choice_taken_back_was_never_made,
    a_fork_is_independent,
]
