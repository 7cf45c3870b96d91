"""A match is about to begin: its commitment is on every screen, and the seats add their nonces."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial

from splendide.core.errors import Refused
from splendide.core.nature import NONCE_BYTES
from splendide.server.store.rows import TableRow
from splendide.server.table import seating
from splendide.server.table.compiling import Compiling
from splendide.server.table.queue import RETRY, Queue

Begin = Callable[[str], Awaitable[None]]  # the match of this name

ALPHABET = "bcdfghjkmnpqrstvwxz"  # no vowels, so no words; no l, which looks like 1
MATCH_LETTERS = 10
NONCE_WAIT = 3.0  # seconds that a match waits for the seats' nonces


def random_letters(n: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(n))


class Nonces:
    """What has come so far, by guest."""

    def __init__(self) -> None:
        self._given: dict[str, bytes] = {}

    def add(self, guest: str, nonce: bytes) -> None:
        """A device gives one nonce for all its seats; a later one changes nothing."""
        self._given.setdefault(guest, nonce)

    def lacking(self, row: TableRow) -> bool:
        """Whether somebody with a seat has not given theirs."""
        return any(seating.is_person(seat) and seat.guest not in self._given for seat in row.seats)

    def by_seat(self, row: TableRow) -> tuple[bytes, ...]:
        return tuple(self._given.get(seat.guest, b"") for seat in row.seats)


def read_nonce(text: str) -> bytes:
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        nonce = b""
    if len(nonce) != NONCE_BYTES or len(text) != 2 * NONCE_BYTES:
        raise Refused("bad-nonce")
    return nonce


class Starting:
    """From the commitment to the first move: nonces are awaited, and rules that are not compiled yet."""

    def __init__(self, compiling: Compiling, patience: float, queue: Queue, row: Callable[[], TableRow], begin: Begin):
        self._compiling, self._patience, self._queue = compiling, patience, queue
        self._row, self._begin = row, begin
        self.nonces = Nonces()

    def start(self) -> None:
        """Everybody is asked for a nonce."""
        self.nonces = Nonces()
        self.go_on()

    def go_on(self, at_least: float = 0.0) -> None:
        self._queue.in_background(self._begin_in_time(self._row().match, at_least))

    async def _begin_in_time(self, match: str, at_least: float) -> None:
        """It begins when the rules are compiled and nobody's nonce is lacking, or after a while.

        What can't be kept is tried again.
        """
        await asyncio.sleep(max(at_least, self._patience if self.nonces.lacking(self._row()) else 0.0))
        await self._compiling.ready(self._row().game)
        self._queue.do(partial(self._begin, match), lambda refused: self.go_on(RETRY))

    def add(self, guest: str, match: str, nonce: str) -> None:
        row = self._row()
        if match != row.match:
            raise Refused("unknown-match")
        given = read_nonce(nonce)
        if row.stage != "starting" or not seating.seats_of(row, guest):
            return
        self.nonces.add(guest, given)
        if not self.nonces.lacking(row):
            self.go_on()
