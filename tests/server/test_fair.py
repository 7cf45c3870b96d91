"""The grab is fair over a network: whoever was quicker comes first, though their packet comes last.

How fair it is stands in `tests/core/time/test_fair_races.py`, in virtual time. Here it is seen that real sockets and a
real server carry it out, over a way that is long.
"""

import asyncio

import httpx

from tests.server.brought import GAME, RACE, TOUCH, Bring, bring
from tests.server.client import PATIENCE, Client, clock, is_a
from tests.server.delaying import Delay
from tests.server.serving import Server

__all__ = ["bring"]

WAY = 0.3  # seconds from the far one to the server, and as many back
LATER = (
    0.05  # seconds after the far one has pressed that the near one does: her packet is there 0.25 s before the other
)
HELD_UP = 0.1  # seconds: if the server or this program stood still for so long, the race has shown nothing
A_GLANCE = 0.01  # seconds between two looks whether anything stands still
OPENER, NEAR, FAR = range(3)


class Racer(Client):
    def __init__(self, address: str, seat: int, cookie: str = ""):
        super().__init__(address, cookie)
        self.seat = seat
        self.told: list[int] = []  # who touched, in order

    def take(self, text: str) -> None:
        super().take(text)
        if is_a("frame", text) and (match := self.frame["match"]):
            self.told += [each["seat"] for each in match["happened"] if each["move"] == TOUCH]

    async def sit_down(self, table: str) -> None:
        await self.come(table)
        await self.say("sit", seat=self.seat)
        await self.until(lambda: self.frame and self.frame["table"]["seats"][self.seat]["mine"])

    async def touch(self) -> None:
        await self.say("touch", seat=self.seat, move=TOUCH, at=clock())

    def is_measured(self) -> bool:
        return bool(self.latency)

    def is_asked(self) -> bool:
        """The cards of a new round are there."""
        match = self.frame["match"]
        return bool(match and match["mine"] and match["mine"][0]["owes"] and len(self.told) % 3 == 0)


async def longest_standstill(client: Client, raced: asyncio.Event) -> float:
    """For how long at most the server has answered nothing, or this program has done nothing, until it was over."""
    longest = 0.0
    while not raced.is_set():
        begun = clock()
        await (await client.socket.ping())
        await asyncio.sleep(A_GLANCE)
        longest = max(longest, (clock() - begun) / 1000 - A_GLANCE)
    return longest


async def race(racers: list[Racer]) -> tuple[list[int], bool]:
    """In which order they are placed, and whether anything was held up; the far one presses as soon as they see it."""
    for racer in racers:
        await racer.until(racer.is_asked)
    known, raced = len(racers[FAR].told), asyncio.Event()
    watching = asyncio.create_task(longest_standstill(racers[NEAR], raced))
    await racers[OPENER].touch()
    await racers[FAR].until(lambda: len(racers[FAR].told) > known)
    await racers[FAR].touch()
    await asyncio.sleep(LATER)
    await racers[NEAR].touch()
    await racers[NEAR].until(lambda: len(racers[NEAR].told) == known + 3)
    raced.set()
    return racers[NEAR].told[known:], await watching > HELD_UP


async def play_on(host: Racer) -> None:
    """There is another race, be it in another match."""
    await host.until(lambda: host.is_asked() or host.frame["table"]["stage"] == "over")
    if host.frame["table"]["stage"] == "over":
        await host.say("start")


async def gather(server: Server, port: int) -> list[Racer]:
    """The host and the near one come straight, the far one through the long way, which has been measured."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        made = await http.post("/api/tables", json={"game": GAME, "seats": 3, "options": {"length": "long"}})
    table, far = str(made.json()["table"]), f"http://127.0.0.1:{port}"
    racers = [Racer(far if seat == FAR else server.address, seat) for seat in (OPENER, NEAR, FAR)]
    racers[OPENER].cookie = made.cookies["splendide"]
    for racer in racers:
        await racer.sit_down(table)
    for racer in racers:
        await racer.until(racer.is_measured)
    return racers


async def play(server: Server) -> tuple[list[int], float | None]:
    """The order of the first race in which nothing was held up, and how far away the far one is believed to be."""
    proxy = Delay(server.wish.port, WAY)
    racers = await gather(server, await proxy.open())
    await racers[OPENER].say("start")
    order, held_up = await race(racers)
    while held_up:
        await play_on(racers[OPENER])
        order, held_up = await race(racers)
    for racer in racers:
        await racer.leave()
    proxy.close()
    return order, racers[FAR].latency


def test_whoever_pressed_first_comes_first_though_their_packet_comes_last(bring: Bring) -> None:
    server = bring({"proxied": True, "longest_line": 5000.0}, **RACE)
    order, latency = asyncio.run(play(server))
    assert order == [OPENER, FAR, NEAR]
    assert latency
    assert latency >= 2000 * WAY - 1
    assert len(server.stderr.splitlines()) == 1, "nothing broke"
