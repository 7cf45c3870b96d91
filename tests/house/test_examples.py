"""The examples run as they stand."""

import json
import re
import subprocess
import sys

from splendide.core.library import slugs
from tests.laws.other_runs import ROOT, run_python

RECORD = "src/splendide/games/splitter/tests/golden/sheet-b.record"


def test_every_example_is_run_here() -> None:
    named = {"play_a_match", "million_decisions", "read_a_record", "program_bot", "socket_bot"}
    assert {path.stem for path in (ROOT / "examples").glob("*.py")} == named


def test_bots_play_a_match_that_somebody_wins_and_its_record_is_true() -> None:
    *moves, count, result, record = run_python("examples/play_a_match.py").splitlines()
    said = re.fullmatch(r"points \[(.+)\] winners \[(.+)\]", result)
    assert said
    points, winners = ([int(number) for number in numbers.split(", ")] for numbers in said.groups())
    assert len(points) == 4
    assert {points[seat] for seat in winners} == {max(points)}
    assert max(points) > min(points) >= 0, "nothing was decided"
    assert {line.split()[0] for line in moves} == {"search", "random", "greedy"}
    assert int(record.split()[0]) > int(count.split()[1]) > len(moves)
    assert record.endswith(", 0 faults")


def test_a_million_decisions_of_every_game() -> None:
    printed = run_python("examples/million_decisions.py")
    assert [line.split(":")[0] for line in printed.splitlines()] == slugs()


def test_a_record_is_read() -> None:
    printed = run_python("examples/read_a_record.py", RECORD)
    assert printed.splitlines() == ["splitter, 2 seats, 66 moves", "Zoé: 13", "Timothée: 16 wins"]


def test_who_names_no_record_is_told_how_to() -> None:
    command = [sys.executable, str(ROOT / "examples/read_a_record.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, "usage: python examples/read_a_record.py FILE\n")


def test_a_program_plays_against_ours() -> None:
    program = f"program:{sys.executable} examples/program_bot.py"
    said = run_python("-m", "splendide", "arena", "splitter", program, "random", "--matches", "2", "--json")
    told = json.loads(said)
    assert {one["bot"] for one in told["bots"]} == {program, "random"}
    assert "faults" not in told
