"""How long everybody may think at a table, whatever the game: a bank, and an increment for each decision.

Each seat has a clock of its own, which runs while that seat owes a decision. What is not used of an increment goes into
the bank, up to what that was at first: so no decision takes longer than bank and increment together.
Told what is asked of whom and what time it is, it says when whose time is up. All times are milliseconds.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

SECOND = 1000.0
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE


class Tempo(NamedTuple):
    """What everybody at a table is given."""

    bank: float
    increment: float
    lasting: bool = False  # time goes by also where nobody is

    @property
    def longest(self) -> float:
        """What anybody can cost the others by one decision."""
        return self.bank + self.increment


def of_days(days: int) -> Tempo:
    return Tempo(0.0, days * DAY, lasting=True)


TEMPI: Mapping[str, Tempo] = {
    "relaxed": Tempo(5 * MINUTE, MINUTE),
    "normal": Tempo(2 * MINUTE, 25 * SECOND),
    "fast": Tempo(30 * SECOND, 10 * SECOND),
    "1-day": of_days(1),
    "3-days": of_days(3),
    "7-days": of_days(7),
}


class Clocks:
    def __init__(self, tempo: Tempo, decisions: Sequence[int]):
        self.tempo = tempo
        self.left = [tempo.longest for _ in decisions]  # by seat: when its clock began to run, or as it stands
        self.since: list[float | None] = [None for _ in decisions]  # by seat; None: it stands still
        self._paid = list(decisions)  # by seat: for so many it has been given time

    def resume(self, left: Sequence[float]) -> None:
        """So much was left when they were last looked at."""
        self.left = list(left)

    def see(self, decisions: Sequence[int], running: Collection[int], now: float) -> None:
        """Everybody has been asked for so many by now; these clocks run. What is taken back pays nothing."""
        for seat, asked in enumerate(decisions):
            is_new = asked > self._paid[seat]
            if is_new or seat not in running:
                self._stop(seat, now)
            if is_new:
                self.left[seat] = self._given(self.left[seat])
            if seat in running and self.since[seat] is None:
                self.since[seat] = now
        self._paid = list(map(max, decisions, self._paid))

    def _given(self, left: float) -> float:
        """What somebody with so much left has for the next decision."""
        return min(max(left, 0.0), self.tempo.bank) + self.tempo.increment

    def _stop(self, seat: int, now: float) -> None:
        self.left[seat] = self.left_at(seat, now)
        self.since[seat] = None

    def give_anew(self, seat: int) -> None:
        """Whoever comes back to a decision has the time of one, at least."""
        self.left[seat] = max(self.left[seat], self.tempo.increment)

    def left_at(self, seat: int, now: float) -> float:
        """How much the seat has left; less than nothing when its time has been up for a while."""
        since = self.since[seat]
        return self.left[seat] - (now - since if since is not None else 0.0)

    def end(self, seat: int) -> float | None:
        """When its time will be up, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def after(self, decisions: Sequence[int], now: float) -> list[float]:
        """By seat: how much would be left if this were asked now."""
        left = [self.left_at(seat, now) for seat in range(len(decisions))]
        asked = zip(left, decisions, self._paid, strict=True)
        return [self._given(each) if decision > paid else each for each, decision, paid in asked]
