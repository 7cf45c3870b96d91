"""Programs that play at a table over a socket of their own."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.laws.other_runs import ROOT
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.play import Person
from tests.server.serving import Server


def token_for(person: Person, table: str) -> str:
    answer = person.http.post(f"/api/tables/{table}/programs")
    answer.raise_for_status()
    return str(answer.json()["token"])


def program(server: Server, table: str, token: str, name: str = "Robbie") -> ClientConnection:
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/program?name={name}"
    return connect(url, additional_headers={"authorization": f"Bearer {token}"}, open_timeout=PATIENCE)


def first(question: dict[str, Any]) -> str:
    return json.dumps({"number": question["number"], "move": question["moves"][0]})


def play(socket: ClientConnection, answer: Callable[[dict[str, Any]], str]) -> list[dict[str, Any]]:
    """Everything that it was told, up to the end of a match."""
    told: list[dict[str, Any]] = []
    while not told or told[-1]["type"] != "end":
        told.append(json.loads(socket.recv(timeout=PATIENCE)))
        if told[-1]["type"] == "decide":
            socket.send(answer(told[-1]))
    return told


def wait_until(person: Person, holds: Callable[[], bool]) -> None:
    while not holds():
        person.hear()


@contextmanager
def started(person: NewPerson, server: Server) -> Iterator[tuple[Person, ClientConnection]]:
    """A host looks on while a program and a bot play Splitter."""
    host = person()
    table = host.make_table("splitter", seats=2)
    host.go_to(table)
    with program(server, table, token_for(host, table)) as socket:
        wait_until(host, lambda: host.frame["table"]["seats"][0]["kind"] == "person")
        host.say("seatbot", seat=1, level="random")
        wait_until(host, lambda: host.frame["table"]["seats"][1]["kind"] == "bot")
        host.say("start")
        yield host, socket


def test_a_program_plays_a_match_at_a_table(person: NewPerson, server: Server) -> None:
    with started(person, server) as (host, socket):
        begin, *questions, end = play(socket, first)
    assert (begin["type"], begin["seat"], begin["game"]) == ("begin", 0, "splitter")
    assert len(questions) == 22
    host.until("over")
    seat = host.frame["table"]["seats"][0]
    assert (seat["name"], seat["program"], seat["mine"]) == ("Robbie", True, False)
    assert host.frame["match"]["result"]["points"] == end["points"]


@pytest.mark.parametrize("answer", ["what?", json.dumps({"number": 1, "move": "z9"}), "[" * 5000])
def test_a_legal_move_is_made_for_one_that_is_wrong(person: NewPerson, server: Server, answer: str) -> None:
    with started(person, server) as (host, socket):
        play(socket, lambda question: answer.replace('"number": 1', f'"number": {question["number"]}'))
        host.until("over")


def test_a_legal_move_is_made_for_one_that_says_nothing(person: NewPerson, own_server: Callable[..., Server]) -> None:
    server = own_server(program_patience=0.01)
    with started(lambda: Person(server.address), server) as (host, _):
        host.until("over")


def test_a_bot_plays_on_for_one_that_is_gone_and_it_comes_back_to_its_seat(person: NewPerson, server: Server) -> None:
    host = person()
    table = host.make_table("splitter", seats=2)
    host.go_to(table)
    token = token_for(host, table)
    with program(server, table, token) as socket:
        begin_beside(host, socket)
    wait_until(host, lambda: host.frame["table"]["seats"][0]["replaced"])
    with program(server, table, token) as again:
        wait_until(host, lambda: not host.frame["table"]["seats"][0]["replaced"])
        assert json.loads(again.recv(timeout=PATIENCE))["type"] == "begin"


def begin_beside(host: Person, socket: ClientConnection) -> None:
    """The host plays with the program, which has been asked something."""
    host.say("sit", seat=1)
    wait_until(host, lambda: [seat["kind"] for seat in host.frame["table"]["seats"]] == ["person", "person"])
    host.say("start")
    while json.loads(socket.recv(timeout=PATIENCE))["type"] != "decide":
        pass


def test_nobody_comes_with_a_token_of_another_table_or_none(person: NewPerson, server: Server) -> None:
    host = person()
    table, other = host.make_table("splitter"), host.make_table("splitter")
    for token in (token_for(host, other), "nonsense", ""):
        with program(server, table, token) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["name"] == "wrong-token"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=PATIENCE)


def test_a_program_is_told_why_it_can_t_sit_down(person: NewPerson, server: Server) -> None:
    host = person()
    table = host.make_table("splitter", seats=1)
    host.go_to(table)
    host.say("seatbot", seat=0, level="random")
    wait_until(host, lambda: host.frame["table"]["seats"][0]["kind"] == "bot")
    with program(server, table, token_for(host, table)) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["name"] == "table-full"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_the_example_plays(person: NewPerson, server: Server) -> None:
    host = person()
    table = host.make_table("splitter", seats=2)
    host.go_to(table)
    link = f"{server.address}/t/{table}"
    command = [sys.executable, "examples/socket_bot.py", link, token_for(host, table), "Ada"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as example:
        wait_until(host, lambda: host.frame["table"]["seats"][0]["name"] == "Ada")
        host.say("seatbot", seat=1, level="random")
        wait_until(host, lambda: host.frame["table"]["seats"][1]["kind"] == "bot")
        host.say("start")
        told, _ = example.communicate()
    assert [json.loads(line)["type"] for line in told.splitlines()] == ["begin", "end"]


def test_only_who_has_a_say_gets_a_token(person: NewPerson) -> None:
    host, stranger = person(), person()
    table = host.make_table("splitter")
    answer = stranger.http.post(f"/api/tables/{table}/programs")
    assert (answer.status_code, answer.json()["name"]) == (422, "not-seated")
