"""Which seats bots decide for: their own, and those of people whose time is up."""

from splendide.server.protocol.words import Level
from splendide.server.table import seating
from splendide.server.table.kept import Kept
from splendide.server.table.minds import Asked


class StandIns:
    def __init__(self, kept: Kept):
        self._kept = kept
        self._overdue: dict[int, int] = {}  # by seat: the question that a bot decides for somebody whose time is up

    def add(self, seats: list[int]) -> None:
        """Bots decide for these people what they were asked and have not answered in time."""
        match = self._kept.require_match()
        self._overdue |= {seat: match.questions[seat] for seat in seats}

    def forget(self) -> None:
        """Another match is played."""
        self._overdue = {}

    def levels(self) -> dict[int, Level]:
        """By seat, of all bots that may be asked now."""
        seated = {k: seat.level for k, seat in enumerate(self._kept.row.seats) if seat.level}
        return {**self._late(), **seated} if self._overdue else seated

    def _late(self) -> dict[int, Level]:
        match = self._kept.match
        asked = match.questions if match else []
        return {seat: seating.STAND_IN for seat, number in self._overdue.items() if asked[seat : seat + 1] == [number]}

    def asked(self) -> Asked:
        return Asked(self._kept.row.match, self._kept.match, self.levels())
