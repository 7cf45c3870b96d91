"""The state of a game: one record that can be copied, compared and stored byte by byte."""

from typing import Any

import numpy as np
import pytest

from splendide.core.game import HEADER, state_dtype
from splendide.core.library import find_game

RULES = find_game("splitter").rules


def declared(*fields: Any) -> np.dtype[np.record]:
    """The State that the rules of a game would have with these fields: it asks who declares it."""
    made: np.dtype[np.record] = eval("state(*fields)", {**vars(RULES), "state": state_dtype, "fields": fields})
    return made


def test_a_copy_is_equal_byte_for_byte() -> None:
    """Alignment leaves room between fields: whatever lies there is copied too."""
    State = declared(("small", np.int8), ("large", np.int64), ("tail", np.int8, (3,)))
    states = np.zeros(2, State)
    states.view(np.uint8)[:] = 7
    assert states.copy().tobytes() == states.tobytes()
    other = np.zeros(1, State)
    other[0] = states[1]
    assert other.tobytes() == states[1:].tobytes()


def test_every_field_lies_where_the_processor_likes_it() -> None:
    State = declared(("small", np.int8), ("large", np.int64))
    assert State.isalignedstruct
    assert State.fields is not None
    assert State.fields["large"][1] % 8 == 0
    assert (State.names or ())[:3] == tuple(name for name, _ in HEADER)


@pytest.mark.parametrize("name", ["size", "round", "data", "copy"])
def test_names_that_numpy_hides_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        declared((name, np.int64))
