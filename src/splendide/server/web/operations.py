"""For whoever runs the house: is it there, can it be used, how is it doing?"""

import asyncio
import hmac
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import splendide
from splendide.core.errors import Refused
from splendide.server.broken import report
from splendide.server.metrics import CONTENT_TYPE, COUNTED, labelled, written
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer
from splendide.server.web.house import TheHouse, house_of

PATIENCE = 2.0  # seconds that the store may take to answer


async def show_health(request: Request) -> Response:
    """The process is there and answers."""
    return answer({"version": splendide.__version__})


async def show_readiness(request: Request) -> Response:
    """The store answers too, and has not forgotten this server: people can be sent here."""
    house = house_of(request)
    try:
        await asyncio.wait_for(house.store.assure(), PATIENCE)
        await asyncio.wait_for(house.store.table(""), PATIENCE)
    except Exception as error:
        report(error)
        raise Refused("not-ready") from None
    if not house.store.certain:
        raise Refused("not-ready")
    return answer({"version": splendide.__version__, "compiling": house.compiling.cold})


async def show_metrics(request: Request) -> Response:
    """There is no such page but for who knows the token."""
    house = house_of(request)
    given = request.headers.get("authorization", "").encode()
    if not house.settings.metrics_token or not hmac.compare_digest(
        given, f"Bearer {house.settings.metrics_token}".encode()
    ):
        raise Refused("unknown-address")
    return PlainTextResponse(COUNTED.text() + now(house), media_type=CONTENT_TYPE)


def now(house: TheHouse) -> str:
    """How things are at this moment."""
    waiting = labelled("for", house.tables.waiting)
    return "".join(
        (
            written("sockets", "gauge", "Sockets that are open.", [("", house.places.open)]),
            written("tables", "gauge", "Tables in memory.", [("", house.tables.awake)]),
            written("waiting", "gauge", "Questions that wait for a thread.", waiting),
            written("compiling", "gauge", "Games whose rules are being compiled.", [("", len(house.compiling.cold))]),
        )
    )


ROUTES = [
    Address("GET", "/api/health", show_health, answers=dict[str, Any]),
    Route("/healthz", show_health),
    Route("/readyz", show_readiness),
    Route("/metrics", show_metrics),
]
