"""How French is set: no line begins with a sign that belongs to the word before it, and apostrophes are curved."""

import re
from pathlib import Path

import pytest

from splendide.core.shelf import PACKAGE, shelf

CLIENT = Path(__file__).parents[2] / "web" / "src" / "text" / "fr.ftl"
READ = [CLIENT, *(file for game in shelf().values() for file in (game.texts("fr"), game.rules_page("fr")))]
STRAIGHT = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])|(?<=[^\W\d_])'(?=[{«])")
BREAKS = re.compile(r"(?<=\S) [:;!?»]|« ")


def name_of(file: Path) -> str:
    return f"{file.parents[1].name}/{file.name}"


def lines_of(file: Path) -> list[str]:
    return [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("file", READ, ids=name_of)
def test_a_sign_stays_with_its_word(file: Path) -> None:
    assert [line for line in lines_of(file) if BREAKS.search(line)] == []


@pytest.mark.parametrize("file", [*READ, PACKAGE / "text" / "fr.ftl"], ids=name_of)
def test_an_apostrophe_is_curved(file: Path) -> None:
    """On one page stand texts of several files: all have the same."""
    assert [line for line in lines_of(file) if STRAIGHT.search(line)] == []
