"""Moves as text: what can't be read, or makes no sense now, is refused with a sentence of its own."""

import pytest

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.texts import LANGUAGES, sentence
from splendide.games.splitit.tests.positions import begin, bet, split
from tests.playing import play, refusal


@pytest.mark.parametrize(
    "text",
    ["", "split", "split 3|4", "split 3|2|2 ", "split -1|4|4", "Split 3|2|2", "bet red", "bet", "joker 0", "joker 11"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 0, text) == "not-a-move"


@pytest.mark.parametrize("text", ["first", "turn", "turn 11", "turn 8.0", "roll 4", "first 9"])
def test_what_nature_cannot_do_is_refused(text: str) -> None:
    assert refusal(begin("4"), NATURE, text) == "not-a-move"


@pytest.mark.parametrize("text", ["bet white", "discard white", "joker 4"])
def test_a_move_of_another_moment_is_refused(text: str) -> None:
    assert refusal(begin("4 3 7 5 7 J 8"), 0, text) == "illegal-move"


def test_plain_turn_means_the_first_of_equal_cards() -> None:
    match = begin("")
    write, read = match.game.notation.write, match.game.notation.read
    s = match.snapshot()
    assert write(s, NATURE, read(s, NATURE, "turn 8")) == "turn 8"
    assert read(s, NATURE, "turn 8.3") == read(s, NATURE, "turn 8") + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_in_both_languages(language: str) -> None:
    match = begin("4 3 7 5 7 J 8")
    with pytest.raises(Refused) as wrong:
        play(match, 0, "split 0|3|4")
    assert sentence(wrong.value, language)
    split(match, "3|2|2")
    bet(match, "white white black")
    with pytest.raises(Refused) as wrong:
        play(match, 0, "split white|pink")
    assert "1|1|1" in sentence(wrong.value, language)
