"""A round, in the order of the rule sheet: turn up, split, bet, and everything that can follow."""

import pytest

from splendide.core.game import NATURE, SPECTATOR
from splendide.games.splitit.tests.positions import (
    begin,
    bet,
    columns,
    listed,
    rounds_played,
    row,
    split,
    splitter,
    turn_up,
    turn_up_any,
)
from tests.playing import play, refusal

# --- Turning up -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 7), (4, 9)])
def test_a_row_has_seven_cards_or_nine_with_four_players(seats: int, cards: int) -> None:
    match = begin("", seats)
    for _ in range(cards):
        assert match.owes(NATURE)
        match.play(NATURE, 0)
    assert match.waiting_for() == [0]


def test_nature_draws_the_first_splitter_then_it_goes_clockwise() -> None:
    match = begin("1 2 2 3 3 3 4", seats=3, splitter=2)
    assert match.waiting_for() == [2]
    split(match, "3|2|2")
    bet(match, "white pink black")
    turn_up_any(match)
    assert match.waiting_for() == [0]


def test_every_card_left_is_equally_likely_to_be_turned_up() -> None:
    match = begin("10 10 J")
    turns = [text.split(".")[0] for text in listed(match, NATURE)]
    assert len(turns) == 67
    assert (turns.count("turn 10"), turns.count("turn joker"), turns.count("turn 7")) == (8, 14, 7)


def test_a_card_that_is_gone_cannot_be_turned_up_again() -> None:
    match = begin("1")
    assert refusal(match, NATURE, "turn 1") == "splitit-not-in-the-deck"
    assert refusal(match, NATURE, "turn 2.3") == "splitit-not-in-the-deck"


# --- Splitting --------------------------------------------------------------------------------------


def test_the_row_is_cut_in_three_with_its_order_kept() -> None:
    match = begin("4 3 7 5 7 J 8 2 10", seats=4)
    split(match, "3|2|4")
    zones = [zone.cards for zone in match.view().zones]
    assert zones == [[4, 3, 7], [5, 7], [0, 8, 2, 10]]


def test_seven_cards_can_be_split_in_fifteen_ways_and_nine_in_twenty_eight() -> None:
    assert len(begin("4 3 7 5 7 J 8").moves(0)) == 15
    assert len(begin("4 3 7 5 7 J 8 2 10", seats=4).moves(0)) == 28


@pytest.mark.parametrize("zones", ["0|3|4", "3|0|4", "3|4|0"])
def test_no_zone_may_be_empty(zones: str) -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 0, f"split {zones}") == "splitit-empty-zone"


def test_a_split_uses_the_whole_row() -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 0, "split 2|2|2") == "splitit-not-the-row"


def test_one_separator_is_not_enough_for_three_cards_or_more() -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 0, "split white|pink") == "splitit-two-separators"


def test_only_the_splitter_splits() -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 1, "split 2|2|3") == "not-your-turn"
    assert refusal(begin("4 3 7 5 7 J 8"), 1, "split 0|3|4") == "not-your-turn"


# --- Two players: the other one discards a zone -----------------------------------------------------


def test_with_two_players_the_other_one_discards_a_zone() -> None:
    match = begin("4 3 7 5 7 J 8", seats=2)
    split(match, "3|2|2")
    assert match.waiting_for() == [1]
    assert refusal(match, 0, "discard pink") == "not-your-turn"
    play(match, 1, "discard pink")
    assert match.waiting_for() == [0, 1]


def test_the_discarded_zone_cannot_be_bet_on() -> None:
    match = begin("4 3 7 5 7 J 8", seats=2)
    split(match, "3|2|2")
    play(match, 1, "discard pink")
    assert refusal(match, 0, "bet pink") == "splitit-nothing-on-pink"
    bet(match, "white black")
    assert columns(match, 0) == {3: 1, 4: 1, 7: 1}
    assert columns(match, 1) == {8: 2}


@pytest.mark.parametrize(("discard", "asked"), [("every", [1]), ("first", [0, 1])])
def test_a_later_split_is_followed_by_a_discard_unless_the_table_wants_only_the_first(
    discard: str, asked: list[int]
) -> None:
    match = begin("4 3 7 5 7 J 8", seats=2, discard=discard)
    split(match, "3|2|2")
    play(match, 1, "discard pink")
    bet(match, "white white")
    split(match, "1|1|1")
    assert match.waiting_for() == asked


def test_the_first_split_of_the_next_round_is_followed_by_a_discard_again() -> None:
    match = begin("4 3 7 5 7 J 8", seats=2, discard="first")
    split(match, "3|2|2")
    play(match, 1, "discard pink")
    bet(match, "white black")
    turn_up_any(match)
    split(match, "3|2|2")
    assert match.waiting_for() == [0]
    play(match, 0, "discard white")


def test_nothing_is_discarded_when_two_cards_are_left() -> None:
    match = begin("4 3 7 5 7 J 8", seats=2)
    split(match, "2|2|3")
    play(match, 1, "discard pink")
    bet(match, "white white")
    split(match, "white|pink")
    assert match.waiting_for() == [0, 1]


def test_with_three_players_nobody_discards() -> None:
    match = begin("4 3 7 5 7 J 8", seats=3)
    split(match, "3|2|2")
    assert match.waiting_for() == [0, 1, 2]
    assert refusal(match, 1, "discard pink") == "illegal-move"


# --- Betting ----------------------------------------------------------------------------------------


