"""Who is at a table, as each guest there sees it, and the frame that tells a guest what is new."""

from collections.abc import Callable
from typing import Literal

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol.table import SeatInfo, TableInfo
from splendide.server.store.rows import PROGRAM, Seat, TableRow
from splendide.server.table import seating
from splendide.server.table.frames import FRAME, Heard, Known, Telling
from splendide.server.table.moments import Viewers

encode = msgspec.json.encode


class Company:
    """Who is at a table; what each guest sees of it is described once, until somebody comes, goes or changes it.

    Whoever has been told is known by a mark: what they were told takes more room than what they need.
    """

    def __init__(
        self, row: TableRow, guests: list[str], again: set[str], grace: Callable[[str], float], idle: set[int]
    ):
        self._row, self._grace, self.idle = row, grace, idle
        self._here = set(guests)
        self._again = again
        self._spectators = sum(not seating.belongs(row, guest) for guest in guests)
        self._seen: dict[str, tuple[int, Viewers]] = {}  # by guest: a mark of what they see, and who they are

    def news(self, guest: str, telling: Telling | None, known: Known) -> bytes:
        """A frame with all that this guest has not been told, who knows it from now on; nothing if there is none."""
        described = b"" if guest in self._seen else self._described_to(guest)
        mark, viewers = self._seen[guest]
        news = telling.frame(viewers, known) if telling else no_match(known)
        if mark == known.table:
            return news
        table = b'"table":' + (described or self._described_to(guest))
        known.table = self._seen[guest][0]
        return FRAME + table + (b"," + news.removeprefix(FRAME) if news else b"}")

    def _described_to(self, guest: str) -> bytes:
        """What this guest sees of the table, which is marked."""
        info = table_info(self._row, guest, self._here, self._again, self._spectators, self._grace, self.idle)
        described, mine = encode(info), seating.seats_of(self._row, guest)
        self._seen[guest] = hash(described), tuple(mine) or (SPECTATOR,)
        return described


def no_match(known: Known) -> bytes:
    """A frame that says so, to who does not know."""
    if known.matchless:
        return b""
    known.matchless, known.heard = True, Heard()
    return FRAME + b'"match":null}'


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
        removed=guest in row.removed,
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
