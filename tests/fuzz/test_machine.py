"""Whatever people do and say at a table in whatever order, it goes on, and all see the same: a machine tries it."""

import random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from splendide.core.library import slugs
from tests.fuzz.crowd import OF_ONE, Party
from tests.fuzz.odd import Odd
from tests.server.serving import Server, has_broken

WHO = st.integers(0, OF_ONE - 1)
SEED = st.integers(0, 2**32 - 1)  # what is said hangs on what was heard: of that the machine must not know


def machine(server: Server) -> type[RuleBasedStateMachine]:
    """People at a table of this server."""

    class AtATable(RuleBasedStateMachine):
        @initialize(game=st.sampled_from(slugs()))
        def gather(self, game: str) -> None:
            self.party = Party(server, game, Odd(random.Random(0)))
            self.here = [True] * OF_ONE

        @rule(who=WHO, seed=SEED)
        def say_anything(self, who: int, seed: int) -> None:
            if self.here[who]:
                self.party.say_anything(self.party.people[who], Odd(random.Random(seed)))

        @rule(who=WHO)
        def start(self, who: int) -> None:
            if self.here[who]:
                self.party.people[who].say("start")

        @rule(who=WHO)
        def leave(self, who: int) -> None:
            if self.here[who]:
                self.party.people[who].leave()
            self.here[who] = False

        @precondition(lambda self: not all(self.here))
        @rule(who=WHO)
        def come_back(self, who: int) -> None:
            self.here[who] = self.party.come_back(self.party.people[who])

        @rule()
        def look(self) -> None:
            self.party.look([person for person, here in zip(self.party.people, self.here, strict=True) if here])

        def teardown(self) -> None:
            if hasattr(self, "party"):
                self.look()
                self.party.leave()

    return AtATable


def test_no_table_is_stuck_and_all_see_the_same(server: Server) -> None:
    before = server.stderr
    unhurried = settings(
        max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
    )
    run_state_machine_as_test(machine(server), settings=unhurried)
    assert not has_broken(server.stderr.removeprefix(before)), server.stderr