def test_a_bet_is_seen_by_nobody_else_until_all_have_bet() -> None:
    match = begin("4 3 7 5 7 J 8")
    split(match, "3|2|2")
    play(match, 0, "bet white")
    assert match.own(0).choice == "bet white"
    assert match.own(1).choice is None
    assert [match.hidden(viewer)[0].choice[0] for viewer in (0, 1, SPECTATOR)] == [0, -1, -1]
    assert [player.chooses for player in match.view().players] == [True, True, True]
    assert match.waiting_for() == [1, 2]
    assert not [entry.text for _, entry in match.happened(1) if entry.text.startswith("bet")]


def test_a_bet_may_be_changed_until_all_have_bet() -> None:
    match = begin("4 3 7 5 7 J 8")
    split(match, "3|2|2")
    play(match, 0, "bet white")
    play(match, 1, "bet pink")
    play(match, 0, "bet black")
    play(match, 2, "bet white")
    assert columns(match, 2) == {3: 1, 4: 1, 7: 1}
    assert columns(match, 0) == {8: 2}


def test_who_is_alone_on_a_zone_takes_all_its_cards() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "white pink black")
    assert [columns(match, seat) for seat in range(3)] == [{3: 1, 4: 1, 7: 1}, {5: 1, 7: 1}, {8: 1, 9: 1}]
    assert rounds_played(match) == 1


def test_a_zone_nobody_bets_on_is_discarded() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "white white black")
    assert row(match) == "4 3 7"
    assert columns(match, 2) == {8: 1, 9: 1}


def test_a_contested_zone_stays_and_nobody_takes_it() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "black black black")
    assert row(match) == "9 8"
    assert [columns(match, seat) for seat in range(3)] == [{}, {}, {}]


def test_two_contested_zones_close_up_with_their_order_kept() -> None:
    match = begin("4 3 7 5 7 J 8 2 10", seats=4)
    split(match, "3|2|4")
    bet(match, "black white white black")
    assert row(match) == "4 3 7 J 8 2 10"


# --- Again ------------------------------------------------------------------------------------------


def test_the_same_splitter_splits_again_even_when_done_for_the_round() -> None:
    match = begin("4 3 7 5 7 6 8 2 10", seats=4)
    split(match, "3|2|4")
    bet(match, "white pink black black")
    assert match.waiting_for() == [0]
    split(match, "1|1|2")
    assert match.waiting_for() == [2, 3]


def test_who_has_won_cards_does_not_bet_again_this_round() -> None:
    match = begin("4 3 7 5 7 6 8 2 10", seats=4)
    split(match, "3|2|4")
    bet(match, "white pink black black")
    split(match, "1|1|2")
    assert refusal(match, 0, "bet black") == "splitit-already-won"
    bet(match, "black white")
    assert columns(match, 2) == {2: 1, 10: 1}
    assert columns(match, 3) == {6: 1}
    assert rounds_played(match) == 1


def test_two_cards_are_parted_by_a_separator_of_the_splitters_choice() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "black black white")
    assert listed(match, 0) == ["split white|pink", "split pink|black"]
    assert refusal(match, 0, "split 1|1|0") == "splitit-one-separator"


@pytest.mark.parametrize(
    ("separator", "bets", "empty"), [("white|pink", "white pink", "black"), ("pink|black", "pink black", "white")]
)
def test_with_one_separator_there_are_two_zones(separator: str, bets: str, empty: str) -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "black black white")
    split(match, separator)
    assert refusal(match, 0, f"bet {empty}") == f"splitit-nothing-on-{empty}"
    bet(match, bets)
    assert columns(match, 0) == {9: 1}
    assert columns(match, 1) == {8: 1}
    assert rounds_played(match) == 1


def test_a_last_card_is_discarded_and_the_round_ends() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "4|2|1")
    bet(match, "black black white")
    assert rounds_played(match) == 1
    assert columns(match, 0) == columns(match, 1) == {}
    assert splitter(match) == 1


def test_both_bet_the_same_of_two_cards_and_the_one_left_is_discarded() -> None:
    match = begin("4 3 7 5 7 9 8")
    split(match, "3|2|2")
    bet(match, "black black white")
    split(match, "pink|black")
    bet(match, "black black")
    assert rounds_played(match) == 1
    assert columns(match, 0) == columns(match, 1) == {}


def test_four_players_who_bet_two_and_two_on_two_cards_bet_again_as_often_as_it_happens() -> None:
    match = begin("4 3 7 5 7 6 8 2 10", seats=4)
    split(match, "1|1|7")
    bet(match, "white white pink pink")
    assert row(match) == "4 3"
    for _ in range(30):
        split(match, "white|pink")
        bet(match, "white pink white pink")
        assert row(match) == "4 3"
    split(match, "pink|black")
    bet(match, "pink black black black")
    assert columns(match, 0) == {4: 1}
    assert rounds_played(match) == 1


# --- The end of the deck ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 8)])
def test_the_match_has_ten_rounds_or_eight_with_four_players(seats: int, rounds: int) -> None:
    match = begin("", seats)
    rows = []
    while not match.over:
        turn_up_any(match)
        rows.append(len(row(match).split()))
        while not match.owes(NATURE) and not match.over:
            seat = match.waiting_for()[0]
            match.play(seat, match.moves(seat)[seat % len(match.moves(seat))])
    assert len(rows) == rounds
    assert rows == [7] * 10 if seats < 4 else rows == [9] * 7 + [7]


def test_the_turned_up_cards_lie_from_left_to_right() -> None:
    match = begin("4 3 7")
    turn_up(match, "5 7 J 8")
    assert row(match) == "4 3 7 5 7 J 8"
