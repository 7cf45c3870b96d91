"""The laws race: what they are held against has touches, level touches, false starts and races in it."""

import msgspec
import pytest

from splendide.core.library import all_games
from splendide.core.match import Match
from tests.laws.cases import Case, cases
from tests.laws.chance import played, racing_moves
from tests.laws.looks import chosen_plies, kind, looks

RACING = [case for game in all_games() if game.racing for case in cases(game) if racing_moves(case.opening())]
WORDS = {"touch", "touch-level", "back", "over"}  # of the one game in which moments decide who was first


def _kinds(case: Case) -> set[str]:
    return {kind(entry) for entry in played(case).log}


def _looked_at(case: Case) -> set[str]:
    return {kind(played(case).log[ply - 1]) for ply in chosen_plies(case) if ply}


def _named(case: Case) -> str:
    return "-".join(map(str, (case.seats, *msgspec.structs.astuple(case.options), case.seed)))


def test_there_are_races_at_every_pace_that_has_them() -> None:
    paces = {(case.options.game, case.options.pace) for case in RACING}
    assert {pace for _, pace in paces} == {"tempo", "dealer"}
    assert {game for game, _ in paces} == {"basic", "advanced"}


@pytest.mark.parametrize("case", RACING, ids=_named)
def test_hands_come_down_alone_together_and_for_nothing(case: Case) -> None:
    assert {"touch", "touch-level", "back"} <= _kinds(case)
    assert {"touch", "touch-level", "back"} <= _looked_at(case)


def test_some_of_them_are_races_that_somebody_wins() -> None:
    assert set.union(*map(_kinds, RACING)) >= WORDS
    assert set.union(*map(_looked_at, RACING)) >= WORDS


def test_somebody_touches_who_owes_nothing() -> None:
    """So that the laws see what a table sees, not only answers to questions."""
    for case in RACING:
        assert any(_unasked(match) & racing_moves(match) for match in looks(case))


def _unasked(match: Match) -> set[int]:
    """The moves of those who owe none."""
    idle = set(range(match.seats)) - set(match.waiting_for())
    return {move for seat in idle for move in match.moves(seat)}
