"""What all requests share: the store, the tables, the limits. Hangs on the app as `app.state.house`."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from splendide.core.client import client_folder
from splendide.core.errors import Refused
from splendide.server.limits import Buckets, Limits
from splendide.server.store.base import Store
from splendide.server.store.rows import Guest
from splendide.server.table.starting import NONCE_WAIT
from splendide.server.table.tables import Tables
from splendide.server.web import identity
from splendide.server.web.answers import language_of


@dataclass
class Settings:
    origins: list[str] = field(default_factory=list)  # of pages elsewhere that may use this server
    limits: Limits = field(default_factory=Limits)
    bot_pause: float = 0.4  # seconds
    world_patience: float = 20.0  # seconds that physics may take
    nonce_wait: float = NONCE_WAIT  # seconds that a match waits for the seats' nonces
    proxied: bool = False  # browsers come through another server: the kernel can't tell how far away they are
    client: Path = field(default_factory=client_folder)  # the built pages


class TheHouse:
    def __init__(self, store: Store, settings: Settings):
        self.store = store
        self.settings = settings
        self.limits = settings.limits
        self.tables = Tables(store, settings.bot_pause, settings.world_patience, settings.nonce_wait)
        self._requests = Buckets(self.limits.requests, self.limits.requests_a_second)

    async def guest(self, connection: HTTPConnection) -> Guest:
        known = identity.recognise(connection.cookies, self.store.key)
        return await identity.welcome(self.store, known, language_of(connection))

    def cookie(self, connection: HTTPConnection, guest: str) -> str:
        """What `Set-Cookie` says so that this browser is known again as this guest."""
        secure = connection.url.scheme in ("https", "wss")
        return identity.cookie_header(identity.signed(guest, self.store.key), secure)

    def require_welcome(self, connection: HTTPConnection) -> None:
        """Whoever asks for a change asks from our pages and not too often."""
        require_origin(connection, self.settings.origins)
        self._requests.take(connection.client.host if connection.client else "")


def house_of(connection: HTTPConnection) -> TheHouse:
    house = connection.app.state.house
    assert isinstance(house, TheHouse)
    return house


def require_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """The page that asks is ours, or one the host of this server trusts. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("foreign-origin")
