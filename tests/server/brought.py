"""A small game brought along for a test, with files of its own for time or physics."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.laws.other_runs import PLAIN, ROOT
from tests.server.serving import NO_HURRY, Server

GAME = "higher"
Bring = Callable[..., Server]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Starts a server that knows the game with these files: `bring(pace="def pause(s): ...")`."""
    started: list[Server] = []

    def start(**files: str) -> Server:
        folder = tmp_path / "brought" / GAME
        shutil.copytree(ROOT / "tests" / "house" / "sixth" / GAME, folder)
        for name, text in files.items():
            (folder / f"{name}.py").write_text(text)
        monkeypatch.setenv("SPLENDIDE_GAMES", str(folder.parent))
        for name, value in PLAIN.items():  # what was just brought is played at once, before anything is compiled
            monkeypatch.setenv(name, value)
        started.append(Server(limits=NO_HURRY, data=str(tmp_path / "data"), world_patience=1.0))
        return started[-1]

    yield start
    for each in started:
        each.kill()
