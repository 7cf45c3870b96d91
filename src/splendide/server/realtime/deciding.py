"""How long everybody at a table may think, where there is an end to it, whatever the game."""

from collections.abc import Callable

from splendide.core.match import Match
from splendide.core.time.clocks import Clocks, Tempo
from splendide.core.time.deciders import Deciders
from splendide.core.time.line import Line, longest_way
from splendide.server.protocol.table import TimeInfo
from splendide.server.realtime.floor import SECOND, Sight, goes_on
from splendide.server.store.rows import ClockRow


class Deciding:
    def __init__(self, lines: Callable[[int], list[Line]], date: Callable[[], float]):
        self._lines, self._date = lines, date
        self._name = ""  # of the match
        self._deciders: Deciders | None = None  # None: nobody decides, or everybody has all the time in the world
        self._present = True

    # --- What happens --------------------------------------------------------------------------------

    def see(self, sight: Sight, match: Match, now: float) -> None:
        """The match is as the table has it."""
        deciders, tempo = self._deciders, sight.tempo
        if not tempo:
            self._deciders = None
        elif deciders and self._name == sight.name and goes_on(deciders.match, match):
            deciders.time(sight.timed)
            deciders.see(match, self._present, now)
        else:
            self._name, self._present = sight.name, sight.present
            self._deciders = self._begun(sight, match, tempo, now)

    def _begun(self, sight: Sight, match: Match, tempo: Tempo, now: float) -> Deciders:
        """How much time everybody has left was kept, and where time lasts it has gone by since."""
        clocks, ago = Clocks(tempo, match.decisions), 0.0
        if sight.kept:
            clocks.resume(sight.kept.left)
            ago = max(0.0, self._date() - sight.kept.at) * SECOND if tempo.lasting else 0.0
        deciders = Deciders(clocks, match, sight.timed)
        deciders.see(match, sight.present, now - ago)
        return deciders

    def attend(self, present: bool, now: float) -> None:
        """Somebody is there or not any more: time stands still at a table that nobody is at."""
        if self._deciders and present != self._present:
            self._present = present
            self._deciders.see(self._deciders.match, present, now)

    def stir(self, seat: int) -> None:
        """Somebody is at this seat."""
        if self._deciders:
            self._deciders.stir(seat)

    def end(self) -> None:
        """Nobody decides any more."""
        self._deciders = None

    # --- What follows --------------------------------------------------------------------------------

    def told(self, now: float) -> TimeInfo | None:
        clocks = self._deciders.clocks if self._deciders else None
        return TimeInfo(now, clocks.left, clocks.since) if clocks else None

    def after(self, match: Match, now: float) -> ClockRow | None:
        """What the clocks will say once this has been stored, which is stored with it."""
        return ClockRow(self._date(), tuple(self._deciders.left_after(match, now))) if self._deciders else None

    def due(self, now: float) -> float | None:
        """When somebody's time will be up, in seconds since 1970; None: nobody's runs."""
        clocks = self._deciders.clocks if self._deciders else None
        ends = [end for end in map(clocks.end, range(len(clocks.left))) if end] if clocks else []
        return self._date() + (min(ends) - now) / SECOND if ends else None

    def wake(self, now: float) -> float | None:
        """When to look whose time is up, if nothing happens before."""
        return self._deciders.next_end(self._latency, now) if self._deciders and self._present else None

    @property
    def gone(self) -> list[int]:
        """The people for whom moves are made again and again."""
        return self._deciders.gone if self._deciders else []

    def call(self, now: float) -> list[int]:
        """The people whose time is up: somebody else is to decide for them."""
        return self._deciders.call(self._latency, now) if self._deciders and self._present else []

    def _latency(self, seat: int) -> float:
        return longest_way(self._lines(seat))
