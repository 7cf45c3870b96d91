"""How many sockets are open, by guest, by household and by table."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from splendide.core.errors import Refused
from splendide.server.limits import Limits, household


class Places:
    def __init__(self, limits: Limits):
        self._most = {
            "guest": limits.sockets_of_guest,
            "household": limits.sockets_of_household,
            "table": limits.sockets_at_table,
        }
        self._taken: Counter[tuple[str, str]] = Counter()

    @property
    def open(self) -> int:
        """How many sockets are open."""
        return sum(count for (kind, _), count in self._taken.items() if kind == "table")

    @contextmanager
    def taken(self, guest: str, host: str, table: str) -> Iterator[None]:
        """There is room for one more socket of each, as long as this one is open; or a refusal."""
        wanted = [("guest", guest), ("household", household(host)), ("table", table)]
        if any(self._taken[each] >= self._most[each[0]] for each in wanted):
            raise Refused("too-many-sockets")
        self._taken.update(wanted)
        try:
            yield
        finally:
            self._taken.subtract(wanted)
            self._forget(wanted)

    def _forget(self, places: list[tuple[str, str]]) -> None:
        for place in places:
            if not self._taken[place]:
                del self._taken[place]
