"""The people who decide at a table with a clock: whose time runs, whose is up, and who lets others decide for them."""

from collections.abc import Callable, Iterator, Mapping

from splendide.core.game import NATURE
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.time.clocks import Clocks

PATIENCE = 2  # moves in a row that are made for somebody, who then counts as gone

Latency = Callable[[int], float]  # milliseconds that a message to a seat and back may take


class Deciders:
    def __init__(self, clocks: Clocks, match: Match, timed: Mapping[int, int]):
        self.clocks = clocks
        self.match = match
        self._timed = timed  # the seats of people for whom others wait, and since which move they are there
        self._called: dict[int, int] = {}  # by seat: the question for which somebody else was asked to decide
        self._late = [0] * match.seats  # by seat: how many moves in a row were made for it
        self._count(match.log, 0)

    # --- What happens --------------------------------------------------------------------------------

    def see(self, match: Match, present: bool, now: float) -> None:
        """The match has gone on to this; time stands still where nobody is present."""
        known = len(self.match.log)
        self._count(match.log[known:], known)
        self.match = match
        if self._called:
            self._called = {seat: question for seat, question in self._called.items() if match.owes(seat)}
        self.clocks.see(match.decisions, self._running(match) if present else (), now)

    def time(self, seats: Mapping[int, int]) -> None:
        """Others wait for these people. Who comes back finds time for a decision, and has not been late."""
        if seats is self._timed:
            return
        for seat in set(seats) - set(self._timed):
            self.clocks.give_anew(seat)
            self._called.pop(seat, None)
            self._late[seat] = 0
        self._timed = seats

    def stir(self, seat: int) -> None:
        """Somebody is at this seat: a hand has moved."""
        self._late[seat] = 0

    def _count(self, entries: list[Entry], first: int) -> None:
        for ply, entry in enumerate(entries, first):
            if entry.seat != NATURE and ply >= self._timed.get(entry.seat, 0):
                self._late[entry.seat] = self._late[entry.seat] + 1 if entry.late else 0

    # --- What follows --------------------------------------------------------------------------------

    def call(self, latency: Latency, now: float) -> list[int]:
        """Whose time is up: somebody else is to decide for them. It is said once of each question."""
        called = [seat for seat, end in self._ends(latency, now) if end <= now]
        self._called |= {seat: self.match.questions[seat] for seat in called}
        return called

    def next_end(self, latency: Latency, now: float) -> float | None:
        """When somebody's time will be up, if nothing happens before; then it has to be asked again."""
        return min((end for _, end in self._ends(latency, now)), default=None)

    def _ends(self, latency: Latency, now: float) -> Iterator[tuple[int, float]]:
        """What comes in time by the clock over there still counts when it comes in here.

        How far away that is makes no difference before the time is up here.
        """
        for seat, question in enumerate(self.match.questions):
            end = self.clocks.end(seat)
            if end is not None and self._called.get(seat) != question:
                yield seat, end if end > now else end + latency(seat)

    @property
    def gone(self) -> list[int]:
        """The people for whom moves are made again and again."""
        return [seat for seat in sorted(self._timed) if self._late[seat] >= PATIENCE] if any(self._late) else []

    def left_after(self, match: Match, now: float) -> list[float]:
        """By seat: what its clock will say when the match has gone on to this."""
        return self.clocks.after(match.decisions, now)

    def _running(self, match: Match) -> list[int]:
        """The people for whom others wait in this position."""
        return [seat for seat in self._timed if match.owes(seat)]
