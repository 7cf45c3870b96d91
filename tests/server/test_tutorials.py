"""A first match over HTTP: the browser keeps all there is of it, and the house nothing."""

from typing import Any

import pytest

from tests.server.conftest import NewPerson
from tests.server.play import Person

GAME = "splitter"
FIRST = ["", "d4=12"]


@pytest.fixture
def ann(person: NewPerson) -> Person:
    return person()


def ask(person: Person, answers: list[str], game: str = GAME, **more: Any) -> Any:
    return person.http.post(f"/api/games/{game}/tutorial", json={"answers": answers, **more})


def refused(person: Person, answers: list[Any], game: str = GAME) -> tuple[int, str]:
    answer = ask(person, answers, game)
    return answer.status_code, answer.json()["name"]


def test_it_begins_where_it_is_written_and_says_what_goes_on(ann: Person) -> None:
    first = ask(ann, []).json()
    assert (first["number"], first["text"], first["reads"], first["wanted"]) == (0, "dice", True, [])
    second = ask(ann, [""]).json()
    assert (second["number"], second["reads"], second["wanted"]) == (1, False, ["d4=12"])
    assert second["match"]["mine"][0]["owes"]
    assert "d4=12" in second["match"]["mine"][0]["moves"]


def test_who_goes_on_is_told_what_is_new_and_who_comes_back_all_of_it(ann: Person) -> None:
    before = ask(ann, [""]).json()["match"]["moments"][-1]["number"]
    news = ask(ann, FIRST, told=before).json()["match"]
    assert [one["move"] for one in news["moments"][0]["happened"]] == ["d4=12", "c4=12"]
    assert "commitment" not in news
    whole = ask(ann, FIRST).json()["match"]
    assert "commitment" in whole
    assert len(whole["moments"]) == 1
    assert [one["move"] for one in whole["history"] + whole["moments"][0]["happened"]][:3] == ["1-2", "d4=12", "c4=12"]


def test_a_move_that_does_not_go_on_gets_a_kind_word_and_nothing_changes(ann: Person) -> None:
    assert refused(ann, ["", "d4=21"]) == (422, "tutorial-not-this")
    assert "fair move" in ask(ann, ["", "d4=21"]).json()["sentence"]
    assert refused(ann, ["d4=12"]) == (422, "tutorial-read-on")
    assert ask(ann, FIRST).status_code == 200


@pytest.mark.parametrize(
    ("answers", "name"),
    [
        (["", "d4=66"], "splitter-not-the-dice"),
        (["", ""], "not-a-move"),
        (["", "rubbish"], "not-a-move"),
        ([""] * 99, "tutorial-over"),
        (["", "d4=12", 7], "wrong-message"),
    ],
)
def test_what_can_t_be_is_refused_by_name(ann: Person, answers: list[Any], name: str) -> None:
    assert refused(ann, answers) == (422, name)


def test_a_game_that_is_not_there_has_none(ann: Person) -> None:
    assert refused(ann, [], "chess") == (404, "unknown-game")


def test_nothing_of_it_is_kept(ann: Person) -> None:
    ask(ann, FIRST)
    mine = ann.http.get("/api/mine").json()
    assert (mine["tables"], mine["matches"]) == ([], [])
    assert ann.http.get("/api/matches/tutorial/replay").status_code == 404
