"""The end, in the order of the rule sheet: commons, objectives, zones, players, ties."""

import pytest

from splendide.games.splito.cards import CARD
from splendide.games.splito.tests.table import deal_any, met, play_any_round, scored

WHOLE_COLOUR = "red-1 red-2 red-3 red-4 red-5 red-6"
EIGHT_CARDS = "red-1 red-2 red-3 red-4 red-5 red-6 blue-1 blue-2"


def test_the_worked_example_of_the_rule_sheet() -> None:
    """Zones AB 8, BC 4, AC 6: A 48, B 32, C 24."""
    result = scored(
        "no-1 no-2 most-3 most-4 red-3 red-4 black-3 black-4",  # 1 + 1 + 3 + 3
        "pair-5 pair-6 red-5 blue-5 red-6 blue-6 no-3 yellow-3 yellow-1 yellow-2",  # 2 + 2
        "most-green most-orange green-2 orange-2 green-1",  # 3 + 3
    )
    assert result.zones == [8, 4, 6]
    assert result.players == [48, 32, 24]
    assert result.winners == [0]


# --- 1: the commons ---


def test_a_common_goes_to_the_zone_with_strictly_more_than_every_other() -> None:
    result = scored("red-1 red-2", "red-3", "", commons="most-red")
    assert result.zones == [3, 0, 0]


def test_a_tie_gives_a_common_to_nobody() -> None:
    result = scored("red-1 red-2", "red-3 red-4", "red-5", commons="most-red")
    assert result.zones == [0, 0, 0]
    (common,) = result.objectives
    assert (common.zone, common.met, common.have) == (None, False, 2)


def test_a_common_nobody_has_cards_of_goes_to_nobody() -> None:
    assert scored("blue-1", "", "", commons="most-red").zones == [0, 0, 0]


def test_one_zone_may_win_both_commons() -> None:
    assert scored("red-4 red-4 blue-4", "red-1", "blue-4", commons="most-4 most-red").zones == [6, 0, 0]


def test_majorities_count_cards_not_kinds() -> None:
    assert scored("red-4 red-4 red-1", "red-2 red-3", "", commons="most-red").zones == [3, 0, 0]


# --- 2: objectives in a zone ---


def test_a_majority_in_a_zone_compares_it_with_the_other_zones() -> None:
    assert met("most-4", "red-4 blue-4", "green-4")
    assert not met("most-4", "red-4 blue-4", "green-4", "yellow-4 black-4")


def test_a_majority_with_zero_cards_is_never_met() -> None:
    assert not met("most-4", "red-1", "red-2", "red-3")
    assert not met("most-blue", "", "", "")


def test_a_common_and_a_majority_of_the_same_colour_both_count() -> None:
    result = scored("red-1 red-2 most-red most-1", "red-3", "")
    assert result.zones == [6, 0, 0]


def test_none_of_a_value() -> None:
    assert met("no-2", "red-1 red-3")
    assert met("no-2", "")
    assert not met("no-2", "red-1 orange-2")


def test_exactly_two_of_a_value_of_any_colours() -> None:
    assert met("pair-4", "red-4 blue-4")
    assert met("pair-4", "red-4 red-4")
    assert not met("pair-4", "red-4")
    assert not met("pair-4", "red-4 red-4 blue-4")


def test_at_least_one_of_each_of_these_colours() -> None:
    assert met("red-blue-yellow", "red-1 blue-1 blue-2 yellow-6 black-1")
    assert not met("red-blue-yellow", "red-1 blue-1 black-1")


def test_exactly_so_many_colours() -> None:
    assert met("colours-3", "red-1 red-2 blue-1 black-1")
    assert not met("colours-3", "red-1 blue-1")
    assert not met("colours-3", "red-1 blue-1 black-1 green-1")
    assert met("colours-6", "red-1 blue-1 black-1 green-1 yellow-1 orange-1")


def test_exactly_so_many_values() -> None:
    assert met("values-4", "red-1 red-2 blue-2 red-3 red-4")
    assert not met("values-4", WHOLE_COLOUR)
    assert met("values-6", WHOLE_COLOUR)
    assert not met("values-6", "red-1 red-2 red-3 red-4 red-5")


def test_only_number_cards_count_for_values_and_colours() -> None:
    assert met("no-4", "red-1 most-4 pair-4 values-4")
    assert met("values-6", f"{WHOLE_COLOUR} no-1 no-2")
    assert met("colours-3", "red-1 blue-1 black-1 most-green black-green-orange")


