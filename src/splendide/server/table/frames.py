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


class Gap(NamedTuple):
    """What decides how somebody is told what is new: whoever has the same is told the same."""

    begun: bool
    told: int
    clock: bool  # what it says is new
    time: bool


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

    __slots__ = "_frame", "_hours", "_said", "live", "made", "now"

    def __init__(self, live: LiveMatch, hours: Hours = Hours(), made: float = 0.0):
        self.live, self.made = live, made
        self._hours = hours
        self.now = Heard(live.row.id, True, live.told if live.match else -1, live.state, hours.said, live.head)
        self._said: dict[tuple[Gap, Viewers], bytes] = {}  # to these viewers; to all, if there are none
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
        gap = self._gap(heard)
        said = b'%b%b"match":{%b%b}}' % (FRAME, self._new_head(heard), self._since(gap, viewers), mine)
        if not mine and (gap, ()) in self._said:
            self._frame = heard, said
        return said

    def news(self, viewers: Viewers, known: Known) -> bytes:
        """What is new of the match alone, all of it for who knows nothing of it or has other seats now."""
        heard, mine = self._caught_up(viewers, known)
        return self._since(self._gap(heard), viewers) + mine if mine or heard != self.now else b""

    def _caught_up(self, viewers: Viewers, known: Known) -> tuple[Heard, bytes]:
        """What this socket had heard, and what its seats alone see that is new; now it knows all."""
        heard, known.heard = known.heard, self.now
        if heard.match != self.now.match or known.viewers != viewers:
            heard, known.viewers, known.seats = Heard(self.now.match), viewers, {}
        mine = new_seat_views(self.live, viewers, known.seats)
        return heard, mine if heard.told == self.now.told else self._seen_between(heard.told, viewers) + mine

    def _seen_between(self, told: int, viewers: Viewers) -> bytes:
        """What these seats alone saw of the moments before the newest, after a comma."""
        seen = [view for moment in self._unheard(told)[:-1] for view in moment.seen(viewers)]
        return b',"seen":' + encode(seen) if seen else b""

    def _unheard(self, told: int) -> list[LiveMoment]:
        """The moments since then; for who has missed more than are kept, the newest."""
        new = [moment for moment in self.live.moments if moment.number > told]
        return new[-1:] if leave_a_gap(told, new) else new

    def _gap(self, heard: Heard) -> Gap:
        (clock, time), (old_clock, old_time) = self.now.hours, heard.hours
        return Gap(heard.begun, heard.told, clock != old_clock, time != old_time)

    def _new_head(self, heard: Heard) -> bytes:
        head = self.now.head
        return b'"head":"%b",' % head.encode() if head and head != heard.head else b""

    def _since(self, gap: Gap, viewers: Viewers) -> bytes:
        """The state, and each part that is new to who has heard so much."""
        said = self._said.get((gap, ()))
        if said is None:
            said = self._said.get((gap, viewers))
        return self._put_into_words(gap, viewers) if said is None else said

    def _put_into_words(self, gap: Gap, viewers: Viewers) -> bytes:
        new = self._unheard(gap.told)
        said = b",".join([self.now.state, *self._parts(gap, viewers, new)])
        same_for_all = gap.begun and not leave_a_gap(gap.told, new) and all(moment.open for moment in new)
        self._said[gap, () if same_for_all else viewers] = said
        return said

    def _parts(self, gap: Gap, viewers: Viewers, new: list[LiveMoment]) -> list[bytes]:
        parts = [] if gap.begun else [b'"commitment":' + self.live.commitment]
        if new:
            parts += new_moments(self.live, viewers, gap.told, new)
        if gap.clock and self._hours.clock:
            parts.append(b'"clock":' + encode(self._hours.clock))
        if gap.time and self._hours.time:
            parts.append(b'"time":' + encode(self._hours.time))
        return parts


def leave_a_gap(told: int, new: list[LiveMoment]) -> bool:
    """Whether something happened before these moments that who has heard so much has not been told."""
    return bool(new) and (told < 0 or new[0].since > told)


def new_moments(live: LiveMatch, viewers: Viewers, told: int, new: list[LiveMoment]) -> list[bytes]:
    """These moments and, for who has missed something, what happened before them."""
    parts = []
    if leave_a_gap(told, new):
        told = max(0, told)
        parts.append(b'"history":' + live.history(viewers, told))
    said = [moment.said(viewers, told) for moment in new]
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
