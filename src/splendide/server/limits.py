"""How much and how often somebody may ask."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from splendide.core.errors import Refused


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
    requests: int = 60  # that change something, at once, over HTTP from one address
    requests_a_second: float = 2


class Bucket:
    """Tokens that refill with time; how far below zero it is says how much too fast somebody was."""

    def __init__(self, room: float, a_second: float, now: Callable[[], float] = time.monotonic):
        self._room, self._a_second, self._now = room, a_second, now
        self._tokens, self._at = room, now()

    def take(self) -> float:
        """One token is gone; those that are left."""
        now = self._now()
        self._tokens = min(self._room, self._tokens + (now - self._at) * self._a_second) - 1
        self._at = now
        return self._tokens

    @property
    def full(self) -> bool:
        return self._tokens + (self._now() - self._at) * self._a_second >= self._room


class Buckets:
    """A bucket for each address that asked lately."""

    def __init__(self, room: float, a_second: float, now: Callable[[], float] = time.monotonic):
        self._room, self._a_second, self._now = room, a_second, now
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.setdefault(address, Bucket(self._room, self._a_second, self._now))
        if bucket.take() < 0:
            raise Refused("too-fast")
