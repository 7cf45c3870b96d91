"""What a hint says of a gift at the tower, where a plan decides."""

from splendide.bots.reasons import why_better
from splendide.games.tower.play.state import GIFT
from splendide.games.tower.tests.reserves import before_a_tower, gift


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
