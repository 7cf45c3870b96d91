"""The advanced game: forty cards, five in hand, and everybody passes at their own speed."""

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.match import Match
from splendide.games.dolphins import PILE
from splendide.games.dolphins.tests.table import FIVE_EACH, begin, hand, letters, nature, race, told, touch, written
from tests.playing import play, refusal


def begin_advanced(hands: str = FIVE_EACH, dealer: int = 0, pace: str = "tempo") -> Match:
    match = begin(hands, dealer, game="advanced", pace=pace)
    if match.owes(NATURE):
        nature(match, "call")
    return match


def draw(match: Match) -> str:
    """Nature draws something for the dealer."""
    text = written(match, NATURE)[0]
    nature(match, text)
    return text


def test_all_forty_cards_are_used_and_everyone_has_five() -> None:
    match = begin_advanced()
    assert len(match.view().sets) == 10
    assert [player.cards for player in match.view().players] == [5] * 4
    assert match.view().stock == 20


def test_after_the_first_call_nobody_calls_any_more() -> None:
    match = begin(FIVE_EACH, game="advanced", pace="dealer")
    assert match.waiting_for() == [0]
    play(match, 0, "call")
    assert match.waiting_for() == [0, 1, 2, 3]
    play(match, 1, "pass 7")
    assert not match.owes(NATURE)


def test_nobody_passes_before_the_first_call_but_anybody_may_touch() -> None:
    match = begin(FIVE_EACH, game="advanced")
    assert refusal(match, 1, "pass 7") == "dolphins-not-called"
    assert written(match, 1) == ["touch"]


def test_who_passes_waits_for_the_next_card_and_the_neighbours_pile_grows() -> None:
    match = begin_advanced()
    play(match, 1, "pass 7")
    assert [player.cards for player in match.view().players] == [5, 4, 5, 5]
    assert [player.pile for player in match.view().players] == [0, 0, 1, 0]
    assert match.waiting_for() == [0, 2, 3]
    assert refusal(match, 1, "pass 5") == "dolphins-passed-already"


def test_a_card_is_taken_up_as_soon_as_there_is_room() -> None:
    match = begin_advanced()
    play(match, 1, "pass 7")
    play(match, 2, "pass 10")
    assert hand(match, 2) == "7 8 8 9 9"
    assert match.own(2).arrived == "7"
    assert match.waiting_for() == [0, 2, 3]


def test_nobody_has_more_than_two_cards_waiting() -> None:
    match = begin_advanced()
    for card in ("2", "2"):
        play(match, 0, f"pass {card}")
        draw(match)
    assert match.view().players[1].pile == PILE
    assert not match.owes(0)
    assert refusal(match, 0, "pass 3") == "dolphins-no-room"
    play(match, 1, "pass 7")
    assert match.owes(0)


def test_the_dealers_right_hand_neighbour_discards_and_the_dealer_draws() -> None:
    match = begin_advanced()
    play(match, 3, "pass 4")
    assert (match.view().discards, match.view().players[0].pile, match.view().stock) == (1, 0, 20)
    play(match, 0, "pass 4")
    assert match.owes(NATURE)
    assert len(match.moves(NATURE)) == 20
    drawn = draw(match)
    assert match.own(0).arrived == drawn.split()[1].split("-")[0]
    assert match.view().stock == 19


def test_a_card_drawn_is_seen_by_the_dealer_alone() -> None:
    match = begin_advanced(dealer=2)
    play(match, 2, "pass 10")
    text = draw(match)
    assert told(match, 2)[-1] == text
    assert all(text not in told(match, viewer) for viewer in (0, 1, 3, SPECTATOR))


def test_when_the_stock_is_out_the_discards_are_the_stock() -> None:
    match = begin_advanced()
    while match.view().stock:
        for seat in (3, 2, 1, 0):
            play(match, seat, written(match, seat)[0])
        draw(match)
    assert match.view().discards == 20
    for seat in (3, 2, 1, 0):
        play(match, seat, written(match, seat)[0])
    assert len(match.moves(NATURE)) == 21
    assert match.view().discards == 0


def test_a_pass_is_known_to_who_gave_it_and_to_who_takes_it_up_at_once() -> None:
    match = begin_advanced()
    play(match, 1, "pass 7")
    assert [told(match, seat)[-1] == "pass 7" for seat in range(4)] == [False, True, False, False]
    play(match, 0, "pass 2")
    assert [told(match, seat)[-1] == "pass 2" for seat in range(4)] == [True, True, False, False]


def test_four_of_a_kind_among_five_cards_count() -> None:
    match = begin_advanced("2 2 2 2 4 | 5 5 6 6 7 | 8 8 9 9 10 | splash splash 3 3 4")
    race(match, "0 1 2")
    assert letters(match) == [1, 1, 1, 0]


def test_after_a_false_start_cards_wait_where_they_waited() -> None:
    match = begin_advanced()
    play(match, 1, "pass 7")
    touch(match, "3")
    nature(match, "back")
    assert match.waiting_for() == [0, 2, 3]
    assert match.view().players[2].pile == 1


def test_in_the_calm_game_all_pass_at_once_and_the_dealer_draws_then() -> None:
    match = begin_advanced(dealer=1, pace="calm")
    for seat, card in enumerate(["4", "7", "10", "4"]):
        play(match, seat, f"pass {card}")
    assert match.view().discards == 1
    assert match.own(0).arrived == "4"
    assert match.waiting_for() == []
    draw(match)
    assert match.waiting_for() == [0, 1, 2, 3]
    assert [player.cards for player in match.view().players] == [5] * 4
