"""Laws about moments: pauses, limits, late moves, races, and what a bot's hand does."""

import math

import numpy as np

from splendide.bots import LEVELS
from splendide.core.facts import Hand, Impulse, Senses
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from tests.laws.cases import Case, some
from tests.laws.chance import has_limit
from tests.laws.looks import looks, positions


def what_is_waited_for_takes_a_time(case: Case) -> None:
    """Nature's pause may be none at all, or as long as the world takes; a limit is one, or None."""
    pace = case.game.pace
    if not pace:
        return
    for match in looks(case):
        s = match.known(SPECTATOR)
        if match.owes(NATURE):
            pause = pace.wait(s, NATURE)
            assert case.game.world if pause is None else 0 <= pause < math.inf
        for seat in match.waiting_for():
            limit = pace.wait(s, seat)
            assert limit is None or 0 < limit < math.inf


def _hands(rng: np.random.Generator) -> list[Hand]:
    """None, and some that may be anywhere: a browser can say what it likes."""
    return [[], *(rng.normal(0, 200, size).tolist() for size in range(1, 6))]


def a_move_made_for_who_is_late_is_legal(case: Case) -> None:
    rng = case.chance()
    for match in positions(case):
        for seat in some(match.waiting_for(), 1, rng):
            if has_limit(match, seat):
                _assert_late_is_legal(match, seat, _hands(rng))


def _assert_late_is_legal(match: Match, seat: int, hands: list[Hand]) -> None:
    assert match.game.pace
    known = match.known(seat)
    for hand in hands:
        late = match.game.pace.late(known, seat, hand)
        assert match.allows(seat, late), f"for seat {seat} with its hand at {hand} {late} is played, which is illegal"


def a_race_can_be_run(case: Case) -> None:
    """Each move whose moment counts is legal for somebody at some time, and no other becomes it by being level."""
    if not case.game.racing:
        return
    raced: set[int] = set()
    legal: set[int] = set()
    for match in positions(case):
        races = case.game.racing.races(match.known(SPECTATOR))
        assert not set(races) & set(races.values())
        raced |= set(races)
        if raced - legal:
            legal |= {move for seat in range(case.seats) for move in match.moves(seat)}
    assert raced <= legal, f"nobody can ever play {sorted(raced - legal)}"


def a_hand_makes_legal_moves(case: Case) -> None:
    """By itself, startled by another's hand, or carrying out what was decided."""
    reflex, rng = case.game.reflex, case.chance()
    if not reflex:
        return
    for match in looks(case):
        for seat in range(case.seats):
            known, level = match.known(seat), LEVELS[rng.integers(len(LEVELS))]
            other = Senses({}, startled_by=(seat + 1) % case.seats)
            for senses in (Senses({}), Senses({seat: [0.0, 0.0, 0.0, 0.0]}), other):
                _assert_can_be_done(match, seat, reflex.impulses(known, seat, level, rng, senses))
            if match.owes(seat):
                decided = some(match.moves(seat), 1, rng)[0]
                done = reflex.impulses(known, seat, level, rng, Senses({}, decided=decided))
                assert decided in [impulse.move for impulse in done]
                _assert_can_be_done(match, seat, done)


def _assert_can_be_done(match: Match, seat: int, impulses: list[Impulse]) -> None:
    for impulse in impulses:
        assert 0 <= impulse.after < math.inf
        moments = [moment for moment, _ in impulse.path]
        assert moments == sorted(moments)
        assert impulse.move is None or match.allows(seat, impulse.move)


LAWS = [
    what_is_waited_for_takes_a_time,
    a_move_made_for_who_is_late_is_legal,
    a_race_can_be_run,
    a_hand_makes_legal_moves,
]
