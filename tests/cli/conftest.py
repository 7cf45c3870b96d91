"""Commands as somebody types them whose language is English."""

from collections.abc import Callable
from pathlib import Path

import pytest

from splendide.bots.arena import Contest, play_match
from splendide.core.record import write_record
from tests.commands import Ran, run_command

Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return run_command


@pytest.fixture(scope="session")
def a_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match between two random bots."""
    path = tmp_path_factory.mktemp("records") / "match.txt"
    record = play_match(Contest("splitter", 2, ("random",)), 7, recorded=True).record
    assert record
    path.write_text(write_record(record))
    return path
