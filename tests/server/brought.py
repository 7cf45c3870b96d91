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

# --- The game as one with a turn: before the cards are dealt, seat 0 decides alone, twice -------------

TURN = {
    "rules": changed_rules("""
begin, list_bets, bet = setup, moves, play

def setup(s, seats, options):
    begin(s, seats, options)
    s.dealt, s.pending = -2, 1

def moves(s, seat, out):
    if s.dealt >= 0 or seat == NATURE:
        return list_bets(s, seat, out)
    out[:2] = LOW, HIGH
    return 2 if is_pending(s, seat) else 0

def play(s, seat, move):
    if s.dealt >= 0:
        return bet(s, seat, move)
    s.points[0] += move
    s.dealt += 1
    s.pending = 1 if s.dealt < 0 else 1 << NATURE
"""),
}
