"""A sixth game costs one folder: laid anywhere, it is listed, played, watched over by the laws and served."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.source import committed
from tests.laws.other_runs import PLAIN, ROOT, refused_by_python, run_python
from tests.server.games import play_to_the_end
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game's folder, laid where the house has never been."""
    shutil.copytree(ROOT / "tests" / "house" / "sixth" / "higher", tmp_path / "brought" / "higher")
    monkeypatch.setenv("SPLENDIDE_GAMES", str(tmp_path / "brought"))
    for name, value in PLAIN.items():  # a game that was just brought is played at once, before anything is compiled
        monkeypatch.setenv(name, value)
    return tmp_path / "brought" / "higher"


def command(*arguments: str) -> Any:
    return json.loads(run_python("-m", "splendide", *arguments, "--json"))


def test_the_house_has_not_heard_of_it() -> None:
    assert "higher" not in [game["slug"] for game in command("games")]
    assert not [path for path in committed("src", "web") if path.parent.name == "higher"]


@pytest.mark.usefixtures("brought")
def test_the_commands_know_it() -> None:
    listed = {game["slug"]: game for game in command("games")}
    assert listed["higher"]["title"] == "Higher"
    assert listed["higher"]["seats"] == {"least": 2, "most": 4}
    assert [option["name"] for option in listed["higher"]["options"]] == ["length", "clock"]
    assert (listed["higher"]["score"], listed["higher"]["cards"]) == (True, False)
    assert "Plus haut (higher)" in run_python("-m", "splendide", "games", "higher", "--language", "fr")


ROUNDS = "5high 2low 3low\n1low 1high 2high\n"


@pytest.mark.usefixtures("brought")
def test_its_score_pad_counts_by_its_rules() -> None:
    scored = run_python("-m", "splendide", "score", "higher", "--json", given=ROUNDS)
    assert json.loads(scored) == {"rounds": 2, "points": [2 + 1, 1 + 0, 1 + 2]}
    scored = run_python("-m", "splendide", "score", "higher", "--handicap", "7", "--json", given=ROUNDS)
    assert json.loads(scored)["points"] == [2 + 1, 1 + 0 + 7, 1 + 2 + 7]
    told = run_python("-m", "splendide", "score", "higher", "--language", "fr", given=ROUNDS)
    assert told.splitlines() == ["Joueur 1 : 3 points", "Joueur 2 : 1 point", "Joueur 3 : 3 points"]


@pytest.mark.usefixtures("brought")
def test_what_its_score_pad_does_not_take_is_refused_in_the_language_of_whoever_asks() -> None:
    refused = refused_by_python("-m", "splendide", "score", "--language", "fr", "higher", "--bonus", "1", given=ROUNDS)
    assert "Rien ne s’appelle --bonus 1 ici." in refused


@pytest.mark.usefixtures("brought")
def test_what_its_score_pad_cannot_read_is_refused_in_its_own_words() -> None:
    refused = refused_by_python("-m", "splendide", "score", "higher", given="5high 2lo\n")
    assert refused == "Line 1 should be a word for each player, such as 5high or 2low.\n"


@pytest.mark.usefixtures("brought")
def test_its_types_keep_the_contract() -> None:
    assert run_python("-m", "tests.house.conforming") == ""


def test_bots_play_it_and_its_records_are_true(brought: Path) -> None:
    records = brought.parent / "records"
    result = command(
        "simulate", "higher", "--seats", "3", "--matches", "2", "--bots", "random,greedy", "--records", str(records)
    )
    assert [len(match["points"]) for match in result["matches"]] == [3, 3]
    assert [match["moves"] for match in result["matches"]] == [18, 18]
    written = sorted(records.iterdir())
    assert len(written) == 2
    for record in written:
        run_python("-m", "splendide", "verify", str(record))
        assert "Winner" in run_python("-m", "splendide", "replay", str(record))


@pytest.mark.usefixtures("brought")
def test_bots_play_it_with_every_option() -> None:
    options = ("--option", "length=long", "--option", "clock=fast", "--matches", "1", "--bots", "greedy")
    result = command("simulate", "higher", "--seats", "2", *options)
    assert [match["moves"] for match in result["matches"]] == [6 * 2 * 2]


@pytest.mark.usefixtures("brought")
def test_the_laws_hold_for_it() -> None:
    assert json.loads(run_python("-m", "tests.laws.laws", "higher", LAWS="light")) == {"higher": {}}


@pytest.fixture
def person(brought: Path) -> Iterator[Person]:
    server = Server(limits=NO_HURRY)
    yield Person(server.address)
    server.stop()


def test_it_is_in_the_lobby_and_played_over_the_socket(person: Person) -> None:
    for language, title in (("en", "title = Higher"), ("fr", "title = Plus haut")):
        house = person.http.get(f"/api/house?language={language}").json()
        game = next(game for game in house["games"] if game["slug"] == "higher")
        assert (game["least_seats"], game["most_seats"]) == (2, 4)
        assert title in game["texts"].splitlines()
    person.go_to(person.make_table("higher", seats=2))
    person.say("sit", seat=0)
    person.hear_seated(0)
    person.say("seatbot", seat=1, level="greedy")
    person.hear_seated(1)
    person.say("start")
    person.until("playing")
    play_to_the_end(person)
    assert person.until("over").frame["match"]["result"]["winners"]
    dealt = [move for seat, move in person.told if seat == 30]
    assert [move[0] for move in dealt] == ["0", "0", "0"], "only my own cards are told to me"
