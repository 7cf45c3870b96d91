"""A server that can't listen says why, and has opened nothing."""

import socket
from pathlib import Path

import pytest

from splendide.core.errors import Refused
from splendide.server.web.listening import listening_at
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def no_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("splendide.cli.serve.draw_boards", lambda: None)


@pytest.mark.parametrize(("language", "said"), [("en", "is taken"), ("fr", "est pris")])
def test_a_port_that_is_taken_is_named(run: Run, tmp_path: Path, language: str, said: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ran = run("serve", "--port", port, "--data", str(tmp_path / "new"), "--language", language)
    assert ran.code == 2
    assert f"{port} {said}" in ran.err
    assert "--port" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_this_machine_has_not_is_named(run: Run, tmp_path: Path) -> None:
    ran = run("serve", "--host", "300.1.1.1", "--data", str(tmp_path / "new"))
    assert (ran.code, "“300.1.1.1”" in ran.err) == (2, True)
    ran = run("serve", "--host", "192.0.2.1", "--data", str(tmp_path / "new"))
    assert (ran.code, "“192.0.2.1”" in ran.err) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_a_port_is_taken_from_the_moment_on_when_it_is_free() -> None:
    with listening_at("127.0.0.1", 0) as (mine,):
        port = mine.getsockname()[1]
        with pytest.raises(Refused, match="port-taken"), listening_at("127.0.0.1", port):
            pass


def test_a_port_that_is_taken_between_two_steps_is_named_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two may have a port as long as neither listens there."""
    bind = socket.socket.bind
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", 0))

        class Late(socket.socket):
            def bind(self, address: object) -> None:
                bind(self, address)  # type: ignore[arg-type]
                other.listen()

        monkeypatch.setattr(socket, "socket", Late)
        with pytest.raises(Refused, match="port-taken"), listening_at(*other.getsockname()):
            pass
