"""How many sockets are open, by guest, by household and by table.

A socket through which another server passes on what a browser says counts at its table: its guest and household are
counted by the server that the browser came to.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

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
        self.elsewhere: Counter[tuple[str, str]] = Counter()  # open at other servers

    @property
    def open(self) -> int:
        """How many sockets are open."""
        return sum(count for (kind, _), count in self._taken.items() if kind == "table")

    @contextmanager
    def taken(self, guest: str, host: str, table: str, relayed: bool = False) -> Iterator[None]:
        """There is room for one more socket of each, as long as this one is open; or a refusal."""
        give_back = self.take(guest, host, table, relayed)
        try:
            yield
        finally:
            give_back()

    def take(self, guest: str, host: str, table: str, relayed: bool = False) -> Callable[[], None]:
        """One more socket of each is open until what comes back is called; or a refusal."""
        wanted = places(guest, host, table, relayed)
        if any(self._taken[each] + self.elsewhere[each] >= self._most[each[0]] for each in wanted):
            raise Refused("too-many-sockets")
        self._taken.update(wanted)
        return partial(self._give_back, guest, host, table, relayed)

    def _give_back(self, *taken: Any) -> None:
        self._taken.subtract(places(*taken))
        self._forget(places(*taken))

    def of_many(self) -> dict[str, dict[str, int]]:
        """By kind, guests and households that have a quarter or more of what is allowed, and how many."""
        many: dict[str, dict[str, int]] = {}
        for (kind, who), count in self._taken.items():
            if kind != "table" and count >= self._most[kind] / 4:
                many.setdefault(kind, {})[who] = count
        return many

    def _forget(self, left: list[tuple[str, str]]) -> None:
        for place in left:
            if not self._taken[place]:
                del self._taken[place]


def places(guest: str, host: str, table: str, relayed: bool) -> list[tuple[str, str]]:
    """What a socket counts as one more of."""
    return [("table", table), *([] if relayed else [("guest", guest), ("household", household(host))])]
