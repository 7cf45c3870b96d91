"""The lobby, over HTTP: who you are, what there is to play, which tables there are."""

import io
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar, get_args

import segno
from starlette.requests import Request
from starlette.responses import Response

import splendide
from splendide.bots.expecting import is_judged
from splendide.core.errors import Refused
from splendide.core.library import Game, all_games
from splendide.core.options import options_of
from splendide.core.shelf import shelf
from splendide.server.protocol.lobby import GameInfo, House, Made, NewTable, OptionInfo, Quick, TableList
from splendide.server.protocol.words import Level
from splendide.server.store.rows import Guest
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of, language_of
from splendide.server.web.hosts import called
from splendide.server.web.house import house_of
from splendide.server.web.people import me_of

T = TypeVar("T")
PAGE = {"type": "string", "pattern": "^[0-9]{1,6}$"}


async def show_house(request: Request) -> Response:
    house = house_of(request)
    guest = await house.guest(request)
    push, levels = house.settings.push, list(get_args(Level))
    told = House(
        splendide.__version__,
        me_of(guest),
        games(language_of(request)),
        house.compiling.cold,
        levels,
        push.public if push else "",
    )
    response = answer(told)
    response.headers["set-cookie"] = house.cookie(request, guest)
    return response


async def list_tables(request: Request) -> Response:
    number = request.query_params.get("page", "0")
    if not re.fullmatch(PAGE["pattern"], number):
        raise Refused("no-such-page", page=number[:24])
    return answer(house_of(request).tables.listing.page(int(number)))


async def make_table(request: Request) -> Response:
    return await led_to(request, NewTable, house_of(request).tables.make)


async def find_quick(request: Request) -> Response:
    return await led_to(request, Quick, lambda wish, guest: house_of(request).tables.quick(wish.game, guest))


async def led_to(request: Request, kind: type[T], find: Callable[[T, Guest], Awaitable[str]]) -> Response:
    """The table that is found or made for this wish."""
    house = house_of(request)
    house.require_welcome(request)
    wish = await body_of(request, kind, house.limits.body_bytes)
    guest = await house.guest(request)
    response = answer(Made(await find(wish, guest)))
    response.headers["set-cookie"] = house.cookie(request, guest)
    return response


async def draw_qr(request: Request) -> Response:
    """The table's address as a picture for telephones."""
    row = await house_of(request).table_row(request, request.path_params["table"].lower())
    drawn = io.BytesIO()
    address = f"{request.scope['scheme']}://{called(request)}/t/{row.id}"
    segno.make(address, micro=False).save(drawn, kind="svg", border=2, xmldecl=False, dark="#000", light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# --- What there is to play ---------------------------------------------------------------------------


@cache
def games(language: str) -> list[GameInfo]:
    return [game_info(game, language) for game in all_games()]


def game_info(game: Game, language: str) -> GameInfo:
    texts = shelf()[game.slug].texts(language).read_text(encoding="utf-8")
    options = [OptionInfo(*option) for option in options_of(game.Options)]
    cards = game.cards.cards() if game.cards else []
    return GameInfo(
        slug=game.slug,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=options,
        texts=texts,
        talk=list(game.talk.phrases),
        hints=is_judged(game),
        tutorial=game.tutorial is not None,
        figures=game.figures,
        cards=cards,
    )


ROUTES = [
    Address("GET", "/api/house", show_house, answers=House),
    Address("GET", "/api/tables", list_tables, answers=TableList, query={"page": PAGE}),
    Address("POST", "/api/tables", make_table, reads=NewTable, answers=Made),
    Address("POST", "/api/quick", find_quick, reads=Quick, answers=Made),
    Address("GET", "/api/tables/{table}/qr.svg", draw_qr, answers="image/svg+xml"),
]
