"""A state read by plain Python says what the record says."""

import numpy as np
import pytest

from splendide.core import kernels
from splendide.core.library import find_game, slugs
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.position import Snapshot


def dealt(slug: str) -> Match:
    game = find_game(slug)
    match = Match(game, game.seats[-1])
    match.let_nature_move(Nature(b"secret", (), "match"))
    return match


@pytest.mark.parametrize("slug", slugs())
def test_every_field_reads_as_in_the_record(slug: str) -> None:
    match = dealt(slug)
    s, record = Snapshot(match.states), match.states[0]
    for name in match.states.dtype.names or ():
        assert np.array_equal(getattr(s, name), record[name]), name
    assert type(s.pending) is int


@pytest.mark.parametrize("slug", slugs())
def test_a_copied_state_is_equal_and_on_its_own(slug: str) -> None:
    states = dealt(slug).states
    copy = kernels.copied(states)
    assert copy.tobytes() == states.tobytes()
    copy["turn"] += 1
    assert copy.tobytes() != states.tobytes()
