"""Whom a table waits for, and how long nobody else may give their seat to a bot."""

from collections.abc import Callable

from splendide.core.match import Match
from splendide.core.time.clocks import TEMPI
from splendide.server.store.rows import TableRow
from splendide.server.table import seating
from splendide.server.table.awake import Alarm, Later
from splendide.server.table.customs import Customs


class Absences:
    def __init__(self, grace: float, clock: Callable[[], float]):
        self._grace, self._clock = grace, clock  # both in seconds
        self._since: dict[str, float] = {}  # by guest

    def see(self, seated: set[str], here: set[str]) -> None:
        """These have seats, and these are there now."""
        now = self._clock()
        self._since = {guest: self._since.get(guest, now) for guest in seated - here}

    def left(self, guest: str) -> float:
        """Seconds for which the seat is kept; 0 when a bot may play on."""
        now = self._clock()
        return max(0.0, self._since.get(guest, now) + self._grace - now)

    @property
    def next_end(self) -> float | None:
        """Seconds until somebody's grace is over; None when nobody's runs."""
        return min((left for guest in self._since if (left := self.left(guest)) > 0), default=None)


class Patience:
    """Who has a seat and is not there is awaited for a while and, where no clock runs, who keeps the others waiting."""

    def __init__(self, customs: Customs, later: Later, clock: Callable[[], float], ended: Callable[[], None]):
        self.absences = Absences(customs.grace, clock)
        self._waits = Absences(customs.idle, clock)  # for an answer, by seat and question
        self._awaited: dict[str, int] = {}  # by seat and question: seats
        self._later, self._ended = later, ended
        self._alarm: Alarm | None = None  # rings when a bot may play on for somebody

    def see(self, row: TableRow, match: Match | None, here: set[str]) -> None:
        """These are awaited now; when that is over, everybody hears of it."""
        self._awaited = awaited(row, match) if match else {}
        self.absences.see({seat.guest for seat in row.seats if seating.is_person(seat)}, here)
        self._waits.see(set(self._awaited), set())
        self.stop()
        ends = [end for end in (self.absences.next_end, self._waits.next_end) if end is not None]
        self._alarm = self._later(min(ends), self._ended) if ends else None

    @property
    def kept_waiting(self) -> set[int]:
        """The seats that others have waited for long enough."""
        return {seat for key, seat in self._awaited.items() if not self._waits.left(key)}

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()


def awaited(row: TableRow, match: Match) -> dict[str, int]:
    """The people who keep others waiting where no clock runs: by seat and question, their seats."""
    seats = [] if TEMPI.get(row.time) else [seat for seat in seating.waited_for(row) if match.owes(seat)]
    return {f"{row.match} {seat} {match.questions[seat]}": seat for seat in seats}
