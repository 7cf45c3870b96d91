"""What somebody can come back to, over HTTP: tables that go on, and matches that are over."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splendide.server.protocol import Mine, MyMatch, MyTable
from splendide.server.store.rows import MatchRow, TableRow
from splendide.server.table.listing import names_at
from splendide.server.table.seating import EMPTY, seats_of
from splendide.server.web.answers import answer
from splendide.server.web.house import house_of

MOST_MATCHES = 10  # of those that are over


async def show_mine(request: Request) -> Response:
    """Whoever has no cookie yet has been nowhere."""
    house = house_of(request)
    guest = house.known(request)
    if guest is None:
        return answer(Mine([], []))
    going_on = [my_table(row, waiting, guest) for row, waiting in await house.tables.of(guest)]
    matches = [my_match(row, guest) for row in await house.store.matches_of(guest, MOST_MATCHES)]
    return answer(Mine(sorted(going_on, key=lambda table: not table.my_turn), matches))


def my_table(row: TableRow, waiting: list[int], guest: str) -> MyTable:
    mine = seats_of(row, guest)
    return MyTable(
        id=row.id,
        game=row.game,
        stage=row.stage,
        names=names_at(row),
        free=row.seats.count(EMPTY),
        my_turn=any(seat in mine for seat in waiting),
        waiting=[row.seats[seat].name or row.seats[seat].level or "" for seat in waiting],
    )


def my_match(row: MatchRow, guest: str) -> MyMatch:
    return MyMatch(
        id=row.id,
        game=row.game,
        names=list(row.names),
        mine=[seat for seat, player in enumerate(row.guests) if player == guest],
        points=[list(points) for points in row.points],
        winners=list(row.winners),
        began=row.began,
    )


ROUTES = [Route("/api/mine", show_mine)]
