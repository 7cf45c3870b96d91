"""Somebody who does not read must not make the others wait."""

import socket

from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import Server

ROUNDS = 8


def deaf_socket(server: Server) -> socket.socket:
    """A socket with hardly any room for what is not read."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", server.wish.port))
    return made


def change_much(host: Person) -> None:
    """Every change sends a frame to everybody."""
    for public in (True, False) * 50:
        host.say("arrange", public=public)
        while host.frame["table"]["public"] != public:
            host.hear()


def test_a_deaf_reader_holds_nobody_up_and_later_learns_all_that_happened(server: Server, person: NewPerson) -> None:
    ann, eve = person(), person()
    table = gather(ann, bots=11)
    eve.go_to(table, deaf=True, sock=deaf_socket(server), max_queue=1)
    begin(ann)
    for _ in range(ROUNDS):
        ann.wait_for_question(0)
        ann.play(0)
        ann.wait_for_answer(0)
        change_much(ann)
    ann.wait_for_question(0)
    while len(eve.told) < len(ann.told):
        eve.hear()
    assert eve.told == ann.told
    assert len(eve.frames) < len(ann.frames)
