"""A small game brought along for a test, with files of its own for time, physics or rules."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.laws.other_runs import PLAIN, ROOT
from tests.server.serving import NO_HURRY, Server

GAME = "higher"
SOURCE = ROOT / "tests" / "house" / "sixth" / GAME
OF_TIME = ("pace", "reflex", "world")
Bring = Callable[..., Server]


def lay_out(folder: Path, files: dict[str, str]) -> None:
    """The game is there with these files, by their names; of time it knows nothing else."""
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns(*(f"{name}.py" for name in OF_TIME)))
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text)


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Starts a server with the game: `bring(world="def settle(s): ...")`. The first argument is what else it is."""
    started: list[Server] = []
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path / "brought"))
    for name, value in PLAIN.items():  # what was just brought is played at once, before anything is compiled
        monkeypatch.setenv(name, value)

    def start(wish: dict[str, Any] | None = None, **files: str) -> Server:
        lay_out(tmp_path / "brought" / GAME, files)
        started.append(Server(**{"limits": NO_HURRY, "data": str(tmp_path / "data"), **(wish or {})}))
        return started[-1]

    yield start
    for each in started:
        each.kill()


def changed_rules(more: str) -> str:
    """The rules of the game, and something that takes the place of what stands there."""
    return (SOURCE / "rules.py").read_text() + more


# --- The game as a race: everybody touches once a round, and all see at once who did ------------------

RACE = {
    "pace": """
from splendide.core.game import NATURE

def wait(s, seat):
    return 0.0 if seat == NATURE else None

def late(s, seat, hand):
    return 0

def races(s):
    return {0: 1}
""",
    "rules": changed_rules("""
from splendide.core.game import AT_ONCE

def audience(s, seat, move):
    return EVERYONE | AT_ONCE
"""),
}
TOUCH, LEVEL = "low", "high"
