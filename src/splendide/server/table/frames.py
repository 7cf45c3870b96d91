"""What is new of a match to a socket, put together from parts that are encoded once.

What all are told is put into words once for all who knew the same: as a rule everybody at a table does.
"""

from typing import NamedTuple

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol.table import ClockInfo, TimeInfo
from splendide.server.table.live import LiveMatch
from splendide.server.table.moments import LiveMoment, Viewers

FRAME = b'{"type":"frame",'  # how one begins

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
    head: str = ""  # of the log: it changes with what is revealed alone, so nobody sees a secret choice changed


class Known:
    """What one socket has been told."""

    __slots__ = "heard", "matchless", "seats", "table", "viewers"

    def __init__(self) -> None:
        self.table = 0  # a mark of it
        self.matchless = False  # that there is no match
        self.heard = Heard()
        self.viewers: Viewers = ()
        self.seats: dict[int, bytes] = {}


class Telling:
    """A match as it stands: what all are told, by what they knew before."""

    __slots__ = "_frame", "_hours", "_to_all", "_to_some", "live", "made", "now"

    def __init__(self, live: LiveMatch, hours: Hours = Hours(), made: float = 0.0):
        self.live, self.made = live, made
        self._hours = hours
        self.now = Heard(live.row.id, True, live.told if live.match else -1, live.state, hours.said, live.head)
        self._to_all: dict[Heard, bytes] = {}
        self._to_some: dict[tuple[Heard, Viewers], bytes] = {}
        self._frame: tuple[Heard | None, bytes] = None, b""  # for who heard that, and alone sees nothing new

    def frame(self, viewers: Viewers, known: Known) -> bytes:
        """What is new to this socket, which knows it from now on; nothing if there is none.

        As a rule all but one are told the same: it is put together once for them.
        """
        known.matchless = False
        heard, mine = self._caught_up(viewers, known)
        if not mine:
            if heard is self._frame[0]:
                return self._frame[1]
            if heard == self.now:
                return b""
        said = b'%b%b"match":{%b%b}}' % (FRAME, self._new_head(heard), self._since(heard, viewers), mine)
        if not mine and heard in self._to_all:
            self._frame = heard, said
        return said

    def news(self, viewers: Viewers, known: Known) -> bytes:
        """What is new of the match alone, all of it for who knows nothing of it or has other seats now."""
        heard, mine = self._caught_up(viewers, known)
        return self._since(heard, viewers) + mine if mine or heard != self.now else b""

    def _caught_up(self, viewers: Viewers, known: Known) -> tuple[Heard, bytes]:
        """What this socket had heard, and what its seats alone see that is new; now it knows all."""
        heard, known.heard = known.heard, self.now
        if heard.match != self.now.match or known.viewers != viewers:
            heard, known.viewers, known.seats = Heard(self.now.match), viewers, {}
        return heard, new_seat_views(self.live, viewers, known.seats)

    def _new_head(self, heard: Heard) -> bytes:
        head = self.now.head
        return b'"head":"%b",' % head.encode() if head and head != heard.head else b""

    def _since(self, heard: Heard, viewers: Viewers) -> bytes:
        """The state, and each part that is new to who has heard so much."""
        said = self._to_all.get(heard)
        if said is None:
            said = self._to_some.get((heard, viewers))
        return self._put_into_words(heard, viewers) if said is None else said

    def _put_into_words(self, heard: Heard, viewers: Viewers) -> bytes:
        new = [moment for moment in self.live.moments if moment.number > heard.told] if self.live.match else []
        said = b",".join([self.now.state, *self._parts(heard, viewers, new)])
        if is_the_same_for_all(heard, new):
            self._to_all[heard] = said
        else:
            self._to_some[heard, viewers] = said
        return said

    def _parts(self, heard: Heard, viewers: Viewers, new: list[LiveMoment]) -> list[bytes]:
        parts = [] if heard.begun else [b'"commitment":' + self.live.commitment]
        if new:
            parts += new_moments(self.live, viewers, heard.told, new)
        return parts + self._new_hours(heard) if heard.hours != self.now.hours else parts

    def _new_hours(self, heard: Heard) -> list[bytes]:
        """What the clocks say, if somebody's began to run or stopped."""
        said: list[tuple[bytes, ClockInfo | TimeInfo | None]] = list(zip((b"clock", b"time"), self._hours, strict=True))
        news = zip(said, heard.hours, self.now.hours, strict=True)
        return [b'"%b":%b' % (name, encode(says)) for (name, says), old, new in news if says and old != new]


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
