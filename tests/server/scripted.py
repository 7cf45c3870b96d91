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

GAME = "dolphins"
OPTIONS = {"pace": "dealer", "limit": "10"}


class Grab(NamedTuple):
    """A touch that answered somebody else's, as the one who made it knows it."""

    table: str
    deal: int
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
        self.refusals: list[str] = []
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
        self.socket: ClientConnection = await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", additional_headers=headers, compression=None
        )
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
        """Hear and do until the match is over or the socket gone."""
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "clock":
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
            await self.decide(frame["match"]["mine"][0])

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

        async def touch() -> None:
            await self.touch(why, view["deal"])

        self.later(self.chance.lognormvariate(-1.2, 0.2) + self.slower, touch)

    async def touch(self, why: str, deal: int) -> None:
        at = self.clock()
        await asyncio.sleep(self.holds_back())
        if why == "race":
            self.grabs.append(Grab(self.table, deal, time.monotonic() + self.way))
        await self.say("touch", seat=self.seat, move="touch", at=self.claims(at))

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.socket.close()


async def play_together(address: str, parties: list[list[Scripted]], seconds: float) -> None:
    """All these tables play at the same time, for so long."""
    await asyncio.gather(*(gather(address, party) for party in parties))
    players = [player for party in parties for player in party]
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.gather(*(start(party[0]) for party in parties))
    await asyncio.sleep(seconds)
    await asyncio.gather(*(player.leave() for player in players))
    await asyncio.gather(*playing, return_exceptions=True)


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
