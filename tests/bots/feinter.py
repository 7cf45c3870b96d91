"""Somebody who studies bots at the dolphins and feints against their habits: `python -m tests.bots.feinter`.

It is as quick as they are and passes cards as they do. In 200 matches it records when a first touch was a race and when
a false start, and tries how often to feint; then it follows only where that has paid, and feints as has paid best.
Printed is what it wins in other matches, and what would be fair.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable
from math import inf

import joblib
import numpy as np

from splendide.bots.rating import wilson
from splendide.games.dolphins import reflex
from tests.bots.sitting import Alarm, Fared, Grab, Player, sit

RACED_ENOUGH = 0.57  # a race missed costs about three quarters of a letter, a false start joined a whole one
INTERVALS = (inf, 5000.0, 1500.0, 700.0)  # ms between two feints
Trusted = frozenset[Alarm]  # when it follows


def as_quick_as(level: str, seat: int, feints: float, trusted: Trusted | None) -> Player:
    """Somebody with the body and the mind of this level, who follows always, or only then."""

    def reacts(rng: np.random.Generator) -> float:
        return 1000 * reflex.reaction(level, rng)

    def follows(alarm: Alarm) -> float:
        return float(trusted is None or alarm in trusted)

    return Player(seat, reacts, 1000 * reflex.BODIES[level].notices, level, feints, follows)


def play(level: str, seats: int, seed: int, feints: float, trusted: Trusted | None) -> Fared:
    """Everybody else is a bot of this level; one sits everywhere in turn."""
    at = seed % seats
    bots = {seat: level for seat in range(seats) if seat != at}
    return sit(bots, seed, as_quick_as(level, at, feints, trusted))


def trusted_after(grabs: Iterable[Grab]) -> Trusted:
    """The alarms that were races often enough; what was never seen is trusted."""
    grabs = list(grabs)
    seen, races = Counter(grab.alarm for grab in grabs), Counter(grab.alarm for grab in grabs if grab.race)
    kinds = [Alarm(early, startled) for early in (False, True) for startled in (False, True)]
    return frozenset(kind for kind in kinds if races[kind] >= RACED_ENOUGH * seen[kind])


def wins(level: str, seats: int, seeds: range, feints: float, trusted: Trusted | None, jobs: int) -> float:
    run = joblib.Parallel(n_jobs=jobs)
    played = run(joblib.delayed(play)(level, seats, seed, feints, trusted) for seed in seeds)
    return sum((seed % seats in one.winners) / len(one.winners) for seed, one in zip(seeds, played, strict=True))


def study(level: str, seats: int, matches: int, jobs: int) -> tuple[float, Trusted]:
    """How often to feint, and what to follow, by what so many matches have shown."""
    watched, tried = matches * 2 // 5, matches * 3 // 5 // len(INTERVALS)
    run = joblib.Parallel(n_jobs=jobs)
    seen = run(
        joblib.delayed(play)(level, seats, seed, INTERVALS[seed // seats % len(INTERVALS)], None)
        for seed in range(watched)
    )
    trusted = trusted_after(grab for one in seen for grab in one.grabs)
    seeds = range(watched, watched + tried)
    return max(INTERVALS, key=lambda feints: wins(level, seats, seeds, feints, trusted, jobs)), trusted


def main(levels: list[str], all_seats: list[int], matches: int, tried: int, jobs: int) -> None:
    for level in levels:
        for seats in all_seats:
            feints, trusted = study(level, seats, matches, jobs)
            won = wins(level, seats, range(matches, matches + tried), feints, trusted, jobs)
            least, most = wilson(won, tried)
            how = f"feints every {feints / 1000:g} s, follows {len(trusted)} of 4 kinds of touches"
            print(f"{seats} seats, {level}: {how}, wins {won / tried:.1%} [{least:.0%}–{most:.0%}]", end="")
            print(f" of {tried}; fair is {1 / seats:.1%}, 10 % more {1.1 / seats:.1%}", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", default=["greedy", "master"])
    parser.add_argument("--seats", nargs="+", type=int, default=[4, 5, 6])
    parser.add_argument("--matches", type=int, default=200, help="that it studies")
    parser.add_argument("--tried", type=int, default=600, help="that it plays then")
    parser.add_argument("--jobs", type=int, default=-1)
    args = parser.parse_args()
    main(args.levels, args.seats, args.matches, args.tried, args.jobs)
