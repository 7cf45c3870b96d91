"""Tables and progress: for people at a terminal, and for whoever reads a pipe or a log file."""

import contextlib
import io
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splendide.cli.output import print_table, progress
from splendide.cli.words import Words

ROWS = [["short", "7", "[red]x[/red] :smile:"], ["ある", "-12.50", "word " * 40 + "end"]]
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3|4|9)\d")
CURSOR_AGAIN = "\x1b[?25h"


@pytest.fixture(autouse=True, scope="module")
def no_wishes_of_who_runs_the_tests() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as environment:
        for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            environment.delenv(name, raising=False)
        yield


def python(code: str) -> list[str]:
    return [sys.executable, "-c", f"from splendide.cli import main; from splendide.cli.output import *; {code}"]


def at_terminal(code: str, **environment: str) -> str:
    """What somebody sees at a terminal of 60 columns."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "60", "LINES": "24", **environment}
    process = subprocess.Popen(python(code), stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    seen = b""
    with contextlib.suppress(OSError), open(ours, "rb", buffering=0) as screen:  # the end is an error on Linux
        while part := screen.read(10_000):
            seen += part
    assert process.wait() == 0, seen
    return seen.decode()


# --- Numbers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "how", "english", "french"),
    [(0.836, ".2f", "0.84", "0,84"), (0.4832, ".1%", "48.3%", "48,3\u00a0%"), (0.1, "+.2f", "+0.10", "+0,10")],
)
def test_a_number_is_written_as_the_language_writes_it(value: float, how: str, english: str, french: str) -> None:
    assert [Words(language).number(value, how) for language in ("en", "fr")] == [english, french]


def test_numbers_stand_to_the_right_in_either_language(capsys: pytest.CaptureFixture[str]) -> None:
    print_table([["a", "0,84", "48,3\u00a0%"], ["b", "12,50", "7\u00a0%"]])
    assert capsys.readouterr().out == "a   0,84  48,3\u00a0%\nb  12,50     7\u00a0%\n"


# --- Tables ------------------------------------------------------------------------------------------


def test_in_a_pipe_a_row_is_a_line_however_long(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(ROWS, ["name", "number", "text"])
    assert capsys.readouterr().out.splitlines() == [
        "name   number  text",
        "short       7  [red]x[/red] :smile:",
        "ある   -12.50  " + "word " * 40 + "end",
    ]


def test_a_table_may_have_no_head(capsys: pytest.CaptureFixture[str]) -> None:
    print_table([["1", "Ann", "a3=66"], ["10", "Benjamin", "?"]])
    assert capsys.readouterr().out == " 1  Ann       a3=66\n10  Benjamin  ?\n"


def test_on_a_terminal_what_is_too_long_is_folded() -> None:
    lines = at_terminal(f"print_table({ROWS!r}, ['name', 'number', 'text'])").splitlines()
    assert len(lines) > 3
    assert max(len(re.sub(r"\x1b\[\d*m", "", line)) for line in lines) <= 60
    assert sum(line.count("word") for line in lines) == 40


# --- Progress ----------------------------------------------------------------------------------------


@settings(deadline=None)
@given(st.integers(1, 500))
def test_a_log_file_gets_at_most_ten_lines_and_the_last(total: int) -> None:
    with contextlib.redirect_stderr(io.StringIO()) as log, progress("Played:", total) as step:
        for _ in range(total):
            step()
    lines = log.getvalue().splitlines()
    assert len(lines) == min(total, 10)
    assert lines[-1] == f"Played: {total}/{total}"


COUNT = "\nwith progress('Played:', 25) as step:\n  for _ in range(25): step()"


def test_a_terminal_gets_a_bar_that_leaves_it_as_it_was() -> None:
    seen = at_terminal(COUNT)
    assert seen.rstrip().endswith(CURSOR_AGAIN)
    assert seen.count("\n") == 1
    assert "25/25" in seen
    assert COLOUR.search(seen)


def test_a_bar_has_no_colour_for_those_who_want_none() -> None:
    assert not COLOUR.search(at_terminal(COUNT, NO_COLOR="1"))


def test_a_bar_that_is_interrupted_gives_the_cursor_back() -> None:
    code = "\ntry:\n  with progress('Played:', 25) as step: raise KeyboardInterrupt\nexcept KeyboardInterrupt: pass"
    assert at_terminal(code).rstrip().endswith(CURSOR_AGAIN)


# --- Neither -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [["games", "--json"], ["games", "splitter"]])
def test_a_command_without_a_table_does_not_wait_for_rich(words: list[str]) -> None:
    code = f"main({words!r}); import sys; assert 'rich' not in sys.modules"
    assert subprocess.run(python(code), stdout=subprocess.DEVNULL).returncode == 0
