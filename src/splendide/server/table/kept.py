"""What holds at a table: its row and its match, which are replaced together once they are stored, never changed."""

from collections.abc import Callable

from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.time.clocks import TEMPI, Tempo
from splendide.core.time.keeper import holds_nature
from splendide.server.metrics import COUNTED
from splendide.server.realtime.floor import Holds
from splendide.server.store.base import LostTableError, Store
from splendide.server.store.rows import Change, ClockRow, Held, MatchRow, Moves, TableRow
from splendide.server.table.live import LiveMatch, ended, nature_of, replayed


class Kept:
    def __init__(
        self,
        row: TableRow,
        live: LiveMatch | None,
        held: Held | None,
        store: Store,
        lost: Callable[[str], None],
        clock_after: Callable[[Match], ClockRow | None],
        adopted: Callable[[TableRow], None],
    ):
        self.row, self.live = row, live
        self.held = held  # None: there is no other server that could drive it
        self._store, self._lost = store, lost
        self._clock_after = clock_after  # what the clocks will say once a match is stored, which is stored with it
        self._adopted = adopted  # hears, whenever something has come to hold, what the row was before

    # --- What it is ----------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """None: there is none, or the seats' nonces are awaited."""
        return self.live.match if self.live else None

    def require_match(self) -> Match:
        if not (match := self.match):
            raise Refused("no-match")
        return match

    @property
    def made(self) -> int:
        """How many moves of the match have been made."""
        return len(self.match.log) if self.match else 0

    @property
    def tempo(self) -> Tempo | None:
        """How long everybody may think."""
        return TEMPI.get(self.row.time)

    @property
    def for_days(self) -> bool:
        """People have days for a move."""
        tempo = self.tempo
        return tempo is not None and tempo.lasting

    # --- Whether it is -------------------------------------------------------------------------------

    @property
    def certain(self) -> bool:
        """What is here is what holds: no other server can have come to drive this table."""
        return self.held is None or (self._store.certain and self.held in self._store.driven)

    async def require_certainty(self) -> None:
        """What is here holds; or a refusal."""
        if not self.certain:
            await self._store.assure()
            if not self.certain:
                raise Refused("cut-off")

    async def catch_up(self) -> None:
        """What the store has is what holds."""
        row = await self._store.table(self.row.id)
        self.adopt(row or self.row, await load_live(self._store, row or self.row))

    # --- How it changes ------------------------------------------------------------------------------

    async def change(self, row: TableRow) -> None:
        if row != self.row:
            await self.write(row)
            self.adopt(row, self.live if row.match else None)

    async def write(self, *changes: Change) -> None:
        """These are kept, unless another server has come to drive the table: then nothing is, and it is gone here."""
        try:
            await self._store.write(*changes, held=self.held)
        except LostTableError:
            self._lost(self.row.id)
            raise Refused("not-saved") from None

    def adopt(self, row: TableRow, live: LiveMatch | None) -> None:
        """This has been stored: it holds from now on."""
        before = self.row
        self.row, self.live = row, live
        self._adopted(before)

    async def keep_trial(self, trial: Match, holds: Holds = holds_nature) -> None:
        """What was tried holds; nature is held back by the game's pace or, once, by something else."""
        assert self.live
        await self.keep(self.live.row, trial, len(self.require_match().log), holds)

    async def keep(self, kept: MatchRow, match: Match, known: int, holds: Holds = holds_nature) -> None:
        """Nature has made her moves, all that is new is stored, and only then does it hold."""
        match.let_nature_move(nature_of(kept), holds)
        entries = match.log[known:]
        clock = self._clock_after(match)
        changes: list[Change] = [Moves(kept.id, known, entries, clock)] if entries else []
        row, stage = self.row, "over" if match.over else "playing"
        if stage != row.stage:
            kept, row = ended(kept, match, row), replace(row, stage=stage)
            changes += [kept, row]
        await self.write(*changes)
        COUNTED.moves += len(entries)
        self.adopt(row, LiveMatch(kept, match, self.live))

    def rest(self) -> None:
        """Nobody looks: what was made for those who did is made again for who comes."""
        if self.live:
            self.live = self.live.unseen()


async def load_live(store: Store, row: TableRow) -> LiveMatch | None:
    """The match of the table, as far as it is stored."""
    kept = await store.match(row.match) if row.match else None
    if not kept:
        return None
    match, entries = kept
    begun = replayed(match, entries) if match.nonces is not None else None
    return LiveMatch(match, begun, clock=await store.clocks_of(match.id) if row.time != "none" else None)
