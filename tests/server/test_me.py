"""Me: a name and a face, on several devices, with what I have played, until I want to be forgotten."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from starlette.requests import HTTPConnection

from splendide.server.protocol.lobby import NewTable
from splendide.server.store.base import NotSavedError
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Change, Guest, Held, TableRow
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection, Socket
from splendide.server.table.customs import Customs
from splendide.server.table.tables import Tables
from splendide.server.web.app import FILE
from splendide.server.web.faces import EXTRAS, EYES, HAIRS, face_svg
from splendide.server.web.house import Settings, TheHouse
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person
from tests.server.serving import Server


def me(person: Person) -> Any:
    return person.http.get("/api/me").raise_for_status().json()


def change(person: Person, **wish: Any) -> Any:
    return person.http.put("/api/me", json=wish).raise_for_status().json()


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400
    return str(answer.json()["name"])


def played(*people: Person, **wish: Any) -> str:
    """A match that these people have played to the end."""
    gather(*people, **wish)
    begin(*people)
    play_to_the_end(*people)
    return str(people[0].frame["match"]["id"])


# --- Name and face -----------------------------------------------------------------------------------


def test_everybody_has_a_face_and_may_choose_another_which_all_see(person: NewPerson) -> None:
    ann, ben = person(), person()
    first = me(ann)["me"]["face"]
    assert re.fullmatch(r"[0-9a-f]{8}", first)
    assert me(ann)["me"]["face"] == first
    gather(ann, ben)
    assert ben.frame["table"]["seats"][0]["face"] == first
    assert change(ann, face="01234567")["face"] == "01234567"
    while ben.frame["table"]["seats"][0]["face"] != "01234567":
        ben.hear()
    assert refused(ann.http.put("/api/me", json={"face": "<svg>"})) == "bad-face"
    assert refused(ann.http.get("/api/faces/0123456g")) == "bad-face"
    drawn = ann.http.get("/api/faces/01234567")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text == face_svg("01234567")


def test_every_digit_of_a_face_changes_something() -> None:
    faces = {face_svg("00000020"[:k] + str(value) + "00000020"[k + 1 :]) for k in range(8) for value in (0, 3, 5)}
    assert len(faces) > 12
    assert len(EYES) > 1 < len(EXTRAS)
    assert len(HAIRS) > 1


def test_a_name_that_looks_like_another_at_the_table_gets_a_number(person: NewPerson) -> None:
    ann, eve = person(), person()
    change(ann, name="Anna")
    change(eve, name="Аnna")  # with a Cyrillic А
    gather(ann, eve)
    assert [seat["name"] for seat in eve.frame["table"]["seats"]] == ["Anna", "Аnna (2)"]
    change(eve, name="Eve")
    while ann.frame["table"]["seats"][1]["name"] != "Eve":
        ann.hear()
    assert me(eve)["me"]["name"] == "Eve"


def test_whoever_is_called_like_a_level_is_no_bot(person: NewPerson) -> None:
    ann, ben = person(), person()
    change(ann, name="greedy")
    played(ann, ben)
    [match] = me(ben)["matches"]
    assert (match["players"][0]["name"], match["players"][0]["level"]) == ("greedy", None)


# --- Several devices ---------------------------------------------------------------------------------


def code_of(person: Person) -> str:
    return str(person.http.post("/api/me/code").raise_for_status().json()["code"])


def test_a_code_makes_another_device_the_same_person_until_it_is_taken_back(person: NewPerson) -> None:
    ann, phone, stranger = person(), person(), person()
    change(ann, name="Ann", face="00000000")
    code = code_of(ann)
    assert re.fullmatch(r"([a-z]{5}-){3}[a-z]{5}", code)
    assert me(ann)["code"]
    said = phone.http.post("/api/me/resume", json={"code": f" {code.upper()}"}).raise_for_status().json()
    assert said == {"name": "Ann", "face": "00000000"}
    assert me(phone)["me"] == me(ann)["me"]
    ann.http.delete("/api/me/code").raise_for_status()
    assert not me(ann)["code"]
    assert refused(stranger.http.post("/api/me/resume", json={"code": code})) == "unknown-code"
    assert me(phone)["me"]["name"] == "Ann"


def test_a_new_code_takes_the_place_of_the_old_one(person: NewPerson) -> None:
    ann, phone = person(), person()
    old, new = code_of(ann), code_of(ann)
    assert refused(phone.http.post("/api/me/resume", json={"code": old})) == "unknown-code"
    phone.http.post("/api/me/resume", json={"code": new}).raise_for_status()


def test_two_devices_of_one_person_play_the_same_seat(person: NewPerson) -> None:
    ann, phone, ben = person(), person(), person()
    table = gather(ann, ben)
    begin(ann, ben)
    phone.http.post("/api/me/resume", json={"code": code_of(ann)}).raise_for_status()
    phone.go_to(table)
    phone.wait_for_question(0)
    phone.play(0)
    phone.wait_for_answer(0)
    ann.wait_for_answer(0)
    ann.say("play", seat=0, question=1, move="nonsense")
    assert ann.refused() == "not-a-move"


def test_signing_out_elsewhere_makes_the_other_devices_somebody_new(own_server: Any) -> None:
    server: Server = own_server()
    ann, phone, ben = Person(server.address), Person(server.address), Person(server.address)
    change(ann, name="Ann")
    table = gather(ann, ben)
    phone.http.post("/api/me/resume", json={"code": code_of(ann)}).raise_for_status()
    code = code_of(ann)
    phone.go_to(table)
    ann.http.delete("/api/me/devices").raise_for_status()
    assert me(ann)["me"]["name"] == "Ann"
    assert me(phone)["me"]["name"] != "Ann"
    assert refused(phone.http.post("/api/me/resume", json={"code": code})) == "unknown-code"
    phone.go_to(table)
    assert not phone.frame["table"]["seats"][0]["mine"]
    ann.go_to(table)
    assert ann.frame["table"]["seats"][0]["mine"]
    server.kill()
    server.start()
    assert (me(ann)["me"]["name"], me(phone)["me"]["name"] == "Ann") == ("Ann", False)


def test_who_is_signed_out_while_asking_gets_no_cookie_of_the_new_era() -> None:
    def browser(cookie: str = "") -> HTTPConnection:
        headers = [(b"cookie", cookie.encode())] if cookie else []
        return HTTPConnection({"type": "http", "scheme": "http", "query_string": b"", "headers": headers})

    async def ask() -> None:
        house = TheHouse(MemoryStore(), Settings(compiling=lambda **_: Compiling(list)))
        ann = await house.guest(browser())
        cookie = house.cookie(browser(), ann)
        asking = await house.guest(browser(cookie))
        stays = await house.sign_out(await house.guest(browser(cookie)))
        assert house.known(browser(house.cookie(browser(), asking))) is None
        assert house.known(browser(house.cookie(browser(), stays))) == ann.id
        again = [await house.sign_out(stays) for _ in range(2)]  # from two devices at once
        assert [house.known(browser(house.cookie(browser(), each))) for each in again] == [None, ann.id]

    asyncio.run(ask())


def test_guessing_codes_gets_nowhere(own_server: Any) -> None:
    server: Server = own_server(limits={"unknown": 5, "unknown_a_second": 0.001})
    ann, eve = Person(server.address), Person(server.address)
    code = code_of(ann)
    answers = [refused(eve.http.post("/api/me/resume", json={"code": "b" * 20})) for _ in range(7)]
    assert answers == ["unknown-code"] * 5 + ["too-fast"] * 2
    assert refused(eve.http.post("/api/me/resume", json={"code": code})) == "too-fast"  # nothing is told, right or not


# --- Ratings -----------------------------------------------------------------------------------------


def ratings(person: Person) -> dict[str, int]:
    return {each["game"]: each["rating"] for each in me(person)["ratings"]}


def test_a_match_among_people_is_rated_once_and_the_best_leads(person: NewPerson) -> None:
    ann, ben, cleo = person(), person(), person()
    change(ann, name="Ann")
    change(ben, name="Ben")
    played(ann, ben, public=True)
    winners = ann.frame["match"]["result"]["winners"]
    assert me(ann)["matches"][0]["rated"]
    if len(winners) == 1:
        better, worse = (ann, ben) if winners == [0] else (ben, ann)
        assert ratings(better)["splitter"] > 1000 > ratings(worse)["splitter"]
    leaders = cleo.http.get("/api/leaders/splitter").json()["leaders"]
    found = [each for each in leaders if each["player"]["name"] in ("Ann", "Ben")]
    assert [each["matches"] for each in found] == [1, 1]
    assert not any(each["mine"] for each in leaders)
    change(ann, listed=False)
    leaders = ann.http.get("/api/leaders/splitter").json()["leaders"]
    assert [each["player"]["name"] for each in leaders if each["player"]["name"] in ("Ann", "Ben")] == ["Ben"]
    assert refused(ann.http.get("/api/leaders/chess")) == "unknown-game"


def test_bots_hints_and_abandoned_matches_are_not_rated(person: NewPerson) -> None:
    ann, ben = person(), person()
    played(ann, ben, bots=1, public=True)
    assert ratings(ann) == {} == ratings(ben)
    played(ann, ben)
    assert ann.frame["table"]["hints"]
    assert ratings(ann) == {} == ratings(ben)
    gather(ann, ben, public=True)
    begin(ann, ben)
    ben.leave()
    ann.say("seatbot", seat=1, level="random")
    while ann.frame["table"]["seats"][1]["kind"] != "bot":
        ann.hear()
    play_to_the_end(ann)
    assert not me(ann)["matches"][0]["rated"]
    assert ratings(ann) == {} == ratings(ben)


# --- People ------------------------------------------------------------------------------------------


def test_people_i_played_with_are_invited_again_and_may_decline(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    change(ann, name="Ann")
    match = played(ann, ben)
    [met] = me(ann)["people"]
    assert (met["matches"], met["match"], met["seat"]) == (1, match, 1)
    assert refused(eve.http.post("/api/invitations", json={"match": match})) == "unknown-match"
    assert refused(ann.http.post("/api/invitations", json={"match": match, "seat": 0})) == "nobody-to-invite"
    assert refused(ann.http.post("/api/invitations", json={"match": match, "seat": -1})) == "nobody-to-invite"
    table = ann.http.post("/api/invitations", json={"match": match, "seat": 1}).raise_for_status().json()["table"]
    [invitation] = ben.http.get("/api/mine").json()["invitations"]
    assert (invitation["table"], invitation["game"], invitation["by"]["name"]) == (table, "splitter", "Ann")
    assert eve.http.get("/api/mine").json()["invitations"] == []
    ben.http.delete(f"/api/invitations/{table}").raise_for_status()
    assert ben.http.get("/api/mine").json()["invitations"] == []


# --- Everything as a file, and nothing any more -----------------------------------------------------------


def test_everything_about_me_is_one_file_and_no_secret_of_a_running_match_is_in_it(person: NewPerson) -> None:
    ann, ben = person(), person()
    change(ann, name="Ann")
    match = played(ann, ben)
    table = gather(ann, ben)
    begin(ann, ben)
    said = ann.http.get("/api/me/export").raise_for_status()
    assert said.headers["content-disposition"].startswith("attachment")
    known = said.json()
    assert known["name"] == "Ann"
    assert [each["match"] for each in known["matches"]] == [match]
    assert len(known["matches"][0]["moves"]) > 10
    assert {"table": table, "stage": "playing"}.items() <= next(
        each for each in known["tables"] if each["table"] == table
    ).items()
    assert ann.frame["match"]["id"] not in said.text
    assert ben.cookie.split(".")[0] not in said.text


@pytest.mark.parametrize("asleep", [False, True])
def test_who_wants_to_be_forgotten_is_and_the_others_matches_stay_whole(own_server: Any, asleep: bool) -> None:
    server: Server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    change(ann, name="Ann Of Old")
    match = played(ann, ben)
    receipt_before = ben.http.get(f"/api/matches/{match}/record").text
    table = gather(ann, ben)
    begin(ann, ben)
    running = str(ben.frame["match"]["id"])
    if asleep:
        server.kill()
        server.start()
    guest = ann.cookie.split(".")[0]
    ann.http.delete("/api/me").raise_for_status()
    assert ann.cookie.split(".")[0] != guest
    if asleep:
        ben.go_to(table)
    while ben.frame["table"]["seats"][0]["kind"] != "bot":
        ben.hear()
    play_to_the_end(ben)
    assert ben.frame["match"]["id"] == running
    for name in (match, running):
        replay = ben.http.get(f"/api/matches/{name}/replay").raise_for_status().json()
        assert replay["players"][0] == {"name": "", "level": None, "face": ""}
    after = ben.http.get(f"/api/matches/{match}/record").text
    assert [line for line in after.splitlines() if not line.startswith("players")] == [
        line for line in receipt_before.splitlines() if not line.startswith("players")
    ]
    assert "Ann Of Old" not in after + ben.http.get("/api/me/export").text + ben.http.get("/api/me").text
    assert me(ann)["matches"] == [] == me(ann)["ratings"]
    server.kill()
    assert guest not in readable(Path(server.wish.data or ""))


def readable(folder: Path) -> str:
    """All that can be read out of a store."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        return "\n".join(store.iterdump())


class Unwilling(MemoryStore):
    """Keeps no table at first."""

    times = 2

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        if self.times and any(isinstance(change, TableRow) and not change.maker for change in changes):
            self.times -= 1
            raise NotSavedError
        await super().write(*changes, held=held)


def test_who_wants_to_be_forgotten_is_even_if_it_could_not_be_kept_at_once() -> None:
    async def forget() -> None:
        tables = Tables(store := Unwilling(), Compiling(list), Customs())
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        await tables.join(name, Connection(cast(Socket, None), Guest("ben", "Ben"), "en"))
        await tables.erase("ann")
        row = await store.table(name)
        assert row
        assert row.maker != "ann"
        assert store.times == 0
        await tables.close()

    asyncio.run(forget())


def test_who_is_deleted_while_gathering_leaves_a_free_seat_and_the_table_to_the_others(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    ann.http.delete("/api/me").raise_for_status()
    while ben.frame["table"]["seats"][0]["kind"] != "empty":
        ben.hear()
    while not ben.frame["table"]["host"]:
        ben.hear()
    ann.go_to(table)
    assert not any(seat["mine"] for seat in ann.frame["table"]["seats"])
