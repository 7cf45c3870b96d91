"""What a table and its match are told to be: described once for all who are told within a moment."""

from collections.abc import Callable

from splendide.server.realtime.timing import Timing
from splendide.server.table.absences import Patience
from splendide.server.table.company import Company
from splendide.server.table.connection import Connection
from splendide.server.table.frames import Hours, Telling
from splendide.server.table.gathering import Gathering
from splendide.server.table.kept import Kept
from splendide.server.table.starting import Starting

A_MOMENT = 0.05  # seconds


class Described:
    def __init__(
        self,
        kept: Kept,
        gathering: Gathering,
        starting: Starting,
        patience: Patience,
        timing: Timing,
        clock: Callable[[], float],
    ):
        self._kept, self._gathering, self._starting, self._patience = kept, gathering, starting, patience
        self._timing, self._clock = timing, clock
        self._company: Company | None = None  # None: changed since the last frame
        self._telling: Telling | None = None  # None: the match has gone on since, or a clock

    def change(self) -> None:
        """Somebody came, went or changed the table."""
        self._company = self._telling = None

    def go_on(self) -> None:
        """The match is not where it was; who keeps the others waiting may be somebody else."""
        self._telling = None
        if self._company and self._company.idle != self._patience.kept_waiting:
            self._company = None

    def news(self, connection: Connection) -> bytes:
        """A frame with what this connection has not been told yet; nothing, if nothing is new or nobody is certain."""
        if not self._kept.certain:
            return b""
        if self._company is None:
            self._company = self._describe()
        return self._company.news(connection.guest, self._told_of_match(), connection.known)

    def _describe(self) -> Company:
        guests = [other.guest for other in self._gathering]
        patience = self._patience
        return Company(self._kept.row, guests, self._starting.again, patience.absences.left, patience.kept_waiting)

    def _told_of_match(self) -> Telling | None:
        """The same for all who are told within a moment: it says what time it is."""
        now, telling, live = self._clock(), self._telling, self._kept.live
        if live and not (telling and telling.live is live and now - telling.made < A_MOMENT):
            self._telling = Telling(live, Hours(self._timing.clock, self._timing.time), now)
        return self._telling if live else None
