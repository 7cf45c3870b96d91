import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres, running
from tests.server.processes import Nursery
from tests.server.serving import Server

Item = TypeVar("Item")

# How long an example takes says how busy the machine is, not whether the code is right.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

LONG = ("test_other_runs", "test_warm", "test_fair_races", "test_crowded")  # begun first: no core waits for them
BROWSER = Path(__file__).parent / "browser"


@pytest.hookimpl(optionalhook=True)  # runs in one process have no xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: whoever waits for a page or a process leaves a core to the others."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every process begins with long tests and browsers, and ends with short tests, which others can take from it."""
    workers = int(getattr(config, "workerinput", {"workercount": 1})["workercount"])
    slow = sorted((item for item in items if _is_slow(item)), key=lambda item: item.path.stem not in LONG)
    quick = [item for item in items if not _is_slow(item)]
    items[:] = [item for share in shares(slow, quick, workers) for item in share]


def _is_slow(item: pytest.Item) -> bool:
    return item.path.stem in LONG or BROWSER in item.path.parents


def shares(slow: list[Item], quick: list[Item], workers: int) -> Iterator[list[Item]]:
    """As xdist cuts the whole into pieces of one size: slow ones are dealt out, others stay beside their neighbours."""
    size, left = (len(slow) + len(quick)) // workers, iter(quick)
    for k in range(workers):
        mine = slow[k::workers]
        yield [*mine, *islice(left, max(0, size - len(mine)))]
    yield list(left)


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
