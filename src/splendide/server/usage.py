"""What guests and households use of several servers: each tells the others at every beat, and counts what they told.

So a limit is that of all servers together, but for what somebody gets from the others within a beat. Of open sockets
only those are told who have a good part of what is allowed: others are far from any limit.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping
from secrets import token_hex

import msgspec

from splendide.server.limits import Buckets
from splendide.server.places import Places

MOST_TOLD = 1000  # who spent most, at a beat: a crowd of others costs nobody more
FORGOTTEN = 5.0  # seconds after which the sockets of a server that says nothing more don't count


class Used(msgspec.Struct, omit_defaults=True):
    server: str
    spent: dict[str, dict[str, int]] = {}  # by limit, then by whom: since it was last told
    sockets: dict[str, dict[str, int]] = {}  # by limit, then by whom: that are open now


class Usage:
    def __init__(self, limits: Mapping[str, Buckets], places: Places, now: Callable[[], float] = time.monotonic):
        self._limits, self._places, self._now = limits, places, now
        self._name = token_hex(4)
        self._heard: dict[str, tuple[float, dict[str, dict[str, int]]]] = {}  # by server: when, and its sockets
        for buckets in limits.values():
            buckets.spent = Counter()

    def told(self) -> str:
        """What other servers have to know; "": nothing."""
        told = {name: dict(buckets.told().most_common(MOST_TOLD)) for name, buckets in self._limits.items()}
        spent, sockets = {name: by for name, by in told.items() if by}, self._places.of_many()
        return msgspec.json.encode(Used(self._name, spent, sockets)).decode() if spent or sockets else ""

    def hear(self, said: str) -> None:
        """Another server has told its own."""
        used = msgspec.json.decode(said, type=Used)
        for name, by in used.spent.items():
            for who, amount in by.items():
                self._limits[name].note(who, amount)
        self._heard[used.server] = self._now(), used.sockets
        self._places.elsewhere = self._sockets()

    def _sockets(self) -> Counter[tuple[str, str]]:
        """Those of all other servers."""
        late = self._now() - FORGOTTEN
        self._heard = {server: heard for server, heard in self._heard.items() if heard[0] > late}
        total: Counter[tuple[str, str]] = Counter()
        for _, sockets in self._heard.values():
            for kind, by in sockets.items():
                total.update({(kind, who): count for who, count in by.items()})
        return total
