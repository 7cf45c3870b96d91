"""How far away a browser is, and what time it is there. All times are milliseconds; nothing here looks at a clock."""

from collections.abc import Sequence
from typing import NamedTuple

RECENT = 30_000.0  # for how long a sample says what time it is there
MEMORY = 600_000.0  # for how long the lowest round trip is remembered
SLICE = 60_000.0  # of the memory: one minimum is kept for each
MOST_ASKED = 16  # pings that may be unanswered
MOST_SAMPLES = 60
SILENCE = 5_000.0  # without a pong, after which a distance is no longer believed
PAGE = 10.0  # milliseconds that a page may take to answer, over what its browser takes
MOST_LATENCY = 320.0  # a round trip beyond this is not made up for: 150 ms each way and a little unsteadiness are
DRIFT = 0.0005  # how much faster or slower a clock may run than ours
DRIFT_SPAN = 5_000.0  # samples must lie this far apart to tell how fast it runs
STEADY = 4.0  # of tolerance everybody has: no measurement is finer
MOST_TOLERANCE = 40.0


class Sample(NamedTuple):
    """A ping and its answer."""

    sent: float
    received: float
    theirs: float  # their clock in between

    @property
    def trip(self) -> float:
        return self.received - self.sent

    @property
    def offset(self) -> float:
        """Our clock minus theirs, if both ways took equally long. If not, `seen` and `moment` are off by the same."""
        return (self.sent + self.received) / 2 - self.theirs


class Lowest:
    """The shortest round trip in MEMORY."""

    __slots__ = "_minima", "trip"

    def __init__(self) -> None:
        self._minima: Sequence[tuple[int, float]] = ()  # of each slice of it
        self.trip = float("inf")

    def keep(self, trip: float, now: float) -> None:
        slice_ = int(now // SLICE)
        recent = [kept for kept in self._minima if kept[0] > slice_ - MEMORY / SLICE]
        if recent and recent[-1][0] == slice_:
            trip = min(trip, recent.pop()[1])
        self._minima = [*recent, (slice_, trip)]
        self.trip = min(trip for _, trip in self._minima)


class Usual:
    """The shortest way to one guest lately, whichever connections they came by: a new one is no further away."""

    __slots__ = "browser", "page"

    def __init__(self) -> None:
        self.page, self.browser = Lowest(), Lowest()


class Watch:
    """What has been measured of one connection."""

    __slots__ = "_asked", "_bound", "_most", "_next", "_pongs", "_samples", "_usual", "jitter", "latency"

    def __init__(self, usual: Usual | None = None, most: float = MOST_LATENCY) -> None:
        self._usual, self._most = usual or Usual(), most
        self._asked: dict[int, float] = {}
        self._next = 1
        self._samples: list[Sample] = []
        self.latency = self.jitter = 0.0
        self._bound = float("inf")
        self._pongs: list[tuple[float, float]] = []  # when they came, after how long

    def ask(self, now: float) -> int:
        """A ping goes out now, under this number."""
        number = self._next
        self._next += 1
        self._asked[number] = now
        self._asked.pop(number - MOST_ASKED, None)
        return number

    def answer(self, number: int, theirs: float, now: float) -> None:
        """The ping has been answered. What was never asked, or has been answered, says nothing."""
        sent = self._asked.pop(number, None)
        if sent is None:
            return
        sample = Sample(sent, now, theirs)
        recent = [known for known in self._samples if known.received >= now - RECENT]
        self._samples = [*recent, sample][-MOST_SAMPLES:]
        self._usual.page.keep(sample.trip, now)
        self.latency = self._compensated()

    def pong(self, trip: float, now: float) -> None:
        """The browser itself, not its page, has answered: nobody is further away than the quickest of its answers."""
        recent = [pong for pong in self._pongs if pong[0] >= now - RECENT]
        self._pongs = [*recent, (now, trip)][-MOST_SAMPLES:]
        self._usual.browser.keep(trip, now)
        self.jitter = self._unsteadiness()
        self.latency = self._compensated()

    def bound(self, trip: float) -> None:
        """The round trip is no longer than this, whatever the answers to pings seem to say."""
        self._bound = min(self._bound, trip)
        self.latency = self._compensated()

    @property
    def measured(self) -> bool:
        return bool(self._samples)

    def _compensated(self) -> float:
        """The round trip that is made up for: none before it is measured, none for a browser that stops to answer."""
        if not (self._samples and self._pongs) or self._pongs[-1][0] < self._samples[-1].received - SILENCE:
            return 0.0
        return min(self._shown, self._most)

    @property
    def _shown(self) -> float:
        """The round trip as everything that answers over there has shown it."""
        return min(self._usual.page.trip, self._usual.browser.trip + PAGE, self._bound)

    @property
    def beyond(self) -> float:
        """The milliseconds of the round trip that nobody makes up for: it is longer than the house believes anybody."""
        return max(0.0, self._shown - self._most) if self.latency else 0.0

    def _unsteadiness(self) -> float:
        """How much longer than the shortest one in ten of the latest pongs took, or more."""
        trips = sorted(trip for _, trip in self._pongs)
        return trips[len(trips) * 9 // 10] - trips[0]

    @property
    def tolerance(self) -> float:
        return min(STEADY + self.jitter, MOST_TOLERANCE)

    def offset(self, now: float) -> float:
        """Our clock minus theirs, from the quickest of the latest samples and how their clock drifts."""
        quickest = sorted(self._samples, key=lambda sample: sample.trip)[: max(1, len(self._samples) // 2)]
        when = sum(sample.received for sample in quickest) / len(quickest)
        mean = sum(sample.offset for sample in quickest) / len(quickest)
        return mean + drift(quickest, when, mean) * (now - when)

    def ours(self, theirs: float, now: float) -> float:
        """What our clock said when theirs said this."""
        return theirs + self.offset(now)


def drift(samples: list[Sample], when: float, mean: float) -> float:
    """How fast the offset grows: the slope of the line through these samples."""
    times = [sample.received for sample in samples]
    if max(times) - min(times) < DRIFT_SPAN:
        return 0.0
    slope = sum((s.received - when) * (s.offset - mean) for s in samples) / sum((t - when) ** 2 for t in times)
    return max(-DRIFT, min(DRIFT, slope))
