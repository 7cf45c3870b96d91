"""A match is about to begin: its commitment is on every screen, and the seats add their nonces."""

import asyncio
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.store.rows import TableRow
from splendide.server.table import seating
from splendide.server.table.compiling import Compiling
from splendide.server.table.kept import Kept
from splendide.server.table.letters import random_letters
from splendide.server.table.live import LiveMatch, drawn_up, replayed
from splendide.server.table.nonces import Nonces, read_nonce
from splendide.server.table.queue import RETRY, Queue

MATCH_LETTERS = 10


class Starting:
    """From wanting a match to its first move: nonces are awaited, and rules that are not compiled yet."""

    def __init__(self, kept: Kept, queue: Queue, compiling: Compiling, patience: float, agreed: Callable[[], None]):
        self._kept, self._queue, self._compiling, self._patience = kept, queue, compiling, patience
        self._agreed = agreed  # hears when it is not the same people any more who want another match
        self.again: set[str] = set()  # the guests who do
        self._nonces = Nonces()

    # --- Wanting one ---------------------------------------------------------------------------------

    def forget(self) -> None:
        """Another match is played."""
        self.again = set()

    async def agree(self, guest: str, wants: bool) -> None:
        """The guest wants another match or not any more; when all do, it begins."""
        row = self._kept.row
        seating.require_over(row, guest)
        if wants and not self._hesitant(guest):
            return await self._draw_up(row)
        self.again = self.again | {guest} if wants else self.again - {guest}
        self._agreed()

    async def start(self, guest: str, here: set[str]) -> None:
        """The host begins; bots play for those who have not said that they want another."""
        row = self._kept.row
        seating.require_ready(row, guest, here)
        await self._draw_up(seating.with_stand_ins(row, self._hesitant(guest)))

    def _hesitant(self, guest: str) -> set[str]:
        """After a match: those besides this guest who have not said that they want another."""
        row = self._kept.row
        return seating.hesitant(row, self.again | {guest}) if row.stage == "over" else set()

    # --- Commitment, nonces, nature ------------------------------------------------------------------

    async def _draw_up(self, row: TableRow) -> None:
        """A secret has been drawn and its commitment is on every screen before anybody gives a nonce."""
        seating.require_playable(find_game(row.game), len(row.seats), row.options)
        match = drawn_up(row, random_letters(MATCH_LETTERS))
        row = replace(seating.renewed(row), stage="starting", match=match.id)
        await self._kept.write(match, row)
        self._kept.adopt(row, LiveMatch(match, None))
        self._nonces = Nonces()
        self.go_on()

    def go_on(self, at_least: float = 0.0) -> None:
        """Nonces are awaited."""
        self._queue.in_background(self._begin_in_time(self._kept.row.match, at_least))

    async def _begin_in_time(self, match: str, at_least: float) -> None:
        """It begins when the rules are compiled and nobody's nonce is lacking, or after a while.

        What can't be kept is tried again.
        """
        await asyncio.sleep(max(at_least, self._patience if self._nonces.lacking(self._kept.row) else 0.0))
        await self._compiling.ready(self._kept.row.game)
        self._queue.do(partial(self._begin, match), lambda refused: self.go_on(RETRY))

    def add(self, guest: str, match: str, nonce: str) -> None:
        row = self._kept.row
        if match != row.match:
            raise Refused("unknown-match")
        given = read_nonce(nonce)
        if row.stage != "starting" or not seating.seats_of(row, guest):
            return
        self._nonces.add(guest, given)
        if not self._nonces.lacking(row):
            self.go_on()

    async def _begin(self, match: str) -> None:
        row, live = self._kept.row, self._kept.live
        if row.stage != "starting" or row.match != match or not live:
            return
        begun = replace(live.row, nonces=self._nonces.by_seat(row))
        await self._kept.keep(begun, replayed(begun, []), 0)
