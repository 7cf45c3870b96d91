"""Games are found by looking."""

from pathlib import Path

import pytest

from splendide.core.errors import Refused
from splendide.core.library import all_games, find_game, slugs
from splendide.core.shelf import PACKAGE
from splendide.core.texts import sentence


def test_a_game_is_a_folder_with_rules() -> None:
    assert slugs() == sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules.py"))
    assert [game.slug for game in all_games()] == slugs()


def test_the_same_game_is_opened_once() -> None:
    assert find_game("splitter") is find_game("splitter")


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        find_game("chess")
    assert (refused.value.name, "splitter" in sentence(refused.value, "en")) == ("unknown-game", True)


@pytest.mark.parametrize("slug", ["", "..", "../games/splitter", "splitter/", "Splitter"])
def test_a_path_is_not_a_game(slug: str) -> None:
    with pytest.raises(Refused):
        find_game(slug)


def test_further_folders_are_looked_into(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sixth").mkdir()
    (tmp_path / "sixth" / "rules.py").touch()
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path))
    assert slugs()[-1] == "sixth"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"sheet": "C"}, "The option sheet can't be “C”. It can be: A, B."),
        ({"sheet": 1}, "The option sheet can't be “1”. It can be: A, B."),
        ({"sheet": None}, "The option sheet can't be “null”. It can be: A, B."),
        ({"sheets": "A"}, "This game has no option “sheets”. It has: sheet."),
        ([], "Options are given by name, each with its choice."),
        ("A", "Options are given by name, each with its choice."),
    ],
)
def test_wrong_options_are_refused_with_the_reason(given: object, said: str) -> None:
    with pytest.raises(Refused) as refused:
        find_game("splitter").options(given)
    assert sentence(refused.value, "en") == said
