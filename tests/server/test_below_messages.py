"""What is below messages is limited too: control frames, bytes, parts, connections that ask for nothing."""

import asyncio
import json
import os
import resource
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from splendide.core.errors import Refused
from splendide.server.limits import Limits
from splendide.server.places import Places
from splendide.server.web.door import Doorstep
from tests.server.client import PATIENCE
from tests.server.conftest import NewPerson
from tests.server.play import LOOP, Person, run
from tests.server.serving import NO_HURRY, Server

StartServer = Callable[..., Server]
NO_REFILL = 0.001
TEXT, CONTINUED, PING, PONG, LAST = 1, 0, 9, 10, 0x80


def frame(kind: int, payload: bytes = b"", claimed: int | None = None) -> bytes:
    """A frame as a client sends it, with a mask of zeros; it may claim to be longer than what is sent of it."""
    size = len(payload) if claimed is None else claimed
    return bytes([kind, 0x80 | 127]) + struct.pack("!Q", size) + bytes(4) + payload


def control(kind: int) -> bytes:
    return bytes([LAST | kind, 0x80]) + bytes(4)


def closed(person: Person, sent: bytes) -> tuple[int, str]:
    """With which code and reason a socket is closed over which these bytes go."""
    LOOP.call_soon_threadsafe(person.socket.transport.write, sent)
    with suppress(ConnectionClosed):
        while person.hear():
            pass
    return person.socket.close_code or 0, person.socket.close_reason or ""


async def took(pong: Awaitable[float]) -> float:
    """How long the answer to a ping was under way."""
    return await pong


def at_a_table(server: Server) -> Person:
    ann = Person(server.address)
    return ann.go_to(ann.make_table())


# --- Over a socket -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [control(PING) * 101, control(PONG) * 101, frame(TEXT) + frame(CONTINUED) * 100],
    ids=["pings", "pongs", "parts"],
)
def test_a_flood_of_frames_that_are_no_messages_closes_the_socket(flood: bytes, own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "control_frames": 100, "control_frames_a_second": NO_REFILL})
    ann, ben = at_a_table(server), at_a_table(server)
    assert closed(ann, flood) == (1008, "too-fast")
    ben.say("sit", seat=0)
    ben.hear_seated(0)


def test_as_many_frames_as_are_allowed_are_answered(own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "control_frames": 100, "control_frames_a_second": NO_REFILL})
    ann = at_a_table(server)
    pongs = [run(ann.socket.ping()) for _ in range(99)]
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    assert all(run(took(pong)) >= 0 for pong in pongs)


def test_a_socket_that_brings_too_many_bytes_is_closed(own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "socket_bytes": 40_000, "socket_bytes_a_second": NO_REFILL})
    words = json.dumps({"type": "sit", "seat": 0, "name": "x" * 15_000}).encode()
    assert closed(at_a_table(server), frame(LAST | TEXT, words) * 3) == (1008, "too-fast")


def test_a_message_that_is_a_little_too_long_gets_a_sentence(person: NewPerson) -> None:
    ann = person()
    ann.go_to(ann.make_table())
    ann.say("sit", seat=0, name="x" * 20_000)
    assert ann.refused() == "message-too-big"
    ann.say("sit", seat=0)
    ann.hear_seated(0)


@pytest.mark.parametrize(
    "sent",
    [frame(LAST | TEXT, claimed=1_000_000), frame(TEXT, bytes(60_000)) + frame(CONTINUED, claimed=10_000)],
    ids=["whole", "in parts"],
)
def test_a_message_that_is_much_too_long_is_not_waited_for(sent: bytes, person: NewPerson) -> None:
    ann = person()
    ann.go_to(ann.make_table())
    code, reason = closed(ann, sent)
    assert code == 1009
    assert "exceeds limit of 64000 bytes" in reason


