"""This server among others that use the same database: which is alive, which drives a table, what others have done.

Whether a server is alive is judged by the database's clock alone. Who takes a table over gets a higher number than
whoever had it before, and every transaction that changes the table asks for the number: a server that was paused, or
cut off, writes nothing once somebody else drives its table. Nor does it show anything: it counts by a clock of its own
for how long nobody can have thought that it was gone, and once that time is over it asks before it goes on.
"""

import asyncio
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from splendide.core.errors import Refused
from splendide.server.broken import log, report
from splendide.server.store.base import DrivenElsewhereError
from splendide.server.store.lasting import UNABLE, Lasting
from splendide.server.store.leases import ALIVE, BEAT, LEASE
from splendide.server.store.rows import Change, Erase, Forget, Guest, Held, News, TableRow

CERTAIN = LEASE - 0.2  # seconds after a sign of life in which they can't be: clocks may differ a little in their pace
CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)  # goes on while the machine sleeps, where there is one
REMEMBERED = 60.0  # seconds that news are kept
LATE = 10.0  # seconds by which a transaction may commit after it has got its number: so far back is looked again
SELDOM = 50  # beats after which what nobody needs any more is swept away
CHANNEL = "splendide"

SIGN = """INSERT INTO nodes VALUES ($1, $2, clock_timestamp())
          ON CONFLICT (id) DO UPDATE SET address = excluded.address, seen = excluded.seen"""
BEFORE = "SELECT node FROM drivers WHERE place = $1"
TAKE = f"""INSERT INTO drivers AS d (place, node, fence) VALUES ($1, $2, nextval('fences')) ON CONFLICT (place) DO
           UPDATE SET node = excluded.node, fence = excluded.fence, waits = false
           WHERE d.node = excluded.node OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = d.node AND {ALIVE})
           RETURNING fence"""
DRIVER = "SELECT address FROM drivers JOIN nodes ON nodes.id = node WHERE place = $1"
DRIVEN = "SELECT place, fence FROM drivers WHERE node = $1"
LET_GO = "DELETE FROM drivers WHERE place = $1 AND fence = $2"
WAIT = """UPDATE drivers SET waits = (place = ANY ($2)) WHERE node = $1 AND waits <> (place = ANY ($2))"""
WAITING = f"""SELECT body FROM tables JOIN drivers ON place = tables.id JOIN nodes ON nodes.id = node
              WHERE waits AND node <> ? AND {ALIVE}"""
TELL = """WITH told AS (INSERT INTO news (node, kind, name)
                        SELECT $1, * FROM unnest($2::text[], $3::text[]) RETURNING 1)
          SELECT pg_notify('splendide', '') FROM told LIMIT 1"""
READ = f"""SELECT id, kind, name FROM news WHERE node <> $1 AND at > clock_timestamp() - interval '{LATE} seconds'
           ORDER BY id"""
SWEEP = f"DELETE FROM news WHERE at < clock_timestamp() - interval '{REMEMBERED} seconds'"
BURY = f"""WITH dead AS (DELETE FROM nodes
                         WHERE seen < clock_timestamp() - interval '{REMEMBERED} seconds' RETURNING id)
           DELETE FROM drivers WHERE node IN (SELECT id FROM dead)"""
ABANDONED = "DELETE FROM errands WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = errands.node)"

Hear = Callable[[News], Awaitable[None]]
Waiting = Callable[[], list[str]]
Using = Callable[[], str]


def news_of(change: Change) -> News | None:
    """What other servers have to hear of it."""
    if isinstance(change, TableRow):
        return News("table", change.id) if change.public else None
    if isinstance(change, Guest):
        return News("guest", change.id)
    if isinstance(change, Erase):
        return News("erase", change.guest)
    return News("table", change.id) if isinstance(change, Forget) and change.kind == "table" else None


