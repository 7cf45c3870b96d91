"""People who play the game of the race by a script: they pass at once, and grab after a human reaction time."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import WARM

GAME = "dolphins"
OPTIONS = {"pace": "dealer", "limit": "10"}
SETTLED = 2.0  # seconds that people have been at a table before they start


class Grab(NamedTuple):
    """A touch that answered somebody else's, as the one who made it knows it."""

    deal: int
    reaction: float  # milliseconds after they saw the splash
    arrives: float  # when it got to the server, by everybody's clock


class Scripted:
    """`way` is how long the way to the server takes, in seconds; cheats override what they like."""

    def __init__(self, address: str, seat: int, way: float = 0.0, port: int | None = None, slower: float = 0.0):
        self.address, self.seat, self.way, self.slower = address, seat, way, slower
        self.port = port or int(address.rpartition(":")[2])
        self.chance = random.Random()
        self.skew = self.chance.uniform(-1e6, 1e6)  # nobody's clock says the same
        self.frame: dict[str, Any] = {}
        self.grabs: list[Grab] = []
        self.ended: list[dict[str, Any]] = []  # deals
        self.judged: dict[tuple[int, int], int] = {}  # by deal and seat: milliseconds, as the server has them
        self.refusals: list[str] = []
        self.latency: float | None = None  # as the server believes it
        self._planned: tuple[str, int] = ("", 0)
        self._answered = -1
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what cheats do otherwise ---

    def claims(self, at: float) -> float:
        """The time that is claimed for a touch made at this time of the own clock."""
        return at

    def holds_back(self) -> float:
        """Seconds after which a touch is sent once it is made."""
        return 0.0

    def delays_answer(self) -> float:
        """Seconds after which a question for the time is answered."""
        return 0.0

    # --- the table ---

    async def sit_down(self, http: httpx.AsyncClient, table: str | None = None) -> str:
        http.cookies.clear()  # somebody new
        answer = await http.get("/api/house")
        headers = {"cookie": f"splendide={answer.cookies['splendide']}"}
        if table is None:
            wish = {"game": GAME, "seats": 4, "options": OPTIONS}
            table = str((await http.post("/api/tables", json=wish, headers=headers)).json()["table"])
        self.table = table
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = await connect(
            url, additional_headers=headers, compression=None, open_timeout=WARM
        )
        self.playing = asyncio.create_task(self.play())  # from now on every question for the time is answered
        await self.say("sit", seat=self.seat)
        return table

    async def say(self, type_: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": type_, **fields}).decode())

    def clock(self) -> float:
        return time.monotonic() * 1000 + self.skew

    def later(self, seconds: float, act: Callable[[], Any]) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            with suppress(ConnectionClosed):
                await act()

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def play(self) -> None:
        """Hear and do until the socket is gone."""
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self.hear(msgspec.json.decode(text))

    async def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "clock":
            self.latency = message["latency"]
            self.answer_clock(message["id"])
        elif message["type"] == "refusal":
            self.refusals.append(message["name"])
        elif message["type"] == "frame":
            await self.see(message)

    def answer_clock(self, number: int) -> None:
        async def tick() -> None:
            await self.say("tick", id=number, at=at)

        at = self.clock()
        self.later(self.delays_answer(), tick)

    async def see(self, frame: dict[str, Any]) -> None:
        self.frame = frame
        if frame["table"]["stage"] == "starting":
            await self.say("nonce", match=frame["match"]["id"], nonce="0" * 32)
        if frame["match"] and frame["match"]["mine"]:
            mine = frame["match"]["mine"][0]
            touches = [each for each in frame["match"]["happened"] if each["move"].startswith("touch")]
            self.judged |= {(mine["view"]["deal"], each["seat"]): int(each["shown"]) for each in touches}
            await self.decide(mine)

    # --- the game ---

    async def decide(self, mine: dict[str, Any]) -> None:
        view = mine["view"]
        last = view["last"]
        if last and (not self.ended or self.ended[-1]["number"] != last["number"]):
            self.ended.append(last)
        if view["phase"] == "race":
            self.plan_touch("race", view)
        elif max(Counter(view["hand"]).values(), default=0) == 4:
            self.plan_touch("four", view)
        elif mine["owes"] and mine["question"] != self._answered:
            self._answered = mine["question"]
            await self.say("play", seat=self.seat, question=mine["question"], move=self.least_wanted(view, mine))

    def least_wanted(self, view: dict[str, Any], mine: dict[str, Any]) -> str:
        if "call" in mine["moves"]:
            return "call"
        held = Counter(view["hand"])
        return min(mine["moves"], key=lambda move: (held[move.removeprefix("pass ")], self.chance.random()))

    def plan_touch(self, why: str, view: dict[str, Any]) -> None:
        """What has been seen is answered once, after a reaction time that is the same for everybody."""
        moment = (why, view["deal"])
        if self._planned in (moment, ("four", view["deal"])) or view["players"][self.seat]["place"] is not None:
            return
        self._planned = moment
        seen = self.clock()

        async def touch() -> None:
            await self.touch(why, view["deal"], seen)

        self.later(self.chance.lognormvariate(-1.2, 0.2) + self.slower, touch)

    async def touch(self, why: str, deal: int, seen: float) -> None:
        at = self.clock()
        await asyncio.sleep(self.holds_back())
        if why == "race":
            self.grabs.append(Grab(deal, at - seen, time.monotonic() + self.way))
        await self.say("touch", seat=self.seat, move="touch", at=self.claims(at))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.socket.close()
        await asyncio.wait([self.playing])


async def play_together(
    address: str, parties: list[list[Scripted]], enough: Callable[[], bool], most_seconds: float
) -> None:
    """All these tables have played at the same time, until there was enough to look at."""
    await asyncio.gather(*(gather(address, party) for party in parties))
    players = [player for party in parties for player in party]
    await asyncio.sleep(SETTLED)
    await asyncio.gather(*(start(party[0]) for party in parties))
    end = time.monotonic() + most_seconds
    while not enough() and time.monotonic() < end:
        await asyncio.sleep(0.5)
    await asyncio.gather(*(player.leave() for player in players))


async def gather(address: str, party: list[Scripted]) -> None:
    """All sit at a new table."""
    host, *others = party
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        table = await host.sit_down(http)
        for other in others:
            await other.sit_down(http, table)


async def start(host: Scripted) -> None:
    """As soon as everybody sits."""
    while not host.frame or any(seat["kind"] == "empty" for seat in host.frame["table"]["seats"]):
        await asyncio.sleep(0.05)
    await host.say("start")
