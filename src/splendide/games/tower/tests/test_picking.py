"""Before the match: in turn, each takes a piece until all have the same number."""

import pytest

from splendide.games.tower.tests.positions import begin, box, reserve
from tests.playing import play, refusal


@pytest.mark.parametrize(("seats", "share"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_everybody_takes_the_same_number(seats: int, share: int) -> None:
    match = begin(seats)
    takers = []
    while match.view().phase == "pick":
        (taker,) = match.waiting_for()
        takers.append(taker)
        match.play(taker, match.moves(taker)[-1])
    assert takers == [k % seats for k in range(share * seats)]
    assert [len(reserve(match, seat)) for seat in range(seats)] == [share] * seats
    assert len(box(match)) == (2 if seats == 4 else 0)
    assert (match.view().giver, match.view().placer) == (0, 1)


def test_a_piece_is_taken_once() -> None:
    match = begin()
    assert len(match.moves(0)) == 30
    play(match, 0, "take red-cube")
    assert reserve(match, 0) == ["red-cube"]
    assert refusal(match, 1, "take red-cube") == "illegal-move"
    assert refusal(match, 0, "take blue-cube") == "not-your-turn"
    assert refusal(match, 1, "take pink-cube") == "tower-no-such-piece"
    assert refusal(match, 1, "give red-cube") == "illegal-move"
