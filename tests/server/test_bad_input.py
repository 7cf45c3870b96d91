"""Whatever is wrong gets a name and a sentence, and changes nothing."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from splendide.core.texts import LANGUAGES
from tests.server.client import PATIENCE, Client
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather, play_to_the_end
from tests.server.play import Person, run
from tests.server.serving import Server

EMOJI = "😀" * 10_000


def as_it_stands(table: str, someone: Person) -> Any:
    """All that somebody who comes to the table now is told, apart from who is there and what time it is."""
    frame = Person(someone.address).go_to(table).frame
    frame["table"].pop("spectators")
    if frame["match"] and frame["match"].get("time"):
        frame["match"]["time"].pop("now")
    return frame


# --- Over the socket, while a match is played --------------------------------------------------------

BAD_MESSAGES: dict[str, tuple[str, str]] = {
    "an illegal pair": ('{"type":"play","seat":0,"question":1,"move":"MIRROR"}', "splitter-not-the-dice"),
    "no pair at all": ('{"type":"play","seat":0,"question":1,"move":"z9=77"}', "not-a-move"),
    "someone else's seat": ('{"type":"play","seat":1,"question":1,"move":"a3=11"}', "not-your-seat"),
    "a seat that is not there": ('{"type":"play","seat":7,"question":1,"move":"a3=11"}', "no-such-seat"),
    "a negative seat": ('{"type":"play","seat":-1,"question":1,"move":"a3=11"}', "no-such-seat"),
    "nature's seat": ('{"type":"play","seat":30,"question":1,"move":"6-6"}', "no-such-seat"),
    "an old question": ('{"type":"play","seat":0,"question":0,"move":"a3=11"}', "stale-question"),
    "a question to come": ('{"type":"play","seat":0,"question":2,"move":"a3=11"}', "stale-question"),
    "taking back nothing": ('{"type":"takeback","seat":0,"question":1}', "nothing-to-take-back"),
    "an unknown message": ('{"type":"dance"}', "unknown-message"),
    "a message without type": ('{"seat":0}', "unknown-message"),
    "a wrong type": ('{"type":"sit","seat":"first"}', "wrong-message"),
    "an unknown field": ('{"type":"start","now":true}', "wrong-message"),
    "a list": ("[1,2,3]", "wrong-message"),
    "half a JSON": ('{"type":"play","seat":0,"quest', "not-json"),
    "nothing": ("", "not-json"),
    "half a character": ('{"type":"sit","seat":0,"name":"\\ud83d"}', "not-json"),
    "a hole without bottom": ('{"type":"arrange","options":{"sheet":' + "[" * 15_000, "not-json"),
    "10,000 emoji": (json.dumps({"type": "sit", "seat": 0, "name": EMOJI}, ensure_ascii=False), "message-too-big"),
    "another match's nonce": ('{"type":"nonce","match":"x","nonce":"' + "0" * 32 + '"}', "unknown-match"),
    "sitting at a full table": ('{"type":"sit","seat":0}', "table-full"),
    "standing up during a match": ('{"type":"stand","seat":0}', "match-running"),
    "a bot in a taken seat": ('{"type":"seatbot","seat":1,"level":"random"}', "not-away"),
    "a bot that is not there": ('{"type":"seatbot","seat":1,"level":"genius"}', "wrong-message"),
    "more seats during a match": ('{"type":"arrange","seats":3}', "match-running"),
    "starting twice": ('{"type":"start"}', "match-running"),
}


@pytest.fixture(scope="module")
def playing(server: Server) -> tuple[str, Person, Person]:
    ann, ben = Person(server.address), Person(server.address, "fr")
    table = gather(ann, ben)
    begin(ann, ben)
    return table, ann, ben


@pytest.mark.parametrize("wrong", BAD_MESSAGES)
def test_a_bad_message_is_refused(wrong: str, playing: tuple[str, Person, Person]) -> None:
    table, ann, _ = playing
    message, name = BAD_MESSAGES[wrong]
    dice = ann.seat_view(0)["view"]["dice"]
    before = as_it_stands(table, ann)
    ann.say_raw(message.replace("MIRROR", f"a3={dice[0] % 6 + 1}{dice[1] % 6 + 1}"))
    assert ann.refused() == name
    assert as_it_stands(table, ann) == before


def test_a_bystander_can_do_nothing(playing: tuple[str, Person, Person], person: NewPerson) -> None:
    table, ann, _ = playing
    before = as_it_stands(table, ann)
    eve = person().go_to(table)
    for message, name in [
        ({"type": "play", "seat": 0, "question": 1, "move": "a3=11"}, "not-your-seat"),
        ({"type": "takeback", "seat": 0, "question": 1}, "not-your-seat"),
        ({"type": "seatbot", "seat": 0, "level": "random"}, "not-seated"),
        ({"type": "arrange", "public": True}, "not-host"),
    ]:
        eve.say_raw(json.dumps(message))
        assert eve.refused() == name
    eve.leave()
    assert as_it_stands(table, ann) == before


def test_a_sentence_is_in_the_reader_s_language(playing: tuple[str, Person, Person]) -> None:
    _, _, ben = playing
    ben.say_raw("{")
    ben.refused()
    assert ben.sentences[-1] == "Le message est illisible\u00a0: ce n’est pas du JSON complet."
    ben.say("speak", language="en")
    ben.say_raw("{")
    ben.refused()
    assert ben.sentences[-1] == "The message can't be read: it is not complete JSON."
    ben.say("speak", language="fr")


# --- Before and after a match ------------------------------------------------------------------------


def test_what_can_t_be_while_people_gather(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben, seats=3)
    before = as_it_stands(table, ann)
    for someone, message, name in [
        (ann, {"type": "start"}, "empty-seats"),
        (ann, {"type": "play", "seat": 0, "question": 1, "move": "a3=11"}, "no-match"),
        (ann, {"type": "arrange", "seats": 13}, "seats-out-of-range"),
        (ann, {"type": "arrange", "seats": 1}, "seats-in-use"),
        (ann, {"type": "arrange", "options": {"sheet": "C"}}, "bad-option"),
        (ann, {"type": "arrange", "options": {"cheat": True}}, "unknown-option"),
        (ann, {"type": "sit", "seat": 1}, "seat-taken"),
        (ann, {"type": "sit", "seat": 2, "name": "\u200b\u3164 "}, "no-name"),
        (ann, {"type": "sit", "seat": 2, "name": "x" * 25}, "long-name"),
        (ben, {"type": "stand", "seat": 0}, "not-your-seat"),
        (ann, {"type": "seatbot", "seat": 1, "level": "random"}, "seat-taken"),
        (ben, {"type": "arrange", "seats": 2}, "not-host"),
    ]:
        someone.say_raw(json.dumps(message))
        assert someone.refused() == name, message
    assert as_it_stands(table, ann) == before


def test_a_finished_table_takes_nobody_in(person: NewPerson) -> None:
    ann, eve = person(), person()
    table = gather(ann)
    begin(ann)
    play_to_the_end(ann)
    eve.go_to(table)
    eve.say("sit", seat=0)
    assert eve.refused() == "table-finished"
    ann.say("play", seat=0, question=22, move="a3=11")
    assert ann.refused() == "match-over"


def test_a_bad_nonce_is_refused_and_a_good_one_still_counts(person: NewPerson) -> None:
    ann = person()
    gather(ann)
    ann.nonce = "g" * 32
    ann.say("start")
    ann.until("starting")
    assert ann.refused() == "bad-nonce"
    ann.say("nonce", match=ann.frame["match"]["id"], nonce="0" * 32)
    ann.until("playing")


# --- Coming in ---------------------------------------------------------------------------------------


def come_in(server: Server, table: str, **headers: str) -> tuple[str, int | None]:
    """The name of the refusal that comes first, and the code with which the socket was closed."""
    client = Client(server.address)

    async def come() -> str:
        await client.come(table, deaf=True, additional_headers=headers)
        first = json.loads(await client.socket.recv())
        await client.socket.wait_closed()
        return str(first["name"])

    return run(come()), client.socket.close_code


def test_an_unknown_table_is_said_to_be_unknown(server: Server) -> None:
    assert come_in(server, "nosuch") == ("unknown-table", 1008)


def test_whoever_brings_a_cookie_that_we_did_not_sign_is_somebody_new(server: Server, person: NewPerson) -> None:
    ann = person()
    table = ann.make_table()
    guest, _, signature = ann.cookie.partition(".")
    for forged in (f"{guest[::-1]}.{signature}", f"{guest}.", f"{guest}.x", guest, "", ".", "é.x"):
        cookie = f"splendide={forged}".encode()
        answer = httpx.get(f"{server.address}/api/house", headers={b"cookie": cookie}, timeout=PATIENCE)
        assert answer.status_code == 200, forged
        assert not answer.cookies["splendide"].startswith(guest), forged
        assert not is_host(server, table, cookie=f"splendide={forged}"), forged
    assert is_host(server, table, cookie=f"splendide={ann.cookie}")


def is_host(server: Server, table: str, **headers: str) -> bool:
    """Whether whoever comes with these headers is told that they are."""

    async def come() -> bool:
        client = Client(server.address)
        await client.come(table, additional_headers=headers)
        await client.until(lambda: client.frame)
        await client.leave()
        return bool(client.frame["table"]["host"])

    return run(come())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_site_can_t_come_in(origin: str, server: Server, person: NewPerson) -> None:
    ann = person()
    table = ann.make_table()
    with pytest.raises(InvalidStatus) as refused:
        come_in(server, table, origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["name"] == "foreign-origin"
    answer = ann.http.post("/api/tables", json={"game": "splitter"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["name"]) == (403, "foreign-origin")


def test_our_own_pages_and_trusted_ones_come_in(own_server: Callable[..., Server]) -> None:
    server = own_server(origins=["https://friends.example"])
    ann = Person(server.address)
    table = ann.make_table()
    for origin in (server.address, "https://friends.example"):
        assert is_host(server, table, cookie=f"splendide={ann.cookie}", origin=origin)


def test_too_many_messages_are_refused_then_the_socket_is_closed(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"messages_a_second": 0})
    ann = Person(server.address)
    ann.go_to(ann.make_table())
    with suppress(ConnectionClosed):
        for _ in range(100):
            ann.say("stand", seat=9)
    with suppress(ConnectionClosed):
        while ann.hear():
            pass
    assert "too-fast" in ann.refusals
    assert ann.socket.close_code == 1008


# --- Over HTTP ---------------------------------------------------------------------------------------

BAD_REQUESTS: dict[str, tuple[str, str, Any, int, str]] = {
    "10,000 emoji as a name": ("PUT", "/api/me", {"name": EMOJI}, 422, "long-name"),
    "no visible name": ("PUT", "/api/me", {"name": "\u202e\n\u0000"}, 422, "no-name"),
    "a number as a name": ("PUT", "/api/me", {"name": 5}, 422, "wrong-message"),
    "half a JSON": ("PUT", "/api/me", b'{"name": "A', 422, "not-json"),
    "1 MB": ("PUT", "/api/me", {"name": "x" * 1_000_000}, 413, "message-too-big"),
    "an unknown game": ("POST", "/api/tables", {"game": "chess"}, 404, "unknown-game"),
    "a path as a game": ("POST", "/api/tables", {"game": "../splitter"}, 404, "unknown-game"),
    "a wrong option": ("POST", "/api/tables", {"game": "splitter", "options": {"sheet": "C"}}, 422, "bad-option"),
    "too many seats": ("POST", "/api/tables", {"game": "splitter", "seats": 13}, 422, "seats-out-of-range"),
    "no seats": ("POST", "/api/tables", {"game": "splitter", "seats": 0}, 422, "seats-out-of-range"),
    "an unknown table's code": ("GET", "/api/tables/nosuch/qr.svg", None, 404, "unknown-table"),
    "an unknown match": ("GET", "/api/matches/nosuch/record", None, 404, "unknown-match"),
    "an unknown replay": ("GET", "/api/matches/nosuch/replay", None, 404, "unknown-match"),
    "an unknown game's rules": ("GET", "/api/games/chess/rules", None, 404, "unknown-game"),
    "an unknown address": ("GET", "/api/nothing", None, 404, "unknown-address"),
    "a wrong method": ("DELETE", "/api/tables", None, 405, "wrong-method"),
}


@pytest.mark.parametrize("wrong", BAD_REQUESTS)
def test_a_bad_request_is_refused_in_both_languages(wrong: str, person: NewPerson) -> None:
    method, path, body, status, name = BAD_REQUESTS[wrong]
    ann = person()
    before = ann.http.get("/api/house").json()["me"]
    content = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode() if body else None
    answers = [ann.http.request(method, f"{path}?language={each}", content=content) for each in LANGUAGES]
    assert [(answer.status_code, answer.json()["name"]) for answer in answers] == [(status, name)] * 2
    assert len({answer.json()["sentence"] for answer in answers}) == 2
    assert ann.http.get("/api/house").json()["me"] == before


def test_too_many_tables_at_once_are_refused(own_server: Callable[..., Server]) -> None:
    ann = Person(own_server(limits={"requests": 3, "requests_a_second": 0}).address)
    answers = [ann.http.post("/api/tables", json={"game": "splitter"}).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
