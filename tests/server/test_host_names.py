"""By which names a server may be called: its address, those of its own network, those configured, and no others."""

import socket
from collections.abc import Callable

import pytest

from splendide.core.errors import Refused
from splendide.server.web.hosts import require_name
from tests.server.play import Person
from tests.server.serving import Server

NEAR = [
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.7",
    "203.0.113.9:80",
    "localhost:8000",
    "piano",
    "piano.local",
    "a.lan",
]
FAR = ["evil.example.org", "evil.example.org:8000", "127.0.0.1.evil.org", "localhost.evil.org", "local.evil", "1.2.3"]

UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize("host", NEAR)
def test_addresses_and_names_of_one_s_own_network_always_work(host: str) -> None:
    require_name(host, set())
    require_name(host, {"play.example.org"})


@pytest.mark.parametrize("host", FAR)
def test_other_names_work_once_they_are_configured(host: str) -> None:
    with pytest.raises(Refused, match="other-host-name"):
        require_name(host, {"play.example.org"})
    require_name(host, {host.split(":")[0]})


def test_capitals_and_a_last_dot_make_no_other_name() -> None:
    require_name("Play.Example.org.:443", {"play.example.org"})


def test_who_asks_whether_it_is_there_need_not_know_its_name(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.wish.port)) as line:
        line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_a_server_says_so_over_http_and_to_sockets(own_server: Callable[..., Server]) -> None:
    server = own_server(host_names=["Play.example.org"])
    ann = Person(server.address)
    table = ann.make_table()
    assert ann.http.get("/api/house", headers={"host": "play.example.org"}).status_code == 200
    refused = ann.http.get("/", headers={"host": "evil.example.org"})
    assert (refused.status_code, refused.json()["name"]) == (421, "other-host-name")
    assert "splendide serve --host-name evil.example.org" in refused.json()["sentence"]
    assert refused.headers["content-security-policy"]
    upgraded = ann.http.get(f"/api/tables/{table}/socket", headers={**UPGRADE, "host": "evil.example.org"})
    assert (upgraded.status_code, upgraded.json()["name"]) == (421, "other-host-name")
