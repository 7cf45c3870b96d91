"""Laws about what can't be: it is refused with a sentence, and nothing has changed."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.core.texts import LANGUAGES, sentence
from tests.laws.cases import TRIES, Case, some
from tests.laws.looks import spots
from tests.laws.near_misses import near_moves, near_texts

Answer = TypeVar("Answer")


def _trace(match: Match) -> tuple[object, ...]:
    """All that a move would change; logs only grow."""
    return match.states.tobytes(), len(match.log), len(match.told), list(match.questions), match.rolls


def _answer(match: Match, attempt: Callable[[], Answer]) -> Answer | Refused:
    """What comes of it; or why it was refused, in every language, nothing having changed."""
    before = _trace(match)
    try:
        return attempt()
    except Refused as refused:
        _assert_said(refused)
        assert _trace(match) == before
        return refused


_said: set[tuple[str, ...]] = set()  # a sentence with the same blanks need not be said again


def _assert_said(refused: Refused) -> None:
    if (key := (refused.name, *refused.details)) not in _said:
        assert all(sentence(refused, language) for language in LANGUAGES)
        _said.add(key)


def _tries(case: Case, rng: np.random.Generator) -> Iterator[tuple[Match, list[Match], int]]:
    """A position, others of the same match (before, after, anywhere), and somebody who tries something."""
    everywhere = list(spots(case))
    for before, here, after in everywhere:
        anywhere = everywhere[rng.integers(len(everywhere))][1]
        for seat in some([NATURE, *range(case.seats)], TRIES, rng):
            yield here.fork(), [before, after, anywhere], seat


def what_is_not_legal_is_refused_and_nothing_changes(case: Case) -> None:
    rng = case.chance()
    for match, others, seat in _tries(case, rng):
        for move in near_moves(seat, match, others, rng):
            if not match.game.unlisted or seat == NATURE:
                assert not match.allows(seat, move), f"seat {seat} is allowed {move}, which is not among its moves"
            _assert_as_allowed(match, seat, move)


def _assert_as_allowed(match: Match, seat: int, move: int) -> None:
    """What is allowed can be played, written and read; what is not is refused."""
    twin = match.fork()
    allowed = match.allows(seat, move)
    answer = _answer(twin, partial(twin.play, seat, move))
    assert (answer is None) == allowed, f"seat {seat} plays {move}: {answer or 'accepted'}"
    if allowed:
        assert [match.read(seat, text) for text in match.written(seat, [move])] == [move]


def a_text_of_another_moment_means_a_legal_move_or_is_refused(case: Case) -> None:
    rng = case.chance()
    for match, others, seat in _tries(case, rng):
        for text in near_texts(seat, match, others, rng):
            before, answer = _trace(match), _answer(match, partial(match.read, seat, text))
            assert _trace(match) == before
            if not isinstance(answer, Refused):
                assert match.allows(seat, answer)
                assert match.written(seat, [answer]) == [text]


def nobody_else_can_move(case: Case) -> None:
    for _, match, _ in spots(case):
        for nobody in (SPECTATOR, case.seats, NATURE - 1, NATURE + 1):
            assert isinstance(_answer(match, partial(match.play, nobody, 0)), Refused)
            assert isinstance(_answer(match, partial(match.read, nobody, "rubbish")), Refused)


LAWS = [
    what_is_not_legal_is_refused_and_nothing_changes,
    a_text_of_another_moment_means_a_legal_move_or_is_refused,
    nobody_else_can_move,
]
