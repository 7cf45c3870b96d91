"""Jokers go to a column for good; without one, they wait."""

from splendide.core.match import Match
from splendide.games.splitit.tests.positions import begin, bet, columns, listed, rounds_played, split, turn_up
from tests.playing import play, refusal


def two_columns_and_a_joker() -> Match:
    """Seat 0 has won 4, 3 and a joker."""
    match = begin("4 3 J 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "white pink black")
    return match


def test_a_joker_goes_to_a_column_opened_by_the_same_win() -> None:
    match = two_columns_and_a_joker()
    assert match.waiting_for() == [0]
    assert listed(match, 0) == ["joker 3", "joker 4"]
    play(match, 0, "joker 4")
    assert columns(match, 0) == {3: 1, 4: 2}
    assert match.view().players[0].columns[3].jokers == 1


def test_a_joker_goes_to_any_column_its_owner_has() -> None:
    match = begin("4 3 2 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "white pink black")
    turn_up(match, "10 J 6 6 5 5 4")
    split(match, "2|2|3")
    bet(match, "white pink black")
    assert listed(match, 0) == ["joker 2", "joker 3", "joker 4", "joker 10"]


def test_a_joker_never_opens_a_column() -> None:
    assert refusal(two_columns_and_a_joker(), 0, "joker 8") == "splitit-no-such-column"


def test_nobody_places_a_joker_of_somebody_else() -> None:
    assert refusal(two_columns_and_a_joker(), 1, "joker 5") == "not-your-turn"
    assert refusal(two_columns_and_a_joker(), 1, "joker 6") == "not-your-turn"


def test_a_placed_joker_stays_where_it_is() -> None:
    match = two_columns_and_a_joker()
    play(match, 0, "joker 4")
    turn_up(match, "10 J 6 6 5 5 4")
    split(match, "2|2|3")
    bet(match, "white pink black")
    play(match, 0, "joker 10")
    assert columns(match, 0) == {3: 1, 4: 2, 10: 2}


def test_with_one_column_only_the_joker_goes_there_by_itself() -> None:
    match = begin("4 4 J 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "white pink black")
    assert columns(match, 0) == {4: 3}
    assert rounds_played(match) == 1


def test_jokers_of_somebody_without_a_column_wait() -> None:
    match = begin("J J 4 5 7 9 8")
    split(match, "2|3|2")
    bet(match, "white pink black")
    assert columns(match, 0) == {0: 2}
    assert rounds_played(match) == 1
    assert match.view().players[0].points == 0


def test_waiting_jokers_go_to_the_first_column_opened() -> None:
    match = begin("J J 4 5 7 9 8")
    split(match, "2|3|2")
    bet(match, "white pink black")
    turn_up(match, "6 6 10 10 9 9 8")
    split(match, "2|2|3")
    bet(match, "white pink black")
    assert columns(match, 0) == {6: 4}


def test_when_one_win_opens_several_columns_the_owner_of_waiting_jokers_chooses() -> None:
    match = begin("J J 4 5 7 9 8")
    split(match, "2|3|2")
    bet(match, "white pink black")
    turn_up(match, "6 10 10 9 9 8 8")
    split(match, "2|2|3")
    bet(match, "white pink black")
    play(match, 0, "joker 10")
    play(match, 0, "joker 6")
    assert columns(match, 0) == {6: 2, 10: 2}


def test_jokers_are_placed_before_the_row_is_split_again() -> None:
    match = begin("4 3 J 5 7 9 8 2 2", seats=4)
    split(match, "3|2|4")
    bet(match, "white pink black black")
    assert refusal(match, 0, "split 1|1|2") == "illegal-move"
    play(match, 0, "joker 3")
    split(match, "1|1|2")


def test_several_place_their_jokers_at_the_same_time_and_see_it_together() -> None:
    match = begin("4 3 J J 7 9 8")
    split(match, "3|2|2")
    bet(match, "white black pink")
    assert match.waiting_for() == [0]
    match = begin("4 3 J J 7 9 J")
    split(match, "3|3|1")
    bet(match, "white pink black")
    assert match.waiting_for() == [0, 1]
    play(match, 1, "joker 9")
    assert match.view().players[1].columns[8].cards == 1
    assert match.own(1).choice == "joker 9"
    play(match, 1, "joker 7")
    play(match, 0, "joker 4")
    assert columns(match, 1) == {7: 2, 9: 1}
    assert columns(match, 2) == {0: 1}


# --- Taking a joker back ----------------------------------------------------------------------------


def two_jokers_to_place() -> Match:
    """Seat 0 alone has two jokers and two columns; the row is not done."""
    match = begin("4 3 J J 5 7 9")
    split(match, "4|2|1")
    bet(match, "white pink pink")
    return match


def test_a_joker_is_taken_back_while_its_owner_is_asked_for_the_next() -> None:
    match = two_jokers_to_place()
    play(match, 0, "joker 4")
    assert columns(match, 0) == {0: 1, 3: 1, 4: 2}
    match.take_back(0)
    assert columns(match, 0) == {0: 2, 3: 1, 4: 1}
    play(match, 0, "joker 3")
    assert columns(match, 0) == {0: 1, 3: 2, 4: 1}


def test_a_joker_stands_once_somebody_else_is_asked() -> None:
    match = two_jokers_to_place()
    play(match, 0, "joker 4")
    play(match, 0, "joker 4")
    split(match, "white|pink")
    assert match.waiting_for() == [1, 2]
    assert not any(match.can_take_back(seat) for seat in range(3))
