"""Compiled rules are kept on disk, and never those of another day."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from numba.core import caching

from splendide.core import compiled
from splendide.core.shelf import Shelved
from tests.laws.other_runs import PATIENCE, PLAIN, ROOT, run_python

WHERE = "from splendide.core.compiled import cache_folder; print(cache_folder())"
STATE = "from splendide.core.library import find_game; print(find_game('higher').State)"


@pytest.mark.parametrize("name", ["rules.py", "data.toml"])
def test_an_edited_file_has_another_fingerprint(name: str, tmp_path: Path) -> None:
    game = Shelved("game", tmp_path)
    (tmp_path / name).write_text("rounds = 3\n")
    before = compiled.fingerprint(game.sources)
    assert compiled.fingerprint(game.sources) == before
    (tmp_path / name).write_text("rounds = 4\n")
    assert compiled.fingerprint(game.sources) != before


@pytest.mark.parametrize("name", ["tests/test_rules.py", "ui/generate.py", "text/en.toml", "notes.md"])
def test_what_the_rules_are_not_made_of_leaves_the_fingerprint(name: str, tmp_path: Path) -> None:
    game = Shelved("game", tmp_path)
    (tmp_path / "rules.py").write_text("rounds = 3\n")
    before = compiled.fingerprint(game.sources)
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("rounds = 4\n")
    assert compiled.fingerprint(game.sources) == before


def test_an_edited_game_has_another_type_of_state(tmp_path: Path) -> None:
    """Kernels are cached by the types they were compiled for: those of yesterday's rules are not found."""
    shutil.copytree(ROOT / "tests" / "house" / "sixth" / "higher", tmp_path / "higher")
    before = run_python("-c", STATE, SPLENDIDE_GAMES=str(tmp_path), **PLAIN)
    with (tmp_path / "higher" / "__init__.py").open("a") as facts:
        facts.write("CARDS = 7\n")
    assert run_python("-c", STATE, SPLENDIDE_GAMES=str(tmp_path), **PLAIN) != before


def test_the_cache_lies_where_caches_belong(tmp_path: Path) -> None:
    folder = Path(run_python("-c", WHERE, XDG_CACHE_HOME=str(tmp_path)).strip())
    assert folder.parent == tmp_path / "splendide" / "kernels"
    assert folder.name.startswith(compiled.fingerprint(compiled._shared_sources()))


def test_whatever_holds_compiled_code_and_nothing_else_names_the_cache() -> None:
    named = {f"{path.parent.name}/{path.name}" for path in compiled._shared_sources()}
    assert {"core/compiled.py", "core/game.py", "core/kernels.py", "bots/search.py", "bots/worth.py"} <= named
    assert not {"core/match.py", "core/texts.py", "bots/warm.py"} & named


def test_only_the_newest_caches_are_kept(tmp_path: Path) -> None:
    for age in range(10):
        (tmp_path / f"cache{age}").mkdir()
        os.utime(tmp_path / f"cache{age}", (1000 - age, 1000 - age))
    compiled._prune(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache0", "cache1", "cache2", "cache3"]


def test_a_cache_that_cannot_be_written_is_replaced_by_a_temporary_one(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    elsewhere = Path(run_python("-c", WHERE, XDG_CACHE_HOME=str(tmp_path / "file"), TMPDIR=str(tmp_path)).strip())
    assert elsewhere.parent == tmp_path
    assert elsewhere.is_dir()


def test_the_cache_in_use_is_kept_however_old_it_is(tmp_path: Path) -> None:
    """Others made later must not push it out: everything would be compiled again at every start."""
    there = {"XDG_CACHE_HOME": str(tmp_path)}
    used = Path(run_python("-c", WHERE, **there).strip())
    (used / "kernel").touch()
    os.utime(used, (1, 1))
    for k in range(6):
        (used.parent / f"later-{k}").mkdir()
    assert Path(run_python("-c", WHERE, **there).strip()) == used
    assert (used / "kernel").exists()


ADD_ENTRIES = """
import sys
from splendide.core.compiled import _SharedIndex
index = _SharedIndex(sys.argv[1], "kernel", "stamp")
for k in range(100):
    index.save((sys.argv[2], k), k)
"""


def test_processes_that_compile_at_once_keep_each_others_entries(tmp_path: Path) -> None:
    adders = [subprocess.Popen([sys.executable, "-c", ADD_ENTRIES, str(tmp_path), name]) for name in "ab"]
    assert [adder.wait(PATIENCE) for adder in adders] == [0, 0]
    index = caching.IndexDataCacheFile(str(tmp_path), "kernel", "stamp")  # type: ignore[no-untyped-call]
    assert all(index.load((name, k)) == k for name in "ab" for k in range(100))  # type: ignore[no-untyped-call]


COUNTED = """
from splendide.core.kernels import count_scores
from splendide.core.library import find_game
from splendide.core.match import Match
game = find_game("higher")
Match(game, game.seats[0], game.options({})).points()
print(sum(count_scores._compiled.stats.cache_misses.values()))
"""


def test_another_clone_of_the_same_sources_compiles_nothing_again(tmp_path: Path) -> None:
    """Whoever marks a game as compiled speaks for all who share the cache, wherever and whenever they were cloned."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("client", "__pycache__"))
    for path in (tmp_path / "src").rglob("*.py"):
        os.utime(path, (1000, 1000))
    there = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "SPLENDIDE_GAMES": str(ROOT / "tests" / "house" / "sixth")}
    assert run_python("-c", COUNTED, **there).strip() == "1"
    assert run_python("-c", COUNTED, PYTHONPATH=str(tmp_path / "src"), **there).strip() == "0"
