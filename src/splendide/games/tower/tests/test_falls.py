"""Splash: a drop for the giver; the placer chooses the base and takes at most three pieces."""

import pytest

from splendide.core.match import Match
from splendide.games.tower.play.aftermath import collapse
from splendide.games.tower.play.salvage import pack_keep
from splendide.games.tower.play.state import NOBODY
from splendide.games.tower.tests.positions import (
    box,
    drops,
    fallen,
    falls,
    give,
    lean,
    names,
    number,
    place,
    reserve,
    stack,
    stands,
    table,
    tower,
)
from splendide.games.tower.wood.stacks import TABLE
from tests.playing import play, refusal

SIX = "red-plate orange-plate yellow-plate green-plate blue-plate purple-plate"


def placed(on: str = SIX, given: str = "purple-cube") -> Match:
    """Player 0 of three gave, player 1 has let go: gravity is awaited."""
    match = table(on, f"{given} red-prism", "blue-cube", "blue-stick")
    give(match, given)
    place(match)
    return match


def test_a_piece_that_stands_is_part_of_the_tower_and_the_placer_gives() -> None:
    match = placed()
    stands(match)
    assert tower(match) == [*SIX.split(), "purple-cube"]
    assert (match.waiting_for(), match.view().giver, match.view().placer) == ([1], 1, 2)
    assert drops(match) == [0, 0, 0]
    assert match.view().last.result == "stood"
    assert match.view().peak == pytest.approx(6 * 8 + 30)


# --- The drop ---------------------------------------------------------------------------------------------


def test_whoever_gave_the_piece_gets_a_drop() -> None:
    match = placed()
    falls(match, "purple-cube")
    assert drops(match) == [1, 0, 0]
    assert match.view().drops_left == 13
    assert match.view().last.drop


def test_when_the_drops_have_run_out_none_is_given() -> None:
    match = placed()
    match.states[0].drops_left = 0
    falls(match, "purple-cube")
    assert drops(match) == [0, 0, 0]
    assert not match.view().last.drop


def test_a_piece_that_touches_what_it_must_not_has_fallen_alone() -> None:
    match = placed()
    lean(match, number("red-plate"))
    assert tower(match) == SIX.split()
    assert reserve(match, 1) == ["blue-cube", "purple-cube"]
    last = match.view().last
    assert (last.result, names([last.touched]), names(last.fallen)) == ("touched", ["red-plate"], ["purple-cube"])
    assert drops(match) == [1, 0, 0]


def test_a_piece_that_comes_to_rest_on_the_table_has_fallen_alone() -> None:
    match = placed()
    lean(match, TABLE)
    assert match.view().last.touched == TABLE
    assert reserve(match, 1) == ["blue-cube", "purple-cube"]


# --- The new base -------------------------------------------------------------------------------------------


def test_the_tallest_stack_still_standing_is_the_base() -> None:
    match = placed()
    falls(match, "purple-cube blue-plate purple-plate")
    assert tower(match) == SIX.split()[:4]
    assert match.view().phase == "give"


def test_a_stack_that_fell_together_can_be_the_tallest() -> None:
    match = placed()
    falls(match, "blue-plate green-plate yellow-plate", "purple-plate purple-cube")
    assert tower(match) == ["purple-plate", "purple-cube"]
    base = match.states[0].pose[number("purple-plate")]
    assert base[:3].tolist() == pytest.approx([0, 0, 4])
    assert match.view().salvage != []


def test_of_equally_tall_stacks_the_placer_chooses() -> None:
    match = placed()
    falls(match, "purple-cube", "purple-plate blue-plate green-plate")
    view = match.view()
    assert (view.phase, view.chooser, match.waiting_for()) == ("base", 1, [1])
    assert [(names([stack.root]), stack.height) for stack in view.bases] == [
        (["red-plate"], 24),
        (["purple-plate"], 24),
    ]
    assert match.written(1, match.moves(1)) == ["base red-plate", "base purple-plate"]
    assert refusal(match, 1, "base blue-plate") == "illegal-move"
    assert refusal(match, 0, "base red-plate") == "not-your-turn"
    play(match, 1, "base purple-plate")
    assert tower(match) == ["purple-plate", "blue-plate", "green-plate"]
    assert fallen(match) == ["purple-cube", "red-plate", "orange-plate", "yellow-plate"]


@pytest.mark.parametrize(("higher", "asked"), [(1.9, True), (2.1, False)])
def test_two_millimetres_make_no_difference(higher: float, asked: bool) -> None:
    match = placed()
    match.states[0].pose[number("yellow-plate"), 2] += higher
    falls(match, "purple-cube", "purple-plate blue-plate green-plate")
    assert (match.view().phase == "base") == asked


def test_of_single_pieces_the_placer_chooses_any() -> None:
    match = placed("red-cube", "red-plate")
    falls(match, "red-plate")
    assert match.written(1, match.moves(1)) == ["base red-cube", "base red-plate"]
    play(match, 1, "base red-plate")
    assert tower(match) == ["red-plate"]
    assert reserve(match, 1) == ["red-cube", "blue-cube"]


def test_a_lone_tall_piece_is_no_stack() -> None:
    """Two plates, 16 mm, are a stack; the stick that stands, 50 mm, is a single piece."""
    match = placed("red-stick:upright red-plate orange-plate purple-plate", "purple-cube")
    falls(match, "purple-cube red-plate", "purple-plate orange-plate")
    assert tower(match) == ["purple-plate", "orange-plate"]


