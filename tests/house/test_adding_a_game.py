"""What the page on adding a game says is so: every name of the contract, and no other; its code runs."""

import re

import pytest

from splendide.core import facts, game
from splendide.core.examples import Example
from splendide.core.examples import Step as Shown
from splendide.core.library import FILES, names_of, protocols
from splendide.core.tutorial import Step, Tutorial
from tests.laws.other_runs import PLAIN, ROOT, run_python

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
HIGHER = ROOT / "tests" / "house" / "sixth" / "higher"
ROW = re.compile(r"^\| (?:`(?P<file>\w+)\.py`)? ?\| `(?P<name>\w+)` \| (?P<said>.+) \|$", re.MULTILINE)


def explained() -> dict[str, list[tuple[str, str]]]:
    """By file: the names in the marked table, and what is said of them."""
    table = PAGE.split("<!-- names -->")[1].split("<!-- /names -->")[0]
    rows, file = list(ROW.finditer(table)), ""
    found: dict[str, list[tuple[str, str]]] = {}
    assert len(rows) == len(table.strip().splitlines()) - 2, "a row can't be read"
    for row in rows:
        file = row["file"] or file
        found.setdefault(file, []).append((row["name"], row["said"]))
    return found


def contract() -> dict[str, list[str]]:
    known = protocols()
    return {file: [name for ability in FILES[file] for name in names_of(known[ability])] for file in FILES}


def test_every_name_of_the_contract_is_explained_and_no_other() -> None:
    said = {file: sorted(name for name, _ in rows) for file, rows in explained().items()}
    assert said == {file: sorted(names) for file, names in contract().items()}


def test_what_may_be_left_out_is_called_optional() -> None:
    """The first ability of a file that every game has is needed; a bot has a worth, or a judge instead."""
    needed = {
        name for file in ("__init__", "rules", "notation", "view") for name in names_of(protocols()[FILES[file][0]])
    }
    said = {name: words for rows in explained().values() for name, words in rows}
    for name in needed | {"worth"}:
        assert not said[name].startswith(("optional", "with phrases")), name
    for file in ("__init__", "rules", "view", "pace"):
        rest = [name for ability in FILES[file][1:] for name in names_of(protocols()[ability])]
        assert all(said[name].startswith(("optional", "with phrases")) for name in rest), rest


def test_every_file_that_is_looked_for_is_in_the_picture_of_the_folder() -> None:
    picture = PAGE.split("    mygame/")[1].split("\n\n")[0]
    assert all(f"{file}.py" in picture for file in FILES)


def test_every_key_of_a_tutorial_is_explained_and_no_other() -> None:
    table = PAGE.split("## A first match that teaches")[1].split("```")[0]
    said = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(said) == sorted([*Tutorial.__struct_fields__, *Step.__struct_fields__])


def test_every_key_of_an_example_is_explained_and_no_other() -> None:
    table = PAGE.split("## Pictures in the rules")[1].split("```")[0]
    said = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert sorted(said) == sorted(["examples", *Example.__struct_fields__, *Shown.__struct_fields__])


BLOCKS = re.findall(r"```(?:python|svelte|ts|toml)\n(?:# |// |<!-- )(\S+\.\w+)(?: -->)?\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("file", "code"), BLOCKS, ids=[file for file, _ in BLOCKS])
def test_the_examples_stand_in_the_game_they_are_taken_from(file: str, code: str) -> None:
    source = (HIGHER / file).read_text(encoding="utf-8")
    for part in code.split("# …\n"):
        assert part.strip("\n") in source


def test_the_names_that_are_said_to_be_there_are() -> None:
    assert len(BLOCKS) >= 5
    for name in ("Talk", "Judged", "Search", "Senses", "Impulse", "Hand"):
        assert f"`{name}`" in PAGE
        assert hasattr(facts, name)
    for name in ("AT_ONCE", "SPECTATOR", "NATURE", "EVERYONE"):
        assert hasattr(game, name)


def test_the_test_of_the_page_passes() -> None:
    code = PAGE.rsplit("```python\n", 1)[1].split("```")[0]
    run_python("-c", code, SPLENDIDE_GAMES=str(HIGHER.parent), **PLAIN)
