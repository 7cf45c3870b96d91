"""Whose turn it is to use one of a few threads: tables with people come first, and who asks for more gets no more."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

MOST_REMEMBERED = 10_000  # guests and tables, before who has had a turn is forgotten


class Party:
    """A table that has something to think about, on whose account, and whether somebody is there to see it."""

    def __init__(self, guest: str = "", attended: bool = False):
        self.guest = guest
        self.attended = attended


class Turns:
    """Each table has a queue of its own. Who has had a turn waits behind whoever has not, first guests, then tables."""

    def __init__(self, places: int):
        self._free = places
        self._kept_free = 1 if places > 1 else 0  # for tables with people: who is not there never takes all places
        self._waiting: dict[Party, list[asyncio.Future[None]]] = {}
        self._had: dict[object, int] = {}  # guests and tables, and the number of the last turn they had
        self._number = itertools.count(1)

    @property
    def waiting(self) -> int:
        """How many have asked and have not got a place."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def taken(self, party: Party) -> AsyncIterator[None]:
        """It is this table's turn, until it is done."""
        await self._turn(party)
        try:
            yield
        finally:
            self._free += 1
            self.look()

    async def _turn(self, party: Party) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(party, []).append(turn)
        self.look()
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(party, turn)
            raise

    def _give_up(self, party: Party, turn: asyncio.Future[None]) -> None:
        """Who asked doesn't want it any more; a place that was given goes to somebody else."""
        if turn.cancelled():
            self._remove(party, turn)
        else:
            self._free += 1
            self.look()

    def look(self) -> None:
        """Places that are free are taken by those whose turn it is; also when somebody has come to a table."""
        while party := self._next():
            turn = self._waiting[party][0]
            self._remove(party, turn)
            if not turn.cancelled():
                self._remember(party)
                self._free -= 1
                turn.set_result(None)

    def _next(self) -> Party | None:
        able = [party for party in self._waiting if self._free > (0 if party.attended else self._kept_free)]
        return min(able, key=self._rank, default=None)

    def _rank(self, party: Party) -> tuple[bool, int, int]:
        return not party.attended, self._had.get(party.guest, 0), self._had.get(party, 0)

    def _remember(self, party: Party) -> None:
        if len(self._had) > MOST_REMEMBERED:
            self._had.clear()
        self._had[party.guest] = self._had[party] = next(self._number)

    def _remove(self, party: Party, turn: asyncio.Future[None]) -> None:
        others = [other for other in self._waiting.pop(party, ()) if other is not turn]
        if others:
            self._waiting[party] = others
