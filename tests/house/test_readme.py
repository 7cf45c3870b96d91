"""The commands in the README run as they stand there, on small matters where they would take minutes."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from splendide.core.record import NATURE_WORD
from tests.laws.other_runs import ROOT

GOLDEN = ROOT / "src" / "splendide" / "games" / "splitter" / "tests" / "golden" / "sheet-b.record"
LINE = re.compile(r"^    (splendide .+?)(?:\s{2,}#.*)?$", re.MULTILINE)
COMMANDS = LINE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
SMALLER = {
    "--matches 100": "--matches 3",
    "--matches 4": "--matches 1",
    "--matches 30": "--matches 3",
}  # the same command, sooner over
SHEET = "..3352..\n.223521.\n33345522\n66443516\n66413366\n.663166.\n..1336..\n"
ENDLESS = {"splendide bench"}  # it measures for minutes: its first line is waited for


class Typed(NamedTuple):
    words: list[str]
    given: str  # the file that is on standard input


def typed(line: str) -> Typed:
    """The words of a command and where its input comes from, as a shell has them."""
    for long, short in SMALLER.items():
        line = re.sub(rf"{long}\b", short, line)
    words, _, given = line.partition(" < ")
    return Typed(shlex.split(words)[1:], given.strip())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody keeps a match that is not over and a sheet that was filled in on paper."""
    shutil.copy(GOLDEN, tmp_path / "match.txt")
    (tmp_path / "sheet.txt").write_text(SHEET)
    return tmp_path


def _cut(record: Path) -> None:
    """Without its end, the match waits for a seat: a bot has something to say."""
    header, moves = record.read_text(encoding="utf-8").split("\n\n", 1)
    kept = [line for line in header.splitlines() if line.split(":")[0] not in ("secret", "points", "winners")]
    rows = moves.splitlines()
    last = max(k for k, row in enumerate(rows[:30]) if row.startswith(NATURE_WORD))
    record.write_text("\n".join([*kept, "", *rows[: last + 1], ""]), encoding="utf-8")


def test_the_commands_are_found() -> None:
    assert len(COMMANDS) >= 8
    assert {line.split()[1] for line in COMMANDS} >= {"games", "simulate", "score", "replay", "verify", "bot"}


@pytest.mark.parametrize("line", [line for line in COMMANDS if line not in ENDLESS])
def test_a_command_of_the_readme_runs(line: str, folder: Path) -> None:
    words, given = typed(line)
    if words[0] == "bot":
        _cut(folder / "match.txt")
    ran = subprocess.run(
        [sys.executable, "-m", "splendide", *words],
        cwd=folder,
        input=(folder / given).read_text() if given else "",
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


@pytest.mark.parametrize("line", sorted(ENDLESS))
def test_a_command_of_the_readme_begins(line: str, folder: Path) -> None:
    assert line in COMMANDS
    command = [sys.executable, "-m", "splendide", *typed(line).words]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        first = process.stdout.readline()
        process.kill()
    assert "decisions/s" in first
