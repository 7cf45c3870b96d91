"""Who is at a table, each with a socket: all of them hear what is new, and bots ask what is on their screens."""

from collections.abc import Iterator

import msgspec

from splendide.core.time.line import Line
from splendide.server.protocol.table import Said
from splendide.server.realtime.hands import Where
from splendide.server.store.rows import Seat, TableRow
from splendide.server.table import seating
from splendide.server.table.awake import Alarm, Later
from splendide.server.table.connection import Connection
from splendide.server.table.screens import Seen

FEW = 50  # sockets at a table
NOW_AND_THEN = 0.5  # seconds


class Gathering:
    def __init__(self, later: Later):
        self.connections: set[Connection] = set()
        self._later = later
        self._alarm: Alarm | None = None  # rings when it is told to a crowd who else is there

    def __iter__(self) -> Iterator[Connection]:
        return iter(self.connections)

    def __len__(self) -> int:
        return len(self.connections)

    @property
    def here(self) -> set[str]:
        return {connection.guest for connection in self.connections}

    def tell(self) -> None:
        """Everybody hears what is new."""
        self.stop()
        for connection in self.connections:
            connection.tell()

    def tell_of_company(self) -> None:
        """Who has come or gone is told at once among few; in a crowd now and then, or nothing else would be done."""
        if len(self.connections) <= FEW:
            self.tell()
        elif self._alarm is None:
            self._alarm = self._later(NOW_AND_THEN, self.tell)

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def spread(self, said: Said) -> None:
        """Everybody at the table hears it."""
        words = msgspec.json.encode(said)
        for connection in self.connections:
            connection.pass_on(words)

    def show_hands(self, moved: Where) -> None:
        for connection in self.connections:
            connection.show_hands(moved)

    def shown_to_players(self, row: TableRow) -> list[Seen]:
        """What those who play here have been shown."""
        playing = {seat.guest for seat in row.seats if seating.is_person(seat)}
        return [connection.shown for connection in self.connections if connection.guest in playing]

    def lines_to(self, held: Seat) -> list[Line]:
        """To whoever plays this seat."""
        return [each.line for each in self.connections if each.guest == held.guest and not held.level]

    def unwelcome(self, row: TableRow) -> list[Connection]:
        """Those who look on where that is not wanted any more."""
        here = self.here
        return [each for each in self.connections if not seating.is_welcome(row, each.guest, here)]
