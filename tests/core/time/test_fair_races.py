"""The grab is fair: who is far away loses nothing, and who lies wins nothing. In virtual time, alike in every run."""

import random
from collections import Counter

import pytest

from splendide.core.time.watch import MEMORY, MOST_LATENCY, PAGE
from tests.core.time.strategies import (
    BETWEEN,
    CHEATS,
    FINE,
    PAGES,
    PROGRAMS,
    FarFromTheStart,
    FarJustBefore,
    JittersAll,
    SuddenlyFar,
    bound,
    bound_of_loss,
    honest,
    outcome,
    races,
)
from tests.core.time.virtual import SEATS, Person

WAYS = (20.0, 80.0, 150.0, 300.0)  # milliseconds to the server, and as many back
RACES = 5_000  # in each of four kinds of weather: twenty thousand in all
CHEATED = 150  # for each cheat; `make races` tries thousands
FAR = 650.0  # a house that makes up for everybody's way
SLOWER = 350.0  # milliseconds by which those who cheat react later
HOW = [False, True]  # directly, or behind a proxy


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


# --- Cheats: they do what they can to seem quicker than they are --------------------------------------


@pytest.mark.parametrize("proxied", HOW)
@pytest.mark.parametrize("jitter", [0.0, 10.0])
@pytest.mark.parametrize("cheat", PAGES)
def test_a_page_that_lies_gains_no_more_than_the_line_was_unsteady(
    cheat: type[Person], jitter: float, proxied: bool
) -> None:
    assert outcome(cheat, 80.0, jitter, proxied, CHEATED).most <= bound(cheat, 80.0, jitter, proxied)


@pytest.mark.parametrize("way", [20.0, 80.0])
@pytest.mark.parametrize("proxied", HOW)
@pytest.mark.parametrize("cheat", PROGRAMS)
def test_a_program_gains_no_more_than_its_kernel_or_the_cap_allows(
    cheat: type[Person], proxied: bool, way: float
) -> None:
    """A program that is no browser can make its line seem long: directly its kernel tells, elsewhere a cap holds it."""
    assert outcome(cheat, way, 0.0, proxied, CHEATED).most <= bound(cheat, way, 0.0, proxied)


@pytest.mark.parametrize("cheat", CHEATS)
def test_the_honest_lose_nothing_by_whoever_lies_beside_them(cheat: type[Person]) -> None:
    jitter = 5.0
    for way, lost in outcome(cheat, 20.0, jitter, True, CHEATED).lost.items():
        assert lost or 2 * way > MOST_LATENCY, "who is too far away mostly goes without, and is told so"
        assert max(lost, default=0.0) <= bound_of_loss(way, jitter)


@pytest.mark.parametrize("cheat", [SuddenlyFar, FarJustBefore])
def test_a_line_that_is_suddenly_long_is_not_believed_for_a_while_however_one_comes(cheat: type[Person]) -> None:
    """As long as it is remembered how near they were. Whoever was far from the start is: that rests on trust."""
    remembered = int(MEMORY / BETWEEN) // 2  # races: each takes its time, too
    assert outcome(cheat, 20.0, 0.0, True, remembered).most <= PAGE + FINE
    assert outcome(FarFromTheStart, 20.0, 0.0, True, remembered).most > MOST_LATENCY / 2


def test_what_an_unsteady_line_is_given_runs_out_and_refills_slowly() -> None:
    """Half a millisecond a second: about two for each race here, and never more than was there at first."""
    gained = outcome(JittersAll, 20.0, 0.0, True, 200).gained
    assert max(gained[:20]) > 30, "the quota is full at first"
    assert max(gained[20:]) <= 40
    assert sum(gained[20:]) / len(gained[20:]) < 5


@pytest.mark.parametrize("cheat", [cheat for cheat in CHEATS if cheat is not FarFromTheStart])
def test_whoever_reacts_much_later_goes_without_whatever_they_claim(cheat: type[Person]) -> None:
    people = honest((80.0, 80.0, 80.0), 5.0, seed=5)
    liar = cheat(80.0, 5.0, slower=SLOWER, chance=random.Random(6))
    answered = list(races([*people, liar], len(people), CHEATED, seed=6))
    slower = [grabs for grabs in answered if grabs[3].reaction > max(grabs[k].reaction for k in grabs if k != 3) + 60]
    assert len(slower) > len(answered) // 2
    assert all(grabs[3].judged is None for grabs in slower)