def test_a_zone_counts_itself_and_the_commons_it_won() -> None:
    objectives = "no-1 no-2 no-3 no-4"
    assert met("size-13", f"{EIGHT_CARDS} {objectives}"), "8 numbers, 4 objectives and itself"
    assert not met("size-13", f"{EIGHT_CARDS} {objectives} no-5")
    assert met("size-13", f"{EIGHT_CARDS} no-1 no-2 no-3", commons="most-red"), "the common it won is the thirteenth"
    assert not met("size-13", f"{EIGHT_CARDS} {objectives}", commons="most-red")


def test_a_common_won_by_another_zone_is_not_counted() -> None:
    assert met("size-13", f"{EIGHT_CARDS} no-1 no-2 no-3 no-4", "green-1", commons="most-green")


@pytest.mark.parametrize(
    ("objective", "sizes"),
    [("size-under-15", range(1, 15)), ("size-15-up", range(15, 20)), ("size-17-up", range(17, 20))],
)
def test_sizes_count_all_cards(objective: str, sizes: range) -> None:
    others = [f"{colour}-{value}" for colour in ("red", "blue", "green") for value in range(1, 7)]
    for size in range(1, 20):
        assert met(objective, " ".join(others[: size - 1])) == (size in sizes), size


def test_one_number_card_may_serve_many_objectives() -> None:
    result = scored("red-4 blue-4 pair-4 most-4 no-1 most-red values-6", "", "")
    assert result.zones == [2 + 3 + 1 + 3, 0, 0]


# --- 3 and 4: zones and players ---


def test_a_zone_without_a_met_objective_makes_both_its_players_zero() -> None:
    result = scored("no-1", "no-2", "red-1")
    assert result.players == [0, 1, 0]


def test_the_score_is_the_same_for_a_played_match_and_its_table() -> None:
    match = deal_any(4, 31)
    for _ in range(13):
        play_any_round(match, "right")
    s = match.states[0]
    names = list(CARD)
    zones = [" ".join(name for name in names for _ in range(s.zone[zone, CARD[name]])) for zone in range(4)]
    result = scored(*zones, commons=" ".join(names[card] for card in s.commons))
    assert result.players == match.points()[:, 0].tolist()
    assert result.player_cards == (-match.points()[:, 1]).tolist()
    assert result.winners == match.winners()


def test_a_tie_is_won_by_fewest_cards_in_the_two_zones() -> None:
    result = scored("no-1 red-2", "no-2", "no-3", "no-4 red-5 red-6")
    assert result.players == [1, 1, 1, 1]
    assert result.player_cards == [5, 3, 2, 4]
    assert result.winners == [2]


def test_won_commons_count_among_the_cards_that_break_a_tie() -> None:
    """Zone 0 has three cards and won a common, zone 2 has four: nobody has fewer."""
    result = scored("pair-1 red-1 blue-1", "no-1", "pair-2 most-2 red-2 blue-2", "no-2", commons="most-1")
    assert result.zones == [5, 1, 5, 1]
    assert result.player_cards == [5, 5, 5, 5]
    assert result.winners == [0, 1, 2, 3]


def test_still_tied_the_win_is_shared() -> None:
    assert scored("no-1", "no-2", "no-3").winners == [0, 1, 2]


def test_the_score_is_told_with_its_reasons() -> None:
    result = scored("red-4 no-2 pair-4", "blue-4 most-blue red-blue-yellow", "no-1", commons="most-4")
    assert result.tell("en").splitlines() == [
        "Zone 1, between players 1 and 2: 1 point, 3 cards",
        "  + 1  No 2: none here",
        "  – 0  Exactly two 4s: 1 here",
        "Zone 2, between players 2 and 3: 3 points, 3 cards",
        "  + 3  Most blue cards: 1 here, 0 in the best other zone",
        "  – 0  One of each: red, blue, yellow: missing: red, yellow",
        "Zone 3, between players 3 and 1: 1 point, 1 card",
        "  + 1  No 1: none here",
        "Common objective for nobody: Most 4s (several zones have 1)",
        "Player 1: 1 × 1 = 1 (4 cards)",
        "Player 2: 1 × 3 = 3 (6 cards)",
        "Player 3: 3 × 1 = 3 (4 cards)",
        "Player 3 wins.",
    ]
    assert "Le joueur 3 gagne." in result.tell("fr")
