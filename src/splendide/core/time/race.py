"""Who touched first: touches are held for a moment, put into order, and only then made.

The touch that opens a race is made at once: everybody must see it, and nobody can lose by it. What follows is held
until a quicker one from the furthest browser at the table would have come in, each for its own time, so that
one that came late is not let through by the end of another's wait.
"""

from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.time.belief import Press, Quota, moment, require_possible, seen
from splendide.core.time.line import Moment
from splendide.core.time.watch import Watch

SHORTEST_WINDOW = 150.0
LONGEST_WINDOW = 700.0
WINDOW_MARGIN = 50.0


def window(round_trips: list[float]) -> float:
    """How long a touch is held, so that an earlier one from the furthest of these connections still comes in."""
    return min(max([SHORTEST_WINDOW, *(trip + WINDOW_MARGIN for trip in round_trips)]), LONGEST_WINDOW)


class Player(NamedTuple):
    """Who touches: what is known of the line to them, and when it showed them the deal and the signal."""

    watch: Watch
    quota: Quota
    dealt: float | None  # None: it has not yet
    signal: float | None


class Touch(NamedTuple):
    """A touch that has been judged."""

    seat: int
    move: int
    made: float  # by our clock
    player: Player
    due: float  # when it is made at the latest


Place = tuple[bool, int]
FIRST: Place = (False, 0)  # of the touch that opens a race


class Held(NamedTuple):
    touch: Touch
    aware: bool  # they could have seen the signal
    at: float  # how long after they could; for the unaware, how long after the first touch

    @property
    def place(self) -> Place:
        """Whoever pressed before they could see the signal comes before all who answered to it."""
        return self.aware, round(self.at)

    @property
    def shown(self) -> str:
        return str(round(self.at))


class Race:
    """The race at a table, if one is on, and the touches that wait."""

    def __init__(self, told: int, now: float):
        self.dealt = Moment(told, now)  # since when touches count
        self.signal: Moment | None = None  # None: no race is on
        self.last = FIRST  # the place of the touch that was made last
        self.held: list[Held] = []
        self.opening: list[Touch] = []  # of which the earliest will open a race
        self._first = now  # when the touch that opened it was made

    def begin(self, told: int, now: float, first: float) -> None:
        """A race is on from here; whoever else touched before it was seen has touched in it."""
        self.signal, self._first, self.last = Moment(told, now), first, FIRST
        waiting, self.opening = self.opening, []
        for touch in waiting:
            self._hold(touch)

    def end(self, told: int, now: float) -> None:
        """The race is over, and only touches made after this has been seen count for the next."""
        self.dealt, self.signal, self.held = Moment(told, now), None, []

    def judge(self, press: Press, player: Player) -> float:
        """When the touch was made by our clock, or a refusal."""
        if player.dealt is None:
            raise Refused("touch-too-early")
        require_possible(press, player.watch, player.dealt)
        return moment(press, player.watch, player.quota)

    def take(self, touch: Touch) -> None:
        """The touch waits for its turn, be it to open a race or in one that is on."""
        self.require_none(touch.seat)
        if self.signal:
            self._hold(touch)
        else:
            self.opening.append(touch)

    def _hold(self, touch: Touch) -> None:
        player, made = touch.player, touch.made
        aware = player.signal is not None and made > seen(player.signal, player.watch)
        start = seen(player.signal, player.watch) if aware and player.signal is not None else self._first
        self.held.append(Held(touch, aware, max(0.0, made - start)))

    def require_none(self, seat: int) -> None:
        if seat in self.waiting:
            raise Refused("touch-held")

    @property
    def waiting(self) -> set[int]:
        """The seats whose touches wait."""
        return {held.touch.seat for held in self.held} | {touch.seat for touch in self.opening}

    @property
    def opener(self) -> Touch | None:
        return min(self.opening, key=lambda touch: touch.made, default=None)

    @property
    def next_due(self) -> float | None:
        return min((held.touch.due for held in self.held), default=None)

    def ripe(self, now: float) -> list[Held]:
        """Those whose wait is over, with all that were quicker, in their order."""
        last = max((held.place for held in self.held if held.touch.due <= now), default=None)
        if last is None:
            return []
        return sorted((held for held in self.held if held.place <= last), key=lambda held: held.place)

    def drop(self, seats: set[int]) -> None:
        """Their touches were made, or came to nothing."""
        self.held = [held for held in self.held if held.touch.seat not in seats]
        self.opening = [touch for touch in self.opening if touch.seat not in seats]
