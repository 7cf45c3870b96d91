"""A round: two dice, everyone writes both numbers in one mirror pair, then all is shown."""

import pytest

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.splitter.tests.sheet import begin, draw, last_round, listed, roll, write


def refusal(match: Match, seat: int, text: str) -> str:
    with pytest.raises(Refused) as refused:
        match.read(seat, text)
    return refused.value.name


def test_four_and_one_in_the_second_row_as_the_rule_sheet_shows() -> None:
    match = begin()
    roll(match, 4, 1)
    write(match, "b2=41")
    assert draw(match) == "........ .4....1. ........ ........ ........ ........ ........"


def test_you_choose_which_number_goes_left() -> None:
    match = begin(2)
    roll(match, 4, 1)
    write(match, "b2=41", "b2=14")
    assert draw(match, 0).split()[1] == ".4....1."
    assert draw(match, 1).split()[1] == ".1....4."


def test_both_numbers_lie_at_the_same_distance_from_the_fold() -> None:
    match = begin()
    for move in ("c1=26", "c2=26", "c3=26", "c4=26"):
        roll(match, 2, 6)
        write(match, move)
    assert draw(match).split()[2] == "22226666"


def test_all_free_pairs_are_open_in_both_orders() -> None:
    match = begin()
    roll(match, 4, 1)
    assert len(match.moves(0)) == 44
    write(match, "d1=41")
    roll(match, 2, 3)
    assert len(match.moves(0)) == 42


def test_doubles_have_one_order() -> None:
    match = begin()
    roll(match, 5, 5)
    assert len(match.moves(0)) == 22
    assert len(set(listed(match))) == 22


@pytest.mark.parametrize("text", ["b2=25", "b2=44", "b2=11"])
def test_only_what_the_dice_show_is_written(text: str) -> None:
    match = begin()
    roll(match, 4, 1)
    assert refusal(match, 0, text) == "splitter-not-the-dice"


@pytest.mark.parametrize("text", ["a1=41", "a5=41", "h1=41", "b2=47", "b2=4", "b2", "", "B2=41", "b2=41 ", "4-1"])
def test_what_names_no_pair_of_the_sheet_is_not_a_move(text: str) -> None:
    match = begin()
    roll(match, 4, 1)
    assert refusal(match, 0, text) == "not-a-move"


def test_a_pair_is_written_once() -> None:
    match = begin()
    roll(match, 4, 1)
    write(match, "b2=41")
    roll(match, 4, 1)
    assert refusal(match, 0, "b2=14") == "illegal-move"


def test_nobody_writes_before_the_roll() -> None:
    match = begin()
    assert (match.moves(0), match.waiting_for(), match.owes(NATURE)) == ([], [], True)
    assert refusal(match, 0, "b2=41") == "not-your-turn"


def test_the_roller_changes_clockwise_each_round() -> None:
    match = begin(3)
    rollers = []
    for pair in ("a3", "a4", "b2", "b3"):
        rollers.append(match.view().roller)
        roll(match, 6, 6)
        write(match, *[f"{pair}=66"] * 3)
    assert rollers == [0, 1, 2, 0]


def test_choices_are_shown_when_everyone_has_written() -> None:
    match = begin(3)
    roll(match, 4, 1)
    write(match, "b2=41", "c1=14")
    assert match.waiting_for() == [2]
    assert not any(any(sheet.cells) for sheet in match.view().sheets)
    assert (match.own(0).choice, match.own(2).choice) == ("b2=41", None)
    match.play(2, match.read(2, "g4=41"))
    assert [draw(match, seat).count("4") for seat in range(3)] == [1, 1, 1]
    assert match.own(0).choice is None


def test_the_last_round_leaves_no_cell_free_and_ends_the_match() -> None:
    match = last_round("..1212.. .212121. 12121212 21212121 12121212 .212121. ..1..2..")
    roll(match, 6, 3)
    assert listed(match) == ["g4=63", "g4=36"]
    write(match, "g4=36")
    assert match.over
    assert draw(match).endswith("..1362..")


def test_twelve_play_as_one() -> None:
    match = begin(12)
    roll(match, 4, 1)
    pairs = ("a3", "a4", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3")
    write(match, *(f"{pair}=41" for pair in pairs))
    assert match.owes(NATURE)
    assert len({draw(match, seat) for seat in range(12)}) == 12


@pytest.mark.parametrize("seats", [0, 13])
def test_one_to_twelve_play(seats: int) -> None:
    with pytest.raises(Refused, match="seats-out-of-range"):
        begin(seats)
