from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.play import Person
from tests.server.ports import keep_port, number_of
from tests.server.serving import NO_HURRY, Server
from tests.server.stores import KINDS, Shelf

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that don't need to kill theirs."""
    started = Server(data=str(tmp_path_factory.mktemp("data")), limits=NO_HURRY)
    yield started
    started.stop()


@pytest.fixture
def person(server: Server) -> NewPerson:
    return lambda language="en": Person(server.address, language)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A way to start servers that the test may kill."""
    started = []

    def start(**wish: Any) -> Server:
        started.append(Server(**{"data": str(tmp_path), "limits": NO_HURRY, **wish}))
        return started[-1]

    yield start
    for each in started:
        each.kill()


@pytest.fixture(params=KINDS)
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    """A place for stores of each kind."""
    return Shelf(request.param, tmp_path / "file", lambda: request.getfixturevalue("postgres").new_database())


@pytest.fixture(params=KINDS[1:])
def lasting_shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Shelf:
    return Shelf(request.param, tmp_path / "file", lambda: request.getfixturevalue("postgres").new_database())


@pytest.fixture
def port() -> Iterator[str]:
    """One that nobody else is given meanwhile: whoever wants to listen there can."""
    with keep_port() as kept:
        yield str(number_of(kept))
