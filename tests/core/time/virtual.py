"""A table in virtual time: people on lines of their own touch dolphins, and the clock of the match judges them.

Nothing sleeps and nothing looks at a clock: thousands of races take seconds, and the same seed gives the same result.
"""

import heapq
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.time.belief import Press, Quota
from splendide.core.time.keeper import Due, Keeper, holds_nature
from splendide.core.time.line import Line
from splendide.core.time.watch import MOST_LATENCY, Usual, Watch
from splendide.games.dolphins.state import DEALING
from splendide.server.realtime.measured import KERNEL

GAME, SEATS = "dolphins", 4
STORE = 3.0  # milliseconds that a commit takes


@dataclass
class Person:
    """An honest one. What cheats do otherwise stands in `test_fair_races.py`."""

    way: float  # milliseconds to the server, and as many back
    jitter: float = 0.0  # at most so many more
    skew: float = 0.0  # their clock says so much more,
    drift: float = 0.0  # and runs so much faster
    slower: float = 0.0  # than others in reacting
    longest: float = MOST_LATENCY  # there and back that the house makes up for
    proxied: bool = False  # their kernel can't be measured
    chance: random.Random = field(default_factory=random.Random)

    def __post_init__(self) -> None:
        self.usual = Usual()
        self.connect()
        self.quota = Quota(0.0)

    def connect(self) -> None:
        """They come by a new connection."""
        self.line = Line(0.0, Watch(self.usual, self.longest))

    def theirs(self, ours: float) -> float:
        return ours * (1 + self.drift) + self.skew

    def lag(self) -> float:
        """One way, this time."""
        return self.way + self.chance.random() * self.jitter

    def reaction(self) -> float:
        return 1000 * self.chance.lognormvariate(-1.2, 0.2) + self.slower

    # --- what cheats do otherwise ---

    def answers_late(self) -> float:
        """By how much the page delays its answer to a question for the time."""
        return 0.0

    def pongs_late(self) -> float | None:
        """By how much a program delays the websocket's own pongs, None: it sends none; no page can."""
        return 0.0

    def stamps(self, there: float, late: float) -> float:
        """When the answer says that it was given, by our clock."""
        return there

    def claims(self, theirs: float) -> float:
        """The time that is claimed for a touch made at this time of their clock."""
        return theirs

    def sends_late(self) -> float:
        return 0.0

    def measure(self, now: float) -> None:
        """A question for the time and a ping have been answered."""
        number = self.line.watch.ask(now)
        there = now + self.lag()
        late = self.answers_late()
        back = there + late + self.lag()
        if (pong := self.pongs_late()) is not None:
            trip = self.lag() + self.lag() + pong
            self.line.watch.pong(trip, now + trip)
            if not self.proxied:
                self.line.watch.bound(2 * self.way + KERNEL)
        self.line.watch.answer(number, self.theirs(self.stamps(there, late)), back)


@dataclass
class Grab:
    """A touch as it was, and as it was judged."""

    reaction: float  # milliseconds after they saw what they answered
    judged: float | None = None  # milliseconds; None: it was not made


def dealt(pace: str = "dealer", seed: int = 1) -> Match:
    """A match in which cards have just been dealt without a pause, and anybody may touch."""
    game = find_game(GAME)
    match = Match(game, SEATS, game.options({"pace": pace}))
    match.let_nature_move(nature(seed), lambda held: held.snapshot().phase != DEALING and holds_nature(held))
    return match


def nature(seed: int) -> Nature:
    return Nature(b"virtual", (), str(seed))


class VirtualTable:
    """People, one for each seat, and what is under way between them and the server."""

    def __init__(self, people: list[Person], match: Match, now: float = 0.0):
        self.people, self.now = people, now
        self.hands: dict[int, list[float]] = {}
        self.keeper = Keeper("virtual", match, now, lambda seat: [people[seat].line], self.hands)
        self.refusals: list[tuple[int, str]] = []
        self._on_its_way: list[tuple[float, int, Callable[[], None]]] = []
        self._order = itertools.count()
        self.show()

    def later(self, at: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._on_its_way, (at, next(self._order), act))

    def show(self) -> None:
        """Everybody is sent what has been told."""
        for person in self.people:
            person.line.tell("virtual", len(self.keeper.match.told), self.now)

    def press(self, seat: int, made: float, text: str = "touch") -> None:
        """They press then, by our clock; it comes in when the line lets it."""
        person = self.people[seat]
        received = made + person.sends_late() + person.lag()
        press = Press(received, person.claims(person.theirs(made)))
        self.later(received, lambda: self._hear(seat, text, press))

    def _hear(self, seat: int, text: str, press: Press) -> None:
        person = self.people[seat]
        try:
            self.keeper.touch(seat, text, press, person.line, person.quota)
        except Refused as refused:
            self.refusals.append((seat, refused.name))

    def play(self, seat: int, text: str, at: float) -> None:
        """An ordinary move comes in then."""

        def hear() -> None:
            if trial := self.keeper.move(seat, self.keeper.match.read(seat, text), at):
                self._keep(trial)

        self.later(at, hear)

    def run(self, until: Callable[[], bool], most: float = 60_000.0) -> None:
        """What is under way comes in and what is due is made, until this is so; time that never ends is a mistake."""
        end = self.now + most
        while not until():
            wake = self.keeper.wake
            coming = self._on_its_way[0][0] if self._on_its_way else None
            self.now = max(self.now, min(at for at in (wake, coming, end) if at is not None))
            assert self.now < end, "nothing happens any more"
            while self._on_its_way and self._on_its_way[0][0] <= self.now:
                heapq.heappop(self._on_its_way)[2]()
            self._make_what_is_due()

    def _make_what_is_due(self) -> None:
        while due := self.keeper.due(self.now):
            self.now += STORE
            self._keep(due.trial, due)

    def _keep(self, trial: Match, due: Due | None = None) -> None:
        ply = len(trial.log) if due and due.nature else -1
        trial.let_nature_move(nature(1), lambda held: len(held.log) > ply and holds_nature(held))
        self.keeper.see(trial, self.now, due)
        self.show()

    # --- a race ---

    def race(self, opener: int, at: float) -> dict[int, Grab]:
        """One touches, the others answer when they see it: by seat, how quick they were and were judged to be."""
        grabs: dict[int, Grab] = {}
        before = len(self.keeper.match.log)
        self.press(opener, at)
        self.run(lambda: self.keeper.race.signal is not None)
        signal = self.now
        for seat, person in enumerate(self.people):
            if seat != opener:
                grabs[seat] = Grab(person.reaction())
                self.press(seat, signal + person.lag() + grabs[seat].reaction)
        self.run(lambda: any(entry.seat == NATURE for entry in self.keeper.match.log[before:]))
        for entry in self.keeper.match.log[before:]:
            if entry.seat in grabs:
                grabs[entry.seat].judged = float(entry.shown)
        return grabs
