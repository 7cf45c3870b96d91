"""Commands run in this process, as if they had been typed."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from splendide.bots.arena import Contest, play_match
from splendide.cli import main
from splendide.core.record import write_record


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with this on standard input: exit code and what it printed."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def run_it(*words: str, given: str | bytes = "") -> Ran:
        raw = given if isinstance(given, bytes) else given.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        return Ran(code, *capsys.readouterr())

    return run_it


@pytest.fixture(scope="session")
def a_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match between two random bots."""
    path = tmp_path_factory.mktemp("records") / "match.txt"
    record = play_match(Contest("splitter", 2, ("random",)), 7, recorded=True).record
    assert record
    path.write_text(write_record(record))
    return path
