"""The examples run as they stand."""

from splendide.core.library import slugs
from tests.laws.other_runs import ROOT, run_python

RECORD = "src/splendide/games/splitter/tests/golden/sheet-b.record"


def test_every_example_is_run_here() -> None:
    named = {"play_a_match", "million_decisions", "read_a_record"}
    assert {path.stem for path in (ROOT / "examples").glob("*.py")} == named


def test_bots_play_a_match() -> None:
    assert "winners [" in run_python("examples/play_a_match.py")


def test_a_million_decisions_of_every_game() -> None:
    printed = run_python("examples/million_decisions.py")
    assert [line.split(":")[0] for line in printed.splitlines()] == slugs()


def test_a_record_is_read() -> None:
    printed = run_python("examples/read_a_record.py", RECORD)
    assert printed.splitlines() == ["splitter, 2 seats, 66 moves", "Zoé: 13", "Timothée: 16 wins"]
