"""The whole table as one socket may see it."""

from typing import Literal

from splendide.core.game import SPECTATOR
from splendide.server import seating
from splendide.server.live import LiveMatch, happened
from splendide.server.protocol import Frame, MatchInfo, SeatInfo, TableInfo
from splendide.server.store.rows import Seat, TableRow


def frame(row: TableRow, live: LiveMatch | None, guest: str, here: set[str], spectators: int, since: int) -> Frame:
    return Frame(table_info(row, guest, here, spectators), match_info(row, live, guest, since) if live else None)


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


def match_info(row: TableRow, live: LiveMatch, guest: str, since: int) -> MatchInfo:
    match = live.match
    if match is None:
        return MatchInfo(live.row.id, live.commitment, [], 0, [], [], None, None)
    mine = seating.seats_of(row, guest)
    return MatchInfo(
        id=live.row.id,
        commitment=live.commitment,
        waiting=match.waiting_for(),
        told=len(match.told),
        happened=happened(match, mine or [SPECTATOR], since),
        mine=[live.seat_view(seat) for seat in mine],
        watching=None if mine else live.watching,
        result=live.result,
    )