def test_a_lone_base_is_stood_on_a_good_face_in_the_middle() -> None:
    match = placed("red-cube", "red-stick")
    falls(match, "red-stick")
    tilted = match.states[0].pose[number("red-stick")]
    tilted[3:] = [0.66, 0.25, 0.66, 0.25]
    play(match, 1, "base red-stick")
    assert match.states[0].pose[number("red-stick")].tolist() == pytest.approx([0, 0, 5, 0.5**0.5, 0, 0.5**0.5, 0])


# --- The fallen pieces ------------------------------------------------------------------------------------------


def test_three_fallen_pieces_or_fewer_go_to_the_placer() -> None:
    match = placed()
    falls(match, "purple-cube purple-plate blue-plate")
    assert reserve(match, 1) == ["blue-cube", "purple-cube", "blue-plate", "purple-plate"]
    assert match.view().phase == "give"
    assert match.view().giver == 1


def test_of_more_the_placer_keeps_three_and_the_others_go_to_the_box() -> None:
    match = placed()
    falls(match, "purple-cube purple-plate blue-plate green-plate")
    view = match.view()
    assert (view.phase, view.keep, names(view.salvage)) == (
        "keep",
        3,
        ["purple-cube", "green-plate", "blue-plate", "purple-plate"],
    )
    assert len(match.moves(1)) == 4
    play(match, 1, "keep purple-plate+purple-cube+green-plate")
    assert reserve(match, 1) == ["blue-cube", "purple-cube", "green-plate", "purple-plate"]
    assert "blue-plate" in box(match)
    last = match.view().last
    assert (names(last.kept), names(last.boxed)) == (["purple-cube", "green-plate", "purple-plate"], ["blue-plate"])


@pytest.mark.parametrize(
    ("kept", "name"),
    [
        ("purple-cube+purple-plate+blue-plate+green-plate", "tower-too-many-kept"),
        ("purple-cube+purple-plate", "tower-too-few-kept"),
        ("purple-cube+purple-cube+purple-cube", "tower-too-few-kept"),
        ("purple-cube+purple-plate+red-plate", "tower-not-fallen"),
        ("purple-cube+purple-plate+pink-plate", "tower-no-such-piece"),
    ],
)
def test_neither_more_nor_fewer_than_three_are_kept(kept: str, name: str) -> None:
    match = placed()
    falls(match, "purple-cube purple-plate blue-plate green-plate")
    assert refusal(match, 1, f"keep {kept}") == name


def test_numbers_that_no_text_means_keep_nothing() -> None:
    match = placed()
    falls(match, "purple-cube purple-plate blue-plate green-plate")
    cube, green, blue, purple = match.view().salvage
    assert match.allows(1, pack_keep(cube, green, blue))
    red = number("red-plate")
    for three in (
        (cube, red, purple),
        (red, blue, purple),
        (cube, green, red),
        (green, cube, blue),
        (cube, cube, blue),
    ):
        assert not match.allows(1, pack_keep(*three))
    assert not match.allows(1, pack_keep(cube, green, blue) | 1 << 16)


# --- Falls outside a placement ------------------------------------------------------------------------------------


def collapsed(culprit: int, piece_in_hand: bool = False) -> Match:
    match = table(SIX, "purple-cube red-prism", "blue-cube", "green-cube")
    if piece_in_hand:
        give(match, "purple-cube")
    s = match.states[0]
    s.fallen = 0
    for k, name in enumerate(["purple-plate", "blue-plate", "green-plate", "yellow-plate"]):
        stack(match, name, 100.0 + 60.0 * k)
        s.fallen |= 1 << number(name)
    collapse(s, culprit)
    return match


def test_nobodys_fault_the_pieces_go_to_the_box_and_no_drop_is_given() -> None:
    match = collapsed(NOBODY)
    assert tower(match) == ["red-plate", "orange-plate"]
    assert {"purple-plate", "blue-plate", "green-plate", "yellow-plate"} <= set(box(match))
    assert drops(match) == [0, 0, 0]
    assert match.waiting_for() == [0]
    assert match.view().phase == "give"


def test_another_players_fault_that_player_takes_pieces_by_the_usual_rule() -> None:
    match = collapsed(2)
    assert match.view().phase == "keep"
    play(match, 2, "keep purple-plate+blue-plate+green-plate")
    assert reserve(match, 2) == ["green-cube", "green-plate", "blue-plate", "purple-plate"]
    assert "yellow-plate" in box(match)
    assert drops(match) == [0, 0, 0]
    assert (match.view().phase, match.waiting_for()) == ("give", [0])


def test_the_piece_in_the_hand_is_put_on_what_is_left() -> None:
    match = collapsed(NOBODY, piece_in_hand=True)
    assert (match.view().phase, match.waiting_for()) == ("place", [1])
    assert names([match.view().held.target]) == ["orange-plate"]
    place(match)
    stands(match)
    assert tower(match) == ["red-plate", "orange-plate", "purple-cube"]


# --- Taking a step back ---------------------------------------------------------------------------------------


def test_whoever_chose_a_base_and_what_to_keep_goes_back_step_by_step_until_a_gift_is_made() -> None:
    match = placed()
    falls(match, "purple-cube", "purple-plate blue-plate green-plate")
    before = match.states.tobytes()
    play(match, 1, "base purple-plate")
    between = match.states.tobytes()
    play(match, 1, "keep purple-cube+red-plate+orange-plate")
    assert (match.view().phase, match.waiting_for()) == ("give", [1])
    match.take_back(1)
    assert match.states.tobytes() == between
    match.take_back(1)
    assert match.states.tobytes() == before
    assert not match.can_take_back(1)


def test_a_gift_is_not_taken_back() -> None:
    match = placed()
    stands(match)
    give(match, "blue-cube")
    assert not any(match.can_take_back(seat) for seat in range(3))
