"""`make races`: thousands of races for every strategy, directly and behind a proxy; who gains how many milliseconds."""

import argparse
import sys
from collections.abc import Iterator
from itertools import product

from splendide.cli.output import print_table, progress
from tests.core.time.strategies import BESIDE, CHEATS, Outcome, bound, bound_of_loss, outcome
from tests.core.time.virtual import Person

WAYS = (20.0, 80.0, 150.0)  # milliseconds to the server, and as many back
JITTERS = (0.0, 10.0)


def wrong(result: Outcome, most: float, jitter: float) -> Iterator[str]:
    """What does not keep its bound."""
    if result.most > most:
        yield f"gained {result.most:.0f} ms"
    for way, lost in result.lost.items():
        if lost and max(lost) > bound_of_loss(way, jitter):
            yield f"who is {way:.0f} ms away lost {max(lost):.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--races",
        type=int,
        default=500,
        help="of each strategy at each distance, directly or not, on a steady line or not",
    )
    args = parser.parse_args()
    everybody: list[type[Person]] = [Person, *CHEATS]
    cases = list(product(everybody, (False, True), WAYS, JITTERS))
    rows, broken = [], 0
    with progress("strategies", len(cases)) as step:
        for cheat, proxied, way, jitter in cases:
            most = bound(cheat, way, jitter, proxied)
            result = outcome(cheat, way, jitter, proxied, args.races)
            faults = list(wrong(result, most, jitter))
            broken += len(faults)
            name = "honest" if cheat is Person else cheat.__name__
            how = "behind a proxy" if proxied else "directly"
            lost = [f"{max(result.lost[far]):.0f}" if result.lost[far] else "went without" for far in BESIDE]
            numbers = [f"{number:.0f}" for number in (way, jitter, result.usual, result.most, most)]
            rows.append([name, how, *numbers, *lost, ", ".join(faults)])
            step()
    beside = [f"lost at {way:.0f} ms" for way in BESIDE]
    print_table(rows, ["who", "how", "ms away", "jitter", "gains mostly", "at most", "bound", *beside, "wrong"])
    print(f"{len(cases) * args.races} races; {broken or 'no'} bounds broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
