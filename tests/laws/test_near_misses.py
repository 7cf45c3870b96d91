"""The law of refusals tries what is nearly legal, in every game."""

import pytest

from splendide.core.library import find_game, slugs
from tests.laws.cases import cases
from tests.laws.looks import spots
from tests.laws.near_misses import near_moves, near_texts


@pytest.mark.parametrize("slug", slugs())
def test_moves_of_another_moment_and_of_another_seat_are_tried(slug: str) -> None:
    elsewhere = of_others = texts = 0
    for case in cases(find_game(slug)):
        rng = case.chance()
        for before, here, after in spots(case):
            for seat in range(case.seats):
                tried = set(near_moves(seat, here, [before, after], rng))
                elsewhere += len(tried & {*before.moves(seat), *after.moves(seat)})
                of_others += any(tried & set(here.moves(other)) for other in range(case.seats))
                texts += len(near_texts(seat, here, [before, after], rng))
    assert min(elsewhere, of_others, texts) > 40, (elsewhere, of_others, texts)


UNLISTED = [slug for slug in slugs() if find_game(slug).unlisted]


@pytest.mark.parametrize("slug", UNLISTED)
def test_where_moves_are_too_many_to_list_those_beside_are_tried_and_some_are_legal(slug: str) -> None:
    legal = illegal = 0
    for case in cases(find_game(slug)):
        rng = case.chance()
        for before, here, after in spots(case):
            for seat in here.waiting_for():
                tried = near_moves(seat, here, [before, after], rng)
                legal += sum(here.allows(seat, move) for move in tried)
                illegal += sum(not here.allows(seat, move) for move in tried)
    assert legal > 10
    assert illegal > 100
