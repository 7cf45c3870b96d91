"""Letters added up from what happened in each deal."""

from typing import Any

import msgspec
import pytest

from splendide.core.errors import Refused
from splendide.core.texts import LANGUAGES, sentence
from splendide.games.dolphins.scorepad import Scored, score


def sheet(*deals: dict[str, Any], players: int = 4) -> Scored:
    return score(msgspec.json.encode({"players": players, "deals": deals}).decode())


def refusal(*deals: dict[str, Any], players: int = 4) -> str:
    with pytest.raises(Refused) as refused:
        sheet(*deals, players=players)
    assert all(sentence(refused.value, language) for language in LANGUAGES)
    return refused.value.name


ALL_BUT_FOUR = {"dolphins": [1, 2, 3]}


def test_dolphins_splash_and_false_starts_are_added_up() -> None:
    result = sheet({"dolphins": [1, 2, 4], "splash": 2, "false_starts": [[3]]}, {"dolphins": [3, 2, 1]})
    assert result.letters == [3, 4, 1, 2]
    assert result.words == ["SPL", "SPLA", "S", "SP"]
    assert (result.winner, result.tied) == (None, [])


def test_the_first_with_the_whole_word_wins() -> None:
    result = sheet(*[{"dolphins": [1, 3]}] * 2, *[{"dolphins": [1, 2]}] * 4)
    assert (result.letters, result.winner) == ([6, 4, 2, 0], 1)


def test_a_tie_is_told_and_extra_deals_decide_it() -> None:
    tied = sheet(*[ALL_BUT_FOUR] * 6)
    assert (tied.tied, tied.winner) == ([1, 2, 3], None)
    decided = sheet(*[ALL_BUT_FOUR] * 6, {"dolphins": [2, 4]})
    assert (decided.letters, decided.words[1], decided.winner) == ([6, 7, 6, 0], "SPLASH+1", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_both_languages(language: str) -> None:
    assert "SPL" in sheet(*[ALL_BUT_FOUR] * 3).tell(language)
    assert "1, 2, 3" in sheet(*[ALL_BUT_FOUR] * 6).tell(language)
    assert "2" in sheet(*[ALL_BUT_FOUR] * 6, {"dolphins": [2]}).tell(language).splitlines()[-1]


@pytest.mark.parametrize(
    ("deals", "name"),
    [
        ([{"dolphins": [5]}], "dolphins-score-player"),
        ([{"dolphins": [0]}], "dolphins-score-player"),
        ([{"false_starts": [[9]]}], "dolphins-score-player"),
        ([{"false_starts": [[1], []]}], "dolphins-score-nobody"),
        ([{"dolphins": [1, 1]}], "dolphins-score-twice"),
        ([{"dolphins": [1], "splash": 2}], "dolphins-score-splash"),
        ([{"dolphins": [1, 2, 3, 4]}], "dolphins-score-dolphins"),
        ([ALL_BUT_FOUR] * 7, "dolphins-score-dolphins"),
        ([{"dolphins": [1]}] * 7, "dolphins-score-over"),
        ([{"false_starts": [[1]] * 7}], "dolphins-score-broken-off"),
        ([{"dolphin": [1]}], "dolphins-score-shape"),
    ],
)
def test_what_cannot_have_happened_is_refused(deals: list[dict[str, Any]], name: str) -> None:
    assert refusal(*deals) == name


def test_the_number_of_players_is_checked() -> None:
    assert refusal(players=3) == "seats-out-of-range"
