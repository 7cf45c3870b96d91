"""What nobody means gets a name and a sentence too: no error page, and no socket that falls silent."""

import json
import socket
from collections.abc import Callable

import pytest

from splendide.core.errors import Refused
from splendide.core.texts import LANGUAGES
from splendide.server.store.rows import Guest
from splendide.server.table.connection import Connection
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.serving import Server, has_broken

LONG = "x" * 300
HUGE = "9" * 100
HUGEST = "9" * 4300  # more digits than this Python doesn't read

WITH_HEADERS: dict[str, tuple[str, str, dict[str, str], int, str]] = {
    "half an origin": ("POST", "/api/tables", {"origin": "http://["}, 403, "foreign-origin"),
    "half an origin's port": ("POST", "/api/tables", {"origin": "http://[::1]x"}, 403, "foreign-origin"),
    "half a host": ("GET", "/api/house", {"host": "["}, 400, "bad-host"),
    "a foreign host": ("GET", "/api/house", {"host": "evil.example.org"}, 421, "other-host-name"),
    "a foreign host on a page": ("GET", "/", {"host": "evil.example.org:8000"}, 421, "other-host-name"),
    "a long host on a code": ("GET", "/api/tables/TABLE/qr.svg", {"host": "x" * 5000}, 400, "bad-host"),
    "half a host on a code": ("GET", "/api/tables/TABLE/qr.svg", {"host": "["}, 400, "bad-host"),
    "a host with a page on a code": ("GET", "/api/tables/TABLE/qr.svg", {"host": "a/b?c"}, 400, "bad-host"),
    "no byte at all": ("GET", "/%00", {}, 404, "unknown-address"),
    "no byte in a part": ("GET", "/assets/%00.js", {}, 404, "unknown-address"),
    "a long page": ("GET", f"/{LONG}", {}, 404, "unknown-address"),
    "a long part": ("GET", f"/assets/{LONG}", {}, 404, "unknown-address"),
    "a long table": ("GET", f"/api/tables/{LONG}/qr.svg", {}, 404, "unknown-table"),
    "a long match": ("GET", f"/api/matches/{LONG}/record", {}, 404, "unknown-match"),
    "a long game": ("GET", f"/api/games/{LONG}/rules", {}, 404, "unknown-game"),
}


@pytest.mark.parametrize("wrong", WITH_HEADERS)
def test_an_odd_request_is_refused_in_both_languages(wrong: str, person: NewPerson) -> None:
    method, path, headers, status, name = WITH_HEADERS[wrong]
    ann = person()
    path = path.replace("TABLE", ann.make_table())
    answers = [ann.http.request(method, f"{path}?language={each}", headers=headers) for each in LANGUAGES]
    assert [(answer.status_code, answer.json()["name"]) for answer in answers] == [(status, name)] * 2
    assert len({answer.json()["sentence"] for answer in answers}) == 2


@pytest.mark.parametrize("digits", [HUGE, HUGEST, "9" * 5000, "-" + HUGE], ids=["huge", "hugest", "unread", "below"])
@pytest.mark.parametrize(
    "body",
    ['{"game":"splitter","seats":N}', '{"game":"splitter","options":{"sheet":N}}', '{"game":"splitter","public":N}'],
)
def test_a_table_of_countless_seats_is_refused(body: str, digits: str, person: NewPerson) -> None:
    answer = person().http.post("/api/tables", content=body.replace("N", digits))
    assert (answer.status_code, answer.json()["name"]) in [(422, "wrong-message"), (422, "bad-option")]


# --- Over the socket ---------------------------------------------------------------------------------

NUMBERS = [
    '{"type":"sit","seat":N}',
    '{"type":"stand","seat":N}',
    '{"type":"seatbot","seat":N,"level":"random"}',
    '{"type":"arrange","seats":N}',
    '{"type":"arrange","options":{"sheet":N}}',
    '{"type":"play","seat":N,"question":1,"move":"a3=11"}',
    '{"type":"play","seat":0,"question":N,"move":"a3=11"}',
    '{"type":"takeback","seat":N,"question":1}',
    '{"type":"say","seat":N,"phrase":"x","target":"y"}',
    '{"type":"chat","seat":N,"text":"x"}',
    '{"type":"touch","seat":N,"move":"x","at":0}',
    '{"type":"touch","seat":0,"move":"x","at":N}',
    '{"type":"tick","id":N,"at":0}',
    '{"type":"tick","id":0,"at":N}',
    '{"type":"hand","seat":N,"at":[0]}',
    '{"type":"hand","seat":0,"at":[N]}',
]


@pytest.mark.parametrize("message", NUMBERS)
def test_a_number_of_hundreds_of_digits_is_refused_and_the_socket_goes_on(message: str, person: NewPerson) -> None:
    ann = person()
    ann.go_to(ann.make_table(seats=2))
    for digits in (HUGE, HUGEST, "9" * 5000, "-" + HUGE, "1e400"):
        ann.say_raw(message.replace("N", digits))
        assert ann.refused() in ("wrong-message", "bad-option")
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    ann.leave()


class Wide:
    """A pipe that takes whatever is said."""

    freed: Callable[[], None] | None = None
    free = True

    def say(self, text: bytes) -> None: ...


class Ended:
    """A socket of which one sees only how it was closed."""

    how: tuple[int, str] | None = None

    def say(self, text: bytes) -> None: ...

    def end(self, code: int, reason: str) -> None:
        self.how = code, reason


def closed_when(error: Exception) -> tuple[int, str] | None:
    """How a socket is closed whose frames can't be composed."""

    def compose(connection: Connection) -> bytes:
        raise error

    ended = Ended()
    connection = Connection(ended, Guest("ann", "Ann"), "en")
    connection.tell()
    connection.open(Wide(), compose)
    return ended.how


@pytest.mark.parametrize("error", [ValueError("x"), RuntimeError("x"), OverflowError("x"), Refused("broken")])
def test_a_socket_that_can_t_be_written_to_any_more_is_closed_with_a_reason(error: Exception) -> None:
    assert closed_when(error) == (1011, "broken")


# --- Below HTTP --------------------------------------------------------------------------------------


def asked(server: Server, request: bytes) -> bytes:
    """All that the server answers to these bytes, until it closes or has answered."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: line.recv(65536), b""))


UPGRADE = (
    b"GET %s HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n%s\r\n"
)


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /\xff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: \xff\r\nconnection: close\r\n\r\n",
        b"GET /api/house?language=\xff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
        b"GET /api/house HTTP/1.1\r\nhost: x\r\nconnection: close\r\naccept-language: fr;q=\xb2\r\n\r\n",
        UPGRADE % (b"/api/tables/\xff/socket", b""),
        UPGRADE % (b"/api/tables/x/socket", b"origin: http://[\r\n"),
        UPGRADE % (b"/api/tables/x/socket", b"origin: \xff\r\n"),
        UPGRADE % (b"/nowhere", b""),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_no_bytes_make_the_server_break(request_: bytes, server: Server) -> None:
    before = server.stderr
    answer = asked(server, request_)
    assert b" 500 " not in answer.split(b"\r\n")[0], answer
    assert not has_broken(server.stderr.removeprefix(before)), server.stderr


def test_a_page_with_half_an_origin_is_told_so_at_the_table(server: Server, person: NewPerson) -> None:
    path = f"/api/tables/{person().make_table()}/socket?language=fr".encode()
    head, _, body = asked(server, UPGRADE % (path, b"origin: http://[\r\n")).partition(b"\r\n\r\n")
    assert b" 403 " in head.split(b"\r\n")[0]
    assert json.loads(body)["name"] == "foreign-origin"
