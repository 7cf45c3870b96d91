"""Three servers on one database, people who come to any of them, and one trouble after the other."""

import asyncio
import random
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

from splendide.core.library import find_game
from splendide.core.proof import Receipt, prove
from splendide.core.record import read_record
from splendide.server.store.leases import LEASE
from tests.chaos.cable import Cable
from tests.chaos.house import Child, Voices
from tests.chaos.player import Player
from tests.chaos.reader import Reader
from tests.chaos.storm import DAY, QUIET, Plan
from tests.postgres import Postgres
from tests.server.client import PATIENCE
from tests.server.clock import TurnedClock
from tests.server.serving import NO_HURRY, Wish

NODES = 3
MOST_BETWEEN = 12  # moves that are acknowledged between two troubles
LONGEST_BETWEEN = 6.0  # seconds, if so many don't come
LONGEST_CUT = 2 * LEASE  # seconds
COMING = 15.0  # seconds that somebody waits at a server before trying another


class Wanderer(Player):
    """Comes back to whichever server there is."""

    addresses: Sequence[str] = ()

    async def come(self, table: str, deaf: bool = False, **named: Any) -> None:
        await super().come(table, deaf, open_timeout=COMING, **named)

    async def wander(self) -> None:
        while True:
            self.address = self.chance.choice(self.addresses)
            await self.play_on()
            await asyncio.sleep(0.05)


