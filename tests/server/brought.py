"""A small game brought along for a test, with files of its own for time or physics."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.laws.other_runs import PLAIN, ROOT
from tests.server.serving import NO_HURRY, Server

GAME = "higher"
Bring = Callable[..., Server]


def brought_server(folder: Path, patch: pytest.MonkeyPatch, files: dict[str, str]) -> Server:
    """A server that knows the game with these files, by their names."""
    game = folder / "brought" / GAME
    shutil.copytree(ROOT / "tests" / "house" / "sixth" / GAME, game)
    for name, text in files.items():
        (game / f"{name}.py").write_text(text)
    patch.setenv("SPLENDIDE_GAMES", str(game.parent))
    for name, value in PLAIN.items():  # what was just brought is played at once, before anything is compiled
        patch.setenv(name, value)
    return Server(limits=NO_HURRY, data=str(folder / "data"), world_patience=1.0, bot_pause=0.05)


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Starts the server of the test: `bring(pace="def pause(s): ...")`."""
    started: list[Server] = []

    def start(**files: str) -> Server:
        started.append(brought_server(tmp_path, monkeypatch, files))
        return started[-1]

    yield start
    for each in started:
        each.kill()
