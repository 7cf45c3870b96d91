"""The placer puts the piece on its target; where the hand lets go follows from aim, time and sway."""

import math

import pytest

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.tower.play.aims import pack_aim
from splendide.games.tower.play.hand import NONE, NORMAL, release
from splendide.games.tower.play.state import RAISE
from splendide.games.tower.tests.positions import (
    drops,
    give,
    lay,
    lean,
    let_happen,
    names,
    number,
    place,
    reserve,
    seen,
    stack,
    stands,
    table,
    tower,
)
from splendide.games.tower.wood.pieces import FLAT
from splendide.games.tower.wood.stacks import TABLE
from tests.playing import play, refusal


def asked_to_place(given: str = "red-stick", on: str = "red-cube", **options: object) -> Match:
    """The piece has been given, and lifted if this hand must."""
    match = table(on, f"{given} green-cube", "blue-cube blue-stick", **options)
    give(match, given)
    if match.view().phase == "lift":
        play(match, 1, "lift")
        play(match, NATURE, "sway 517")
    return match


def test_nothing_runs_until_the_placer_lifts_the_piece() -> None:
    match = table("red-cube", "red-stick green-cube", "blue-cube", hand="normal")
    give(match, "red-stick")
    assert match.written(1, match.moves(1)) == ["lift"]
    assert match.view().held.seed is None
    play(match, 1, "lift")
    assert match.waiting_for() == []
    play(match, NATURE, "sway 517")
    assert match.waiting_for() == [1]
    assert match.view().held.seed == 517


def test_a_hand_that_does_not_sway_holds_the_piece_at_once() -> None:
    match = table("red-cube", "red-stick green-cube", "blue-cube")
    give(match, "red-stick")
    assert match.view().phase == "place"
    play(match, 1, "place upright 0 0 0 at 0")
    assert match.view().last is None


def test_the_released_piece_touches_the_top_of_its_target() -> None:
    match = asked_to_place()
    play(match, 1, "place upright 3.5 -2 90 at 0")
    s = match.states[0]
    assert s.pose[number("red-stick")][:3].tolist() == pytest.approx([3.5, -2, 30 + 25])
    assert s.pose[number("red-stick")][3:].tolist() == pytest.approx(
        [math.cos(math.pi / 4), 0, 0, math.sin(math.pi / 4)]
    )


def test_the_hand_lets_go_where_it_has_swayed_to() -> None:
    match = asked_to_place(hand="normal")
    play(match, 1, "place flat 1 2 0 at 7.25")
    dx, dy = release(517, 7250, 30.0, NORMAL)
    assert math.hypot(dx, dy) > 0.5
    assert match.states[0].pose[number("red-stick")][:2].tolist() == pytest.approx([1 + dx, 2 + dy])
    stands(match)
    assert match.view().last.drift == [dx, dy]


def test_an_aim_is_relative_to_the_middle_of_the_target() -> None:
    match = table("", "red-stick green-cube", "blue-cube")
    stack(match, "red-cube", 20.0, -7.0)
    give(match, "red-stick")
    assert match.view().held.at == [20.0, -7.0, 30.0]
    place(match, "upright 1 1 0 at 0")
    assert match.states[0].pose[number("red-stick")][:2].tolist() == [21.0, -6.0]


@pytest.mark.parametrize(
    ("aim", "name"),
    [
        ("flat nan 0 0 at 0", "tower-not-an-aim"),
        ("flat 0 inf 0 at 0", "tower-not-an-aim"),
        ("flat 1e3 0 0 at 0", "tower-not-an-aim"),
        ("flat 0.05 0 0 at 0", "tower-not-an-aim"),
        ("flat 0 0 0.25 at 0", "tower-not-an-aim"),
        ("flat 0 0 360 at 0", "tower-not-an-aim"),
        ("flat 0 0 -45 at 0", "tower-not-an-aim"),
        ("edge 0 0 0 at 0", "tower-not-an-aim"),
        ("flat 0 0 0 at soon", "tower-not-an-aim"),
        ("flat 0 0 0", "not-a-move"),
        ("flat 300.1 0 0 at 0", "tower-off-the-table"),
        ("flat 0 -99999 0 at 0", "tower-off-the-table"),
        ("flat 21.3 0 0 at 0", "tower-off-the-target"),
        ("flat 16 -16 0 at 0", "tower-off-the-target"),
        ("flat 0 0 0 at 0.001", "tower-no-countdown"),
    ],
)
def test_an_aim_that_cannot_be_is_refused(aim: str, name: str) -> None:
    assert refusal(asked_to_place(), 1, f"place {aim}") == name


@pytest.mark.parametrize(
    ("seconds", "hand", "name"),
    [
        ("20", "normal", ""),
        ("20.001", "normal", "tower-out-of-time"),
        ("40", "child", ""),
        ("40.001", "child", "tower-out-of-time"),
        ("-0.001", "normal", "tower-out-of-time"),
        ("99999", "steel", "tower-out-of-time"),
    ],
)
def test_the_hand_lets_go_within_its_time(seconds: str, hand: str, name: str) -> None:
    match, text = asked_to_place(hand=hand), f"place flat 0 0 0 at {seconds}"
    if name:
        assert refusal(match, 1, text) == name
    else:
        play(match, 1, text)


