"""The end: groups, stars, hearts, and who has won."""

import random

import pytest

from splendide.games.splitter import Sheet
from splendide.games.splitter.rules import FACES
from splendide.games.splitter.sheets import DATA, RATINGS
from splendide.games.splitter.tests.by_hand import counted_by_spreading
from splendide.games.splitter.tests.sheet import SHEET_WORTH_29, begin, draw, last_round, roll, scored, write
from splendide.games.splitter.view import rating

BEST_ON_A = "..3352.. .223521. 33345522 66443516 66413366 .663166. ..1336.."
BEST_ON_B = "226..214 16663244 .166334. .55..46. .556146. 25666466 266..466"


def test_the_best_sheet_a_is_worth_56() -> None:
    assert scored(BEST_ON_A).total == 56


def test_the_best_sheet_b_is_worth_61() -> None:
    assert scored(BEST_ON_B, "B").total == 61


def points_by_value(drawing: str, sheet: Sheet = "A") -> list[int]:
    groups = scored(drawing, sheet).groups
    return [sum(group.points for group in groups if group.value == value) for value in range(1, FACES + 1)]


def test_the_example_of_the_rule_sheet_is_worth_29() -> None:
    assert points_by_value(SHEET_WORTH_29) == [5, 4, 6, 4, 10, 0]
    assert scored(SHEET_WORTH_29).total == 29
    assert [len(group.cells) for group in scored(SHEET_WORTH_29).groups if group.value == 6] == [5]


def row_c(digits: str) -> str:
    return f"........ ........ {digits} ........ ........ ........ ........"


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (row_c("1......."), 1),
        (row_c("11......"), 0),
        (row_c("2......."), 0),
        (row_c("22......"), 2),
        (row_c("222....."), 0),
        (row_c("333....."), 3),
        (row_c("4444...."), 4),
        (row_c("55555..."), 5),
        (row_c("666666.."), 6),
        (row_c("6666666."), 0),
        (row_c("22.22.22"), 6),
    ],
)
def test_exactly_k_cells_holding_k_score_k(drawing: str, points: int) -> None:
    assert scored(drawing).total == points


def test_cells_on_either_side_of_the_fold_are_adjacent() -> None:
    assert scored(row_c("...22...")).total == 2
    assert scored(row_c("..333...")).total == 3


def test_on_sheet_b_nothing_is_adjacent_across_a_hole() -> None:
    holes = "........ ........ ........ ..2..2.. ........ ........ ........"
    assert scored(holes, "B").total == 0


def test_diagonal_neighbours_are_not_adjacent() -> None:
    assert scored("........ ........ 1....... .1...... 1....... ........ ........").total == 3
    assert scored("........ .2...... 2....... ........ ........ ........ ........").total == 0


def test_a_group_may_bend() -> None:
    assert scored("........ .44..... .4...... .4...... ........ ........ ........").total == 4


def test_a_star_doubles_its_group() -> None:
    assert scored("........ ........ ........ 22.....1 ........ ........ ........").total == 4 + 2


def test_a_star_gives_nothing_to_a_group_of_the_wrong_length() -> None:
    assert scored("........ ........ .......2 3......2 .......2 ........ ........").total == 0


HEARTS = "......{} ........ .{}...... ........ ....{}... ........ ........"


def hearts(first: str, second: str, third: str) -> str:
    return HEARTS.format(first + ".", second, third)


@pytest.mark.parametrize(
    ("numbers", "bonus"),
    [("222", 5), ("111", 5), ("223", 0), ("322", 0), ("232", 0), ("...", 0), ("22.", 0), (".22", 0)],
)
def test_the_same_number_in_all_three_hearts_gives_five(numbers: str, bonus: int) -> None:
    assert scored(hearts(*numbers), "B").hearts == bonus


def test_hearts_count_whatever_groups_they_are_in() -> None:
    sheet = scored(hearts("1", "1", "1"), "B")
    assert (sheet.hearts, sheet.total) == (5, 5 + 3)
    assert scored(hearts("4", "4", "4"), "B").total == 5


def test_sheet_a_has_no_hearts() -> None:
    assert scored(BEST_ON_A).hearts == 0
    assert scored("..1111.. .111111. 11111111 11111111 11111111 .111111. ..1111..").total == 0


def test_equal_sheets_share_the_win() -> None:
    almost = "..3352.. .223521. 33345522 66443516 66413366 .663166. ..1..6.."
    match = last_round(almost, almost)
    roll(match, 3, 3)
    write(match, "g4=33", "g4=33")
    assert match.points()[:, 0].tolist() == [56, 56]
    assert match.winners() == [0, 1]


def test_the_highest_sheet_wins() -> None:
    almost = "..3352.. .223521. 33345522 66443516 66413366 .663166. ..1..6.."
    match = last_round(almost, almost, almost)
    roll(match, 3, 6)
    write(match, "g4=36", "g4=63", "g4=36")
    points = match.points()[:, 0].tolist()
    assert points[0] == points[2] == scored(draw(match, 0)).total
    assert points[1] == scored(draw(match, 1)).total
    assert match.winners() == [seat for seat in range(3) if points[seat] == max(points)]


@pytest.mark.parametrize(
    ("points", "place"),
    [
        (0, 0), (27, 0), (28, 1), (30, 1), (31, 2), (33, 2), (34, 3), (36, 3), (37, 4), (38, 4), (39, 5), (40, 5),
        (41, 6), (42, 6), (43, 7), (44, 7), (45, 8), (46, 8), (47, 9), (48, 9), (49, 10), (50, 10), (51, 11), (61, 11),
    ],
)  # fmt: skip
def test_solo_ratings(points: int, place: int) -> None:
    assert rating(points) == place
    assert len(RATINGS) == 12


def test_only_a_solo_match_is_rated() -> None:
    assert begin(1).view().rating == 0
    assert begin(2).view().rating is None


# --- The rules against another way of counting -------------------------------------------------------


@pytest.mark.parametrize("sheet", ["A", "B"])
def test_two_ways_of_counting_agree(sheet: Sheet) -> None:
    chance = random.Random(5)
    for _ in range(150):
        faces = "123456"[: chance.randint(2, 6)] + "."
        drawing = " ".join(
            "".join("." if printed == "." else chance.choice(faces) for printed in row) for row in DATA["sheets"][sheet]
        )
        assert scored(drawing, sheet).total == counted_by_spreading(drawing, sheet), drawing
