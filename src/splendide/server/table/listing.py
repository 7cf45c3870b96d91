"""The public tables, in memory: the newest first, a few of each who made them, page by page."""

import time
from bisect import bisect_left, insort
from collections.abc import Callable, Iterable
from typing import NamedTuple

from splendide.server.protocol.lobby import ListedTable, TableList
from splendide.server.store.rows import TableRow
from splendide.server.table.players import players_at
from splendide.server.table.seating import EMPTY

LISTED_FOR = 24 * 3600.0  # seconds since something changed there
MOST_READ = 20_000  # when the house opens: the newest
A_PAGE = 20
A_FEW = 3  # tables of one guest; those made before show when these are gone


class Place(NamedTuple):
    """Where a table stands in the list: tables made later stand before those made earlier."""

    made: float
    id: str


class Listing:
    """Looking at a page touches no more than that page, and the store not at all."""

    def __init__(self, clock: Callable[[], float] = time.time):
        self._clock = clock  # seconds since 1970
        self._listed: dict[str, ListedTable] = {}
        self._changed: dict[str, float] = {}  # by table, the one that changed longest ago first
        self._place: dict[str, tuple[str, Place]] = {}  # by table: its maker, and where it stands
        self._of: dict[str, list[Place]] = {}  # by maker, the oldest first
        self._shown: list[Place] = []  # the oldest first

    def read(self, rows: Iterable[tuple[float, TableRow]]) -> None:
        """These public tables are kept, and no others; they changed then."""
        for table in [*self._listed]:
            self.forget(table)
        for changed, row in sorted(rows, key=lambda each: each[0]):
            self._add(row, changed)

    def see(self, row: TableRow) -> None:
        """The table is like this now."""
        self.forget(row.id)
        if row.public:
            self._add(row, self._clock())

    def forget(self, table: str) -> None:
        if table not in self._listed:
            return
        maker, place = self._place.pop(table)
        del self._listed[table], self._changed[table]
        theirs = self._of[maker]
        before = theirs[-A_FEW:]
        del theirs[bisect_left(theirs, place)]
        self._show(before, theirs[-A_FEW:])
        if not theirs:
            del self._of[maker]

    def page(self, number: int) -> TableList:
        """The page of this number, counted from 0; one behind the last is empty."""
        self._forget_old()
        newest = len(self._shown) - number * A_PAGE
        shown = self._shown[max(0, newest - A_PAGE) : max(0, newest)]
        return TableList([self._listed[place.id] for place in reversed(shown)], -(-len(self._shown) // A_PAGE))

    def _add(self, row: TableRow, changed: float) -> None:
        place = Place(row.made, row.id)
        self._listed[row.id], self._changed[row.id] = listed(row), changed
        self._place[row.id] = row.maker, place
        theirs = self._of.setdefault(row.maker, [])
        before = theirs[-A_FEW:]
        insort(theirs, place)
        self._show(before, theirs[-A_FEW:])

    def _show(self, before: list[Place], now: list[Place]) -> None:
        """Of one maker's tables these are shown, and no longer those that were before."""
        for place in set(before) - set(now):
            del self._shown[bisect_left(self._shown, place)]
        for place in set(now) - set(before):
            insort(self._shown, place)

    def _forget_old(self) -> None:
        while self._changed:
            oldest, changed = next(iter(self._changed.items()))
            if changed >= self._clock() - LISTED_FOR:
                return
            self.forget(oldest)


def listed(row: TableRow) -> ListedTable:
    free = 0 if row.locked else row.seats.count(EMPTY)
    return ListedTable(row.id, row.game, row.stage, len(row.seats), free, players_at(row), row.name)
