"""Playing again with the same people, over HTTP: they are told of a new table on their first page."""

from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.server.protocol.lobby import Made, NewTable
from splendide.server.protocol.people import Invitation, Invite
from splendide.server.store.rows import Guest, MatchRow, TableRow
from splendide.server.table.players import player_at
from splendide.server.table.seating import require_playable
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer
from splendide.server.web.house import TheHouse, house_of
from splendide.server.web.lobby import led_to
from splendide.server.web.people import person


async def invitation(house: TheHouse, row: TableRow) -> Invitation:
    """Who has no seat there yet is called by their name."""
    seat = next((seat for seat in row.seats if seat.guest == row.maker), None)
    host = await house.store.guest(row.maker) or Guest(row.maker, "")
    return Invitation(row.id, row.game, player_at(seat) if seat else person(host))


async def invite(request: Request) -> Response:
    """Those with whom one has played to the end, and nobody else, can be told of a new table."""
    house = house_of(request)

    async def make(wish: Invite, guest: Guest) -> str:
        kept = await house.look_up(request, house.store.match(wish.match), lambda kept: guest.id in kept[0].guests)
        if kept is None or not kept[0].over or guest.id not in kept[0].guests:
            raise Refused("unknown-match")
        invited = others_of(kept[0], wish.seat, guest)
        return await house.tables.make(table_like(kept[0], 1 + len(invited)), guest, invited)

    return await led_to(request, Invite, make)


def others_of(row: MatchRow, seat: int | None, guest: Guest) -> tuple[str, ...]:
    """Who else played it, or who played that seat of it."""
    others = {player: None for k, player in enumerate(row.guests) if player not in ("", guest.id) and seat in (None, k)}
    if not others:
        raise Refused("nobody-to-invite")
    return tuple(others)


def table_like(row: MatchRow, people: int) -> NewTable:
    """The same game with the same options, for so many; if they can't play it so, as it is usually played."""
    game = find_game(row.game)
    seats = min(max(game.seats[0], people), game.seats[-1])
    try:
        require_playable(game, seats, row.options)
    except Refused:
        return NewTable(row.game, seats)
    return NewTable(row.game, seats, row.options)


async def decline(request: Request) -> Response:
    house = house_of(request)
    house.require_welcome(request)
    if guest := house.known(request):
        await house.tables.decline(request.path_params["table"].lower(), guest)
    return answer(None)


ROUTES = [
    Address("POST", "/api/invitations", invite, reads=Invite, answers=Made),
    Address("DELETE", "/api/invitations/{table}", decline),
]
