from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres, running
from tests.server.processes import Nursery
from tests.server.serving import Server

# How long an example takes says how busy the machine is, not whether the code is right.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

LONG = ("test_other_runs", "test_warm", "test_fair_races", "test_crowded")  # begun first: no core waits for them


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session", autouse=True)
def nursery() -> Iterator[None]:
    """Servers are children of one that has loaded everything, for all tests of this process."""
    nursery = Nursery()
    Server.birth = nursery.start
    yield
    nursery.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; each takes a database of its own."""
    with running() as cluster:
        yield cluster
