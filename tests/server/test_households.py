"""Limits stop who is too fast, for seconds and not for minutes, and nobody beside them."""

import asyncio
from collections.abc import Callable

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from splendide.core.errors import Refused
from splendide.server.limits import DEBT_SECONDS, Limits, Requests, household
from splendide.server.web.app import config_of
from splendide.server.web.house import Settings
from tests.server.play import Person
from tests.server.serving import Server

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class Counted:
    """Requests whose clock is turned by hand."""

    def __init__(self, limits: Limits) -> None:
        self.now = 0.0
        self._requests = Requests(limits, lambda: self.now)

    def passes(self, guest: str | None, host: str = HOME) -> bool:
        try:
            self._requests.take(guest, host)
        except Refused:
            return False
        return True


def test_who_was_much_too_fast_waits_a_few_seconds_and_no_longer() -> None:
    counted = Counted(limits := Limits())
    passed = sum(counted.passes("ann") for _ in range(1060))
    assert passed == limits.requests
    counted.now = DEBT_SECONDS
    assert not counted.passes("ann")
    counted.now += DEBT_SECONDS + 1 / limits.requests_a_second
    assert counted.passes("ann")


def test_who_goes_on_being_too_fast_gets_no_more_than_the_refill() -> None:
    counted = Counted(limits := Limits())
    passed = 0
    for k in range(60_000):
        counted.now = k / 1000
        passed += counted.passes("ann")
    assert passed <= limits.requests + 60 * limits.requests_a_second


def test_one_too_fast_guest_doesn_t_stop_the_others_of_the_household() -> None:
    counted = Counted(Limits())
    for _ in range(10_000):
        counted.passes("ann")
        counted.passes(None)
    assert counted.passes("ben")
    assert counted.passes("ben", ELSEWHERE)


def test_many_guests_of_one_address_share_what_a_household_needs() -> None:
    counted = Counted(limits := Limits())
    passed = sum(counted.passes(f"guest {k}") for k in range(10_000))
    assert passed == limits.requests * limits.household
    assert counted.passes("guest 0", ELSEWHERE)


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_all_addresses_of_one_connection_are_one_household(host: str, place: str) -> None:
    assert household(host) == place


# --- Behind another server ---------------------------------------------------------------------------

CLAIMED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


async def who(request: Request) -> Response:
    return PlainTextResponse(f"{request.scope['scheme']} {request.client.host if request.client else ''}")


def believed(settings: Settings, asker: str) -> str:
    """Who comes, as the app is told, when somebody at this address says to bring another."""
    app = Starlette(routes=[Route("/", who)])
    app.state.settings = settings
    config = config_of(app)
    config.load()

    async def ask() -> str:
        transport = httpx.ASGITransport(config.loaded_app, client=(asker, 5))
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return (await client.get("/", headers=CLAIMED)).text

    return asyncio.run(ask())


def test_nobody_is_believed_to_bring_somebody_else_unless_the_host_of_the_server_says_so() -> None:
    assert believed(Settings(), "127.0.0.1") == "http 127.0.0.1"
    assert believed(Settings(proxied=True), "127.0.0.1") == "https 203.0.113.9"
    assert believed(Settings(proxied=True), "192.0.2.7") == "http 192.0.2.7"
    assert believed(Settings(proxied=True, proxies=["192.0.2.7"]), "192.0.2.7") == "https 203.0.113.9"
    assert believed(Settings(proxied=True, proxies=["192.0.2.7"]), "127.0.0.1") == "http 127.0.0.1"


def test_saying_to_be_somebody_else_at_each_request_doesn_t_help(own_server: Callable[..., Server]) -> None:
    ann = Person(own_server(limits={"requests": 3, "requests_a_second": 0.001, "household": 1}).address)
    claimed = [{"x-forwarded-for": f"203.0.113.{k}"} for k in range(4)]
    ann.http.cookies.clear()
    answers = [ann.http.post("/api/tables", json={"game": "splitter"}, headers=each).status_code for each in claimed]
    assert answers == [200, 200, 200, 429]
