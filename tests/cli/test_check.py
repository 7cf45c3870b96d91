"""`splendide check` on what a house has kept: a match played here, whole and then damaged."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from splendide.bots.choice import choose
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.store.rows import MatchRow, Moves
from splendide.server.store.sqlite import FILE, SqliteStore
from tests.commands import run_command


def played() -> Match:
    """Splitter, alone, to the end."""
    match, nature, rng = Match(find_game("splitter"), 1), Nature(b"s" * 32, (b"",), "m"), np.random.default_rng(1)
    while not match.over:
        match.let_nature_move(nature)
        match.play(0, choose("random", match, 0, rng))
        match.let_nature_move(nature)
    return match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    async def keep() -> None:
        store, match = SqliteStore(tmp_path / FILE), played()
        points = tuple(map(tuple, match.points().tolist()))
        row = MatchRow("m", "t", "splitter", {}, ("Ann",), b"s" * 32, 1.0, (b"",), True, points=points)
        await store.write(row, Moves("m", 0, match.log))
        await store.close()

    asyncio.run(keep())
    return tmp_path


def test_what_is_whole_is_said_to_be(folder: Path) -> None:
    told = run_command("check", "--data", str(folder), "--language", "en")
    assert told.code == 0
    assert told.out.startswith("Everything is whole: 1 match, ")
    found = json.loads(run_command("check", "--data", str(folder), "--json").out)
    assert found["matches"] == 1
    assert found["moves"] > 20
    assert found["faults"] == {}


WON = "UPDATE matches SET body = replace(body, '\"points\":[[', '\"points\":[[9')"


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("UPDATE moves SET move = 999 WHERE ply = 5", "ne peut pas être joué maintenant."),
        (
            "DELETE FROM moves WHERE ply > 5",
            "Elle est donnée pour terminée, mais ses coups n’en atteignent pas la fin.",
        ),
        (WON, "Ses coups mènent à d’autres points."),
        ("UPDATE matches SET body = '{}'", "Ce qui en est conservé est illisible"),
    ],
)
def test_a_match_that_can_not_have_been_is_named(folder: Path, damage: str, reason: str) -> None:
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        assert file.execute(damage).rowcount > 0
    told = run_command("check", "--data", str(folder), "--language", "fr")
    assert told.code == 1
    assert told.out.startswith("La partie m n’est pas ce qui en est conservé. ")
    assert reason in told.out
    (fault,) = json.loads(run_command("check", "--data", str(folder), "--json").out)["faults"].items()
    assert fault[0] == "m"
    assert isinstance(fault[1], str)


def test_a_folder_without_a_house_is_refused(tmp_path: Path) -> None:
    assert run_command("check", "--data", str(tmp_path)).code == 2
