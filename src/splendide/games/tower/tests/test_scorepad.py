"""The score pad: a line for each turn, for owners of the box."""

import pytest

from splendide.core.errors import Refused
from splendide.games.tower.scorepad import Scored, score


def scored(lines: str, players: int = 3, teams: bool = False) -> Scored:
    return score(lines.replace(", ", "\n"), players=players, teams=teams)


def refused(lines: str, players: int = 3, teams: bool = False) -> str:
    with pytest.raises(Refused) as refusal:
        scored(lines, players, teams)
    assert str(refusal.value)
    return refusal.value.name


def test_before_the_first_turn_everybody_has_their_share() -> None:
    assert scored("", 4) == Scored([7, 7, 7, 7], [0, 0, 0, 0], 14, 0, 2, 1, [], None)


def test_a_piece_leaves_the_reserve_of_the_giver_and_the_next_one_gives() -> None:
    result = scored("stands, stands")
    assert (result.reserves, result.tower, result.giver) == ([9, 9, 10], 2, 3)


def test_a_piece_may_come_out_of_anothers_reserve() -> None:
    assert scored("stands, stands from 3").reserves == [9, 10, 9]


def test_a_fall_is_a_drop_for_the_giver_and_at_most_three_pieces_for_the_placer() -> None:
    result = scored("stands, stands, stands, stands, falls 4  # oh no")
    assert result.drops == [0, 1, 0]
    assert (result.reserves, result.tower, result.box) == ([8, 8, 9 + 3], 1, 1)


def test_nobodys_fall_goes_to_the_box_and_anothers_to_the_one_at_fault() -> None:
    assert scored("stands, stands, stands, collapse 2").box == 2
    result = scored("stands, stands, stands, collapse 2 by 1")
    assert (result.reserves, result.box, result.drops, result.giver) == ([11, 9, 9], 0, [0, 0, 0], 1)


def test_three_drops_win() -> None:
    result = scored("stands, stands, stands, falls 1, stands, stands, falls 1, stands, stands, falls 1")
    assert (result.drops, result.winners, result.how, result.giver) == ([3, 0, 0], [1], "drops", None)


def test_an_empty_reserve_wins_with_its_team() -> None:
    lines = ", ".join(["stands"] * 25)
    assert scored(lines, 6).winners == [1]
    assert scored(lines, 6, teams=True).winners == [1, 4]
    assert scored(lines, 6).how == "reserve"


def test_a_fall_of_the_last_piece_wins_nothing() -> None:
    result = scored(", ".join([*["stands"] * 24, "falls 1"]), 6)
    assert (result.reserves[0], result.winners, result.drops[0]) == (0, [], 1)


@pytest.mark.parametrize(
    ("lines", "players", "teams", "name"),
    [
        ("stood", 3, False, "tower-score-line"),
        ("falls", 3, False, "tower-score-line"),
        ("falls 0", 3, False, "tower-score-line"),
        ("stands from 4", 3, False, "tower-score-player"),
        ("stands, collapse 1 by 9", 3, False, "tower-score-player"),
        ("falls 1", 3, False, "tower-score-fall"),
        ("stands, falls 2", 3, False, "tower-score-fall"),
        ("stands from 2, " * 5 + "stands from 2", 6, False, "tower-score-over"),
        (", ".join([*["stands"] * 24, "falls 1", "stands from 1"]), 6, False, "tower-score-no-pieces"),
        ("", 3, True, "tower-teams"),
        ("", 7, False, "seats-out-of-range"),
    ],
)
def test_what_cannot_have_happened_is_refused(lines: str, players: int, teams: bool, name: str) -> None:
    assert refused(lines, players, teams) == name


def test_it_is_told_in_both_languages() -> None:
    result = scored("stands, stands, falls 1")
    assert result.tell("en").splitlines() == [
        "Player 1: 10 pieces, 0 drops",
        "Player 2: 9 pieces, 0 drops",
        "Player 3: 9 pieces, 1 drop",
        "2 pieces stand, 0 are in the box.",
        "Player 1 gives a piece to player 2.",
    ]
    assert result.tell("fr").splitlines()[-1] == "Le joueur 1 donne une pièce au joueur 2."
    over = scored(", ".join(["stands"] * 25), 6, teams=True)
    assert over.tell("en").splitlines()[-1] == "Players 1, 4 win: the last piece of a reserve stands."
