"""Sentences in the reader's language."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from hypothesis import given, settings
from hypothesis import strategies as st

from splendide.core.errors import Refused
from splendide.core.shelf import PACKAGE, shelf
from splendide.core.texts import LANGUAGES, Texts, best_language, say, sentence


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
        ("fr.UTF-8", "fr"),
        ("fr@euro", "fr"),
        ("C.UTF-8", "en"),
        ("frisian, de", "en"),
    ],
)
def test_the_first_language_we_have_is_chosen(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ("fr;q=0.1, en;q=0.9", "en"),
        ("en;q=0.1, fr;q=0.9", "fr"),
        ("en ; Q = 0.2 , fr;q=.3", "fr"),
        ("de, en-GB;q=0.8, fr-CH;q=0.9, fr;q=0.7", "fr"),
        ("en;q=0.5, fr;q=0.5", "en"),
        ("fr;q=0.5, en;q=0.5", "fr"),
        ("en;q=0.001, fr;q=0.", "en"),
    ],
)
def test_the_language_that_is_wanted_most_is_chosen(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        ("en;q=0", "fr"),
        ("en;q=0.0, de", "fr"),
        ("de, fr;q=0", "en"),
        ("*, en;q=0", "fr"),
        ("fr-CA, fr;q=0", "fr"),
        ("en;q=0, *;q=0", "en"),
    ],
)
def test_a_language_that_weighs_nothing_is_the_last_choice(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


@pytest.mark.parametrize(
    ("wanted", "best"),
    [("*", "en"), ("fr, *", "fr"), ("*, fr", "fr"), ("en;q=0.5, *", "fr"), ("*;q=0.5, fr;q=0.4", "en")],
)
def test_a_star_is_every_language_that_is_not_named(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


@pytest.mark.parametrize("weight", ["q", "q=", "q=high", "q=nan", "q=-1", "q=2", "q=" + "9" * 5000, "level=0"])
def test_a_weight_that_can_t_be_read_is_as_good_as_none(weight: str) -> None:
    assert best_language(f"fr;{weight}") == "fr"


@settings(deadline=None)
@given(st.one_of(st.text(), st.text("enfrENFR*,;q=.019-_@ \t")))
def test_whatever_is_asked_for_we_have_a_language(wanted: str) -> None:
    assert best_language(wanted) in LANGUAGES


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["de", "en", "fr"]), st.integers(1, 1000)), unique_by=lambda one: one[0]))
def test_no_language_we_have_is_wanted_more_than_the_best(wishes: list[tuple[str, int]]) -> None:
    best = best_language(", ".join(f"{code};q={weight / 1000:.3f}" for code, weight in wishes))
    weights = dict(wishes)
    assert weights.get(best, 0) == max(weights.get(language, 0) for language in LANGUAGES)


def test_a_refusal_is_a_sentence_in_every_language() -> None:
    refused = Refused("seats-out-of-range", least=1, most=12, seats=13)
    assert [sentence(refused, language) for language in LANGUAGES] == [
        "This game is for 1 to 12 players, not 13.",
        "Ce jeu se joue de 1 à 12, pas à 13.",
    ]
    assert str(refused) == "seats-out-of-range (least 1, most 12, seats 13)", "for programmers"


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_parsed_alone_says_what_it_says_in_its_whole_file(language: str) -> None:
    for folder in [PACKAGE, *(game.folder for game in shelf().values())]:
        source = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        whole, resource = FluentBundle([language], use_isolating=False), FluentResource(source)
        whole.add_resource(resource)
        names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        assert len(names) > 15
        for name in names:
            pattern = whole.get_message(name).value
            assert pattern
            assert Texts(language, source).say(name, {"n": 1}) == whole.format_pattern(pattern, {"n": 1})[0], name


def test_a_list_of_names_is_said_as_their_texts_one_after_the_other() -> None:
    folder = shelf()["splito"].folder
    details = {"param": ["red", "blue", "mauve"]}
    assert say("objective-these-colours", "en", details, folder) == "One of each: red, blue, mauve"
    assert say("objective-these-colours", "fr", details, folder).endswith("rouge, bleu, mauve")


def test_a_refusal_in_a_file_says_its_line_once() -> None:
    assert sentence(Refused("match-over", line=2), "en") == "Line 2: This match is over."
    assert sentence(Refused("match-over", line=2), "fr").startswith("Ligne 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_which_line_it_is_is_said_by_the_house_alone(language: str) -> None:
    folders = [PACKAGE, *(game.folder for game in shelf().values())]
    sources = [(folder / "text" / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    saying = [line for source in sources for line in source.splitlines() if "$line" in line]
    assert [line.partition(" =")[0] for line in saying] == ["on-line"]
