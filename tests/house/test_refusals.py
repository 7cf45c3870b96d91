"""Whatever is refused is explained, in every language, with blanks that are filled."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from splendide.core.library import slugs
from splendide.core.shelf import PACKAGE
from tests.house.source import committed, text_of
from tests.laws.of_texts import Blanks, assert_said_in_every_language
from tests.laws.other_runs import ROOT

NAMERS = {"Refused": 0, "Fault": 1}  # which argument is the name


class Raised(NamedTuple):
    place: str
    name: str
    details: set[str] | None  # None: not to be seen from the source


def _raised(path: Path) -> Iterator[Raised]:
    """Every refusal in this file whose name is written there."""
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NAMERS:
            where = NAMERS[node.func.id]
            name = node.args[where] if len(node.args) > where else None
            if isinstance(name, ast.Constant):
                keys = [keyword.arg for keyword in node.keywords]
                details = None if None in keys else {key for key in keys if key}
                yield Raised(f"{path.relative_to(ROOT)}:{node.lineno}", str(name.value), details)


def _explained_for(path: Path) -> Blanks:
    """The texts that may explain what this file refuses: the house's and, in a game, the game's."""
    said = dict(assert_said_in_every_language(PACKAGE / "text"))
    for slug in slugs():
        if PACKAGE / "games" / slug in path.parents:
            said |= assert_said_in_every_language(PACKAGE / "games" / slug / "text")
    return said


RAISED = [(path, raised) for path in committed("src/**.py") if "tests" not in path.parts for raised in _raised(path)]


def test_there_are_refusals_to_look_at() -> None:
    assert len(RAISED) > 20


@pytest.mark.parametrize(("path", "raised"), RAISED, ids=lambda value: getattr(value, "place", ""))
def test_a_refusal_is_explained(path: Path, raised: Raised) -> None:
    said = _explained_for(path)
    assert f"refused-{raised.name}" in said
    if raised.details is not None:
        missing = said[f"refused-{raised.name}"] - raised.details - {"line"}
        assert not missing, f"blanks that nobody fills: {missing}"


@pytest.mark.parametrize("folder", [PACKAGE / "text", ROOT / "web" / "src" / "text"], ids=["house", "client"])
def test_the_house_says_everything_in_every_language(folder: Path) -> None:
    assert assert_said_in_every_language(folder)
