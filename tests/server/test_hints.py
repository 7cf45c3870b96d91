"""Hints: for one's own seat, when one owes a decision, where the host allows them, and for nobody else's ears."""

import asyncio
from typing import Any

import pytest

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.limits import Limits
from splendide.server.store.rows import Seat, TableRow
from splendide.server.table.hints import Hints
from splendide.server.table.thinking import Threads
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person


def at_play(*people: Person, **wish: Any) -> str:
    table = gather(*people, **wish)
    begin(*people)
    for seat, each in enumerate(people):
        each.wait_for_question(seat)
    return table


def ask(person: Person, seat: int = 0) -> None:
    person.say("hint", seat=seat, question=person.seat_view(0)["question"])


@pytest.mark.parametrize(("game", "seats"), [("splitter", 2), ("splito", 3)])
def test_whoever_owes_a_decision_is_told_the_best_moves_and_why(person: NewPerson, game: str, seats: int) -> None:
    ann = person()
    at_play(ann, bots=seats - 1, game=game)
    ask(ann)
    hint, view = ann.hinted(), ann.seat_view(0)
    assert [hint[key] for key in ("match", "seat", "question")] == [ann.frame["match"]["id"], 0, view["question"]]
    assert 1 <= len(hint["moves"]) <= 3
    assert {one["move"] for one in hint["moves"]} <= set(view["moves"])
    assert min(one["behind"] for one in hint["moves"]) == 0
    assert hint["sentence"]


def test_a_hint_is_heard_by_nobody_else_and_in_the_language_of_who_asked(person: NewPerson) -> None:
    ann, ben, eve = person("fr"), person(), person()
    eve.go_to(at_play(ann, ben))
    ask(ann)
    assert "premier" in ann.hinted()["sentence"]
    for each in (ben, eve):
        each.hear_all()
        assert each.hints == []


def test_the_same_question_has_the_same_answer(person: NewPerson) -> None:
    ann = person()
    at_play(ann, bots=1)
    ask(ann)
    first = ann.hinted()
    ask(ann)
    assert ann.hinted() == first


def test_hints_are_refused_to_whoever_may_not_have_them(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    eve.go_to(at_play(ann, ben))
    ask(ann, seat=1)
    assert ann.refused() == "not-your-seat"
    eve.say("hint", seat=0, question=1)
    assert eve.refused() == "not-your-seat"
    ann.say("hint", seat=0, question=7)
    assert ann.refused() == "stale-question"
    ann.play(0)
    ann.wait_for_answer(0)
    ask(ann)
    assert ann.refused() == "not-your-turn"
    assert ann.hints == ben.hints == eve.hints == []


def test_the_host_decides_before_a_match_and_nobody_during_one(person: NewPerson) -> None:
    ann, ben = person(), person()
    gather(ann, ben)
    assert ann.frame["table"]["hints"] is True
    ben.say("arrange", hints=False)
    assert ben.refused() == "not-host"
    ann.say("arrange", hints=False)
    while ann.frame["table"]["hints"]:
        ann.hear()
    begin(ann, ben)
    ann.wait_for_question(0)
    ask(ann)
    assert ann.refused() == "hints-off"
    ann.say("arrange", hints=True)
    assert ann.refused() == "match-running"


def test_among_strangers_there_are_no_hints_unless_the_host_wants_them(person: NewPerson) -> None:
    ann = person()
    gather(ann, bots=1, public=True)
    assert ann.frame["table"]["hints"] is False


def test_in_the_calm_game_there_are_hints_and_in_a_race_none(person: NewPerson) -> None:
    ann = person()
    at_play(ann, bots=3, game="dolphins", options={"pace": "calm"})
    assert ann.frame["match"]["clock"]["races"] is False
    ask(ann)
    hint = ann.hinted()
    assert hint["moves"][0]["move"].startswith(("pass", "touch"))
    assert hint["sentence"]
    assert all(game["hints"] for game in ann.http.get("/api/house").json()["games"])
    at_play(ann, bots=3, game="dolphins", options={"pace": "tempo"})
    assert ann.frame["match"]["clock"]["races"] is True
    ask(ann)
    assert ann.refused() == "no-hints-in-races"


def test_one_hint_at_a_time_and_not_too_many() -> None:
    asyncio.run(_too_many())


async def _too_many() -> None:
    match, threads = Match(find_game("splitter"), 2), Threads(0)
    match.let_nature_move(Nature(b"hints", (), "m"))
    row = TableRow("t", "splitter", "ann", False, {}, (Seat("ann"), Seat("ben")), 0.0, match="m", hints=True)
    hints = Hints(threads, Limits(hints=2, hints_a_second=0))
    hints.require(row, match, 0, "ann")
    with pytest.raises(Refused, match="too-many-hints"):
        hints.require(row, match, 1, "ann")  # while she waits for the first
    advice = await hints.think("m", match, 0, "ann")
    hints.require(row, match, 0, "ann")  # known by now: it costs nothing
    assert await hints.think("m", match, 0, "ann") is advice
    hints.require(row, match, 1, "ann")
    hints.forget("m")  # and nobody thinks for her any more
    with pytest.raises(Refused, match="too-many-hints"):
        hints.require(row, match, 1, "ann")
    threads.close()
