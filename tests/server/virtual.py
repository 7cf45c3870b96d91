"""A house in virtual time: real tables, bots and stores, and a clock that goes on when it is told to."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from splendide.core.match import Match
from splendide.server.protocol.browser import ClientMessage, Play, Sit, Start
from splendide.server.protocol.lobby import NewTable
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest
from splendide.server.table import thinking
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection
from splendide.server.table.customs import Customs
from splendide.server.table.table import Table
from splendide.server.table.tables import Tables
from tests.server.assemble import Json, assembled
from tests.server.test_awake import Alarms, somebody
from tests.server.test_minds import until

NOON = time.time()  # when the alarms stand at 0


async def breathe() -> None:
    for _ in range(50):
        await asyncio.sleep(0.001)


class Paper:
    """Where messages of one connection are written down."""

    free = True
    freed: Callable[[], None] | None = None

    def __init__(self) -> None:
        self.frame: Json = {}
        self.refusals: list[Json] = []

    def say(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "frame":
            self.frame = assembled(self.frame, message)
        elif message["type"] == "refusal":
            self.refusals.append(message)


class VirtualHouse:
    def __init__(self, store: Store, alarms: Alarms | None = None, **customs: Any):
        self.alarms, self.store = alarms or Alarms(), store
        store.clock = lambda: NOON + self.alarms.now
        wanted = Customs(**{"bot_pause": 0, "nonce_wait": 0, "grace": 20, "world_patience": 20, **customs})
        self.tables = Tables(store, Compiling(list), wanted, self.alarms.later, lambda: self.alarms.now)
        self.people: dict[str, Connection] = {}
        self.papers: dict[str, Paper] = {}

    async def make(self, game: str, seats: int, tempo: Any, **options: Any) -> str:
        wish = NewTable(game, seats=seats, options=options, time=tempo)
        self.name = await self.tables.make(wish, Guest("ann", "ann"))
        return self.name

    async def come(self, guest: str) -> Table:
        """The guest is at the table, and hears what is said there."""
        self.people[guest], self.papers[guest] = somebody(guest), Paper()
        self.table = await self.tables.join(self.name, self.people[guest])
        self.people[guest].open(self.papers[guest], self.table.compose)
        return self.table

    def go(self, guest: str) -> None:
        self.people[guest].close()
        self.tables.leave(self.table, self.people.pop(guest))

    async def say(self, guest: str, message: ClientMessage) -> None:
        self.table.hear(self.people[guest], message, 1000 * self.alarms.now)

    async def begin(self, *guests: str) -> Match:
        """These sit in this order, and their match has begun."""
        for seat, guest in enumerate(guests):
            if guest not in self.people:
                await self.come(guest)
            await self.say(guest, Sit(seat))
        await until(lambda: all(seat.guest for seat in self.table.row.seats[: len(guests)]))
        await self.say(guests[0], Start())
        await until(lambda: self.table.row.stage == "playing")
        return self.match

    @property
    def match(self) -> Match:
        assert self.table.live
        assert self.table.live.match
        return self.table.live.match

    async def play(self, guest: str, seat: int, move: int | None = None) -> None:
        """The guest plays this, or the first legal move, and it has been made."""
        match, log = self.match, len(self.match.log)
        text = match.written(seat, [match.moves(seat)[0] if move is None else move])[0]
        await self.say(guest, Play(seat, match.question(seat), text))
        await until(lambda: len(self.match.log) > log or bool(self.papers[guest].refusals))
        assert not self.papers[guest].refusals, self.papers[guest].refusals

    async def pass_time(self, seconds: float) -> None:
        """So much later, and whatever rang has been done."""
        self.alarms.turn_to(self.alarms.now + seconds)
        await self.settle()

    async def settle(self) -> None:
        """What rang has been done, however long bots had to think about it on this machine."""
        await until(lambda: self.table.idle or bool(self.people))
        await breathe()
        while self._think():
            await until(lambda: not self._think())
            await breathe()

    def _think(self) -> bool:
        """Whether bots do."""
        turns = self.tables._threads.turns
        return turns.waiting > 0 or turns._free < thinking.PLACES

    async def close(self) -> None:
        await self.tables.close()
