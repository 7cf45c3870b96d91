"""What every store can do."""

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from splendide.core.log import Entry
from splendide.server.store.rows import (
    Change,
    ClockRow,
    Errand,
    Guest,
    Held,
    Kind,
    MatchRow,
    Met,
    News,
    Rated,
    Rating,
    ShortCodeRow,
    Subscription,
    TableRow,
)

ALL = (1 << 63) - 1  # as the most of something: as many as there are


class NotSavedError(Exception):
    """The changes could not be kept: none of them has been."""


class UnsureError(NotSavedError):
    """Nobody knows whether the changes were kept: whoever made them has to read what there is."""


class LostTableError(Exception):
    """The table is driven by somebody else by now: nothing was kept, and what we hold of it is out of date."""


class DrivenElsewhereError(Exception):
    """Another server drives this table: the one at `address`."""

    def __init__(self, address: str):
        super().__init__(address)
        self.address = address


class LostRaceError(Exception):
    """Somebody else has already written this ply of the match: what we hold is out of date."""


class Store(ABC):
    """Keeps rows. Whatever `write` has returned from survives the end of the process."""

    key: bytes  # what cookies are signed with
    clock: Callable[[], float] = staticmethod(time.time)  # seconds since 1970

    async def open(self) -> None:  # noqa: B027  most can be used at once
        """It can be used from now on."""

    @abstractmethod
    async def write(self, *changes: Change, held: Held | None = None) -> None:
        """All of these are kept, or none. Moves come before the changes that follow from them."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None: ...

    @abstractmethod
    async def table(self, table: str) -> TableRow | None: ...

    @abstractmethod
    async def public_tables(self, since: float, most: int) -> list[tuple[float, TableRow]]:
        """Public tables made or changed since then, and when; the newest first."""

    @abstractmethod
    async def tables_of(self, guest: str, since: float, most: int) -> list[TableRow]:
        """Tables where this guest has a seat and a match to come or going on, changed since then, the latest first."""

    @abstractmethod
    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        """Finished matches that this guest played, the latest first."""

    @abstractmethod
    async def invited_to(self, guest: str, since: float, most: int) -> list[TableRow]:
        """Tables that gather people, this guest among them, changed since then, the latest first."""

    @abstractmethod
    async def tables_with(self, guest: str) -> list[TableRow]:
        """All tables that this guest made, sits at or is invited to."""

    @abstractmethod
    async def met_by(self, guest: str, most: int) -> list[Met]:
        """With whom this guest has played to the end, the latest first."""

    @abstractmethod
    async def ratings_of(self, guest: str) -> dict[str, Rating]:
        """By game."""

    @abstractmethod
    async def leaders(self, game: str, most: int) -> list[Rated]:
        """The best of those who want to be seen, the best first."""

    @abstractmethod
    async def coded(self, hash: bytes) -> Guest | None:
        """Whose code has this hash."""

    @abstractmethod
    async def has_code(self, guest: str) -> bool: ...

    @abstractmethod
    async def short_code(self, code: str) -> ShortCodeRow | None:
        """Where this code leads now, if anywhere."""

    @abstractmethod
    async def short_code_of(self, table: str) -> ShortCodeRow | None:
        """The latest code that leads to this table now."""

    @abstractmethod
    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        """Where this guest can be told something, the oldest first."""

    @abstractmethod
    async def eras(self) -> dict[str, int]:
        """By guest, where not all cookies that were ever given are good."""

    @abstractmethod
    async def match(self, match: str) -> tuple[MatchRow, list[Entry]] | None: ...

    @abstractmethod
    async def clocks_of(self, match: str) -> ClockRow | None:
        """What the clocks of the match said when it was last kept; None where there are none."""

    @abstractmethod
    async def due_tables(self, until: float, most: int) -> list[tuple[float, str]]:
        """Tables where somebody's time will be up until then, those first where it is first: when, and their names."""

    @abstractmethod
    async def unused(self, kind: Kind, before: float, most: int) -> list[str]:
        """Tables where nobody was since then, guests who were not here, matches that ended before: their names."""

    @abstractmethod
    async def analysis(self, match: str, form: int) -> bytes | None:
        """What a teacher said of it, if it is kept in this form."""

    @abstractmethod
    async def close(self) -> None: ...

    # --- Several servers on one store: most stores have one, which drives everything ----------------------

    shared = False

    async def announce(self, address: str) -> None:  # noqa: B027
        """Other servers find this one there."""

    async def drive(self, table: str) -> Held | None:
        """The table is driven from here; or it says by which server it is (DrivenElsewhereError)."""
        return None

    @property
    def driven(self) -> set[Held]:
        """The tables that are driven from here, as far as is known, where there are other servers."""
        return set()

    @property
    def certain(self) -> bool:
        """No other server can have come to drive one of them without our knowing."""
        return True

    async def assure(self) -> None:  # noqa: B027
        """It is certain, if that can be."""

    async def let_go(self, held: Held) -> None:  # noqa: B027
        """Any server may drive the table."""

    def listen(  # noqa: B027
        self, hear: Callable[[News], Awaitable[None]], waiting: Callable[[], list[str]], used: Callable[[], str] = str
    ) -> None:
        """What other servers do is heard; they know where somebody waits for players here, and what is used of us."""

    async def waiting_elsewhere(self) -> list[TableRow]:
        """Tables of other servers at which somebody waits for players."""
        return []

    async def tell(self, news: News) -> None:  # noqa: B027
        """Other servers hear it."""

    async def errand(self, errand: Errand, progress: Callable[[float], None] = lambda share: None) -> bytes | None:
        """What a worker on another machine made of it, being told how far it has come; None: nobody does it."""
        return None