class Nodes:
    def __init__(self, url: str):
        self.id = secrets.token_hex(8)
        self._woken = asyncio.Event()
        channels = {CHANNEL: self._woken.set, f"splendide_{self.id}": lambda: self.answered()}
        self._database = Lasting(url, channels)
        self._ask = self._database.ask
        self._address = ""
        self._hear: Hear | None = None
        self.answered: Callable[[], None] = lambda: None  # is called when a worker has answered this server
        self._waiting: Waiting = list
        self._used: Using = str
        self.driven: set[Held] = set()  # as far as is known here
        self._certain_until = 0.0  # seconds of CLOCK
        self._regained = False  # it was not certain for a while, and is again
        self._told: list[str] = []  # tables of which it was said that somebody waits there
        self._read_at = time.monotonic()
        self._heard: set[int] = set()  # the numbers of the latest news
        self._over = False
        self._beating: asyncio.Task[None] | None = None
        self._assuring = asyncio.Lock()

    async def open(self) -> None:
        await self._sign()
        self._heard = {row["id"] for row in await self._ask(READ, self.id)}
        self._beating = asyncio.create_task(self._beat())

    async def announce(self, address: str) -> None:
        """From now on others find this server there."""
        self._address = address
        await self._sign()

    def listen(self, hear: Hear, waiting: Waiting, used: Using) -> None:
        """What others do is heard: at once as a rule, and after a beat at the latest. They know where people wait."""
        self._hear, self._waiting, self._used = hear, waiting, used

    async def close(self) -> None:
        """Others may drive the tables of this server at once."""
        self._over = True  # should the task be cancelled where it does not notice
        if self._beating:
            self._beating.cancel()
            await asyncio.wait([self._beating])
        self._database.hang_up()  # it may have been cut off in the middle of something
        with suppress(*UNABLE):
            await self._ask("DELETE FROM drivers WHERE node = $1", self.id)
            await self._ask("DELETE FROM nodes WHERE id = $1", self.id)
        self._database.hang_up()

    # --- Driving ---------------------------------------------------------------------------------------

    @property
    def certain(self) -> bool:
        """Nobody can have thought that this server is gone: what it drives, as far as it knows, it does drive."""
        return time.clock_gettime(CLOCK) < self._certain_until

    async def assure(self) -> None:
        """It is certain again, if the database can be reached: nobody has to wait for the next beat."""
        async with self._assuring:
            if not self.certain:
                await self._sign()
                self._woken.set()

    async def take(self, place: str) -> Held:
        """The table is driven from here, under a number that nobody had before; or from where it is, is said."""
        await self.assure()  # from who seems to be gone it would be taken at once
        before = await self._ask(BEFORE, place)
        taken = await self._ask(TAKE, place, self.id)
        if not taken:
            driver = await self._ask(DRIVER, place)
            raise DrivenElsewhereError(driver[0][0] if driver else "")
        held = Held(place, taken[0][0])
        self.driven.add(held)
        if before and before[0][0] != self.id:
            await self.tell(News("taken", place))  # should it live, it hears that it drives it no more
        return held

    async def _look_what_is_driven(self) -> None:
        """What others have taken meanwhile is not driven from here."""
        self.driven &= {Held(*row) for row in await self._ask(DRIVEN, self.id)}

    async def let_go(self, held: Held) -> None:
        self.driven.discard(held)
        await self._ask(LET_GO, *held)

    async def tell(self, *news: News) -> None:
        await self._ask(TELL, self.id, [each.kind for each in news], [each.name for each in news])

    # --- Signs of life, and news -------------------------------------------------------------------------

    async def _beat(self) -> None:
        for count in itertools.count(1):
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._woken.wait()
            if self._over:
                return
            self._woken.clear()
            try:
                await self._sign()
                if self._regained:
                    self._regained = False
                    await self._pass_on(News("certain", ""))
                await self._read_news()
                await self._say_who_waits()
                await self._say_what_is_used()
                if count % SELDOM == 0:
                    for statement in (SWEEP, BURY, ABANDONED):
                        await self._ask(statement)
            except UNABLE as error:
                log.error("the database can't be reached: %s", error or type(error).__name__)
                self._database.hang_up()
                await asyncio.sleep(BEAT)

    async def _sign(self) -> None:
        """Others know that this server lives; if they could have thought otherwise, it looks what it still drives."""
        at, was_certain = time.clock_gettime(CLOCK), self.certain
        await self._ask(SIGN, self.id, self._address)
        if not was_certain:
            await self._look_what_is_driven()
            self._regained = True
        self._certain_until = at + CERTAIN

    async def _read_news(self) -> None:
        rows = await self._ask(READ, self.id)
        new = [row for row in rows if row["id"] not in self._heard]
        self._heard = {row["id"] for row in rows}
        before, self._read_at = self._read_at, time.monotonic()
        if any(row["kind"] == "taken" for row in new):
            await self._look_what_is_driven()
        if self._read_at > before + LATE - BEAT:
            await self._pass_on(News("all", ""))  # some of it may be lost
        for row in new:
            await self._pass_on(News(row["kind"], row["name"]))

    async def _say_who_waits(self) -> None:
        waiting = sorted(self._waiting())
        if waiting != self._told:
            await self._ask(WAIT, self.id, waiting)
            self._told = waiting

    async def _say_what_is_used(self) -> None:
        """Nobody is woken for it: others read it at their next beat."""
        if used := self._used():
            await self._ask("INSERT INTO news (node, kind, name) VALUES ($1, 'used', $2)", self.id, used)

    async def _pass_on(self, news: News) -> None:
        try:
            if self._hear:
                await self._hear(news)
        except Refused as refused:  # the database is away
            log.error("what others did could not be read: %s", refused)
        except Exception as error:  # the others must be heard too
            report(error)
