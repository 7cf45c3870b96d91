"""What is new of a match to a socket, put together from parts that are encoded once.

What all are told is put into words once for all who knew the same: as a rule everybody at a table does.
"""

from typing import NamedTuple

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol.table import ClockInfo, TimeInfo
from splendide.server.table.live import LiveMatch
from splendide.server.table.moments import LiveMoment, Viewers

encode = msgspec.json.encode

Said = tuple[tuple[float | None, ...], tuple[float | None, ...]] | None  # by a clock, but for what time it is


class Hours(NamedTuple):
    """What the clocks say: the game's, and the table's."""

    clock: ClockInfo | None = None
    time: TimeInfo | None = None

    @property
    def said(self) -> tuple[Said, Said]:
        clock, time = self
        return (
            (tuple(clock.asked), tuple(clock.limits)) if clock else None,
            (tuple(time.left), tuple(time.since)) if time else None,
        )


class Heard(NamedTuple):
    """What somebody knows of what all are told of a match."""

    match: str = ""
    begun: bool = False  # its commitment is known
    told: int = -1  # of its revealed moves, so many
    state: bytes = b""
    hours: tuple[Said, Said] = None, None


class Known:
    """What one socket has been told."""

    __slots__ = "head", "heard", "matchless", "seats", "table", "viewers"

    def __init__(self) -> None:
        self.table = 0  # a mark of it
        self.matchless = False  # that there is no match
        self.heard = Heard()
        self.viewers: Viewers = ()
        self.head = ""  # of the log
        self.seats: dict[int, bytes] = {}


class Telling:
    """A match as it stands: what all are told, by what they knew before."""

    __slots__ = "_hours", "_to_all", "_to_some", "head", "live", "made", "now"

    def __init__(self, live: LiveMatch, hours: Hours = Hours(), made: float = 0.0):
        self.live, self.made, self.head = live, made, live.head
        self._hours = hours
        self.now = Heard(live.row.id, True, live.told if live.match else -1, live.state, hours.said)
        self._to_all: dict[Heard, bytes] = {}
        self._to_some: dict[tuple[Heard, Viewers], bytes] = {}

    def since(self, heard: Heard, viewers: Viewers) -> bytes:
        """Each part that is new to who has heard so much, after a comma."""
        said = self._to_all.get(heard)
        if said is None:
            said = self._to_some.get((heard, viewers))
        return self._put_into_words(heard, viewers) if said is None else said

    def _put_into_words(self, heard: Heard, viewers: Viewers) -> bytes:
        new = [moment for moment in self.live.moments if moment.number > heard.told] if self.live.match else []
        said = b"".join(b"," + part for part in self._parts(heard, viewers, new))
        if is_the_same_for_all(heard, new):
            self._to_all[heard] = said
        else:
            self._to_some[heard, viewers] = said
        return said

    def _parts(self, heard: Heard, viewers: Viewers, new: list[LiveMoment]) -> list[bytes]:
        parts = [] if heard.begun else [b'"commitment":' + self.live.commitment]
        if new:
            parts += new_moments(self.live, viewers, heard.told, new)
        return parts + self._new_hours(heard)

    def _new_hours(self, heard: Heard) -> list[bytes]:
        """What the clocks say, if somebody's began to run or stopped."""
        said: list[tuple[bytes, ClockInfo | TimeInfo | None]] = list(zip((b"clock", b"time"), self._hours, strict=True))
        news = zip(said, heard.hours, self.now.hours, strict=True)
        return [b'"%b":%b' % (name, encode(says)) for (name, says), old, new in news if says and old != new]


def match_news(telling: Telling, viewers: Viewers, known: Known) -> bytes:
    """What is new of the match, all of it for who knows nothing of it or has other seats now."""
    live, now = telling.live, telling.now
    if known.heard.match != now.match or known.viewers != viewers:
        known.heard, known.viewers, known.seats = Heard(now.match), viewers, {}
    heard, known.heard = known.heard, now
    mine = new_seat_views(live, viewers, known.seats)
    if heard == now:
        return now.state + mine if mine else b""
    return now.state + telling.since(heard, viewers) + mine


def is_the_same_for_all(heard: Heard, new: list[LiveMoment]) -> bool:
    """Whether these moments are told alike to everybody who has heard so much."""
    return heard.begun and all(moment.open and moment.since <= heard.told for moment in new) and len(new) < 2


def new_moments(live: LiveMatch, viewers: Viewers, told: int, new: list[LiveMoment]) -> list[bytes]:
    """Those since then; for who has missed more than are kept, the newest and what happened before it."""
    parts = []
    if told < 0 or new[0].since > told:
        new = new[-1:]
        told = max(0, told)
        parts.append(b'"history":' + live.history(viewers, told))
    said = [moment.said(viewers, told, moment is new[-1]) for moment in new]
    parts.append(b'"moments":[%b]' % b",".join(said))
    return [*parts, b'"result":' + live.result] if live.result else parts


def new_seat_views(live: LiveMatch, viewers: Viewers, known: dict[int, bytes]) -> bytes:
    """What each seat may do and alone sees, if it is not what was said before, after a comma."""
    if not live.match:
        return b""
    new: list[bytes] = []
    for seat in viewers:
        if seat != SPECTATOR and known.get(seat) != (view := live.seat_view(seat)):
            known[seat] = view
            new.append(view)
    return b',"mine":[%b]' % b",".join(new) if new else b""
