"""An owner of the box edits the list of cards: what was added has its name and its points everywhere."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

GAME = Path(__file__).parents[1]
ADDED = """
  { id = "meine-liebste", kind = "pair-of-value", param = 3, points = 5 },
  { id = "no-2", kind = "size-exactly", param = 1, points = 6 },
  { id = "most-7", kind = "these-colours", param = ["red", "green"], points = 7 },
]
"""


@pytest.fixture
def edited(tmp_path: Path) -> dict[str, str]:
    """An environment in which the house finds a copy of the game whose list is longer, and has lost a card."""
    shutil.copytree(GAME, tmp_path / "splito", ignore=shutil.ignore_patterns("tests", "ui"))
    data = tmp_path / "splito" / "data.toml"
    lines = data.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = "".join(line for line in lines if '"no-2"' not in line).rstrip().removesuffix("]")
    data.write_text(kept + ADDED, encoding="utf-8")
    return {**os.environ, "SPLENDIDE_GAMES": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}


def told(env: dict[str, str], *arguments: str, given: str = "") -> str:
    command = [sys.executable, "-m", "splendide", *arguments]
    return subprocess.run(command, input=given, env=env, capture_output=True, check=True, text=True).stdout


def test_the_score_pad_calls_added_objectives_by_what_they_ask_for(edited: dict[str, str]) -> None:
    table = {"commons": [], "zones": [["meine-liebste", "red-3", "blue-3"], ["no-2"], ["most-7", "red-1"]]}
    for language, lines in {
        "en": [
            "+ 5  Exactly two 3s: 2 here",
            "+ 6  Exactly 1 card: 1 card",
            "– 0  One of each: red, green: missing: green",
        ],
        "fr": [
            "+ 5  Exactement deux 3 : 2 ici",
            "+ 6  Exactement 1 carte : 1 carte",
            "– 0  Une de chaque : rouge, vert : il manque : vert",
        ],
    }.items():
        out = told(edited, "score", "splito", "--language", language, given=json.dumps(table))
        assert [line.strip().replace("\u00a0", " ") for line in out.splitlines() if line.startswith("  ")] == lines


def test_the_list_of_cards_that_boards_get_has_them_too(edited: dict[str, str]) -> None:
    rows = {row["id"]: row for row in json.loads(told(edited, "games", "splito", "--cards", "--json"))}
    assert len(rows) == 36 + 37 + 2
    assert rows["meine-liebste"] == {
        "id": "meine-liebste",
        "family": "value",
        "kind": "pair-of-value",
        "param": 3,
        "points": 5,
        "symbol": None,
    }
