"""The line to a browser whose socket another server holds: measured there, told here, in moments of our own clock.

What counts in a race is when something was sent to a browser, when its touch came back, and how far away it is. All
three are known to the server that holds the socket, whatever happens on the way between servers; here they are only
translated. How far that server's clock is off is measured like a browser's, but nobody has to be distrusted.
"""

from collections import deque

import msgspec

from splendide.core.time.line import Line
from splendide.core.time.watch import Watch

MOST_UNSENT = 256  # messages of which it is not known yet when they went out


def heard(text: bytes, at: float) -> bytes:
    """A browser said this, then: most of what is said, so it is not wrapped up any further."""
    return b"%.3f %b" % (at, text)


def is_of_servers(said: bytes) -> bool:
    """Whether it is no browser's word, but one of those below."""
    return said.startswith(b"{")


def heard_then(said: bytes) -> tuple[bytes, float]:
    at, _, text = said.partition(b" ")
    return text, float(at)


class Measured(msgspec.Struct, tag="measured"):
    """What is known of the line to a browser."""

    latency: float
    jitter: float
    offset: float | None  # that server's clock minus the browser's


class Sent(msgspec.Struct, tag="sent"):
    """The message of this number went out to the browser, then."""

    number: int
    at: float


class Answer(msgspec.Struct, tag="answer"):
    """What time it was there when the question of this number came."""

    number: int
    at: float


class AskTime(msgspec.Struct):
    """What time is it there? And what is known of it: our clock minus theirs."""

    number: int
    offset: float | None


FromServer = Measured | Sent | Answer


class MirroredWatch(Watch):
    """What another server has measured of a browser."""

    def __init__(self) -> None:
        super().__init__()
        self.between = Watch()  # of the two servers' clocks
        self._there: float | None = None

    def take(self, told: Measured) -> None:
        self.latency, self.jitter, self._there = told.latency, told.jitter, told.offset

    @property
    def measured(self) -> bool:
        return self._there is not None and self.between.measured

    def offset(self, now: float) -> float:
        return (self._there or 0.0) + self.between.offset(now)

    def here(self, at: float, now: float) -> float:
        """A moment of the other server's clock, in ours; what comes from the future comes now."""
        return min(self.between.ours(at, now), now) if self.between.measured else now


class MirroredLine(Line):
    watch: MirroredWatch

    def __init__(self, since: float):
        super().__init__(since, MirroredWatch())
        self.said = 0  # messages that were given to the other server
        self._unsent: deque[tuple[int, str, int]] = deque(maxlen=MOST_UNSENT)

    def tell(self, match: str, told: int, at: float) -> None:
        """So much was in the message that was given away last: when it went out will be told."""
        self._unsent.append((self.said, match, told))

    def sent(self, report: Sent, now: float) -> None:
        while self._unsent and self._unsent[0][0] <= report.number:
            _, match, told = self._unsent.popleft()
            super().tell(match, told, self.watch.here(report.at, now))
