"""How much and how often somebody may ask."""

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from splendide.core.errors import Refused

DEBT_SECONDS = 3.0  # whoever was much too fast waits so long, and no longer
MOST_BUCKETS = 10_000  # before those are forgotten that are full


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 16_000  # over a socket
    body_bytes: int = 64_000  # over HTTP
    messages: int = 30  # at once, over a socket
    messages_a_second: float = 10
    patience: int = 30  # messages too fast before the socket is closed
    signs: int = 60  # at once, over a socket: where a hand is, what time it is
    signs_a_second: float = 30
    signs_patience: int = 300
    socket_bytes: int = 1_000_000  # at once, over a socket
    socket_bytes_a_second: float = 100_000
    control_frames: int = 60  # at once, over a socket: pings, pongs, parts of messages
    control_frames_a_second: float = 20
    sockets_of_guest: int = 16  # open at a time
    sockets_of_household: int = 500
    sockets_at_table: int = 200
    waiting: int = 400  # connections that have not asked for anything yet, or not completely
    waiting_of_household: int = 200
    request_seconds: float = 20  # that a request may take to come in
    hints: int = 12  # at once, by one guest
    hints_a_second: float = 0.5
    requests: int = 60  # that change something, at once, over HTTP by one guest
    requests_a_second: float = 2
    unknown: int = 60  # tables and matches that one household may ask for at once though they don't exist
    unknown_a_second: float = 0.5
    wrong_code: int = 5  # so many of them is a short code that leads nowhere, being easier to guess
    household: int = 4  # so many times as much may come from one address, where several people live


class Bucket:
    """Tokens that refill with time; how far below zero it is says how much too fast somebody was, down to a floor."""

    __slots__ = "_a_second", "_at", "_debt", "_now", "_room", "_tokens"

    def __init__(self, room: float, a_second: float, debt: float = math.inf, now: Callable[[], float] = time.monotonic):
        self._room, self._a_second, self._debt, self._now = room, a_second, debt, now
        self._tokens, self._at = room, now()

    def take(self, amount: int = 1) -> float:
        """So many tokens are gone; those that are left."""
        now = self._now()
        refilled = min(self._room, self._tokens + (now - self._at) * self._a_second)
        self._tokens, self._at = max(refilled - amount, -self._debt), now
        return self._tokens

    def give_back(self, amount: int = 1) -> None:
        self._tokens += amount

    @property
    def full(self) -> bool:
        return self._tokens + (self._now() - self._at) * self._a_second >= self._room


class Buckets:
    """A bucket for each who asked lately."""

    def __init__(self, room: float, a_second: float, now: Callable[[], float] = time.monotonic):
        self._make = partial(Bucket, room, a_second, max(1.0, a_second * DEBT_SECONDS), now)
        self._buckets: dict[str, Bucket] = {}
        self.spent: Counter[str] | None = None  # since it was last told, where somebody wants to know

    def take(self, who: str) -> None:
        if not self.spend(who):
            raise Refused("too-fast")

    def spend(self, who: str, amount: int = 1) -> bool:
        """So many tokens are gone, and there were so many."""
        if self.spent is not None:
            self.spent[who] += amount
        return self.note(who, amount) >= 0

    def note(self, who: str, amount: int) -> float:
        """So many tokens are gone; those that are left."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        if who not in self._buckets:
            self._buckets[who] = self._make()
        return self._buckets[who].take(amount)

    def told(self) -> Counter[str]:
        """By whom, what was spent since this was last asked."""
        told, self.spent = self.spent or Counter(), Counter()
        return +told

    def give_back(self, who: str, amount: int = 1) -> None:
        """Tokens that were spent for nothing."""
        if who in self._buckets:
            self._buckets[who].give_back(amount)
        if self.spent is not None:
            self.spent[who] -= amount


class Requests:
    """What guests ask for is counted by guest, and all that comes from one address together."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic):
        room, a_second = limits.requests, limits.requests_a_second
        self.by_guest = Buckets(room, a_second, now)
        self.by_address = Buckets(room * limits.household, a_second * limits.household, now)

    def take(self, guest: str | None, host: str) -> None:
        """Who is too fast is refused, without a cost to the others at that address; those without a cookie are one."""
        address = household(host)
        self.by_guest.take(guest or f"somebody at {address}")
        self.by_address.take(address)


def home_of(host: str) -> str:
    """The same, but for whoever seems to be on this machine: a proxy that nobody named lends its address to all."""
    try:
        return "" if ip_address(host).is_loopback else household(host)
    except ValueError:
        return host


def household(host: str) -> str:
    """Where an address belongs: one connection to the internet has one address of the old kind, or 2⁶⁴ of the new."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and not address.ipv4_mapped:
        return str(IPv6Network((int(address), 64), strict=False))
    return str(address if isinstance(address, IPv4Address) else address.ipv4_mapped)
