"""One browser's line: what was measured of it, and when it was told what."""

from collections.abc import Iterable
from typing import NamedTuple

from splendide.core.time.watch import Watch

MOST_TOLD = 64  # of the latest messages with something new
STALE = 100.0  # milliseconds after which something counts as sent, however slowly its reader reads


class Moment(NamedTuple):
    """Something that everybody was shown: how much had been told by then, and when."""

    told: int
    at: float


class Line:
    __slots__ = "_told", "since", "watch"

    def __init__(self, since: float, watch: Watch | None = None):
        self.watch = watch or Watch()
        self.since = since  # when it was opened
        self._told: list[tuple[str, int, float]] = []

    def tell(self, match: str, told: int, at: float) -> None:
        """So much of this match was sent then."""
        self._told = [*self._told, (match, told, at)][-MOST_TOLD:]

    def shown(self, match: str, moment: Moment, now: float) -> float | None:
        """When this was sent there, None: not yet. Who comes later or reads slowly could have seen it with others."""
        if self.since > moment.at:
            return moment.at
        sent = next((at for id_, told, at in self._told if id_ == match and told >= moment.told), None)
        if sent is None:
            return None if now < moment.at + STALE else moment.at + STALE
        return min(max(sent, moment.at), moment.at + STALE)


def longest_way(lines: Iterable[Line]) -> float:
    """How long a message to the furthest of these browsers and back may take, in milliseconds."""
    return max((line.watch.latency + line.watch.jitter for line in lines), default=0.0)
