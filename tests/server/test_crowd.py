"""Where many look on, who comes and goes is told now and then: what happens at the table goes first."""

import asyncio

from splendide.server.protocol.browser import Sit
from splendide.server.store.memory import MemoryStore
from splendide.server.table.gathering import FEW, NOW_AND_THEN
from tests.server.test_minds import until
from tests.server.virtual import VirtualHouse

MORE = 20


class Counting(VirtualHouse):
    """Counts what the first one is told."""

    def frames_to(self, guest: str) -> int:
        said, paper = self.said, self.papers[guest]
        if guest not in said:
            said[guest], say = 0, paper.say

            def counted(text: bytes) -> None:
                said[guest] += 1
                say(text)

            paper.say = counted  # type: ignore[method-assign]
        return said[guest]

    said: dict[str, int]


def test_a_crowd_hears_of_comings_and_goings_now_and_then_and_of_all_else_at_once() -> None:
    async def scene() -> None:
        house = Counting(MemoryStore())
        house.said = {}
        await house.make("splitter", 2, "none")
        for k in range(FEW):
            await house.come(f"guest{k}")
        assert house.frames_to("guest0") == 0
        for k in range(MORE):
            await house.come(f"more{k}")
            assert house.papers[f"more{k}"].frame  # whoever comes sees the table at once
        assert house.frames_to("guest0") == 0
        house.alarms.turn_to(house.alarms.now + NOW_AND_THEN)
        assert house.frames_to("guest0") == 1
        before = house.papers["guest0"].frame["table"]
        await house.say("guest1", Sit(0))
        await until(lambda: house.papers["guest0"].frame["table"] != before)
        for k in range(MORE):
            house.go(f"more{k}")
        assert house.frames_to("guest0") <= 3  # the last that made it a few
        await house.close()

    asyncio.run(scene())
