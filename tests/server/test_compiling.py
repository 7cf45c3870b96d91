"""The house is open while rules are still being compiled."""

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from splendide.server.table.compiling import Compiling
from tests.server.games import begin, gather, play_round
from tests.server.play import Person
from tests.server.serving import NO_HURRY, WARM, Server


@pytest.fixture
def cold(tmp_path: Path) -> Path:
    folder = tmp_path / "cold"
    folder.mkdir()
    (folder / "splitter").touch()
    return folder


@pytest.fixture
def house(cold: Path) -> Iterator[Server]:
    server = Server(cold=str(cold), limits=NO_HURRY)
    yield server
    server.stop()


def compiling(someone: Person) -> list[str]:
    named: list[str] = someone.http.get("/api/house").json()["compiling"]
    return named


def test_one_gathers_at_once_and_begins_when_the_rules_are_compiled(house: Server, cold: Path) -> None:
    ann, ben = Person(house.address), Person(house.address)
    assert compiling(ann) == ["splitter"]
    gather(ann, ben)
    ann.say("start")
    ann.until("starting")
    other = Person(house.address)
    gather(other, game="splitit", bots=1)
    begin(other)  # what is compiled is played meanwhile
    ann.hear_all()
    assert ann.frame["table"]["stage"] == "starting"
    (cold / "splitter").unlink()
    ann.until("playing")
    ben.until("playing")
    play_round(ann, ben)
    assert compiling(ann) == []


def test_a_house_that_closes_leaves_no_compiler_behind(cold: Path) -> None:
    server = Server(cold=str(cold))
    written = cold.parent / "compiler"
    while not (written.exists() and written.read_text()):
        time.sleep(0.02)
    assert server.stop() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(int(written.read_text()), 0)


def test_what_a_compiler_that_can_not_be_started_would_have_done_is_done_here(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    async def open_house() -> list[str]:
        compiling = Compiling(lambda: ["splitter"], (str(tmp_path / "nowhere"),))
        await asyncio.wait_for(compiling.ready("splitter"), WARM)
        await compiling.close()
        return compiling.cold

    assert asyncio.run(open_house()) == []
    assert [record.__dict__["error"] for record in caplog.records] == ["FileNotFoundError"]
