"""What has changed at a table since a socket was last told, put together from parts that are encoded once."""

from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol import ClockInfo, SeatInfo, TableInfo, TimeInfo
from splendide.server.store.rows import PROGRAM, Seat, TableRow
from splendide.server.table import seating
from splendide.server.table.live import LiveMatch
from splendide.server.table.moments import Viewers

encode = msgspec.json.encode

Told = tuple[tuple[float | None, ...], tuple[float | None, ...]] | None


class Known:
    """What one socket has been told."""

    def __init__(self) -> None:
        self.table = b""
        self.match: str | None = None  # whose, "" that there is none; None: nothing
        self.viewers: Viewers = ()
        self.told = 0  # of its revealed moves, so many
        self.state = b""
        self.head = ""  # of the log
        self.seats: dict[int, bytes] = {}
        self.hours: tuple[Told, Told] = None, None  # as the clocks said


class Hours(NamedTuple):
    """What the clocks say: the game's, and the table's."""

    clock: ClockInfo | None = None
    time: TimeInfo | None = None

    @property
    def told(self) -> tuple[Told, Told]:
        """All but what time it is."""
        clock, time = self
        return (
            (tuple(clock.asked), tuple(clock.limits)) if clock else None,
            (tuple(time.left), tuple(time.since)) if time else None,
        )


class Company:
    """Who is at a table; what each guest sees of it is described once, until somebody comes, goes or changes it."""

    def __init__(
        self, row: TableRow, guests: list[str], again: set[str], grace: Callable[[str], float], idle: set[int]
    ):
        self._row, self._grace, self.idle = row, grace, idle
        self._here = set(guests)
        self._again = again
        self._spectators = sum(not seating.belongs(row, guest) for guest in guests)
        self._seen: dict[str, tuple[bytes, Viewers]] = {}

    def news(self, guest: str, live: LiveMatch | None, known: Known, hours: Hours) -> bytes:
        """A frame with all that this guest has not been told, who knows it from now on; nothing if there is none."""
        table, viewers = self._seen_by(guest)
        parts = [b'"table":' + table] if table != known.table else []
        known.table = table
        if live:
            parts += new_head(live, known)
            parts += [b'"match":{%b}' % match for match in (match_news(live, viewers, known, hours),) if match]
        elif known.match != "":
            known.match = ""
            parts.append(b'"match":null')
        return b'{"type":"frame",%b}' % b",".join(parts) if parts else b""

    def _seen_by(self, guest: str) -> tuple[bytes, Viewers]:
        if guest not in self._seen:
            info = table_info(self._row, guest, self._here, self._again, self._spectators, self._grace, self.idle)
            mine = seating.seats_of(self._row, guest)
            self._seen[guest] = encode(info), tuple(mine) or (SPECTATOR,)
        return self._seen[guest]


def table_info(
    row: TableRow,
    guest: str,
    here: set[str],
    again: set[str],
    spectators: int,
    grace: Callable[[str], float],
    idle: set[int],
) -> TableInfo:
    host = seating.host(row, here)
    return TableInfo(
        id=row.id,
        game=row.game,
        public=row.public,
        chat=row.chat,
        hints=row.hints,
        time=row.time,
        name=row.name,
        locked=row.locked,
        watched=row.watched,
        host=guest == host,
        options=row.options,
        seats=[
            seat_info(row, seat, guest, host, here, again, grace, number in idle)
            for number, seat in enumerate(row.seats)
        ],
        spectators=spectators,
        stage=row.stage,
    )


def seat_info(
    row: TableRow,
    seat: Seat,
    guest: str,
    host: str,
    here: set[str],
    again: set[str],
    grace: Callable[[str], float],
    idle: bool,
) -> SeatInfo:
    kind: Literal["empty", "person", "bot"] = "bot" if seat.level else "person" if seat.guest else "empty"
    away = kind == "person" and row.stage == "playing" and seat.guest not in here
    return SeatInfo(
        kind=kind,
        name=seat.name or seat.level or "",
        level=seat.level,
        mine=seat.guest == guest,
        here=kind == "bot" or seat.guest in here,
        replaced=bool(seat.level and seat.guest),
        conceded=seat.conceded,
        host=seat.guest == host != "",
        again=kind == "person" and seat.guest in again,
        beside=seating.beside(row, seat) if row.public else "",
        program=seat.guest.startswith(PROGRAM),
        bot_in=round(grace(seat.guest), 1) if away else 0.0 if idle else None,
        face="" if seat.level else seat.face,
    )


# --- The match ------------------------------------------------------------------------------------------


def match_news(live: LiveMatch, viewers: Viewers, known: Known, hours: Hours) -> bytes:
    """What is new of the match, all of it for who knows nothing of it or has other seats now."""
    parts: list[bytes] = []
    if (known.match, known.viewers) != (live.row.id, viewers):
        known.match, known.viewers, known.told, known.seats, known.hours = live.row.id, viewers, -1, {}, (None, None)
        parts.append(b'"commitment":' + live.commitment)
    if live.told > known.told and live.match:
        parts += new_moments(live, viewers, known.told)
        known.told = live.told
    parts += new_seat_views(live, viewers, known.seats)
    parts += new_hours(hours, known)
    if not parts and live.state == known.state:
        return b""
    known.state = live.state
    return b",".join((live.state, *parts))


def new_hours(hours: Hours, known: Known) -> list[bytes]:
    """What the clocks say, if somebody's began to run or stopped."""
    before, known.hours = known.hours, hours.told
    said: list[tuple[bytes, ClockInfo | TimeInfo | None]] = [(b"clock", hours.clock), (b"time", hours.time)]
    news = zip(said, before, known.hours, strict=True)
    return [b'"%b":%b' % (name, encode(says)) for (name, says), old, new in news if says and old != new]


def new_head(live: LiveMatch, known: Known) -> list[bytes]:
    """It changes with what is revealed alone: that somebody changed a secret choice is seen by nobody."""
    if live.head in ("", known.head):
        return []
    known.head = live.head
    return [b'"head":' + encode(live.head)]


def new_moments(live: LiveMatch, viewers: Viewers, told: int) -> list[bytes]:
    """Those since then; for who has missed more than are kept, the newest and what happened before it."""
    new = [moment for moment in live.moments if moment.number > told]
    parts = []
    if told < 0 or new[0].since > told:
        new = new[-1:]
        told = max(0, told)
        parts.append(b'"history":' + live.history(viewers, told))
    said = [moment.said(viewers, told, moment is new[-1]) for moment in new]
    parts.append(b'"moments":[%b]' % b",".join(said))
    return [*parts, b'"result":' + live.result] if live.result else parts


def new_seat_views(live: LiveMatch, viewers: Viewers, known: dict[int, bytes]) -> list[bytes]:
    """What each seat may do and alone sees, if it is not what was said before."""
    if not live.match:
        return []
    new: list[bytes] = []
    for seat in viewers:
        if seat != SPECTATOR and known.get(seat) != (view := live.seat_view(seat)):
            known[seat] = view
            new.append(view)
    return [b'"mine":[%b]' % b",".join(new)] if new else []
