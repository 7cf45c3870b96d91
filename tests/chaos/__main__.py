"""`make chaos`: so many kills of a house in trouble, or so many troubles of three servers on one database.

Says what was lost, and fails if anything was.
"""

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.flock import Flock
from tests.chaos.storm import Storm
from tests.postgres import running
from tests.server.processes import Nursery
from tests.server.serving import Server, has_broken

EVERY = 25  # kills


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--store", default="", help="forgetful or hasty: a store that breaks its promise, to be noticed"
    )
    parser.add_argument("--troubles", type=int, default=0, help="of three servers on one database, instead of kills")
    args = parser.parse_args()
    nursery = Nursery()
    Server.birth = nursery.start
    try:
        return trouble_a_flock(args.troubles, args.seed) if args.troubles else kill_a_house(args)
    finally:
        nursery.close()


def trouble_a_flock(troubles: int, seed: int) -> int:
    began, chance = time.monotonic(), random.Random(seed)

    def tell(flock: Flock) -> None:
        if flock.troubles.total() % EVERY == 0 or flock.reader.faults:
            print(f"{time.monotonic() - began:6.0f} s  {summary(flock)}", flush=True)
        if flock.reader.faults:
            sys.exit("\n".join([*flock.reader.faults, flock.voices.said]))

    with running() as postgres:
        flock = Flock(postgres, seed=seed)
        asyncio.run(flock.rage(chance.choices(list(flock.kinds), k=troubles), tell))
    print(summary(flock))
    return judged(flock.reader.faults, flock.voices.said)


def judged(faults: list[str], said: str) -> int:
    broke = has_broken(said)
    print(*faults, said if broke else "no server said that anything broke", sep="\n")
    return 1 if faults or broke else 0


def kill_a_house(args: argparse.Namespace) -> int:
    began = time.monotonic()

    def tell(storm: Storm) -> None:
        if storm.troubles["kill"] % EVERY == 0 or storm.reader.faults:
            print(f"{time.monotonic() - began:6.0f} s  {summary(storm)}", flush=True)
        if storm.reader.faults:
            sys.exit("\n".join(storm.reader.faults))

    with TemporaryDirectory() as folder:
        storm = Storm(Path(folder), seed=args.seed, store=args.store)
        asyncio.run(storm.rage(args.kills, tell))
        print(summary(storm))
    return judged(storm.reader.faults, storm.house.said)


def summary(storm: Storm | Flock) -> str:
    troubles = ", ".join(f"{count} × {name}" for name, count in sorted(storm.troubles.items()))
    plies = sum(len(book.rows) for book in storm.reader.books.values())
    matches = f"{len(storm.finished)} of {len(storm.reader.books)} matches over, {plies} moves in the log"
    return f"{troubles}; {matches}, {storm.acknowledged} acknowledged, {len(storm.reader.faults)} faults"


if __name__ == "__main__":
    sys.exit(main())
