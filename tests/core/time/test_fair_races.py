"""The grab is fair: who is far away loses nothing, and who lies wins nothing. In virtual time, alike in every run."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from splendide.core.time.watch import PAGE
from tests.core.time.virtual import SEATS, Grab, Person, VirtualTable, dealt

WAYS = (20.0, 80.0, 150.0, 300.0)  # milliseconds to the server, and as many back
RACES = 5_000  # in each of four kinds of weather: twenty thousand in all
CHEATED = 300  # for each cheat
BETWEEN = 3000.0  # milliseconds from one race to the next, and from one measurement to the next
FINE = 5.0  # milliseconds: no measurement is finer
SLOWER = 350.0  # milliseconds by which those who cheat react later


def honest(ways: tuple[float, ...], jitter: float, seed: int) -> list[Person]:
    """People at these distances, whose clocks are off and run fast or slow."""
    chance = random.Random(seed)
    return [
        Person(way, jitter, chance.uniform(-1e6, 1e6), chance.uniform(-4e-4, 4e-4), chance=random.Random(seed + k))
        for k, way in enumerate(ways)
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
    people = honest(WAYS, jitter, seed=7)
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


CHEATS: list[type[Person]] = [
    ClaimsEarlier,
    ClaimsALittle,
    SendsLate,
    AnswersLate,
    AnswersSometimesLate,
    NeverAnswersPings,
]


def gains(cheat: Callable[..., Person], jitter: float) -> list[float]:
    """By how many milliseconds a cheat was judged quicker than they were, race by race."""
    people = honest((80.0, 80.0, 80.0), jitter, seed=3)
    liar = cheat(80.0, jitter, chance=random.Random(9))
    gained = []
    for grabs in races([*people, liar], len(people), CHEATED, seed=4):
        if grabs[3].judged is not None:
            gained.append(grabs[3].reaction - grabs[3].judged)
    return gained


@pytest.mark.parametrize("jitter", [0.0, 10.0])
@pytest.mark.parametrize("cheat", CHEATS)
def test_lying_gains_no_more_than_the_line_was_unsteady(cheat: type[Person], jitter: float) -> None:
    most = max(gains(cheat, jitter), default=0.0)  # some cheats are never quick enough to be judged
    print(f"\n{cheat.__name__}, jitter {jitter:g} ms: gained {most:.0f} ms at most")
    assert most <= 4 * jitter + PAGE + FINE


@pytest.mark.parametrize("cheat", CHEATS)
def test_whoever_reacts_much_later_goes_without_whatever_they_claim(cheat: type[Person]) -> None:
    people = honest((80.0, 80.0, 80.0), 5.0, seed=5)
    liar = cheat(80.0, 5.0, slower=SLOWER, chance=random.Random(6))
    answered = list(races([*people, liar], len(people), CHEATED, seed=6))
    slower = [grabs for grabs in answered if grabs[3].reaction > max(grabs[k].reaction for k in grabs if k != 3) + 60]
    assert len(slower) > len(answered) // 2
    assert all(grabs[3].judged is None for grabs in slower)
