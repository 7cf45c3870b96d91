"""What somebody can come back to, over HTTP: invitations, tables that go on, and matches that are over."""

from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from splendide.bots.suiting import Bout, suited
from splendide.core.facts import LEVELS
from splendide.server.protocol.people import Mine, MyMatch, MyTable
from splendide.server.protocol.words import Level
from splendide.server.store.rows import MatchRow, TableRow
from splendide.server.table.players import player_at, players_at, players_of
from splendide.server.table.seating import EMPTY, seats_of
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer
from splendide.server.web.house import house_of
from splendide.server.web.inviting import invitation

MOST_MATCHES = 10  # of those that are over
MOST_LOOKED_AT = 40  # for how somebody does against bots


async def show_mine(request: Request) -> Response:
    """Whoever has no cookie yet has been nowhere."""
    house = house_of(request)
    guest = house.known(request)
    if guest is None:
        return answer(Mine([], [], [], {}))
    going_on = [my_table(row, waiting, guest) for row, waiting in await house.tables.of(guest)]
    played = await house.store.matches_of(guest, MOST_LOOKED_AT)
    matches = [my_match(row, guest) for row in played[:MOST_MATCHES]]
    invitations = [await invitation(house, row) for row in await house.tables.invited_to(guest)]
    going_on.sort(key=lambda table: not table.my_turn)
    return answer(Mine(invitations, going_on, matches, suited_by(played, guest)))


def suited_by(played: list[MatchRow], guest: str) -> dict[str, Level]:
    """By game, where there were matches against bots alone; the latest come first."""
    bouts: dict[str, list[Bout]] = {}
    for row in reversed(played):
        if row.guests.count(guest) == 1 and set(row.guests) == {guest, ""}:
            seat = row.guests.index(guest)
            level = max((name for k, name in enumerate(row.names) if k != seat), key=LEVELS.index)
            bouts.setdefault(row.game, []).append(Bout(level, seat in row.winners))
    return {game: cast(Level, suited(some)) for game, some in bouts.items()}


def my_table(row: TableRow, waiting: list[int], guest: str) -> MyTable:
    mine = seats_of(row, guest)
    return MyTable(
        id=row.id,
        game=row.game,
        stage=row.stage,
        players=players_at(row),
        free=row.seats.count(EMPTY),
        my_turn=any(seat in mine for seat in waiting),
        waiting=[player_at(row.seats[seat]) for seat in waiting],
    )


def my_match(row: MatchRow, guest: str) -> MyMatch:
    mine = [seat for seat, player in enumerate(row.guests) if player == guest]
    return MyMatch(
        id=row.id,
        game=row.game,
        players=players_of(row),
        mine=mine,
        points=[list(points) for points in row.points],
        winners=list(row.winners),
        began=row.began,
        rated=row.rated,
        figures=row.figures[mine[0]] if row.figures and mine else {},
    )


ROUTES = [Address("GET", "/api/mine", show_mine, answers=Mine)]