def test_what_looks_like_a_message_inside_another_one_is_none(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = ann.make_table()
    ann.go_to(table)
    words = b'{"type":"sit","seat":0}'
    whole = bytes([LAST | TEXT, 0x80 | len(words)]) + bytes(4) + words
    LOOP.call_soon_threadsafe(ann.socket.transport.write, frame(LAST | TEXT, claimed=len(whole)))
    run(asyncio.sleep(0.1))  # so that it comes by itself, as a rule
    assert closed(ann, whole)[0] == 1007, "no text begins like that"
    ben.go_to(table)
    assert [seat["kind"] for seat in ben.frame["table"]["seats"]].count("person") == 0


# --- How many sockets --------------------------------------------------------------------------------


def opens(places: Places, guest: str, host: str, table: str, stack: ExitStack) -> bool:
    try:
        stack.enter_context(places.taken(guest, host, table))
    except Refused:
        return False
    return True


def test_sockets_are_counted_by_guest_by_household_and_by_table() -> None:
    places = Places(Limits(sockets_of_guest=2, sockets_of_household=3, sockets_at_table=4))
    with ExitStack() as later:
        with ExitStack() as stack:
            assert opens(places, "ann", "192.0.2.1", "a", stack)
            assert opens(places, "ann", "192.0.2.2", "a", stack)
            assert not opens(places, "ann", "192.0.2.3", "b", stack)
            assert opens(places, "ben", "192.0.2.1", "b", stack)
            assert opens(places, "eve", "192.0.2.1", "b", stack)
            assert not opens(places, "guy", "192.0.2.1", "c", stack)
            assert opens(places, "guy", "192.0.2.4", "a", stack)
            assert opens(places, "guy", "192.0.2.4", "a", stack)
            assert not opens(places, "ida", "192.0.2.5", "a", stack)
            assert opens(places, "ida", "192.0.2.5", "c", stack)
        assert opens(places, "ann", "192.0.2.1", "a", later)
        assert len(places._taken) == 3
    assert not places._taken


def test_one_guest_too_often_at_tables_is_told_so(own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "sockets_of_guest": 2})
    ann = Person(server.address, "fr")
    table = ann.make_table()
    sockets = [ann.go_to(table).socket for _ in range(2)]
    with pytest.raises(ConnectionClosed) as end:
        ann.go_to(table)
    assert ann.refusals == ["too-many-sockets"]
    assert ann.sentences[0].startswith("Cette table")
    assert end.value.rcvd
    assert end.value.rcvd.code == 1008
    run(sockets[0].close())
    while ann.refusals:  # until the server has noticed
        ann.refusals.clear()
        with suppress(ConnectionClosed):
            ann.go_to(table)
    assert ann.frame["table"]["id"] == table


def test_who_opens_sockets_again_and_again_is_asked_to_wait(own_server: StartServer) -> None:
    ann = Person(own_server(limits={"requests": 3, "requests_a_second": NO_REFILL}).address)
    table = ann.make_table()
    for _ in range(2):
        ann.go_to(table)
        ann.leave()
    with pytest.raises(ConnectionClosed):
        ann.go_to(table)
    assert ann.refusals == ["too-fast"]


# --- Connections that ask for nothing ----------------------------------------------------------------


class Silent:
    def __init__(self) -> None:
        self.gone = False

    def send_off(self) -> None:
        assert not self.gone
        self.gone = True


def test_who_has_waited_longest_makes_room() -> None:
    doorstep = Doorstep(room=10, room_for_one=4)
    flood = [Silent() for _ in range(100)]
    honest = Silent()
    doorstep.come(honest, "home")
    for each in flood:
        doorstep.come(each, "elsewhere")
    assert [each.gone for each in flood] == [True] * 96 + [False] * 4
    assert not honest.gone
    many = [Silent() for _ in range(100)]
    for k, each in enumerate(many):
        doorstep.come(each, f"place {k}")
    assert len(doorstep) == 10
    assert honest.gone
    assert sum(not each.gone for each in many) == 10
    for each in many:
        doorstep.go(each)
    assert len(doorstep) == 0
    assert not doorstep._of


def silent(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.wish.port), timeout=PATIENCE)


def test_silent_connections_lock_nobody_out(own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "waiting": 32})
    ann = at_a_table(server)
    opened = len(os.listdir(f"/proc/{server.process.pid}/fd"))
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (opened + 100, hard))
    lines = [silent(server) for _ in range(300)]
    assert at_a_table(server).frame["table"]["stage"] == "gathering"
    assert [line.recv(1) for line in lines[:200]] == [b""] * 200
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    for line in lines:
        line.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\nGET /api/",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_never_comes_to_its_end_is_not_waited_for(begun: bytes, own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "request_seconds": 0.2})
    with silent(server) as line:
        line.sendall(begun)
        while line.recv(65536):
            pass
    assert not server.broke, server.stderr


def test_a_socket_outlives_the_time_that_a_request_may_take(own_server: StartServer) -> None:
    server = own_server(limits={**NO_HURRY, "request_seconds": 3.0})  # in which Ann has asked, however busy the machine
    ann = at_a_table(server)
    with silent(server) as line:  # came later, and is sent off
        assert line.recv(1) == b""
    ann.say("sit", seat=0)
    ann.hear_seated(0)
