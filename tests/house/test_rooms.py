"""One folder, one game, and nobody else knows its name."""

import ast
import re
from pathlib import Path

import pytest

from splendide.core.library import slugs
from tests.house.source import committed, text_of
from tests.laws.other_runs import ROOT

GAMES = ROOT / "src" / "splendide" / "games"
FIVE = {"splito", "splitter", "splitit", "dolphins", "tower"}
TITLES = ("split it", "splash")
CODE = ("src", "web", "bench", "Makefile", "hatch_build.py", "pyproject.toml", ".ci")


def _is_outside(path: Path) -> bool:
    """Neither in a game's folder nor a test, which may look at one game closely, nor what was measured."""
    parts = path.relative_to(ROOT).parts
    return (
        GAMES not in path.parents
        and "tests" not in parts
        and path.name not in ("package-lock.json", "strength.md", "strength.json")
    )


def _mentions(text: str, name: str) -> bool:
    """As a word of its own, also inside an identifier: `play_tower`, `TowerBoard`, `tower.py`."""
    words = re.sub(r"([a-z])([A-Z])", r"\1 \2", text).replace("_", " ").replace("-", " ").lower()
    return re.search(rf"\b{name}s?\b", words) is not None


def test_a_name_is_found_however_it_is_written() -> None:
    written = ["play_tower()", "TowerBoard", "the-tower", "'tower'", "Towers"]
    assert all(_mentions(text, "tower") for text in written)
    assert not _mentions("towering", "tower")


@pytest.mark.parametrize("name", sorted(FIVE | set(slugs())) + list(TITLES))
def test_no_game_is_named_outside_its_folder(name: str) -> None:
    files = [path for path in committed(*CODE) if _is_outside(path)]
    assert len(files) > 50
    assert [str(path.relative_to(ROOT)) for path in files if _mentions(text_of(path), name)] == []


def _imported(path: Path) -> set[str]:
    tree = ast.parse(text_of(path))
    plain = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("slug", slugs())
def test_no_game_imports_another(slug: str) -> None:
    files = committed(f"src/splendide/games/{slug}/**.py", f"src/splendide/games/{slug}/*.py")
    assert files
    for path in files:
        others = [name for name in _imported(path) if name.startswith("splendide.games")]
        assert all(name.split(".")[2:3] == [slug] for name in others), f"{path} imports {others}"


@pytest.mark.parametrize("slug", slugs())
def test_no_board_looks_into_another_games_folder(slug: str) -> None:
    for path in committed(f"src/splendide/games/{slug}/ui"):
        reached = re.findall(r"""from\s+['"](\.[^'"]*)['"]""", text_of(path))
        for target in ((path.parent / name).resolve() for name in reached):
            inside = GAMES / slug
            assert inside in target.parents or GAMES not in target.parents, f"{path} reaches {target}"
