"""`splendide analyse` tells what was lost, by whom, and refuses what it can't look at."""

import json
from pathlib import Path

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
    assert "Analysé" in told.err


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
