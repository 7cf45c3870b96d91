"""Three servers on one database, a few troubles of the worst kinds: nothing that was acknowledged is lost."""

import asyncio

from tests.chaos.flock import Flock
from tests.chaos.storm import QUIET
from tests.postgres import Postgres
from tests.server.client import PATIENCE
from tests.server.serving import has_broken

WORST = ["kill", "pause past the lease", "cut from the database"]


def test_nothing_is_lost_doubled_or_reordered_whatever_happens_to_three_servers(postgres: Postgres) -> None:
    flock = Flock(postgres, QUIET[:3], seed=3, longest=PATIENCE)
    asyncio.run(flock.rage(WORST))
    assert flock.reader.faults == []
    assert flock.acknowledged > 2 * len(WORST)
    assert flock.troubles.total() == len(WORST)
    assert not has_broken(flock.voices.said), flock.voices.said
