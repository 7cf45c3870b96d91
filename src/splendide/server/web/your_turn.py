"""What a browser shows of a turn while no page is open."""

import msgspec

from splendide.core.texts import say
from splendide.server.protocol.people import YourTurn
from splendide.server.store.rows import TableRow
from splendide.server.table.players import player_at
from splendide.server.table.seating import EMPTY
from splendide.server.web.pictures import name_of, title_of


def your_turn(row: TableRow, guest: str, language: str) -> bytes:
    """As the client's service worker reads it; no secret of the match is in it."""
    others = [name_of(player_at(seat), language) for seat in row.seats if seat != EMPTY and seat.guest != guest]
    title = say("push-your-turn", language, {"game": title_of(row.game, language)})
    return msgspec.json.encode(YourTurn(row.id, title, say("push-with", language, {"names": ", ".join(others)})))
