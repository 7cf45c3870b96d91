"""Analyses of finished matches: made in the background, one at a time, and kept."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from splendide.bots.analysis import FORM, Analysis, analyse
from splendide.core.errors import Refused
from splendide.core.log import Entry
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import AnalysisRow, MatchRow
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table import errands
from splendide.server.table.live import nature_of, replayed
from splendide.server.table.teaching import MOST_WAITING, Teacher
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_to_the_end
from tests.server.older import age


def match_row(name: str = "m") -> MatchRow:
    return MatchRow(name, "t", "splitter", {}, ("Ann",), b"secret", 0.0, (b"",), True)


def entries() -> list[Entry]:
    """Of a match in which always the first thing was done that could be."""
    match = replayed(match_row(), [])
    while not match.over:
        match.let_nature_move(nature_of(match_row()))
        match.play(0, match.moves(0)[0])
    return match.log


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.001)


def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The teacher looks one move far; how often it has begun."""
    begun: list[int] = []

    def quickly(match: Any, progress: Any) -> Analysis:
        begun.append(1)
        return analyse(match, level="greedy", progress=progress)

    monkeypatch.setattr(errands, "analyse", quickly)
    return begun


def test_an_analysis_is_begun_when_it_is_asked_for_and_kept_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = quick(monkeypatch)

    async def ask() -> None:
        store, log = MemoryStore(), entries()
        teacher = Teacher(store)
        first = await teacher.look(match_row(), log)
        assert (first.progress < 1, bytes(first.analysis)) == (True, b"null")

        async def done() -> bool:
            return (await teacher.look(match_row(), log)).progress == 1

        await until(done)
        found = bytes((await teacher.look(match_row(), log)).analysis)
        assert found == await store.analysis("m", FORM)
        assert msgspec.json.decode(found, type=Analysis).game == "splitter"
        again = await Teacher(store).look(match_row(), log)
        assert bytes(again.analysis) == found
        assert len(begun) == 1
        await teacher.close()

    asyncio.run(ask())


def test_one_at_a_time_and_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    go, at_work, most = threading.Event(), [0], [0]

    def patiently(match: Any, progress: Any) -> Analysis:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        go.wait()
        at_work[0] -= 1
        return Analysis("splitter", False, "points", [], [], [], [])

    monkeypatch.setattr(errands, "analyse", patiently)

    async def crowd() -> None:
        store, log = MemoryStore(), entries()
        teacher = Teacher(store)
        for k in range(MOST_WAITING):
            await teacher.look(match_row(f"m{k}"), log)
        with pytest.raises(Refused, match="too-many-analyses"):
            await teacher.look(match_row("more"), log)
        await teacher.look(match_row("m0"), log)  # who waits already may ask again
        go.set()

        async def all_done() -> bool:
            return all([await store.analysis(f"m{k}", FORM) for k in range(MOST_WAITING)])

        await until(all_done)
        assert most[0] == 1
        await teacher.close()

    asyncio.run(crowd())


def test_what_goes_wrong_is_said_and_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def badly(match: Any, progress: Any) -> Analysis:
        raise ValueError

    monkeypatch.setattr(errands, "analyse", badly)

    async def fail() -> None:
        teacher, log = Teacher(MemoryStore()), entries()
        await teacher.look(match_row(), log)

        async def refused() -> bool:
            try:
                await teacher.look(match_row(), log)
            except Refused as refused:
                return refused.name == "broken"
            return False

        await until(refused)
        await teacher.close()

    asyncio.run(fail())


def test_a_house_that_closes_does_not_wait_for_its_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    def for_ever(match: Any, progress: Any) -> Analysis:
        try:
            while True:
                progress(1, 2)
        finally:
            ended.set()

    monkeypatch.setattr(errands, "analyse", for_ever)

    async def close() -> None:
        teacher = Teacher(MemoryStore())
        await teacher.look(match_row(), entries())

        async def half() -> bool:
            return (await teacher.look(match_row(), [])).progress > 0

        await until(half)
        await teacher.close()
        assert await asyncio.to_thread(ended.wait, 300)

    asyncio.run(close())


def test_analyses_are_kept_and_those_of_another_form_are_not_read(tmp_path: Path) -> None:
    async def write_and_read() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path / "file")
            await store.write(AnalysisRow("m", 1, b"{}"))
            await store.close()
        store = SqliteStore(tmp_path / "file")
        assert await store.analysis("m", 1) == b"{}"
        assert await store.analysis("m", 2) is None
        await store.close()

    asyncio.run(write_and_read())


def test_a_file_of_the_third_schema_can_keep_analyses(tmp_path: Path) -> None:
    async def upgrade() -> None:
        await SqliteStore(tmp_path / "file").close()
        age(tmp_path / "file", 3)
        store = SqliteStore(tmp_path / "file")
        await store.write(AnalysisRow("m", 1, b"{}"))
        assert await store.analysis("m", 1) == b"{}"
        await store.close()

    asyncio.run(upgrade())


def test_matches_are_analysed_over_http_once_they_are_over(person: NewPerson) -> None:
    ann = person()
    gather(ann, bots=1)
    begin(ann)
    ann.wait_for_question(0)
    path = f"/api/matches/{ann.frame['match']['id']}/analysis"
    assert (ann.http.get(path).status_code, ann.http.get("/api/matches/nosuch/analysis").status_code) == (409, 404)
    play_to_the_end(ann)
    assert ann.http.get(path).json()["analysis"] is None
    while (answer := ann.http.get(path).json())["progress"] < 1:
        pass
    assert len(answer["analysis"]["players"]) == 2
    assert len(answer["analysis"]["curve"]) == 44
