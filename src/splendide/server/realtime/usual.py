"""How far away each guest usually is: who comes by a new connection is not suddenly further away."""

from collections import OrderedDict

from splendide.core.time.line import Line
from splendide.core.time.watch import Usual, Watch
from splendide.server.now import now

MOST_GUESTS = 10_000  # those who came last are remembered


class Lines:
    def __init__(self, longest: float):
        self._longest = longest  # milliseconds there and back that are made up for
        self._usual: OrderedDict[str, Usual] = OrderedDict()

    def open(self, guest: str) -> Line:
        """A line that was opened now, to be measured."""
        usual = self._usual.setdefault(guest, Usual())
        self._usual.move_to_end(guest)
        if len(self._usual) > MOST_GUESTS:
            self._usual.popitem(last=False)
        return Line(now(), Watch(usual, self._longest))
