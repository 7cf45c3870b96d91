"""Who touched first: touches are held for a moment, put into order, and only then made.

The touch that opens a race is made at once: everybody must see it, and nobody can lose by it. What follows is held
until a quicker one from the furthest browser at the table would have come in, each for its own time, so that
one that came late is not let through by the end of another's wait.
"""

from typing import NamedTuple

from splendide.core.clock import Press, Quota, Watch, moment, require_possible, seen
from splendide.core.errors import Refused


class Moment(NamedTuple):
    """Something that everybody was shown: how much had been told by then, and when."""

    told: int
    at: float


class Player(NamedTuple):
    """Who touches: what is known of the line to them, and when it showed them the deal and the signal."""

    watch: Watch
    quota: Quota
    dealt: float | None  # None: it has not yet
    signal: float | None


Place = tuple[bool, int]
FIRST: Place = (False, 0)  # of the touch that opens a race


class Held(NamedTuple):
    seat: int
    text: str
    aware: bool  # they could have seen the signal
    at: float  # how long after they could; for the unaware, how long after the first touch
    due: float  # when it is made at the latest

    @property
    def place(self) -> Place:
        """Whoever pressed before they could see the signal comes before all who answered to it."""
        return self.aware, round(self.at)

    @property
    def shown(self) -> str:
        return str(round(self.at))


class Referee:
    """The race at a table, if one is on, and the touches that are being held."""

    def __init__(self, told: int, now: float):
        self.dealt = Moment(told, now)  # since when touches count
        self.signal: Moment | None = None  # None: no race is on
        self._first = now  # when the touch that opened it was made
        self.last = FIRST  # the place of the touch that was made last
        self.held: list[Held] = []

    def begin(self, told: int, now: float, first: float) -> None:
        """A race is on from here."""
        self.signal, self._first, self.last = Moment(told, now), first, FIRST

    def end(self, told: int, now: float) -> None:
        """The race is over, and only touches made after this has been seen count for the next."""
        self.dealt, self.signal, self.held = Moment(told, now), None, []

    def judge(self, press: Press, player: Player) -> float:
        """When the touch was made by our clock, or a refusal."""
        if player.dealt is None:
            raise Refused("touch-too-early")
        require_possible(press, player.watch, player.dealt)
        return moment(press, player.watch, player.quota)

    def hold(self, seat: int, text: str, made: float, player: Player, due: float) -> None:
        self.require_none(seat)
        aware = player.signal is not None and made > seen(player.signal, player.watch)
        start = seen(player.signal, player.watch) if aware and player.signal is not None else self._first
        self.held.append(Held(seat, text, aware, max(0.0, made - start), due))

    def require_none(self, seat: int) -> None:
        if any(held.seat == seat for held in self.held):
            raise Refused("touch-held")

    @property
    def next_due(self) -> float | None:
        return min((held.due for held in self.held), default=None)

    def release(self, now: float) -> list[Held]:
        """Those whose wait is over, with all that were quicker, in their order; they are no longer held."""
        last = max((held.place for held in self.held if held.due <= now), default=None)
        if last is None:
            return []
        out = sorted((held for held in self.held if held.place <= last), key=lambda held: held.place)
        self.held = [held for held in self.held if held.place > last]
        return out
