"""Moves as people write them: played, or refused and nothing changed."""

import pytest

from splendide.core.errors import Refused
from splendide.core.match import Match


def play(match: Match, seat: int, text: str, shown: str = "") -> None:
    match.play(seat, match.read(seat, text), shown)


def refusal(match: Match, seat: int, text: str) -> str:
    """Why this can't be played; nothing has changed."""
    before = match.states.tobytes(), list(match.log)
    with pytest.raises(Refused) as refused:
        play(match, seat, text)
    assert (match.states.tobytes(), match.log) == before
    assert str(refused.value)
    return refused.value.name
