"""Simulations: the same seed gives the same results, and every record tells the truth."""

import json
from pathlib import Path
from typing import Any

from tests.cli.conftest import Run

COMMAND = ("simulate", "splitter", "--seats", "3", "--bots", "random,greedy", "--seed", "5", "--matches")


def test_the_shape_of_the_json(run: Run) -> None:
    ran = run(*COMMAND, "2", "--json")
    said = json.loads(ran.out)
    assert list(said) == ["game", "seats", "matches", "bots"]
    assert (said["game"], said["seats"]) == ("splitter", 3)
    assert [match["seed"] for match in said["matches"]] == [5, 6]
    for match in said["matches"]:
        assert list(match) == ["seed", "points", "winners", "moves"]
        assert len(match["points"]) == 3
        assert match["winners"] == [k for k, own in enumerate(match["points"]) if own == max(match["points"])]
        assert match["moves"] == 22 * 4
    assert said["bots"]["random"]["seats"] == [0, 2]
    assert said["bots"]["greedy"]["seats"] == [1]
    assert "2/2" in ran.err


def test_the_same_seed_gives_the_same_results_whatever_the_jobs(run: Run) -> None:
    one, two = (run(*COMMAND, "20", "--json", "--jobs", jobs).out for jobs in ("1", "2"))
    assert one == two
    assert run(*COMMAND[:-2], "6", "--matches", "20", "--json").out != one


def test_records_are_written_and_verify(run: Run, tmp_path: Path) -> None:
    said: dict[str, Any] = json.loads(run(*COMMAND, "2", "--json", "--records", str(tmp_path)).out)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for path, match in zip(files, said["matches"], strict=True):
        assert run("verify", str(path)).code == 0
        points = ", ".join(f"{points} 0 0" for points in match["points"])
        assert f"\npoints: {points}\n" in path.read_text()


def test_records_that_can_not_be_written_are_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "splitter-5.txt").mkdir()
    ran = run(*COMMAND, "1", "--records", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert f"{tmp_path} can't be written to" in ran.err


def test_options_reach_the_match(run: Run, tmp_path: Path) -> None:
    run("simulate", "splitter", "--matches", "1", "--option", "sheet=B", "--records", str(tmp_path))
    (path,) = tmp_path.iterdir()
    assert 'options: {"sheet":"B"}' in path.read_text()


def test_the_table_has_a_row_for_each_bot(run: Run) -> None:
    told = run(*COMMAND, "2").out.splitlines()
    assert [line.split()[0] for line in told] == ["bot", "random", "greedy"]
