"""All tables: those in use are in memory, the others sleep in the store."""

import asyncio
import time

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.protocol import ListedTable, NewTable
from splendide.server.realtime.physics import Physics
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest, TableRow
from splendide.server.table.seating import EMPTY, belongs, checked_options, require_playable
from splendide.server.table.starting import random_letters
from splendide.server.table.table import Table, load_live
from splendide.server.table.thinking import Threads, warm_up

TABLE_LETTERS = 6
IDLE = 300.0  # seconds after which a table that nobody is at is put to sleep
LISTED_FOR = 24 * 3600.0  # seconds since something changed there
MOST_LISTED = 50


class Tables:
    def __init__(self, store: Store, bot_pause: float, world_patience: float, nonce_wait: float):
        self._store = store
        self._nonce_wait = nonce_wait
        self._threads = Threads(bot_pause)
        self._physics = Physics(world_patience)
        self._awake: dict[str, Table] = {}
        self._waking = asyncio.Lock()
        self._warm = asyncio.create_task(asyncio.to_thread(warm_up))

    async def make(self, wish: NewTable, maker: Guest) -> str:
        """A new table; its maker still has to sit down."""
        game = find_game(wish.game)
        seats = wish.seats if wish.seats is not None else min(max(2, game.seats[0]), game.seats[-1])
        options = checked_options(game, wish.options)
        require_playable(game, seats, options)
        name = await self._free_name()
        row = TableRow(
            name, wish.game, maker.id, wish.public, options, (EMPTY,) * seats, time.time(), chat=game.talk.chat
        )
        await self._store.write(row)
        return row.id

    async def _free_name(self) -> str:
        while await self._store.table(name := random_letters(TABLE_LETTERS)):
            pass
        return name

    async def find(self, name: str) -> Table:
        """The table, awake. The first to come after a start may wait a moment, so that no move has to."""
        await asyncio.shield(self._warm)
        async with self._waking:
            if name not in self._awake:
                row = await self.row(name)
                self._awake[name] = await self._woken(row)
            return self._awake[name]

    async def _woken(self, row: TableRow) -> Table:
        live = await load_live(self._store, row)
        return Table(row, live, self._store, self._threads, self._physics, self._nonce_wait)

    async def row(self, name: str) -> TableRow:
        row = await self._store.table(name)
        if row is None:
            raise Refused("unknown-table", table=name[:24])
        return row

    async def public(self) -> list[ListedTable]:
        rows = await self._store.public_tables(time.time() - LISTED_FOR, MOST_LISTED)
        return [listed(row) for row in rows]

    async def rename(self, old: Guest, new: Guest) -> None:
        """Wherever the guest is at the moment, the new name is seen."""
        for table in list(self._awake.values()):
            for connection in table.connections:
                if connection.guest == new.id:
                    connection.name = new.name
            if belongs(table.row, new.id):
                await table.rename(new.id, old.name, new.name)

    def sleep_soon(self, table: Table) -> None:
        """When nobody comes for a while, the table leaves the memory; the store has everything."""
        asyncio.get_running_loop().call_later(IDLE, self._sleep, table)

    def _sleep(self, table: Table) -> None:
        if table.idle:
            self._awake.pop(table.row.id, None)
            table.stop()
        elif not table.connections:
            self.sleep_soon(table)

    async def close(self) -> None:
        for table in self._awake.values():
            table.stop()
        self._threads.close()
        await self._warm


def listed(row: TableRow) -> ListedTable:
    names = [seat.name or seat.level or "" for seat in row.seats if seat != EMPTY]
    return ListedTable(row.id, row.game, row.stage, len(row.seats), row.seats.count(EMPTY), names)
