"""What the board says of an objective: met, missing what, or no longer possible."""

from splendide.games.splito.tests.table import begin, judged, play_round


def state(objective: str, zones: list[str], turn: int, hands: str = "") -> str:
    return judged(objective, [*zones, "", "", ""][: max(3, len(zones))], turn, hands).state


def test_a_value_that_must_not_lie_there_and_does_is_lost() -> None:
    assert state("no-2", ["red-1"], 5) == "met"
    assert state("no-2", ["red-2"], 5) == "lost"


def test_a_pair_is_open_while_a_second_card_can_come_and_lost_with_a_third() -> None:
    assert state("pair-4", ["red-4"], 5, "blue-4") == "open"
    assert state("pair-4", ["red-4"], 5, "blue-5") == "lost", "no 4 is left in any hand"
    assert state("pair-4", ["red-4"], 13, "") == "lost", "no round is left"
    assert state("pair-4", ["red-4 red-4 blue-4"], 5, "blue-4") == "lost"


def test_a_pair_that_lacks_two_needs_two_cards_in_hands() -> None:
    assert state("pair-4", [""], 12, "blue-4 red-4") == "open"
    assert state("pair-4", [""], 12, "blue-4") == "lost"


def test_missing_colours_are_named_and_lost_when_none_is_left() -> None:
    zones = ["red-1", "", ""]
    assert judged("red-blue-yellow", zones, 5, "blue-1 yellow-1").lacking == ["blue", "yellow"]
    assert state("red-blue-yellow", zones, 5, "blue-1 yellow-1") == "open"
    assert state("red-blue-yellow", zones, 5, "blue-1 blue-2") == "lost"


def test_too_many_colours_or_values_are_lost() -> None:
    assert state("colours-3", ["red-1 blue-1 green-1 black-1"], 5, "red-2") == "lost"
    assert state("colours-3", ["red-1 blue-1"], 5, "red-2") == "lost"
    assert state("colours-3", ["red-1 blue-1"], 5, "green-2") == "open"
    assert state("values-4", ["red-1 red-2 red-3"], 5, "blue-4") == "open"
    assert state("values-4", ["red-1 red-2 red-3"], 5, "blue-3") == "lost"


def test_a_majority_is_lost_when_the_best_other_zone_is_out_of_reach() -> None:
    others = ["red-1", "red-2 red-3", "red-4"]
    assert judged("most-red", others, 5, "red-5 red-6").need == 3
    assert state("most-red", others, 5, "red-5 red-6") == "open"
    assert state("most-red", others, 5, "red-5") == "lost"


def test_a_size_is_lost_when_the_rounds_left_cannot_reach_it() -> None:
    four = "red-1 red-2 red-3 red-4"
    assert state("size-13", [four], 9) == "open", "four rounds bring up to eight cards"
    assert state("size-13", [four], 10) == "open", "six cards and both commons"
    assert state("size-13", [four], 11) == "lost"
    assert state("size-under-15", ["red-1"], 5) == "met"
    assert state("size-15-up", [four], 5) == "open"


def test_when_the_last_card_is_played_what_is_not_met_is_lost() -> None:
    assert state("size-15-up", ["red-1 red-2 red-3"], 13) == "lost", "commons can't come any more"
    assert state("size-under-15", ["red-1"], 13) == "met"


def test_what_if_tells_what_a_card_would_change_in_my_two_zones() -> None:
    match = begin("pair-4 red-4 blue-4", "green-4", "no-4")
    play_round(match, "pair-4 right", "green-4 left", "no-4 right")
    blue = next(card for card in match.own(2).hand if card.id == "blue-4")
    assert [(one.card, one.state) for one in blue.on_right.right] == [("no-4", "lost")]
    assert blue.on_right.right_points == 0
    assert blue.on_left.right == []
    assert blue.on_left.left_points == match.view().zones[1].points


def test_what_if_tells_what_a_new_objective_would_be_worth() -> None:
    match = begin("no-4 red-1", "green-5", "blue-5")
    card = next(card for card in match.own(0).hand if card.id == "no-4")
    assert [(one.card, one.state) for one in card.on_left.left] == [("no-4", "met")]
    assert (card.on_left.left_points, card.on_left.right_points) == (1, 0)
