"""Browsers that want to hear whose turn it is while no page is open, over HTTP."""

from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.server.protocol.people import Subscribe, Unsubscribing
from splendide.server.store.rows import Subscription, Unsubscribe
from splendide.server.web.addresses import Address
from splendide.server.web.answers import answer, body_of, language_of
from splendide.server.web.house import house_of
from splendide.server.web.me import as_guest

MOST_BROWSERS = 8  # of one guest; beyond that the oldest is told nothing any more


async def subscribe(request: Request) -> Response:
    """This browser is told from now on, in the language of the page, when it is the guest's turn."""
    from splendide.server.push.addresses import require_endpoint  # slow to load: only where somebody subscribes
    from splendide.server.push.sending import require_keys

    house = house_of(request)
    house.require_welcome(request)
    if not house.settings.push:
        raise Refused("no-push")
    wish = await body_of(request, Subscribe, house.limits.body_bytes)
    require_endpoint(wish.endpoint, house.settings.push_nearby)
    require_keys(wish.key, wish.auth)
    guest = await house.guest(request)
    told = [each for each in await house.store.subscriptions_of(guest.id) if each.endpoint != wish.endpoint]
    surplus = [Unsubscribe(each.endpoint) for each in told[: 1 - MOST_BROWSERS]]
    new = Subscription(wish.endpoint, guest.id, wish.key, wish.auth, language_of(request))
    await house.store.write(guest, *surplus, new)
    return as_guest(request, guest, answer(None))


async def unsubscribe(request: Request) -> Response:
    """A browser of the guest is told nothing any more."""
    house = house_of(request)
    house.require_welcome(request)
    wish = await body_of(request, Unsubscribing, house.limits.body_bytes)
    told = await house.store.subscriptions_of(house.known(request) or "")
    await house.store.write(*(Unsubscribe(each.endpoint) for each in told if each.endpoint == wish.endpoint))
    return answer(None)


ROUTES = [
    Address("PUT", "/api/me/push", subscribe, reads=Subscribe),
    Address("DELETE", "/api/me/push", unsubscribe, reads=Unsubscribing),
]
