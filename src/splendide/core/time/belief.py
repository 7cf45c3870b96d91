"""How much of what a browser says about the moment of a press can be true.

What counts in a race is how long after *this* player's screen could show the signal, which is the first touch, they
pressed. A signal sent at s is seen half a round trip later, and the press takes as long back: a press received at r was
made r - s - (round trip) after the signal was seen. That needs two moments of our own clock and the lowest round trip
of the connection. What the browser says about its own clock only makes up for the unsteadiness of this one message,
within

- what the latest round trips were unsteady by, at most MOST_TOLERANCE, and
- a quota that refills with time alone, kept for the guest and not for the connection.

A claim beyond that counts for nothing and costs the tolerance for a while, so that lying never pays. A round trip lower
than the real one can't be faked. A higher one would have to be faked always, since the lowest in MEMORY counts, over
all connections of a guest; it is bounded by what was measured where no page can slow it down (see `Watch.bound`), and
by what the house believes anybody. `docs/fairness.md` says what that comes to.
"""

from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.time.watch import MOST_TOLERANCE, Watch

REFILL = 0.0005  # of the quota, for each millisecond
PENALTY = 60_000.0  # for how long there is no tolerance after a claim that can't be true
SLACK = 100.0  # by which a moment may be off before it is called impossible


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
