"""The whole table as one socket may see it."""

from typing import Literal

import msgspec

from splendide.core.game import SPECTATOR
from splendide.server.protocol import ClockInfo, Frame, MatchInfo, SeatInfo, TableInfo
from splendide.server.store.rows import Seat, TableRow
from splendide.server.table import seating
from splendide.server.table.live import LiveMatch, happened


class Company:
    """Who is at a table; what each guest sees of it is described once, until somebody comes, goes or changes it."""

    def __init__(self, row: TableRow, guests: list[str]):
        self._row = row
        self._here = set(guests)
        self._spectators = sum(not seating.belongs(row, guest) for guest in guests)
        self._seen: dict[str, tuple[TableInfo, list[int]]] = {}

    def frame(self, guest: str, live: LiveMatch | None, since: int, clock: ClockInfo | None) -> Frame:
        """The whole table as this guest may see it; of the match, what has been revealed since then."""
        if guest not in self._seen:
            info = table_info(self._row, guest, self._here, self._spectators)
            self._seen[guest] = info, seating.seats_of(self._row, guest)
        info, mine = self._seen[guest]
        return Frame(info, match_info(live, mine, since, clock) if live else None)


def table_info(row: TableRow, guest: str, here: set[str], spectators: int) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        public=row.public,
        chat=row.chat,
        host=guest == seating.host(row, here),
        options=row.options,
        seats=[seat_info(seat, guest, here) for seat in row.seats],
        spectators=spectators,
        stage=row.stage,
    )


def seat_info(seat: Seat, guest: str, here: set[str]) -> SeatInfo:
    kind: Literal["empty", "person", "bot"] = "bot" if seat.level else "person" if seat.guest else "empty"
    return SeatInfo(
        kind=kind,
        name=seat.name or seat.level or "",
        level=seat.level,
        mine=seat.guest == guest,
        here=kind == "bot" or seat.guest in here,
        replaced=bool(seat.level and seat.guest),
    )


def match_info(live: LiveMatch, mine: list[int], since: int, clock: ClockInfo | None) -> MatchInfo:
    match = live.match
    if match is None:
        return MatchInfo(live.row.id, live.commitment, [], 0, [], [], None, None, None)
    return MatchInfo(
        id=live.row.id,
        commitment=live.commitment,
        waiting=live.waiting,
        told=len(match.told),
        happened=happened(match, mine or [SPECTATOR], since),
        mine=[live.seat_view(seat) for seat in mine],
        watching=None if mine else live.watching,
        result=live.result,
        clock=clock,
    )


def match_bytes(live: LiveMatch, mine: list[int], since: int = 0) -> bytes:
    """What a frame says of the match to whoever plays these seats, or to a spectator, but for the clock."""
    return msgspec.json.encode(match_info(live, mine, since, None))
