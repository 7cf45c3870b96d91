"""In French no line begins with a sign that belongs to the word before it: the space between them does not break."""

import re
from pathlib import Path

import pytest

from splendide.core.shelf import shelf

CLIENT = Path(__file__).parents[2] / "web" / "src" / "text" / "fr.ftl"
READ = [CLIENT, *(file for game in shelf().values() for file in (game.texts("fr"), game.rules_page("fr")))]
BREAKS = re.compile(r"(?<=\S) [:;!?»]|« ")


@pytest.mark.parametrize("file", READ, ids=lambda file: f"{file.parents[1].name}/{file.name}")
def test_a_sign_stays_with_its_word(file: Path) -> None:
    said = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in said if BREAKS.search(line)] == []
