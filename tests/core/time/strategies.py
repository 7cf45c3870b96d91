"""How people race: the honest, at whatever distance, and whoever tries to gain by what they say about their line.

`make races` prints what each comes to, over thousands of races. In virtual time, alike in every run.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from splendide.core.time.watch import MOST_LATENCY, MOST_TOLERANCE, PAGE
from splendide.server.realtime.measured import KERNEL
from tests.core.time.virtual import Grab, Person, VirtualTable, dealt

BETWEEN = 3000.0  # milliseconds from one race to the next, and from one measurement to the next
FINE = 5.0  # milliseconds: no measurement is finer
BESIDE = (20.0, 150.0, 300.0)  # where the honest are who race with a cheat


def honest(ways: tuple[float, ...], jitter: float, seed: int, longest: float = MOST_LATENCY) -> list[Person]:
    """People at these distances, whose clocks are off and run fast or slow."""
    chance = random.Random(seed)
    clocks = [(chance.uniform(-1e6, 1e6), chance.uniform(-4e-4, 4e-4)) for _ in ways]
    return [
        Person(way, jitter, *clock, longest=longest, chance=random.Random(seed + k))
        for k, (way, clock) in enumerate(zip(ways, clocks, strict=True))
    ]


def races(people: list[Person], openers: int, count: int, seed: int) -> Iterator[dict[int, Grab]]:
    """So many races of these people, the first touch by some of them in turn; lines are measured all the time."""
    chance, now, opening = random.Random(seed), 0.0, dealt()
    for person in people:
        for k in range(5):
            person.measure(now + 100 * k)
    for k in range(count):
        now += BETWEEN
        for person in people:
            person.measure(now)
        table = VirtualTable(people, opening.fork(), now)
        yield table.race(k % openers, now + chance.uniform(700, 900))
        now = max(now, table.now)


# --- Cheats ------------------------------------------------------------------------------------------


class ClaimsEarlier(Person):
    def claims(self, theirs: float) -> float:
        return theirs - 400


class ClaimsALittle(Person):
    def claims(self, theirs: float) -> float:
        return theirs - 39


class SendsLate(Person):
    """Presses late and says that the line was slow just now."""

    def sends_late(self) -> float:
        return 200.0

    def claims(self, theirs: float) -> float:
        return theirs - 300


class AnswersLate(Person):
    """A page that seems to be far away."""

    def answers_late(self) -> float:
        return 250.0


class AnswersSometimesLate(ClaimsALittle):
    """A page that seems to be on an unsteady line."""

    def answers_late(self) -> float:
        return self.chance.choice((0.0, 250.0))


class NeverAnswersPings(Person):
    """A program that sends no pongs and answers the clock late."""

    def answers_late(self) -> float:
        return 600.0

    def pongs_late(self) -> None:
        return None


class AnswersPingsSometimes(Person):
    """A program that drops half of its pongs and delays all else."""

    def answers_late(self) -> float:
        return 400.0

    def pongs_late(self) -> float | None:
        return self.chance.choice((None, 400.0))


class JittersAll(ClaimsALittle):
    """A program on a line that seems to be unsteady, pongs and all."""

    def answers_late(self) -> float:
        return self.chance.choice((0.0, 120.0))

    pongs_late = answers_late


class Program(Person):
    """One that is no browser, and whose clock agrees with the delays that it pretends."""

    def stamps(self, there: float, late: float) -> float:
        return there + late / 2


class FarFromTheStart(Program):
    """Delays all it says, from the first second."""

    def answers_late(self) -> float:
        return 400.0

    def pongs_late(self) -> float | None:
        return 400.0


class SuddenlyFar(Program):
    """Comes back by a new connection, and delays all that it says there."""

    measured = 0

    def answers_late(self) -> float:
        return 400.0 if self.measured > 8 else 0.0

    def pongs_late(self) -> float | None:
        return self.answers_late()

    def measure(self, now: float) -> None:
        self.measured += 1
        if self.measured == 9:
            self.connect()
            for k in range(3):
                super().measure(now - 300 + 100 * k)
        super().measure(now)


class FarJustBefore(Program):
    """Is as near as it is until a race is about to begin, and delays all that it says then."""

    late = 0.0

    def answers_late(self) -> float:
        return self.late

    def pongs_late(self) -> float | None:
        return self.late

    def measure(self, now: float) -> None:
        for late, before in ((0.0, 1500.0), (400.0, 300.0), (400.0, 0.0)):
            self.late = late
            super().measure(max(0.0, now - before))


PAGES: list[type[Person]] = [
    ClaimsEarlier,
    ClaimsALittle,
    SendsLate,
    AnswersLate,
    AnswersSometimesLate,
]
PROGRAMS: list[type[Person]] = [
    NeverAnswersPings,
    AnswersPingsSometimes,
    JittersAll,
    FarJustBefore,
    SuddenlyFar,
    FarFromTheStart,
]
CHEATS = PAGES + PROGRAMS


# --- What it comes to --------------------------------------------------------------------------------


@dataclass
class Outcome:
    """Milliseconds by which a cheat was judged quicker than they were, race by race; and what the honest lost."""

    gained: list[float]
    lost: dict[float, list[float]]  # by how far away they are

    @property
    def most(self) -> float:
        """Some cheats are never quick enough to be judged."""
        return max(self.gained, default=0.0)

    @property
    def usual(self) -> float:
        return median(self.gained) if self.gained else 0.0


def outcome(cheat: type[Person], way: float, jitter: float, proxied: bool, count: int, seed: int = 3) -> Outcome:
    """So many races of one cheat and three honest people."""
    people = honest(BESIDE, jitter, seed=seed)
    liar = cheat(way, jitter, proxied=proxied, chance=random.Random(seed + 6))
    result = Outcome([], {far: [] for far in BESIDE})
    for grabs in races([*people, liar], len(people), count, seed=seed + 1):
        for seat, grab in grabs.items():
            if grab.judged is None:
                continue
            if seat == len(people):
                result.gained.append(grab.reaction - grab.judged)
            else:
                result.lost[people[seat].way].append(grab.judged - grab.reaction)
    return result


def bound(cheat: type[Person], way: float, jitter: float, proxied: bool) -> float:
    """More than so many milliseconds nobody gains."""
    if cheat is NeverAnswersPings:
        return FINE
    if cheat in (Person, *PAGES, FarJustBefore):
        return 4 * jitter + PAGE + FINE
    if cheat is JittersAll:
        return MOST_TOLERANCE + 4 * jitter + FINE
    return (MOST_LATENCY - 2 * way if proxied else KERNEL) + MOST_TOLERANCE + 4 * jitter + FINE


def bound_of_loss(way: float, jitter: float) -> float:
    """More than so many milliseconds no honest person loses, whoever else is there."""
    return max(0.0, 2 * way - MOST_LATENCY) + 4 * jitter + FINE
