"""Who touched first: how far away each browser is, what time it is there, how much of what it says can be true.

All times are milliseconds; nothing here looks at a clock. What counts in a race is how long after *this* player's
screen could show the signal, which is the first touch, they pressed. A signal sent at s is seen half a round trip
later, and the press takes as long back: a press received at r was made r - s - (round trip) after the signal was
seen. That needs two moments of our own clock and the lowest round trip of the connection. What the browser says about
its own clock only makes up for the unsteadiness of this one message, within

- what the latest round trips were unsteady by, at most MOST_TOLERANCE, and
- a quota that refills with time alone, kept for the guest and not for the connection.

A claim beyond that counts for nothing and costs the tolerance for a while, so that lying never pays. A round trip lower
than the real one can't be faked. A higher one would have to be faked always, since the lowest in MEMORY counts, and it
is bounded by what was measured where no page can slow it down (see `Watch.bound`).
"""

from collections import deque
from typing import NamedTuple

from splendide.core.errors import Refused

RECENT = 30_000.0  # for how long a sample says what time it is there
MEMORY = 600_000.0  # for how long the lowest round trip is remembered
SLICE = 60_000.0  # of the memory: one minimum is kept for each
MOST_ASKED = 16  # pings that may be unanswered
MOST_SAMPLES = 60
MOST_LATENCY = 650.0  # a round trip beyond this is not made up for
DRIFT = 0.0005  # how much faster or slower a clock may run than ours
DRIFT_SPAN = 5_000.0  # samples must lie this far apart to tell how fast it runs
STEADY = 4.0  # of tolerance everybody has: no measurement is finer
MOST_TOLERANCE = 40.0
REFILL = 0.0005  # of the quota, for each millisecond
PENALTY = 60_000.0  # for how long there is no tolerance after a claim that can't be true
SLACK = 100.0  # by which a moment may be off before it is called impossible

SHORTEST_WINDOW = 150.0
LONGEST_WINDOW = 700.0
WINDOW_MARGIN = 50.0


# --- How far away, and what time it is there ---------------------------------------------------------


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


class Watch:
    """What has been measured of one connection."""

    def __init__(self) -> None:
        self._asked: dict[int, float] = {}
        self._next = 1
        self._samples: deque[Sample] = deque(maxlen=MOST_SAMPLES)
        self._minima: deque[tuple[int, float]] = deque(maxlen=int(MEMORY / SLICE))
        self._bound = float("inf")

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
        while self._samples and self._samples[0].received < now - RECENT:
            self._samples.popleft()
        self._samples.append(sample)
        self._keep_minimum(int(now // SLICE), sample.trip)

    def _keep_minimum(self, slice_: int, trip: float) -> None:
        while self._minima and self._minima[0][0] <= slice_ - MEMORY / SLICE:
            self._minima.popleft()
        if self._minima and self._minima[-1][0] == slice_:
            trip = min(trip, self._minima.pop()[1])
        self._minima.append((slice_, trip))

    def bound(self, trip: float) -> None:
        """The round trip is no longer than this, whatever the answers to pings seem to say."""
        self._bound = min(self._bound, trip)

    @property
    def measured(self) -> bool:
        return bool(self._samples)

    @property
    def latency(self) -> float:
        """The round trip that is made up for; none as long as nothing has been measured."""
        lowest = min((trip for _, trip in self._minima), default=0.0)
        return min(lowest, self._bound, MOST_LATENCY)

    @property
    def jitter(self) -> float:
        """How much longer than the shortest one in ten of the latest round trips took, or more."""
        trips = sorted(sample.trip for sample in self._samples)
        return trips[len(trips) * 9 // 10] - trips[0] if trips else 0.0

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


def window(round_trips: list[float]) -> float:
    """How long a touch is held, so that an earlier one from the furthest of these connections still comes in."""
    return min(max([SHORTEST_WINDOW, *(trip + WINDOW_MARGIN for trip in round_trips)]), LONGEST_WINDOW)


# --- How much of what it says can be true ------------------------------------------------------------


class Quota:
    """What a guest's claims may still gain: it refills with time, and with nothing else."""

    def __init__(self, now: float):
        self._left, self._at = MOST_TOLERANCE, now

    def left(self, now: float) -> float:
        return max(0.0, min(self._left + (now - self._at) * REFILL, MOST_TOLERANCE))

    def spend(self, gain: float, now: float) -> None:
        self._left, self._at = self.left(now) - gain, now

    def forfeit(self, now: float) -> None:
        """Nothing is left, and nothing comes back for a while."""
        self._left, self._at = -PENALTY * REFILL, now


class Press(NamedTuple):
    """A touch as it came: when it was received, and when it was made by the clock over there."""

    received: float
    theirs: float


def require_possible(press: Press, watch: Watch, sent: float) -> None:
    """It was not made in the future, nor before what was sent then could be seen."""
    made = watch.ours(press.theirs, press.received) if watch.measured else press.received
    if made > press.received + SLACK:
        raise Refused("touch-in-future")
    if min(made, press.received - watch.latency / 2) < seen(sent, watch) - SLACK:
        raise Refused("touch-too-early")


def seen(sent: float, watch: Watch) -> float:
    """When they could see what was sent then."""
    return sent + watch.latency / 2


def moment(press: Press, watch: Watch, quota: Quota) -> float:
    """When it was made, by our clock."""
    proven = press.received - watch.latency / 2
    if not watch.measured:
        return proven
    return proven - granted(proven - watch.ours(press.theirs, press.received), watch, quota, press.received)


def granted(gain: float, watch: Watch, quota: Quota, now: float) -> float:
    """As much of a claimed gain as can be believed: all of it or nothing."""
    if gain > watch.tolerance:
        quota.forfeit(now)
        return 0.0
    if gain > quota.left(now):
        return 0.0
    gain = max(0.0, gain)
    quota.spend(gain, now)
    return gain


def is_plausible(made: float, received: float, watch: Watch) -> bool:
    """Whether a move received then can have been made at this moment of our clock, and sent at once."""
    return received - watch.latency - watch.tolerance - SLACK <= made <= received + SLACK
