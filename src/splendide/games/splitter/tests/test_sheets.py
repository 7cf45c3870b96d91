"""The printed sheets: 44 cells in 22 mirror pairs, two stars, and three hearts on sheet B."""

import pytest

from splendide.games.splitter.rules import FACES
from splendide.games.splitter.sheets import CELLS, HEART_CELLS, NAMES, NEIGHBOURS, PAIR_NAMES, PLACES, ROWS, STARS

SHEETS = range(len(NAMES))


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_cell_has_its_mirror_cell(sheet: int) -> None:
    for left, right in zip(PLACES[sheet][::2], PLACES[sheet][1::2], strict=True):
        assert left[0] == right[0]
        assert left[1] + right[1] == 7
        assert left[1] < 4


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_printed_cell_is_there_once(sheet: int) -> None:
    printed = {(r, c) for r, row in enumerate(ROWS[sheet]) for c, sign in enumerate(row) if sign != "."}
    assert set(PLACES[sheet]) == printed
    assert len(PLACES[sheet]) == len(printed) == CELLS
    assert len(set(PAIR_NAMES[sheet])) == CELLS // 2


@pytest.mark.parametrize("sheet", SHEETS)
def test_adjacency_goes_both_ways_and_one_step(sheet: int) -> None:
    for cell in range(CELLS):
        for near in (int(one) for one in NEIGHBOURS[sheet, cell] if one >= 0):
            assert cell in NEIGHBOURS[sheet, near]
            (r, c), (nr, nc) = PLACES[sheet][cell], PLACES[sheet][near]
            assert abs(r - nr) + abs(c - nc) == 1


def test_stars_and_hearts_lie_where_they_are_printed() -> None:
    def places(sheet: int, cells: list[int]) -> set[tuple[int, int]]:
        return {PLACES[sheet][cell] for cell in cells}

    assert places(0, STARS[0].nonzero()[0].tolist()) == {(3, 0), (3, 7)}
    assert places(1, STARS[1].nonzero()[0].tolist()) == {(6, 1), (6, 6)}
    assert places(1, HEART_CELLS[1].tolist()) == {(0, 6), (2, 1), (4, 4)}
    assert HEART_CELLS[0].tolist() == [-1, -1, -1]


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_group_that_scores_covers_both_stars(sheet: int) -> None:
    """The shortest way from one to the other has more cells than a group of 6s: no ruling is needed."""
    star, other = STARS[sheet].nonzero()[0].tolist()
    reached, cells = {star}, 1
    while other not in reached:
        reached |= {int(near) for cell in reached for near in NEIGHBOURS[sheet, cell] if near >= 0}
        cells += 1
    assert cells > FACES
