"""`splendide analyse` tells what was lost, by whom, and refuses what it can't look at."""

import json
import re
from pathlib import Path

import pytest

from splendide.bots.arena import Contest, play_match
from splendide.core.record import write_record
from tests.cli.conftest import Run


def test_analyse_tells_every_decision_and_what_decided(run: Run, a_record: Path) -> None:
    quick = ("analyse", str(a_record), "--milliseconds", "1")
    said = json.loads(run(*quick, "--json").out)
    seats = len(said["players"])
    assert (said["game"], said["unit"], said["judged"]) == ("splitter", "points", True)
    assert 20 * seats <= len(said["decisions"]) <= 22 * seats
    assert all(0 <= player["accuracy"] <= 100 for player in said["players"])
    told = run(*quick, "--language", "fr")
    assert told.code == 0
    assert "précision" in told.out
    assert "compté" not in told.out  # a point is a point
    assert "Analysé" in told.err


def test_what_is_counted_of_each_loss_adds_up_to_what_its_player_lost(run: Run) -> None:
    """Where chances to win are lost, one counts more of them for whoever is behind."""
    record = play_match(Contest("splitit", 2, ("random", "novice")), 3, recorded=True).record
    assert record
    decided, summary = run("analyse", "-", given=write_record(record)).out.split("\n\n", 1)
    rows = re.findall(r"^ *\d+ +(random|novice) .* ([\d.]+)% +([\d.]+)% +(?:–|\d+%) +\w+ *$", decided, re.M)
    assert any(float(lost) < float(counted) for _, lost, counted in rows)
    for name in ("random", "novice"):
        counted = [float(counted) for player, _, counted in rows if player == name]
        told = re.search(rf"^{name} +[\d.]+ +([\d.]+)%", summary, re.M)
        assert told
        assert sum(counted) == pytest.approx(float(told[1]), abs=0.05 * len(counted) + 0.05)


def test_analyse_names_the_line_of_what_is_damaged(run: Run, a_record: Path) -> None:
    lines = a_record.read_text().split("\n")
    broken = len(lines) - 2
    lines[broken] = "0 z9=99"
    told = run("analyse", "-", given="\n".join(lines))
    assert (told.code, told.out) == (1, "")
    assert told.err.startswith(f"Line {broken + 1}: ")


def test_analyse_wants_a_match_that_is_over(run: Run, a_record: Path) -> None:
    head, moves = a_record.read_text().split("\n\n")
    told = run("analyse", "-", given=f"{head}\n\n" + "\n".join(moves.split("\n")[:6]) + "\n")
    assert (told.code, told.out) == (1, "")
    assert "over" in told.err


def test_analyse_of_a_file_that_is_not_there_is_bad_input(run: Run) -> None:
    assert run("analyse", "/no/such/file").code == 2
