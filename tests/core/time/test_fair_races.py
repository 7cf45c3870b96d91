"""The grab is fair: who is far away loses nothing, and who lies wins nothing. In virtual time, alike in every run."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from splendide.core.time.watch import MEMORY, MOST_LATENCY, MOST_TOLERANCE, PAGE
from splendide.server.realtime.measured import KERNEL
from tests.core.time.virtual import SEATS, Grab, Person, VirtualTable, dealt

WAYS = (20.0, 80.0, 150.0, 300.0)  # milliseconds to the server, and as many back
RACES = 5_000  # in each of four kinds of weather: twenty thousand in all
CHEATED = 300  # for each cheat
BETWEEN = 3000.0  # milliseconds from one race to the next, and from one measurement to the next
FINE = 5.0  # milliseconds: no measurement is finer
FAR = 650.0  # a house that makes up for everybody's way
SLOWER = 350.0  # milliseconds by which those who cheat react later


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


# --- The honest --------------------------------------------------------------------------------------


@pytest.mark.parametrize("jitter", [0.0, 3.0, 8.0, 15.0])
def test_nobody_who_was_quicker_goes_without_however_far_away_they_are(jitter: float) -> None:
    """What is judged is off by no more than the line was unsteady, both times it was used."""
    bound = 2 * jitter + FINE
    without: Counter[float] = Counter()
    first_packet: Counter[float] = Counter()
    people = honest(WAYS, jitter, seed=7, longest=FAR)
    for grabs in races(people, SEATS, RACES, seed=8):
        missed = [seat for seat, grab in grabs.items() if grab.judged is None]
        assert len(missed) <= 1, "nobody does where the last two were level"
        slowest = max(grab.reaction for grab in grabs.values())
        for seat, grab in grabs.items():
            assert grab.judged is None or abs(grab.judged - grab.reaction) <= bound
            assert seat not in missed or grab.reaction > slowest - 2 * bound
        without.update(people[seat].way for seat in missed)
        last = max(grabs, key=lambda seat: 2 * people[seat].way + grabs[seat].reaction)
        first_packet[people[last].way] += 1
    shares = {way: without[way] / RACES for way in WAYS}
    print(f"\njitter {jitter:g} ms: went without {shares}; had the first packet won {dict(first_packet)}")
    assert all(0.22 < share < 0.28 for share in shares.values()), shares
    assert first_packet[WAYS[-1]] > 0.7 * RACES, "else this would not have shown anything"


def test_whoever_is_further_away_than_the_house_makes_up_for_loses_the_rest_and_is_told() -> None:
    """Up to 150 ms each way nothing is lost; beyond, what the line is too long by, and no more."""
    people = honest(WAYS, 5.0, seed=11)
    lost: dict[float, list[float]] = {way: [] for way in WAYS}
    for grabs in races(people, SEATS, 400, seed=12):
        for seat, grab in grabs.items():
            if grab.judged is not None:
                lost[people[seat].way].append(grab.judged - grab.reaction)
    assert {way: max(lost[way]) <= 2 * 5.0 + FINE for way in WAYS if way <= 150} == dict.fromkeys(WAYS[:3], True)
    too_long = 2 * WAYS[-1] - MOST_LATENCY
    assert all(abs(each - too_long) <= 4 * 5.0 + FINE for each in lost[WAYS[-1]])
    told = [person.line.watch.beyond for person in people]
    assert told[:3] == [0.0] * 3
    assert told[3] == pytest.approx(too_long, abs=2 * 5.0)


# --- Cheats: they react 350 ms later than the others, and do what they can about it -----------------


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


PAGES: list[type[Person]] = [
    ClaimsEarlier,
    ClaimsALittle,
    SendsLate,
    AnswersLate,
    AnswersSometimesLate,
]
PROGRAMS: list[type[Person]] = [NeverAnswersPings, JittersAll, FarFromTheStart, SuddenlyFar]
CHEATS = PAGES + PROGRAMS
HOW = [False, True]  # directly, or behind a proxy


def gains(cheat: type[Person], way: float, jitter: float, proxied: bool, count: int = CHEATED) -> list[float]:
    """By how many milliseconds a cheat was judged quicker than they were, race by race."""
    people = honest((80.0, 80.0, 80.0), jitter, seed=3)
    liar = cheat(way, jitter, proxied=proxied, chance=random.Random(9))
    gained = []
    for grabs in races([*people, liar], len(people), count, seed=4):
        if grabs[3].judged is not None:
            gained.append(grabs[3].reaction - grabs[3].judged)
    return gained


@pytest.mark.parametrize("proxied", HOW)
@pytest.mark.parametrize("jitter", [0.0, 10.0])
@pytest.mark.parametrize("cheat", PAGES)
def test_a_page_that_lies_gains_no_more_than_the_line_was_unsteady(
    cheat: type[Person], jitter: float, proxied: bool
) -> None:
    most = max(gains(cheat, 80.0, jitter, proxied), default=0.0)  # some cheats are never quick enough to be judged
    print(f"\n{cheat.__name__}, jitter {jitter:g} ms, proxied {proxied}: gained {most:.0f} ms at most")
    assert most <= 4 * jitter + PAGE + FINE


@pytest.mark.parametrize("way", [20.0, 80.0])
@pytest.mark.parametrize("proxied", HOW)
@pytest.mark.parametrize("cheat", PROGRAMS)
def test_a_program_gains_no_more_than_its_kernel_or_the_cap_allows(
    cheat: type[Person], proxied: bool, way: float
) -> None:
    """A program that is no browser can make its line seem long: directly its kernel tells, elsewhere a cap holds it."""
    gained = gains(cheat, way, 0.0, proxied)
    most, usual = max(gained, default=0.0), sorted(gained)[len(gained) // 2] if gained else 0.0
    print(f"\n{cheat.__name__}, {way:g} ms away, proxied {proxied}: gained {usual:.0f} ms, {most:.0f} at most")
    assert most <= (MOST_LATENCY - 2 * way if proxied else KERNEL) + MOST_TOLERANCE + FINE


def test_a_line_that_is_suddenly_long_is_not_believed_for_a_while_however_one_comes() -> None:
    """As long as it is remembered how near they were. Whoever was far from the start is: that rests on trust."""
    remembered = int(MEMORY / BETWEEN) // 2  # races: each takes its time, too
    assert max(gains(SuddenlyFar, 20.0, 0.0, True, remembered)) <= PAGE + FINE
    assert max(gains(FarFromTheStart, 20.0, 0.0, True, remembered)) > MOST_LATENCY / 2


@pytest.mark.parametrize("cheat", [cheat for cheat in CHEATS if cheat is not FarFromTheStart])
def test_whoever_reacts_much_later_goes_without_whatever_they_claim(cheat: type[Person]) -> None:
    people = honest((80.0, 80.0, 80.0), 5.0, seed=5)
    liar = cheat(80.0, 5.0, slower=SLOWER, chance=random.Random(6))
    answered = list(races([*people, liar], len(people), CHEATED, seed=6))
    slower = [grabs for grabs in answered if grabs[3].reaction > max(grabs[k].reaction for k in grabs if k != 3) + 60]
    assert len(slower) > len(answered) // 2
    assert all(grabs[3].judged is None for grabs in slower)
