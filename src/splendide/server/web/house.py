"""What all requests share: the store, the tables, the limits. Hangs on the app as `app.state.house`."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from msgspec.structs import replace
from starlette.requests import HTTPConnection

from splendide.core.client import client_folder
from splendide.core.errors import Refused
from splendide.core.texts import language_of_terminal
from splendide.core.time.watch import MOST_LATENCY
from splendide.server.limits import Buckets, Limits, Requests, household
from splendide.server.places import Places
from splendide.server.push.calls import Call, Calls
from splendide.server.push.keys import PushKey
from splendide.server.realtime.usual import Lines
from splendide.server.store.base import Store
from splendide.server.store.rows import CodeRow, Guest, News, TableRow, Unsubscribe
from splendide.server.store.visits import Visits
from splendide.server.table.compiling import Compiling
from splendide.server.table.customs import Customs
from splendide.server.table.seating import belongs
from splendide.server.table.tables import Tables
from splendide.server.table.teaching import Teacher
from splendide.server.usage import Usage
from splendide.server.web import identity
from splendide.server.web.answers import language_of
from splendide.server.web.hosts import called
from splendide.server.web.painting import Painter
from splendide.server.web.your_turn import your_turn

MICROSECONDS = 1_000_000  # in a second
T = TypeVar("T")


@dataclass
class Settings(Customs):
    origins: list[str] = field(default_factory=list)  # of pages elsewhere that may use this server
    host_names: list[str] = field(default_factory=list)  # by which browsers elsewhere call this server
    metrics_token: str = ""  # whoever knows it may read /metrics; "": nobody may
    language: str = field(default_factory=language_of_terminal)  # in which the server speaks to whoever started it
    json_log: bool = False  # what the server says is said in lines of JSON
    push: PushKey | None = None  # browsers can be told whose turn it is, by whoever has this key
    push_nearby: bool = False  # also through a push service on this machine: for tests
    limits: Limits = field(default_factory=Limits)
    compiling: Callable[..., Compiling] = Compiling  # what compiles the rules while the house is open
    longest_line: float = MOST_LATENCY  # milliseconds there and back that races make up for
    proxied: bool = False  # browsers come through another server: the kernel can't tell how far away they are
    client: Path = field(default_factory=client_folder)  # the built pages
    node: str = ""  # where other servers on the same database reach this one, as http://…; "": where it listens
    proxies: list[str] = field(default_factory=lambda: ["127.0.0.1", "::1"])  # if proxied: those whose word is taken


class TheHouse:
    def __init__(self, store: Store, settings: Settings):
        self.store = store
        self.settings = settings
        self.limits = settings.limits
        self.compiling = settings.compiling(language=settings.language)
        self.calls = calls_of(store, settings)
        self.tables = Tables(store, self.compiling, settings, limits=self.limits, call=self.call)
        self.teacher = Teacher(store)
        self.visits = Visits(store)
        self.places = Places(self.limits)
        self.painter = Painter()
        self.lines = Lines(settings.longest_line)
        self._eras: dict[str, int] = {}  # by guest, of the cookies that are good; 0 by default
        self._requests = Requests(self.limits)
        self._guesses = Buckets(self.limits.unknown, self.limits.unknown_a_second)
        self._usage = Usage(self._limited(), self.places) if store.shared else None

    async def guest(self, connection: HTTPConnection) -> Guest:
        """Whoever this browser is, in the era of its cookie: who is signed out meanwhile gets no newer one."""
        known = self.known(connection)
        era = self._eras.get(known or "", 0)
        guest = replace(await identity.welcome(self.store, known, language_of(connection)), era=era)
        self.visits.note("guest", guest.id)
        return guest

    def known(self, connection: HTTPConnection) -> str | None:
        """The guest that this browser has been, if it has been here before and was not signed out since."""
        guest, era = identity.recognise(connection.cookies, self.store.key) or ("", 0)
        return guest if guest and self._eras.get(guest, 0) == era else None

    def cookie(self, connection: HTTPConnection, guest: Guest) -> str:
        """What `Set-Cookie` says so that this browser is known again as this guest."""
        secure = connection.scope["scheme"] in ("https", "wss")
        value = identity.signed(guest.id, guest.era, self.store.key)
        return identity.cookie_header(value, secure)

    def _limited(self) -> dict[str, Buckets]:
        """What is limited for all servers together."""
        asked = {"guest": self._requests.by_guest, "household": self._requests.by_address}
        return {**asked, "unknown": self._guesses, "hints": self.tables.hints_asked}

    async def open(self) -> None:
        """It is known whose cookies are not good any more, and which tables there are."""
        self._eras = await self.store.eras()
        await self.tables.open()
        self.store.listen(self._hear, self.tables.waiting_for_players, self._usage.told if self._usage else str)

    async def _hear(self, news: News) -> None:
        """Another server has done something."""
        if news.kind == "all":
            self._eras = await self.store.eras()
        elif news.kind == "guest" and (guest := await self.store.guest(news.name)):
            self._take_era(guest)
        elif news.kind == "used" and self._usage:
            self._usage.hear(news.name)
        await self.tables.hear(news)

    def call(self, guest: str, row: TableRow) -> None:
        """The guest's browsers that want to know it are told that it is their turn there."""
        if self.calls:
            words = partial(your_turn, row, guest)
            self.calls.make(guest, Call(row.id, words, lambda: self.tables.awaits(row.id, guest)))

    async def close(self) -> None:
        """Nothing is under way any more, and all is kept."""
        if self.calls:
            await self.calls.close()
        await self.tables.close()
        await self.teacher.close()
        await self.compiling.close()
        await self.store.close()

    def _take_era(self, guest: Guest) -> None:
        """Cookies of this guest that were good elsewhere alone are good here, and no others."""
        if guest.era > self._eras.get(guest.id, 0):
            self._eras[guest.id] = guest.era
            self.tables.send_away(guest.id)

    async def sign_out(self, guest: Guest) -> Guest:
        """Whoever was this guest with a cookie or the code is not any more, but by a cookie for what comes back.

        Of two who do so at once the later one stays.
        """
        new = replace(guest, era=max(guest.era + 1, int(self.store.clock() * MICROSECONDS)))
        browsers = await self.store.subscriptions_of(guest.id)
        await self.store.write(new, CodeRow(guest.id, b""), *(Unsubscribe(each.endpoint) for each in browsers))
        self._take_era(new)
        return new

    async def table_row(self, connection: HTTPConnection, name: str) -> TableRow:
        """The table of this name; those who made it or sit there find it whatever others at their address do."""
        guest = self.known(connection)
        row = await self.look_up(
            connection, self.tables.row(name), lambda row: row.maker == guest or belongs(row, guest)
        )
        if row is None:
            raise Refused("unknown-table", table=name[:24])
        return row

    async def look_up(
        self, connection: HTTPConnection, looking: Awaitable[T | None], mine: Callable[[T], bool], cost: int = 1
    ) -> T | None:
        """What there is of that name. Who asked for too much that is not there isn't told what is, unless it is theirs.

        Tokens are taken before looking, so that many guesses at once are no cheaper, and given back for what exists.
        """
        home = household(address_of(connection))
        in_time = self._guesses.spend(home, cost)
        found = await looking
        if not in_time and not (found is not None and mine(found)):
            raise Refused("too-fast")
        if in_time and found is not None:
            self._guesses.give_back(home, cost)
        return found

    def require_welcome(self, connection: HTTPConnection) -> None:
        """Whoever asks for a change asks from our pages and not too often."""
        require_origin(connection, self.settings.origins)
        self.count(connection)

    def count(self, connection: HTTPConnection) -> None:
        """One more has been asked for; a socket to be opened counts like a request that changes something."""
        self._requests.take(self.known(connection), address_of(connection))


def calls_of(store: Store, settings: Settings) -> Calls | None:
    """None where the host has set no key."""
    if not settings.push:
        return None
    from splendide.server.push.sending import Sender  # slow to load

    return Calls(store, Sender(settings.push, settings.push_nearby))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def house_of(connection: HTTPConnection) -> TheHouse:
    house = connection.app.state.house
    assert isinstance(house, TheHouse)
    return house


def require_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """The page that asks is ours, or one the host of this server trusts. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if _place(origin) != called(connection):
        raise Refused("foreign-origin")


def _place(origin: str) -> str | None:
    """The host and port that an origin names; None if it can't be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
