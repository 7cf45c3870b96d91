"""What is measured behaves as browsers do."""

import asyncio
from typing import Any

import msgspec

from bench.players import Player


class Screen(Player):
    """One that hears what it is told to hear."""

    def __init__(self) -> None:
        super().__init__("http://nowhere", "", 0)
        self.said: list[int] = []

    async def say(self, type_: str, **fields: Any) -> None:
        self.said.append(fields["number"])

    def hear_of(self, *numbers: int, **news: Any) -> list[int]:
        """These moments come, with what is new: all that has been said to have been seen by then."""
        moments = {"match": {"id": "m", "moments": [{"number": number} for number in numbers]}} if numbers else {}
        self.take(msgspec.json.encode({"type": "frame", **moments, **news}).decode())
        asyncio.run(self._show())
        return self.said


def table(other: str, time: str = "none") -> dict[str, Any]:
    return {"stage": "playing", "seats": [{"kind": "person"}, {"kind": other}], "time": time}


def test_where_no_bot_decides_nothing_is_said_to_have_been_seen_until_one_comes() -> None:
    screen = Screen()
    assert screen.hear_of(1, 2, table=table("person")) == []
    assert screen.hear_of(3) == []
    assert screen.hear_of(table=table("bot")) == [3]
    assert screen.hear_of(4, 5) == [3, 4, 5]


def test_where_a_bot_decides_for_who_is_late_everything_is() -> None:
    assert Screen().hear_of(1, table=table("person", time="fast")) == [1]
