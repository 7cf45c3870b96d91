"""People on two servers race: a touch is judged by the server that measured the line, whatever lies between the two.

In virtual time, with the words that servers really say to each other: the same people come out the same every time.
"""

from functools import partial

import msgspec
import pytest

from splendide.core.time.belief import Press
from splendide.core.time.line import Line
from splendide.core.time.watch import Watch
from splendide.server.realtime.mirror import Answer, FromServer, Measured, MirroredLine, MirroredWatch, Sent, heard
from splendide.server.web import relay
from splendide.server.web.relay import hear_through
from tests.core.time.virtual import Person, VirtualTable, dealt

OPENER, HERE, ELSEWHERE, LAST = range(4)
MEASURED = 20  # times
ALIKE = 2.0  # milliseconds within which nobody is quicker


class Clock:
    """What time it is at the server that drives the table."""

    now = 0.0


CLOCK = Clock()


class Near(Person):
    """On the server that drives the table, with a reaction that is known."""

    reacts = 300.0

    def reaction(self) -> float:
        return self.reacts


class Far(Near):
    """On another server, so far from the driver's, whose clock says so much more."""

    between = 0.0  # milliseconds, one way
    late = 0.0  # so much longer the next message takes between the two
    other_clock = 0.0
    line: MirroredLine

    def connect(self) -> None:
        self.line, self.there = MirroredLine(0.0), Watch(self.usual, self.longest)

    def lag(self) -> float:
        return super().lag() + self.between

    def measure(self, now: float) -> None:
        """The other server has measured the browser, and this one the other."""
        asked = self.line.watch.between.ask(now)
        self.hear(Answer(asked, now + self.between + self.other_clock), now + 2 * self.between)
        number, began = self.there.ask(now + self.other_clock), now + self.other_clock
        self.there.pong(2 * self.way, began + 2 * self.way)
        self.there.answer(number, self.theirs(now + self.way), began + 2 * self.way)
        offset = self.there.offset(began + 2 * self.way)
        self.hear(Measured(self.there.latency, self.there.jitter, offset), now + 2 * self.way + self.between)

    def hear(self, said: FromServer, at: float) -> None:
        """The driver's server hears what the other says."""
        CLOCK.now = at
        hear_through(self.line, lambda text, came: None, msgspec.json.encode(said))


class TwoServers(VirtualTable):
    def show(self) -> None:
        """Who is on the other server is told by it, and it says when."""
        for person in self.people:
            if isinstance(person, Far):
                person.line.said += 1
                sent = Sent(person.line.said, self.now + person.between + person.other_clock)
                self.later(self.now + 2 * person.between, partial(self._report, person, sent))
            person.line.tell("virtual", len(self.keeper.match.told), self.now)

    def _report(self, person: Far, sent: Sent) -> None:
        person.hear(sent, self.now)

    def press(self, seat: int, made: float, text: str = "touch") -> None:
        person = self.people[seat]
        if not isinstance(person, Far):
            return super().press(seat, made, text)
        came = made + person.way
        said = heard(repr(person.theirs(made)).encode(), came + person.other_clock)
        self.later(came + person.between + person.late, lambda: self._hear_through(seat, person, said, text))

    def _hear_through(self, seat: int, person: Far, said: bytes, text: str) -> None:
        CLOCK.now = self.now
        hear_through(person.line, lambda theirs, came: self._hear(seat, text, Press(came, float(theirs))), said)


def judged(table: TwoServers) -> tuple[float | None, float | None]:
    """How quick those were who got a dolphin, here and elsewhere, as the log has it; the slowest got none."""
    grabs = table.race(OPENER, table.now + 800.0)
    assert table.refusals in ([], [(LAST, "dolphins-none-left")])
    assert grabs[LAST].judged is None
    return grabs[HERE].judged, grabs[ELSEWHERE].judged


@pytest.fixture(autouse=True)
def its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "now", lambda: CLOCK.now)


def two_servers(between: float, other_clock: float, skew: float, far_reacts: float, late: float = 0.0) -> TwoServers:
    """Two people on either, all as quick as the others but for the first one elsewhere."""
    near, far = [Near(way=20.0), Near(way=35.0, skew=-5e4)], [Far(way=20.0, skew=skew), Far(way=60.0)]
    for each in far:
        each.between, each.other_clock, each.late = between, other_clock, late
    far[0].reacts, far[1].reacts = far_reacts, 400.0
    for k in range(MEASURED):
        for person in (*near, *far):
            person.measure(1000.0 * k)
    return TwoServers([*near, *far], dealt(), 1000.0 * MEASURED)


@pytest.mark.parametrize("far_reacts", [290.0, 310.0])
@pytest.mark.parametrize(("other_clock", "skew"), [(0.0, 0.0), (3e6, 1e5), (-2e5, 7e7)])
@pytest.mark.parametrize(("between", "late"), [(0.5, 0.0), (15.0, 0.0), (40.0, 0.0), (15.0, 60.0)])
def test_who_is_quicker_wins_whichever_server_they_are_on(
    between: float, late: float, other_clock: float, skew: float, far_reacts: float
) -> None:
    here, elsewhere = judged(two_servers(between, other_clock, skew, far_reacts, late))
    assert here == pytest.approx(300.0, abs=ALIKE)
    assert elsewhere == pytest.approx(far_reacts, abs=ALIKE)


def test_had_the_moment_at_the_driver_counted_who_is_elsewhere_would_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same race, judged by when the server that drives the table gave something away and heard the answer."""
    monkeypatch.setattr(MirroredWatch, "here", lambda self, at, now: now)
    monkeypatch.setattr(MirroredLine, "tell", Line.tell)
    here, elsewhere = judged(two_servers(between=40.0, other_clock=0.0, skew=0.0, far_reacts=290.0))
    assert here
    assert elsewhere is None or elsewhere > here
