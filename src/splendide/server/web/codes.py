"""Short codes, over HTTP: a table has one for a few minutes, and whoever types it is led there."""

from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.server.protocol.lobby import Made, ShortCode, TypedCode
from splendide.server.store.short_codes import GOOD_FOR
from splendide.server.table.codes import code_of, read_code, written_code
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of
from splendide.server.web.house import house_of


async def make_short_code(request: Request) -> Response:
    """Whoever knows the table's link may pass it on, so also in short."""
    house = house_of(request)
    house.require_welcome(request)
    row = await house.table_row(request, request.path_params["table"].lower())
    code = await code_of(house.store, row.id)
    return answer(ShortCode(written_code(code.code), code.made + GOOD_FOR - house.store.clock()))


async def follow_code(request: Request) -> Response:
    """Who tries codes that lead nowhere is soon told nothing."""
    house = house_of(request)
    house.require_welcome(request)
    typed = await body_of(request, TypedCode, house.limits.body_bytes)
    looking = house.store.short_code(read_code(typed.code))
    found = await house.look_up(request, looking, lambda code: False, house.limits.wrong_code)
    if found is None:
        raise Refused("no-such-short-code")
    return answer(Made(found.table))


ROUTES = [
    Address("POST", "/api/tables/{table}/code", make_short_code, answers=ShortCode),
    Address("POST", "/api/codes", follow_code, reads=TypedCode, answers=Made),
]
