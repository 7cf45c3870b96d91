"""How often what a bot puts down at the tower falls: `python -m tests.bots.falls` prints it by level and hand.

Whole matches of three bots of one level, with real physics; in brackets what holds at 95 % confidence.
"""

from argparse import ArgumentParser
from typing import get_args

import joblib

from splendide.bots.rating import wilson
from splendide.games.tower import Hand
from splendide.games.tower.tests.matches import LEVELS, Story, play

SEATS = 3


def told(stories: list[Story]) -> str:
    falls, placements = sum(sum(one.falls.values()) for one in stories), sum(one.placements for one in stories)
    least, most = wilson(falls, placements)
    return f"{falls / placements:.1%} [{least:.0%}–{most:.0%}] of {placements}"


def main(matches: int, jobs: int) -> None:
    print(f"| hand | {' | '.join(LEVELS)} |\n{'|---' * (1 + len(LEVELS))}|")
    run = joblib.Parallel(n_jobs=jobs)
    for hand in get_args(Hand):
        cells = [
            told(run(joblib.delayed(play)(SEATS, (level,), seed, hand=hand) for seed in range(matches)))
            for level in LEVELS
        ]
        print(f"| {hand} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=-1)
    args = parser.parse_args()
    main(args.matches, args.jobs)
