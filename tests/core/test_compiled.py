"""Compiled rules are kept on disk, and never those of another day."""

import os
from pathlib import Path

import pytest

from splendide.core import compiled
from tests.laws.other_runs import run_python

WHERE = "from splendide.core.compiled import CACHE; print(CACHE)"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    (folder / "mine").mkdir(parents=True)
    (folder / "mine" / "rules.py").write_text("ROUNDS = 3\n")
    return folder


def _cache(games: Path, tmp_path: Path) -> Path:
    return Path(run_python("-c", WHERE, SPLENDIDE_GAMES=str(games), XDG_CACHE_HOME=str(tmp_path / "cache")).strip())


def test_an_edited_rule_gets_a_fresh_cache(games: Path, tmp_path: Path) -> None:
    first = _cache(games, tmp_path)
    assert first.parent == tmp_path / "cache" / "splendide" / "kernels"
    assert _cache(games, tmp_path) == first
    (games / "mine" / "rules.py").write_text("ROUNDS = 4\n")
    assert _cache(games, tmp_path) != first


def test_edited_data_gets_a_fresh_cache(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPLENDIDE_GAMES", str(games))
    before = compiled._fingerprint()
    (games / "mine" / "data.toml").write_text("cards = 72\n")
    assert compiled._fingerprint() != before


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