class Flock:
    def __init__(
        self, postgres: Postgres, plans: Sequence[Plan] = QUIET, seed: int = 0, longest: float = LONGEST_BETWEEN
    ):
        self._longest = longest
        self.postgres, self.url, self.chance = postgres, postgres.new_database(), random.Random(seed)
        self.plans, self.players, self.reader = plans, list[Wanderer](), Reader(Path())
        self.troubles: Counter[str] = Counter()
        self.folder = Path(tempfile.mkdtemp(prefix="splendide-flock-"))  # a short name: sockets lie in it
        self.clock = TurnedClock(self.folder / "clock")
        self.voices = Voices()
        self.cables = [Cable(self._place(k), postgres.folder) for k in range(NODES)]
        self.nodes = [Child(self.voices, self._wish(k)) for k in range(NODES)]

    def _place(self, k: int) -> Path:
        place = self.folder / str(k)
        place.mkdir()
        return place

    def _wish(self, k: int) -> Wish:
        database = f"postgresql://splendide@{urlsplit(self.url).path}?host={self.folder / str(k)}"
        clock = str(self.folder / "clock")
        return Wish(clock=clock, database=database, limits=NO_HURRY, compiling=False)

    # --- The whole of it -----------------------------------------------------------------------------

    async def rage(self, troubles: Sequence[str], told: Callable[["Flock"], None] = lambda flock: None) -> None:
        """All these troubles have happened, one after the other, and what people noted has been looked at."""
        await self.voices.open()
        try:
            for cable in self.cables:
                await cable.lay()
            for node in self.nodes:
                await node.start()
                await node.opened()
            await self._sit_down()
            await self._rage(troubles, told)
        finally:
            await self._close()

    async def _rage(self, troubles: Sequence[str], told: Callable[["Flock"], None]) -> None:
        for name in troubles:
            playing = [asyncio.create_task(player.wander()) for player in self.players]
            await self._live()
            await self.kinds[name]()
            self.troubles[name] += 1
            await self._live()
            await self._stop(playing)
            await self._look()
            told(self)
        if not self.reader.faults:
            await self._prove_all()

    async def _live(self) -> None:
        """People play, until so much more has been acknowledged or it takes too long."""
        enough, begun = self.acknowledged + self.chance.randrange(1, MOST_BETWEEN), time.monotonic()
        while self.acknowledged < enough and time.monotonic() < begun + self._longest:
            await asyncio.sleep(0.02)

    async def _stop(self, playing: list[asyncio.Task[None]]) -> None:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in self.players:
            player.cut()

    async def _close(self) -> None:
        for node in self.nodes:
            if node.process:
                with suppress(ProcessLookupError):
                    node.process.send_signal(signal.SIGCONT)
                await node.kill()
        for cable in self.cables:
            await cable.remove()
        await self.voices.close()
        shutil.rmtree(self.folder)

    async def _sit_down(self) -> None:
        """Everybody has a table, and a seat to take when they come."""
        for plan in self.plans:
            seats = max(2, find_game(plan.game).seats[0])
            wish = {"game": plan.game, "seats": seats, "options": plan.options}
            async with httpx.AsyncClient(base_url=self.nodes[0].address, timeout=PATIENCE) as http:
                answer = await http.post("/api/tables", json=wish)
            cookies = [answer.cookies["splendide"], *[await self._cookie() for _ in range(1, seats)]]
            for seat, cookie in enumerate(cookies):
                chance = random.Random(self.chance.random())
                player = Wanderer("", cookie, answer.json()["table"], seat, chance, plan.touches)
                player.addresses = [node.address for node in self.nodes]
                self.players.append(player)

    async def _cookie(self) -> str:
        async with httpx.AsyncClient(base_url=self.nodes[-1].address, timeout=PATIENCE) as http:
            return str((await http.get("/api/house")).cookies["splendide"])

    # --- Trouble -------------------------------------------------------------------------------------

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        return {
            "kill": self._kill,
            "pause past the lease": self._pause,
            "cut from the database": self._cut,
            "database restart": self._restart_database,
            "rolling restart": self._stop_gently,
            "clock jump": self._turn_clock,
            "cut sockets": self._cut_sockets,
        }

    async def _kill(self) -> None:
        node = self.chance.choice(self.nodes)
        await node.kill()
        await self._live()
        await node.start()
        await node.opened()

    async def _stop_gently(self) -> None:
        node = self.chance.choice(self.nodes)
        await node.kill(signal.SIGINT)
        await node.start()
        await node.opened()

    async def _pause(self) -> None:
        node = self.chance.choice(self.nodes)
        assert node.process
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(LEASE * self.chance.uniform(1.1, 2.0))
        node.process.send_signal(signal.SIGCONT)

    async def _cut(self) -> None:
        cable = self.chance.choice(self.cables)
        cable.cut()
        await asyncio.sleep(self.chance.uniform(0.0, LONGEST_CUT))
        cable.mend()

    async def _restart_database(self) -> None:
        self.postgres.kill()
        await asyncio.sleep(self.chance.uniform(0.0, LEASE))
        self.postgres.start()

    async def _turn_clock(self) -> None:
        self.clock.turn(self.chance.choice((0.0, -40 * DAY, -3600.0, 3600.0, 20 * DAY)))

    async def _cut_sockets(self) -> None:
        for player in self.players:
            player.cut()

    # --- What came of it -----------------------------------------------------------------------------

    async def _look(self) -> None:
        await self.reader.read_database(self.url)
        self.reader.hold_all(player.notes for player in self.players)

    async def _prove_all(self) -> None:
        """The record of every match that is over stands, on whichever server, also against what each player saw."""
        for name in self.finished:
            async with httpx.AsyncClient(base_url=self.chance.choice(self.nodes).address, timeout=PATIENCE) as http:
                record = read_record((await http.get(f"/api/matches/{name}/record")).text)
            for notes in (player.notes[name] for player in self.players if name in player.notes):
                receipt = Receipt(name, notes.commitment, notes.nonce, list(dict.fromkeys(notes.heads)))
                proof = await asyncio.to_thread(prove, record, receipt)  # cables run meanwhile
                self.reader.faults += [f"{name}: {fault.name}" for fault in proof.faults]

    @property
    def finished(self) -> list[str]:
        return [name for name, book in self.reader.books.items() if book.row.over]

    @property
    def acknowledged(self) -> int:
        return sum(notes.acknowledged for player in self.players for notes in player.notes.values())
