"""All tables: those in use are in memory, the others sleep in the store."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from splendide.bots.expecting import is_judged
from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.limits import Limits
from splendide.server.protocol.lobby import NewTable
from splendide.server.realtime.physics import Physics
from splendide.server.store.base import DrivenElsewhereError, LostTableError, Store
from splendide.server.store.forgetting import without_guest
from splendide.server.store.rows import Change, Forget, Guest, News, TableRow
from splendide.server.store.visits import Visits
from splendide.server.table.awake import Awake, Later, later
from splendide.server.table.calling import CallGuest, nobody_is_called
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection
from splendide.server.table.customs import Customs
from splendide.server.table.hints import Hints
from splendide.server.table.kept import load_live
from splendide.server.table.letters import random_letters
from splendide.server.table.listing import LISTED_FOR, MOST_READ, Listing
from splendide.server.table.lookout import Lookout
from splendide.server.table.means import Means
from splendide.server.table.seating import (
    EMPTY,
    belongs,
    checked_options,
    is_welcome,
    require_time,
    seats_of,
    uninvited,
    without_trace,
)
from splendide.server.table.sweeping import Sweeping
from splendide.server.table.table import Table
from splendide.server.table.thinking import Threads

TABLE_LETTERS = 10  # so many that nobody finds a table by guessing
GOES_ON_FOR = 30 * 24 * 3600.0  # seconds since something changed there: later nobody is reminded of it
MOST_ASLEEP = 10_000  # sleeping tables of which it is remembered for whom they wait
INVITED_FOR = 24 * 3600.0  # seconds since something changed there
INSISTING = 30  # times that servers are asked to do something to a table that they drive
SOON, A_WHILE = (0.02, 0.05, 0.1), 0.3  # seconds after the first times, since a table here takes no longer; in between
MOST_OF_ONE = 12  # tables that one guest is reminded of


class Tables:
    def __init__(
        self,
        store: Store,
        compiling: Compiling,
        customs: Customs,
        later: Later = later,
        clock: Callable[[], float] = time.monotonic,
        limits: Limits = Limits(),
        call: CallGuest = nobody_is_called,
    ):
        self._store = store
        self._compiling = compiling
        self._threads = Threads(customs.bot_pause, store.errand)
        self.listing = Listing()
        self._visits = Visits(store, clock)
        self._sweeping = Sweeping(store, customs, self._forget, later, lambda: store.clock())
        self._lookout = Lookout(store, later, self._find_if_ours)
        physics, hints = Physics(customs.world_patience), Hints(self._threads, limits)
        self.hints_asked = hints.asked
        self._means = Means(
            store, compiling, self._threads, hints, physics, customs, later, clock, self.listing.see, self._lose, call
        )
        self._awake: Awake[Table] = Awake(later, self._let_go)
        self._tasks: set[asyncio.Task[None]] = set()
        self._asleep: dict[str, list[int]] = {}  # by match: for which seats it waits
        self._waking = asyncio.Lock()

    async def make(self, wish: NewTable, maker: Guest, invited: tuple[str, ...] = ()) -> str:
        """A new table; its maker still has to sit down, and these guests are told of it."""
        game = find_game(wish.game)
        seats = wish.seats if wish.seats is not None else min(max(2, game.seats[0]), game.seats[-1])
        options = checked_options(game, wish.options)
        allowed = wish.time or ("normal" if wish.public else "relaxed")
        require_time(game, seats, options, allowed)
        name = await self._free_name()
        row = TableRow(
            id=name,
            game=wish.game,
            maker=maker.id,
            public=wish.public,
            options=options,
            seats=(EMPTY,) * seats,
            made=time.time(),
            chat=game.talk.chat,
            hints=is_judged(game) and not wish.public,  # among friends and against bots
            time=allowed,
            invited=invited,
        )
        await self._store.write(row)
        self.listing.see(row)
        return row.id

    async def quick(self, game: str, guest: Guest) -> str:
        """Where somebody waits for players of this game, that first where fewest are lacking; else a new table."""
        here = [table.row for table in self._awake if table.here - {guest.id}]
        waiting = [row for row in here if row.game == game and may_sit(row, guest.id)]
        if not waiting:
            elsewhere = await self._store.waiting_elsewhere()
            waiting = [row for row in elsewhere if row.game == game and may_sit(row, guest.id)]
        if not waiting:
            return await self.make(NewTable(game, public=True), guest)
        return min(waiting, key=lambda row: (row.seats.count(EMPTY), row.made)).id

    def waiting_for_players(self) -> list[str]:
        """The public tables from here at which somebody is and more may sit down."""
        return [table.row.id for table in self._awake if table.here and may_sit(table.row)]

    async def _free_name(self) -> str:
        while await self._store.table(name := random_letters(TABLE_LETTERS)):
            pass
        return name

    async def _find(self, name: str) -> Table:
        """The table, awake. A match that goes on after a start may wait a moment, so that none of its moves has to."""
        row = await self.row(name)
        if row and row.match:
            await self._compiling.ready(row.game)
        async with self._waking:
            return self._awake.get(name) or await self._wake(name)

    async def _wake(self, name: str) -> Table:
        """From now on it is driven from here: what is stored is read after that."""
        known = await self._store.table(name)
        if known is None:
            raise Refused("unknown-table", table=name[:24])
        find_game(known.game)  # nobody drives a table that is refused
        held = await self._store.drive(name)
        row = await self._store.table(name)
        if row is None:
            raise Refused("unknown-table", table=name[:24])
        self._asleep.pop(row.match, None)
        live = await load_live(self._store, row)
        table = Table(row, live, self._means, held)
        self._awake.wake(name, table)
        return table

    async def _find_if_ours(self, name: str) -> Table | None:
        """None: another server drives it."""
        try:
            return await self._find(name)
        except DrivenElsewhereError:
            return None

    async def join(self, name: str, connection: Connection) -> Table:
        """The connection is at the table, which stays awake as long as somebody is."""
        waking = asyncio.create_task(self._find(name))
        waking.add_done_callback(lambda it: it.cancelled() or it.exception())  # is no news where nobody waits for it
        table = await asyncio.shield(waking)  # whoever goes leaves nothing half awake
        if not is_welcome(table.row, connection.guest, table.here):
            raise Refused("no-spectators")
        table.join(connection)
        self._awake.come(name)
        self._visits.note("table", name)
        return table

    def leave(self, table: Table, connection: Connection) -> None:
        if self._awake.get(table.row.id) is not table:
            return  # it is driven elsewhere by now
        table.leave(connection)
        self._awake.leave(table.row.id)
        self._visits.note("table", table.row.id)

    async def _forget(self, names: list[str]) -> int:
        """These tables are gone, but for those in use, and with them the matches that were never finished."""
        gone = [name for name in names if await self._forget_one(name)]
        for name in gone:
            self.listing.forget(name)
        return len(gone)

    async def _forget_one(self, name: str) -> bool:
        async with self._waking:
            if self._awake.get(name):
                return False
            try:
                held = await self._store.drive(name)
            except DrivenElsewhereError:
                return False
            row = await self._store.table(name)
            unfinished = row.match if row and row.stage != "over" else ""
            changes: list[Change] = [Forget("table", name), *([Forget("match", unfinished)] if unfinished else [])]
            await self._store.write(*changes, held=held)
            if held:
                await self._store.let_go(held)
        return True

    async def row(self, name: str) -> TableRow | None:
        table = self._awake.get(name)
        return table.row if table and table.holds else await self._store.table(name)

    async def open(self) -> None:
        """The public tables are known, what nobody comes back to is swept away, and no time passes unnoticed."""
        self.listing.read(await self._store.public_tables(time.time() - LISTED_FOR, MOST_READ))
        self._sweeping.begin()
        self._lookout.begin()

    @property
    def awake(self) -> int:
        """How many are in memory."""
        return sum(1 for _ in self._awake)

    @property
    def waiting(self) -> dict[str, float]:
        """How many questions wait for a thread, by what they are for."""
        return {"bot": self._threads.turns.waiting, "physics": self._means.physics.turns.waiting}

    async def of(self, guest: str) -> list[tuple[TableRow, list[int]]]:
        """Tables where this guest has a seat and a match is to come or goes on, and for which seats they wait.

        One that is refused, such as of a game that is gone, is passed over.
        """
        rows = await self._store.tables_of(guest, time.time() - GOES_ON_FOR, MOST_OF_ONE)
        looked_at = [(row, await self._waiting_at(row)) for row in rows]
        return [(row, waiting) for row, waiting in looked_at if waiting is not None]

    async def awaits(self, name: str, guest: str) -> bool:
        """Whether it is this guest's turn there."""
        row = await self.row(name)
        return bool(row and set(seats_of(row, guest)) & set(await self._waiting_at(row) or ()))

    async def _waiting_at(self, row: TableRow) -> list[int] | None:
        """For which seats it waits; None: it is refused."""
        try:
            find_game(row.game)
            return await self._looked_at(row)
        except Refused:
            return None

    async def _looked_at(self, row: TableRow) -> list[int]:
        """While a table sleeps nothing changes there: its match is looked at once."""
        if row.stage != "playing" or row.game in self._compiling.cold:
            return []
        if table := self._awake.get(row.id):
            live = table.live
        elif row.match in self._asleep and not self._store.shared:  # elsewhere it may be awake
            return self._asleep[row.match]
        else:
            live = await load_live(self._store, row)
        waiting = live.match.waiting_for() if live and live.match else []
        if not table:
            if len(self._asleep) >= MOST_ASLEEP:
                self._asleep.clear()
            self._asleep[row.match] = waiting
        return waiting

    async def rename(self, guest: Guest) -> None:
        """Wherever the guest is at the moment, the name and the face are seen."""
        for connection in self._connections(guest.id):
            connection.name, connection.face = guest.name, guest.face
        for table in self._awake:
            if belongs(table.row, guest.id):
                table.rename(guest.id, guest.name, guest.face)

    def _connections(self, guest: str) -> list[Connection]:
        return [each for table in self._awake for each in table.connections if each.guest == guest]

    def send_away(self, guest: str) -> None:
        """Every page of this guest comes again, as whoever it is by then."""
        for connection in self._connections(guest):
            connection.send_away()

    async def invited_to(self, guest: str) -> list[TableRow]:
        """Tables with a free seat to which somebody who is there, or was today, has invited this guest."""
        rows = await self._store.invited_to(guest, time.time() - INVITED_FOR, MOST_OF_ONE)
        return [row for row in rows if EMPTY in row.seats]

    async def decline(self, name: str, guest: str) -> None:
        """The guest is told no more of this table."""

        async def is_left() -> bool:
            row = await self._store.table(name)
            return row is not None and guest in row.invited

        await self._insist(is_left, lambda: self._decline_here(name, guest), News("decline", f"{name} {guest}"))

    async def erase(self, guest: str) -> None:
        """The guest has no seat anywhere and made no table; matches that go on have somebody else in them."""

        async def is_left() -> bool:
            return bool(await self._store.tables_with(guest))

        async def erase_here() -> bool:
            rows = await self._store.tables_with(guest)
            return all([await self._erase_here(row.id, guest) for row in rows])

        await self._insist(is_left, erase_here, News("erase", guest))
        self.send_away(guest)

    async def _insist(
        self, is_left: Callable[[], Awaitable[bool]], do_here: Callable[[], Awaitable[bool]], asked: News
    ) -> None:
        """It is done, and kept; what could not be done here was asked of whoever drives the table. Or a refusal."""
        for wait in (*SOON, *(A_WHILE for _ in range(INSISTING))):
            if not await is_left():
                return
            if not await do_here():
                await self._store.tell(asked)
            await asyncio.sleep(wait)  # whoever drives it hears it, or is not there any more
        raise Refused("not-saved")

    async def _decline_here(self, name: str, guest: str) -> bool:
        async def asleep(row: TableRow) -> list[Change]:
            return [uninvited(row, guest)]

        return await self._change_here(name, lambda table: table.decline(guest), asleep)

    async def _erase_here(self, name: str, guest: str) -> bool:
        async def asleep(row: TableRow) -> list[Change]:
            kept = await self._store.match(row.match) if row.match else None
            return [without_trace(row, guest), *([without_guest(kept[0], guest)] if kept else [])]

        return await self._change_here(name, lambda table: table.erase(guest), asleep)

    async def _change_here(
        self, name: str, awake: Callable[[Table], None], asleep: Callable[[TableRow], Awaitable[list[Change]]]
    ) -> bool:
        """Done at the table or, where it sleeps, to what is stored of it; False: another server drives it."""
        async with self._waking:
            if table := self._awake.get(name):
                awake(table)
                return True
            try:
                held = await self._store.drive(name)
                if row := await self._store.table(name):
                    await self._store.write(*await asleep(row), held=held)
            except (DrivenElsewhereError, LostTableError):
                return False
            if held:
                await self._store.let_go(held)
        return True

    # --- What other servers do -------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Another server has done something: here it is so too."""
        match news.kind:
            case "table":
                row = await self._store.table(news.name)
                self.listing.see(row) if row else self.listing.forget(news.name)
            case "guest":
                if guest := await self._store.guest(news.name):
                    await self.rename(guest)
            case "erase":
                self.send_away(news.name)
                for table in [each for each in self._awake if without_trace(each.row, news.name) != each.row]:
                    table.erase(news.name)
            case "decline":
                name, _, guest_name = news.name.partition(" ")
                if table_here := self._awake.get(name):
                    table_here.decline(guest_name)
            case "taken":
                self._lose_if_taken()
            case "all":
                self.listing.read(await self._store.public_tables(time.time() - LISTED_FOR, MOST_READ))
                self._lose_if_taken()
            case "certain":
                self._lose_if_taken()
                for table in self._awake:
                    table.tell()  # what was not shown meanwhile

    def _lose_if_taken(self) -> None:
        for table in self._awake:
            if table.held and table.held not in self._store.driven:
                self._lose(table.row.id)

    def _lose(self, name: str) -> None:
        """Another server drives the table: whoever is there comes again, and finds it wherever it is."""
        if self._awake.get(name):
            for connection in self._awake.drop(name).connections:
                connection.send_away()

    def _let_go(self, table: Table) -> None:
        if table.held:
            task = asyncio.ensure_future(self._store.let_go(table.held))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._sweeping.stop()
        self._lookout.stop()
        self._awake.stop()
        self._threads.close()


def may_sit(row: TableRow, guest: str = "") -> bool:
    """Whether this guest, or anybody, may sit down for the match that is to come."""
    is_open = row.public and row.stage == "gathering" and not row.locked
    return is_open and EMPTY in row.seats and guest not in row.removed