@pytest.mark.parametrize("given", ["red-cube", "red-small", "red-plate"])
def test_only_sticks_and_octagons_stand_upright(given: str) -> None:
    match = asked_to_place(given, "red-prism")
    assert match.view().held.faces == ["flat"]
    assert refusal(match, 1, "place upright 0 0 0 at 0") == "tower-bad-face"


def test_a_base_stands_near_the_middle_of_the_table() -> None:
    match = asked_to_place("red-stick", "")
    assert refusal(match, 1, "place flat 50.1 0 0 at 0") == "tower-off-the-middle"
    play(match, 1, "place flat 30 40 0 at 0")
    stands(match)
    assert tower(match) == ["red-stick"]


def test_a_base_stands_however_it_comes_to_lie() -> None:
    match = asked_to_place("red-stick", "")
    place(match, "upright 0 0 0 at 0")
    with pytest.raises(Refused):
        lean(match, TABLE)  # nobody can have seen it fall
    tipped = seen(match)
    lay(tipped, number("red-stick"), 25.0, TABLE, 0.0)
    tipped.fallen.clear()
    let_happen(match, tipped)
    assert tower(match) == ["red-stick"]
    assert match.view().pieces[number("red-stick")].support == TABLE
    assert match.view().last.result == "stood"


def beside_a_tall_one(*given: str) -> Match:
    """A plate carries a small cube and, beside it, a stick that stands; these go on the small cube."""
    match = table("red-plate", f"green-small {' '.join(given)}", "purple-prism purple-small")
    s = match.states[0]
    for piece, x in (("blue-small", -8.0), ("yellow-stick:upright", 6.0)):
        stack(match, piece, x)
        name = number(piece.partition(":")[0])
        s.pose[name, 2] += 8.0
        s.support[name] = number("red-plate")
    return match


def test_a_piece_cannot_be_put_inside_another() -> None:
    match = beside_a_tall_one()
    give(match, "green-small")
    assert refusal(match, 1, "place flat 5 0 0 at 0") == "tower-inside-another"
    assert refusal(match, 1, "place flat 0.7 0 45 at 0") == "tower-inside-another"
    assert "place flat 4 0 0 at 0" not in match.written(1, match.moves(1))
    play(match, 1, "place flat 0.7 0 0 at 0")


def test_where_no_simple_aim_is_free_a_close_look_finds_one() -> None:
    """A large cube has room on the small one only if it hangs over, away from the stick."""
    match = beside_a_tall_one("blue-cube")
    give(match, "blue-cube")
    aims = match.written(1, match.moves(1))
    assert aims
    assert "place flat 0 0 0 at 0" not in aims
    assert all(float(aim.split()[2]) < -5 for aim in aims)
    play(match, 1, aims[0])


def test_a_piece_that_can_be_put_nowhere_has_fallen_alone() -> None:
    """A large plate can't be put on the small cube without being in the stick: nobody is asked to."""
    match = beside_a_tall_one("blue-plate")
    give(match, "blue-plate")
    last = match.view().last
    assert (last.result, last.touched, names(last.fallen)) == ("no-room", None, ["blue-plate"])
    assert (last.giver, last.placer, names([last.target]), last.drop) == (0, 1, ["blue-small"], True)
    assert (drops(match), reserve(match, 0)) == ([1, 0], ["green-small"])
    assert reserve(match, 1) == ["purple-small", "blue-plate", "purple-prism"]
    assert tower(match) == ["red-plate", "blue-small", "yellow-stick"]
    assert (match.view().phase, match.waiting_for(), match.view().turn) == ("give", [1], 1)


@pytest.mark.parametrize("hand", ["none", "normal"])
def test_the_third_drop_for_want_of_room_wins(hand: str) -> None:
    match = beside_a_tall_one("blue-plate")
    s = match.states[0]
    s.drops[0], s.hand = 2, {"none": NONE, "normal": NORMAL}[hand]
    give(match, "blue-plate")
    assert (match.over, match.winners()) == (True, [0])


def test_only_who_was_given_the_piece_puts_it_down() -> None:
    match = asked_to_place()
    assert refusal(match, 0, "place flat 0 0 0 at 0") == "not-your-turn"
    assert refusal(match, 1, "give green-cube") == "illegal-move"
    assert refusal(match, 1, "lift") == "illegal-move"
    assert refusal(match, 1, "keep red-cube+blue-cube+red-stick") == "illegal-move"


def test_numbers_that_no_text_means_are_no_aims() -> None:
    match = asked_to_place()
    assert match.allows(1, pack_aim(FLAT, 0, 0, 719, 0))
    for move in (
        pack_aim(FLAT, 0, 0, 720, 0),
        pack_aim(FLAT, 0, 0, 0, 0) | 1 << 53,
        pack_aim(FLAT, 4000, 0, 0, 0),
        RAISE,
    ):
        assert not match.allows(1, move)


def test_aims_are_written_as_short_as_they_can_be() -> None:
    match = asked_to_place(hand="normal")
    for text in ("place flat 0 -1.5 45 at 3.21", "place upright 0.1 21 359.5 at 20", "place flat -0.1 0 0.5 at 0.001"):
        assert match.written(1, [match.read(1, text)]) == [text]
    assert match.read(1, "place flat 1.0 -0.0 45.00 at 3.210") == match.read(1, "place flat 1 0 45 at 3.21")
