"""Sentences in the reader's language."""

import pytest

from splendide.core.errors import Refused
from splendide.core.texts import LANGUAGES, best_language, say, sentence


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("de-CH, fr;q=0.9", "fr"),
        ("EN-us", "en"),
        ("de", "en"),
        ("", "en"),
        ("*;q=0.1,,;", "en"),
    ],
)
def test_the_first_language_we_have_is_chosen(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


def test_a_refusal_is_a_sentence_in_every_language() -> None:
    refused = Refused("seats-out-of-range", least=1, most=12, seats=13)
    assert [sentence(refused, language) for language in LANGUAGES] == [
        "This game is for 1 to 12 players, not 13.",
        "Ce jeu se joue de 1 à 12, pas à 13.",
    ]
    assert str(refused) == sentence(refused, "en")


def test_a_rule_of_a_game_is_explained_in_the_games_words() -> None:
    refused = Refused("splitter-not-the-dice", move="a3=66", first=4, second=1)
    for language in LANGUAGES:
        assert "a3=66" in sentence(refused, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_text_is_a_mistake(language: str) -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        say("no-such-text", language)
    with pytest.raises(KeyError, match="no-such-refusal"):
        sentence(Refused("no-such-refusal"), language)
