"""Tables of every game, people who play at them, and one trouble after the other."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from splendide.core.library import find_game
from splendide.core.proof import Receipt, prove
from splendide.core.record import read_record
from tests.chaos.house import House
from tests.chaos.player import Player
from tests.chaos.reader import Reader
from tests.server.client import PATIENCE

DAY = 24 * 3600.0
MOST_IN_A_LIFE = 20  # moves that are acknowledged until a server is killed
LONGEST_LIFE = 5.0  # seconds, if so many don't come: where time counts there are pauses
STEP = (0.01, 0.1)  # seconds from one trouble to the next
SLOWEST = 0.05  # seconds of a commit, where the disk is slow


class Plan(NamedTuple):
    """A table that is wanted."""

    game: str
    options: dict[str, Any] = {}  # noqa: RUF012
    touches: bool = False  # moments count there


QUIET = [
    Plan("splitter"),
    Plan("splito"),
    Plan("splitit"),
    Plan("dolphins", {"pace": "calm"}),
    Plan("tower", {"hand": "none"}),
]
ALL = [*QUIET, Plan("dolphins", touches=True)]


class Storm:
    """`told` is called after each kill."""

    def __init__(
        self,
        folder: Path,
        plans: Sequence[Plan] = ALL,
        seed: int = 0,
        store: str = "",
        longest: float = LONGEST_LIFE,
    ):
        self.house, self.reader, self.chance = House(folder, store), Reader(folder), random.Random(seed)
        self._lives, self._longest = random.Random(seed), longest  # how much is done in each is not for time to say
        self.plans, self.players = plans, list[Player]()
        self.troubles: Counter[str] = Counter()
        self.usual_commit = 0.0  # seconds that one takes at most, where the disk is not slow

    # --- The whole of it -----------------------------------------------------------------------------

    async def rage(self, kills: int, told: Callable[["Storm"], None] = lambda storm: None) -> None:
        """So many servers have been killed; the last one goes on until all that was finished has been proved."""
        await self.house.prepare()
        try:
            await self._rage(kills, told)
        finally:
            await self.house.close()

    async def _rage(self, kills: int, told: Callable[["Storm"], None]) -> None:
        self.house.wish.slowest = self.usual_commit
        await self.house.start()
        await self.house.opened()
        await self._sit_down()
        playing = self._all_play()
        for _ in range(kills):
            await self._live()
            await self.house.kill()
            self.troubles["kill"] += 1
            await asyncio.gather(*playing)
            self._look()
            told(self)
            await self._start_again()
            playing = self._all_play()
        records = [] if self.reader.faults else await self._all_records()
        await self.house.kill()
        await asyncio.gather(*playing)
        self._look()
        for record in records:  # while nobody waits for it
            self._prove(record)

    async def _sit_down(self) -> None:
        """Everybody has a table, and a seat to take when they come."""
        async with httpx.AsyncClient(base_url=self.house.address, timeout=PATIENCE) as http:
            for plan in self.plans:
                seats = max(2, find_game(plan.game).seats[0])
                wish = {"game": plan.game, "seats": seats, "options": plan.options}
                answer = await http.post("/api/tables", json=wish)
                for seat in range(seats):
                    host = answer.cookies["splendide"] if seat == 0 else await self._cookie()
                    self._seat(answer.json()["table"], host, seat, plan.touches)
                http.cookies.clear()

    async def _cookie(self) -> str:
        async with httpx.AsyncClient(base_url=self.house.address, timeout=PATIENCE) as http:
            return str((await http.get("/api/house")).cookies["splendide"])

    def _seat(self, table: str, cookie: str, seat: int, touches: bool) -> None:
        chance = random.Random(self.chance.random())
        self.players.append(Player(self.house.address, cookie, table, seat, chance, touches))

    def _all_play(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(player.play_on()) for player in self.players]

    # --- Trouble -------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """A server's life, until so much more has been acknowledged or it takes too long, and what happens in it."""
        enough = self.acknowledged + self._lives.randrange(MOST_IN_A_LIFE)
        begun = time.monotonic()
        while self.acknowledged < enough and time.monotonic() < begun + self._longest:
            self.chance.choice((self._cut_somebody, self._fill_disk, self._turn_clock, self._nothing, self._nothing))()
            await asyncio.sleep(self.chance.uniform(*STEP))
            self.house.fill_disk(full=False)

    def _nothing(self) -> None: ...

    def _cut_somebody(self) -> None:
        self.chance.choice(self.players).cut()
        self.troubles["cut socket"] += 1

    def _fill_disk(self) -> None:
        self.house.fill_disk()
        self.troubles["full disk"] += 1

    def _turn_clock(self) -> None:
        self.house.clock.turn(self.chance.choice((0.0, -40 * DAY, -3600.0, 3600.0, 20 * DAY)))
        self.troubles["clock jump"] += 1

    async def _start_again(self) -> None:
        """Some are killed before they have opened; of some the disk is slow."""
        slow = self.chance.random() < 0.3
        self.house.wish.slowest = SLOWEST if slow else self.usual_commit
        self.troubles["slow disk"] += slow
        await self.house.start()
        if self.chance.random() < 0.1:
            await asyncio.sleep(self.chance.random() * 0.05)
            await self.house.kill()
            self.troubles["kill at the start"] += 1
            await self.house.start()
        await self.house.opened()

    # --- What came of it -----------------------------------------------------------------------------

    def _look(self) -> None:
        self.reader.read()
        self.reader.hold_all(player.notes for player in self.players)

    async def _all_records(self) -> list[str]:
        """Of every match that is over."""
        async with httpx.AsyncClient(base_url=self.house.address, timeout=PATIENCE) as http:
            return [(await http.get(f"/api/matches/{name}/record")).text for name in self.finished]

    def _prove(self, text: str) -> None:
        """The record stands, also against what each player saw of the match."""
        record = read_record(text)
        name = record.match
        for notes in (player.notes[name] for player in self.players if name in player.notes):
            receipt = Receipt(name, notes.commitment, notes.nonce, _once(notes.heads))
            self.reader.faults += [f"{name}: {fault.name}" for fault in prove(record, receipt).faults]

    @property
    def finished(self) -> list[str]:
        return [name for name, book in self.reader.books.items() if book.row.over]

    @property
    def acknowledged(self) -> int:
        return sum(notes.acknowledged for player in self.players for notes in player.notes.values())


def _once(heads: list[str]) -> list[str]:
    """A head is told again to whoever comes back."""
    return list(dict.fromkeys(heads))
