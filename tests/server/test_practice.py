"""Practice: decisions of one's own matches that lost most, made again and held against the answer."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from splendide.bots.analysis import FORM, Analysis
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import AnalysisRow, MatchRow
from splendide.server.table.teaching import Teacher
from splendide.server.web.house import TheHouse
from splendide.server.web.practice import looked_at
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person

MATCH = MatchRow("m", "t", "splitter", {}, ("Ann",), b"s" * 32, 1.0, (b"",), True)
NOTHING_LOST = Analysis("splitter", True, "points", [], [], [], [])


def practised(person: Person) -> list[dict[str, Any]]:
    """All exercises, once a teacher has looked at everything."""
    while (answer := person.http.get("/api/practice").json())["progress"] < 1:
        time.sleep(0.1)
    exercises: list[dict[str, Any]] = answer["exercises"]
    return exercises


def finished(person: Person) -> str:
    gather(person)
    begin(person)
    play_to_the_end(person)
    return str(person.frame["match"]["id"])


def test_where_i_lost_most_comes_again_as_i_saw_it_and_the_answer_solves_it(person: NewPerson) -> None:
    ann, ben = person(), person("fr")
    match = finished(ann)
    unseen = ann.http.get(f"/api/practice/{match}/3")
    assert (unseen.status_code, unseen.json()["name"]) == (409, "not-analysed")
    assert ben.http.get("/api/practice").json() == {"exercises": [], "progress": 1.0}
    worst, *others = practised(ann)
    assert (worst["match"], worst["mark"]) == (match, "mistake")
    assert worst["loss"] >= max(one["loss"] for one in others)

    path = f"/api/practice/{match}/{worst['number']}"
    exercise = ann.http.get(path).json()
    assert (exercise["seat"], exercise["loss"]) == (0, worst["loss"])
    assert exercise["made"] in exercise["moves"]
    assert exercise["own"]["choice"] is None  # what was decided then is not decided yet

    again = ann.http.post(path, json={"move": exercise["made"]}).json()
    assert (again["mark"], again["answer"]) == ("mistake", None)
    assert ann.http.post(path, json={"move": exercise["made"]}).json() == again
    told = ben.http.post(path, json={}).json()
    assert told["answer"] in exercise["moves"]
    solved = ann.http.post(path, json={"move": told["answer"]}).json()
    assert (solved["mark"], solved["loss"], solved["answer"]) == ("best", 0, told["answer"])
    assert solved["sentence"] != told["sentence"]  # another language

    for what, move, status, name in (
        (path, "z9=99", 422, "not-a-move"),
        (path, 7, 422, "wrong-message"),
        (f"/api/practice/{match}/99999", "a3=11", 404, "no-such-decision"),
        ("/api/practice/nowhere/3", "a3=11", 404, "unknown-match"),
    ):
        refused = ann.http.post(what, json={"move": move})
        assert (refused.status_code, refused.json()["name"]) == (status, name)


class JustThen(Teacher):
    """Comes to its end when somebody has just heard that nothing is known yet."""

    async def known(self, match: str) -> Analysis | None:
        found = await super().known(match)
        await self._store.write(AnalysisRow(match, FORM, msgspec.json.encode(NOTHING_LOST)))
        return found


def test_an_analysis_that_is_done_while_it_is_asked_for_is_seen() -> None:
    async def scene() -> None:
        store = MemoryStore()
        await store.write(MATCH)
        house = SimpleNamespace(teacher=JustThen(store), store=store, compiling=SimpleNamespace(cold=[]))
        assert await looked_at(cast(TheHouse, house), MATCH) == (NOTHING_LOST, 1.0)
        await house.teacher.close()

    asyncio.run(scene())
