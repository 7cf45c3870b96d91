"""What the seats add to nature's secret before a match begins."""

from splendide.core.errors import Refused
from splendide.core.nature import NONCE_BYTES
from splendide.server.store.rows import TableRow
from splendide.server.table import seating

NONCE_WAIT = 3.0  # seconds that a match waits for the seats' nonces


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
