"""What a hint says of a gift at the tower, where a plan decides: what the strongest would give, and why."""

from unittest.mock import Mock

import numpy as np
import pytest

from splendide.bots.choice import judge
from splendide.bots.hinting import advise
from splendide.bots.reasons import why_better
from splendide.games.tower.mind import gifts
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.terms import terms_of
from splendide.games.tower.tests.reserves import before_a_tower, gift
from splendide.games.tower.wood.pieces import PIECE_NAMES
from splendide.games.tower.wood.statics import Balance


def test_a_hint_speaks_of_the_plan_where_it_decides() -> None:
    """The giver has nothing that fits, and takes a red piece from whoever has more left."""
    many = "red-prism green-prism blue-prism yellow-prism"
    match = before_a_tower("blue-cube", "green-stick yellow-stick", "red-small blue-small", many)
    reason = why_better(match, 0, GIFT + gift("red-prism"), GIFT + gift("red-small"), luck=1)
    assert reason is not None
    assert reason.text == "why-plan"
    assert "réserve" in reason.said("fr")
    assert "reserve" in reason.said("en")


def test_a_hint_says_that_the_neighbour_will_be_stuck() -> None:
    match = before_a_tower("red-cube red-prism", "blue-cube", "green-prism green-stick")
    stuck, goes = GIFT + gift("red-prism"), GIFT + gift("red-cube")
    reason = why_better(match, 0, stuck, goes, luck=1)
    assert reason is not None
    assert reason.text == "why-stuck"
    assert "voisin" in reason.said("fr")
    assert "neighbour" in reason.said("en")


@pytest.mark.parametrize("seed", range(8))
def test_a_hint_is_what_the_strongest_would_give(seed: int) -> None:
    """Whatever is in front of whom."""
    rng = np.random.default_rng(seed)
    names = [name for name in rng.permutation(PIECE_NAMES).tolist() if name != "red-plate"]
    match = before_a_tower(*(" ".join(names[5 * seat : 5 * seat + 2 + seat]) for seat in range(4)))
    best = judge("master", match, 0, rng)[0].move
    advice = advise(match, 0, "test")
    assert advice.moves[0].move == match.written(0, [best])[0]
    assert all(advice.said(language) for language in ("fr", "en"))


def test_the_tower_is_looked_at_once_for_all_gifts_that_are_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = Mock(wraps=Balance)
    monkeypatch.setattr(gifts, "Balance", looked)
    match = before_a_tower("red-cube red-prism red-small red-stick", "blue-cube", "green-prism green-stick")
    for move in match.moves(0):
        terms_of(match.known(0), 0, move)
    assert looked.call_count == 1
