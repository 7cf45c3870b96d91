"""A person of flesh and blood among bots at the dolphins: `python -m tests.bots.person` prints how it fares.

The bots are the table's own: their minds, their hands and what startles them. The person sees, reacts about 350 ms
later, and then a mouse or a finger travels from the cards to a dolphin.
"""

from argparse import ArgumentParser
from typing import NamedTuple

import numpy as np

from splendide.core.facts import LEVELS
from tests.bots.sitting import Player, sit

SEATS, PERSON = 4, 0
REACTION, SPREAD = 350.0, 0.22  # ms from seeing to moving, and how much that varies, as a logarithm
TRAVEL, TRAVEL_SPREAD = {"mouse": 300.0, "finger": 200.0}, 0.15  # ms from the cards to a dolphin, and the same
NOTICES = 250.0  # ms longer until it sees its own four of a kind


class Share(NamedTuple):
    """Of the races and of the matches of one person."""

    without: float  # a dolphin
    won: float


def person(device: str) -> Player:
    def reacts(rng: np.random.Generator) -> float:
        travel = TRAVEL[device] * rng.lognormal(0, TRAVEL_SPREAD)
        return float(REACTION * rng.lognormal(0, SPREAD) + travel)

    return Player(PERSON, reacts, NOTICES, mind="master")


def share(level: str, device: str, matches: int) -> Share:
    """What the person makes of so many matches against bots of this level."""
    bots = dict.fromkeys(set(range(SEATS)) - {PERSON}, level)
    fared = [sit(bots, seed, person(device)) for seed in range(matches)]
    without = sum(one.without[PERSON] for one in fared) / sum(one.races for one in fared)
    return Share(without, sum(one.winners == [PERSON] for one in fared) / matches)


def main(matches: int) -> None:
    print("| level | without a dolphin, mouse | finger | matches won, mouse | finger |\n|---|---|---|---|---|")
    for level in LEVELS:
        mouse, finger = (share(level, device, matches) for device in TRAVEL)
        row = f"{mouse.without:.0%} | {finger.without:.0%} | {mouse.won:.0%} | {finger.won:.0%}"
        print(f"| {level} | {row} |", flush=True)
    print("| fair | 25% | 25% | 25% | 25% |")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    main(parser.parse_args().matches)
