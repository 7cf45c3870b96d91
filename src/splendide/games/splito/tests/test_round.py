"""Setup and rounds: the commons, the deal, secret choices, hands that pass to the left."""

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.splito.tests.table import begin, deal_any, hand, play_any_round, play_round, told, zone
from tests.playing import play, refusal


def test_nature_turns_up_a_star_then_a_moon_then_deals_13_to_each() -> None:
    match = Match(find_game("splito"), 3)
    assert len(match.moves(NATURE)) == 6
    assert refusal(match, NATURE, "most-red") == "illegal-move"
    play(match, NATURE, "most-4")
    assert len(match.moves(NATURE)) == 6
    play(match, NATURE, "most-red")
    assert len(match.moves(NATURE)) == 107
    while match.owes(NATURE):
        match.play(NATURE, 0)
    assert [len(hand(match, seat)) for seat in range(3)] == [13, 13, 13]
    assert match.waiting_for() == [0, 1, 2]


def test_the_other_majorities_may_be_dealt_but_not_the_commons() -> None:
    match = Match(find_game("splito"), 3)
    play(match, NATURE, "most-4")
    play(match, NATURE, "most-red")
    assert refusal(match, NATURE, "most-4") == "illegal-move"
    play(match, NATURE, "most-5")


def test_there_are_two_of_each_number_card_and_no_third() -> None:
    match = Match(find_game("splito"), 3)
    play(match, NATURE, "most-4")
    play(match, NATURE, "most-red")
    play(match, NATURE, "red-4/2")
    assert refusal(match, NATURE, "red-4/2") == "illegal-move"
    play(match, NATURE, "red-4")
    assert refusal(match, NATURE, "red-4") == "illegal-move"
    assert refusal(match, NATURE, "red-4/3") == "splito-no-such-card"


def test_a_dealt_card_is_told_to_its_receiver_alone() -> None:
    match = begin("red-4", "blue-5", "green-6")
    for seat, card in enumerate(("red-4", "blue-5", "green-6")):
        assert told(match, seat)[:3] == ["most-1", "most-red", card]
        assert len(told(match, seat)) == 2 + 13
    assert told(match, SPECTATOR) == ["most-1", "most-red"]


def test_left_of_a_seat_lies_the_zone_shared_with_the_seat_before() -> None:
    match = begin("red-4", "blue-5", "green-6")
    play_round(match, "red-4 left", "blue-5 left", "green-6 left")
    assert [zone(match, number) for number in range(3)] == [["blue-5"], ["green-6"], ["red-4"]]


def test_right_of_a_seat_lies_the_zone_shared_with_the_seat_after() -> None:
    match = begin("red-4", "blue-5", "green-6")
    play_round(match, "red-4 right", "blue-5 right", "green-6 left")
    assert [zone(match, number) for number in range(3)] == [["red-4"], ["blue-5", "green-6"], []]


def test_a_choice_shows_its_side_at_once_and_its_card_when_all_have_chosen() -> None:
    match = begin("red-4", "blue-5", "green-6")
    play(match, 0, "red-4 right")
    assert match.face_down() == ["right", "", ""]
    assert match.view().zones[0].numbers == []
    assert [match.own(seat).choice for seat in (1, 2)] == [None, None]
    assert all("red-4 right" not in told(match, seat) for seat in (1, 2, SPECTATOR))
    assert match.own(0).choice.card == "red-4"
    play(match, 1, "blue-5 left")
    play(match, 2, "green-6 left")
    assert told(match, SPECTATOR)[2:] == ["red-4 right", "blue-5 left", "green-6 left"]


def test_a_choice_can_be_changed_and_taken_back_until_all_have_chosen() -> None:
    match = begin("red-4 red-5", "blue-5", "green-6")
    play(match, 0, "red-4 right")
    play(match, 0, "red-5 left")
    play(match, 1, "blue-5 left")
    match.take_back(1)
    assert match.waiting_for() == [1, 2]
    play(match, 1, "blue-5 right")
    play(match, 2, "green-6 left")
    assert zone(match, 2) == ["red-5"]
    assert zone(match, 1) == ["blue-5", "green-6"]
    assert "red-4" in hand(match, 2)


def test_hands_pass_to_the_left_neighbour() -> None:
    match = begin("red-4", "blue-5", "green-6")
    before = [hand(match, seat) for seat in range(3)]
    play_round(match, "red-4 left", "blue-5 left", "green-6 left")
    rest = [[card for card in cards if card not in ("red-4", "blue-5", "green-6")] for cards in before]
    assert [hand(match, seat) for seat in range(3)] == [rest[1], rest[2], rest[0]]


def test_a_second_copy_in_hand_makes_no_further_moves_and_stays_when_the_first_is_played() -> None:
    match = begin("red-4 red-4/2", "blue-5", "green-6")
    assert match.written(0, match.moves(0)).count("red-4 left") == 1
    play_round(match, "red-4 left", "blue-5 left", "green-6 left")
    assert hand(match, 2).count("red-4") == 1


def test_after_13_rounds_all_cards_are_played_and_nobody_is_waited_for() -> None:
    for seats in (3, 8):
        match = deal_any(seats, 17)
        for _ in range(13):
            assert not match.over
            play_any_round(match)
        assert match.over
        assert [len(zone(match, number)) for number in range(seats)] == [13] * seats


def test_bad_moves_are_refused_in_words() -> None:
    match = begin("red-4", "blue-5", "green-6")
    assert refusal(match, 0, "blue-5 left") == "splito-not-in-hand"
    assert refusal(match, 0, "pink-4 left") == "splito-no-such-card"
    assert refusal(match, 0, "") == "splito-no-such-card"
    assert refusal(match, 0, "red-4") == "splito-no-such-side"
    assert refusal(match, 0, "red-4 up") == "splito-no-such-side"
    assert refusal(match, 0, "red-4  left") == "splito-no-such-side"
    assert refusal(match, 0, "red-4/1 left") == "splito-no-such-card"
    assert refusal(match, NATURE, "red-4") in ("illegal-move", "not-your-turn")


def test_nobody_plays_before_all_is_dealt_or_after_the_end() -> None:
    match = Match(find_game("splito"), 3)
    assert refusal(match, 0, "red-4 left") == "not-your-turn"
    match = deal_any(3)
    for _ in range(13):
        play_any_round(match)
    assert refusal(match, 0, "red-4 left") == "match-over"
