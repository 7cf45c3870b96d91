"""By which names this server may be called: a page elsewhere must not reach it under a name of its own choosing.

Addresses, and names that mean something in one's own network only, are always right: nobody elsewhere can have them
point here. Other names have to be configured.
"""

import re
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from splendide.core.errors import Refused
from splendide.server.web.answers import refusal_response

_HOST = re.compile(r"([\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(:[0-9]{1,5})?")  # a name, or an address, and a port
NEAR = (
    "localhost",
    "local",
    "lan",
    "home",
    "internal",
    "home.arpa",
)  # names that end so are given by one's own network

OPEN = ("/healthz", "/readyz")  # who asks whether it is there may not know what it is called


class HostNames:
    """Whoever calls the server by another name is told so, and gets nothing else."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str]):
        self.app = app
        self._allowed = {name.lower() for name in allowed}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in OPEN:
            try:
                require_name(called(HTTPConnection(scope)), self._allowed)
            except Refused as refused:
                await turn_away(refused, scope, receive, send)
                return
        await self.app(scope, receive, send)


async def turn_away(refused: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    answer = refusal_response(HTTPConnection(scope), refused)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await answer(scope, receive, send)


def called(connection: HTTPConnection) -> str:
    """By which name and port the browser calls this server."""
    host = connection.headers.get("host", "")
    if not _HOST.fullmatch(host):
        raise Refused("bad-host")
    return host


def require_name(host: str, allowed: set[str]) -> None:
    """The name is one of these, an address, or one that only one's own network knows."""
    name = re.sub(r":[0-9]+$", "", host).lower().rstrip(".")
    if name not in allowed and not _is_near(name):
        raise Refused("other-host-name", called=name)


def _is_near(name: str) -> bool:
    if "." not in name or any(name.endswith(f".{ending}") for ending in NEAR):
        return True
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
