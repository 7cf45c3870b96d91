"""Who has a seat and is not there, and how long nobody else may give it to a bot."""

from collections.abc import Callable


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
