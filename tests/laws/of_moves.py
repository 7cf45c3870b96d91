"""Laws about moves: what is listed is accepted, the rest refused, and every match comes to an end."""

from collections.abc import Iterator

import numpy as np
import pytest

from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, MOST_MOVES, NATURE
from splendide.core.log import TAKE_BACK, Entry, Event
from splendide.core.match import Match
from tests.laws.cases import TRIES, Case, some
from tests.laws.chance import LONGEST, played, racing_moves, random_entry
from tests.laws.looks import looks, positions, replayed


def every_listed_move_is_accepted(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for seat in [NATURE, *range(case.seats)]:
            listed = match.moves(seat)
            assert all(match.allows(seat, move) for move in listed)
            for move in some(listed, TRIES, rng):
                twin = match.fork()
                twin.play(seat, move)
                assert twin.log[:-1] == match.log
                assert twin.log[-1][:2] == (seat, move)


def no_move_is_listed_twice(case: Case) -> None:
    for match in looks(case):
        for seat in range(case.seats):
            listed = match.moves(seat)
            assert len(set(listed)) == len(listed) <= MOST_MOVES
            assert TAKE_BACK not in listed


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


def matches_end(case: Case) -> None:
    assert played(case).over, f"not over after {LONGEST} moves"


def somebody_wins(case: Case) -> None:
    """Counting the points of a finished match changes nothing in it and gives at least one winner."""
    match = played(case)
    before = match.states.tobytes()
    points = match.points()
    assert points.shape[0] == case.seats
    assert np.array_equal(points, match.points())
    assert match.winners()
    assert match.states.tobytes() == before


def _all_of(match: Match) -> tuple[object, ...]:
    return match.states.tobytes(), list(match.log), list(match.told), list(match.questions)


def replaying_the_log_gives_the_same_match(case: Case) -> None:
    *_, again = replayed(case)
    assert _all_of(again) == _all_of(played(case))


def a_choice_taken_back_was_never_made(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        for seat in match.waiting_for():
            twin = match.fork()
            twin.play(seat, some(match.moves(seat), 1, rng)[0])
            if twin.can_take_back(seat) and len(twin.told) == len(match.told):
                twin.take_back(seat)
                assert twin.states.tobytes() == match.states.tobytes()
                assert (twin.told, twin.questions) == (match.told, match.questions)


def a_step_taken_back_is_told_and_asked_anew(case: Case) -> None:
    """The position is the old one; what was said meanwhile stays said, and no late answer fits the new question."""
    for before, after, seat in _steps(case):
        step = after.fork()
        after.take_back(seat)
        assert after.states.tobytes() == before.states.tobytes()
        assert after.told[:-1] == step.told
        assert after.told[-1] == Event(Entry(seat, TAKE_BACK, text="take-back"), EVERYONE)
        assert after.questions[seat] > step.questions[seat]
        assert after.decisions == before.decisions
        assert after.moments[-1].states.tobytes() == before.states.tobytes()


def a_choice_that_was_changed_is_the_one_that_was_made(case: Case) -> None:
    """A touch is no change of mind: it comes beside a choice."""
    rng = case.chance()
    for match in looks(case):
        racing = racing_moves(match)
        for seat in match.waiting_for():
            calm = [move for move in match.moves(seat) if move not in racing] or match.moves(seat)
            first, then = (some(calm, 1, rng)[0] for _ in range(2))
            changed, plain = match.fork(), match.fork()
            changed.play(seat, first)
            if changed.can_take_back(seat) and len(changed.told) == len(match.told) and then in changed.moves(seat):
                changed.play(seat, then)
                plain.play(seat, then)
                assert changed.states.tobytes() == plain.states.tobytes()
                assert (changed.told, changed.questions) == (plain.told, plain.questions)


def what_others_have_seen_is_taken_back_only_by_who_is_asked_again_alone(case: Case) -> None:
    """Never what chance came of, nor what was hidden from anybody, nor what somebody else was asked because of it."""
    rng = case.chance()
    for match in looks(case):
        for seat in match.waiting_for():
            twin = match.fork()
            twin.play(seat, some(match.moves(seat), 1, rng)[0])
            if twin.can_take_back(seat) and len(twin.told) > len(match.told):
                assert twin.pending == match.pending == 1 << seat
                assert len(twin.told) == len(match.told) + 1
                assert all(match.hidden(viewer).tobytes() == match.states.tobytes() for viewer in case.viewers())
            elif not twin.can_take_back(seat):
                before = _all_of(twin)
                with pytest.raises(Refused, match="nothing-to-take-back"):
                    twin.take_back(seat)
                assert _all_of(twin) == before


def a_step_stands_once_anybody_else_is_asked(case: Case) -> None:
    """Who goes on alone may go back step by step, as far as that; nobody goes back beyond what others were asked."""
    rng = case.chance()
    for before, after, seat in _steps(case):
        after.play(seat, some(after.moves(seat), 1, rng)[0])
        went_on = after.pending == 1 << seat and after.can_take_back(seat)
        if went_on:
            after.take_back(seat)
            after.take_back(seat)
        assert went_on == (after.states.tobytes() == before.states.tobytes())
        assert went_on or not after.can_take_back(seat)


def _steps(case: Case) -> Iterator[tuple[Match, Match, int]]:
    """Every step of that match which could be taken back: before it, after it, and whose it was."""
    before = case.opening()
    for match in replayed(case):
        seats = [seat for seat in match.waiting_for() if match.can_take_back(seat)]
        if seats and match.log[-1].move != TAKE_BACK and len(match.told) > len(before.told):
            yield before, match.fork(), seats[0]
        before = match.fork()


def a_fork_is_independent(case: Case) -> None:
    rng = case.chance()
    for match in looks(case):
        before = _all_of(match)
        twin = match.fork()
        while not twin.over and len(twin.log) < len(match.log) + TRIES:
            twin.enter(random_entry(twin, case.nature(), rng))
        assert _all_of(match) == before


LAWS = [
    every_listed_move_is_accepted,
    no_move_is_listed_twice,
    somebody_is_waited_for_until_the_end,
    matches_end,
    somebody_wins,
    replaying_the_log_gives_the_same_match,
    a_choice_taken_back_was_never_made,
    a_choice_that_was_changed_is_the_one_that_was_made,
    a_step_taken_back_is_told_and_asked_anew,
    what_others_have_seen_is_taken_back_only_by_who_is_asked_again_alone,
    a_step_stands_once_anybody_else_is_asked,
    a_fork_is_independent,
]
