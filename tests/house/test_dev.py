"""`make dev`: server and page side by side, from one command."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from tests.laws.other_runs import ROOT
from tests.server.ports import port_for

PATIENCE = 240  # seconds: whatever must be compiled or fetched first is
ADDRESS = "http://127.0.0.1"
A_TEXT = ROOT / "src" / "splendide" / "text" / "en.ftl"
Seen = TypeVar("Seen")


class Dev:
    """Started as in a terminal: Ctrl-C reaches it and all that it has started."""

    def __init__(self, data: Path):
        self.port, self.page = port_for(self), port_for(self)
        where = ["--port", str(self.port), "--page", str(self.page), "--data", str(data)]
        self.said = data / "said"
        with self.said.open("wb") as said:
            self.process = subprocess.Popen(
                [sys.executable, "web/dev.py", *where], cwd=ROOT, stdout=said, stderr=said, start_new_session=True
            )

    def read(self, port: int, path: str) -> str:
        """What it answers, as soon as it does."""
        return self.wait_for(lambda: answer(port, path))

    def wait_for_start(self, number: int) -> None:
        """The server has said so many times that it is open."""
        self.wait_for(lambda: self.said.read_text().count(f"{ADDRESS}:{self.port}") >= number or None)

    def wait_for(self, look: Callable[[], Seen | None]) -> Seen:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            if (seen := look()) is not None:
                return seen
            time.sleep(0.2)
        raise AssertionError(self.said.read_text())

    def interrupt(self) -> int:
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)


def answer(port: int, path: str) -> str | None:
    try:
        answered = httpx.get(f"{ADDRESS}:{port}{path}", headers={"accept": "text/html"}, timeout=PATIENCE)
    except httpx.TransportError:
        return None
    return answered.text if answered.is_success else None


@pytest.fixture
def dev(tmp_path: Path) -> Iterator[Dev]:
    started = Dev(tmp_path)
    yield started
    if started.process.poll() is None:
        started.interrupt()


def test_the_page_comes_from_vite_and_asks_the_server_and_both_end_together(dev: Dev) -> None:
    assert "/@vite/client" in dev.read(dev.page, "/")
    assert dev.read(dev.page, "/api/tables") == dev.read(dev.port, "/api/tables")
    assert dev.interrupt() == 0
    assert answer(dev.page, "/") is None
    assert answer(dev.port, "/") is None


def test_the_server_starts_anew_when_something_it_reads_has_changed(dev: Dev) -> None:
    dev.wait_for_start(1)
    os.utime(A_TEXT)
    dev.wait_for_start(2)
    assert dev.read(dev.port, "/api/tables") == '{"tables":[],"pages":0}'
