"""`make chaos`: so many kills of a house in trouble; says what was lost, and fails if anything was."""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.storm import Storm
from tests.server.serving import has_broken

EVERY = 25  # kills


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--store", default="", help="forgetful or hasty: a store that breaks its promise, to be noticed"
    )
    args = parser.parse_args()
    began = time.monotonic()

    def tell(storm: Storm) -> None:
        if storm.troubles["kill"] % EVERY == 0 or storm.reader.faults:
            print(f"{time.monotonic() - began:6.0f} s  {summary(storm)}", flush=True)
        if storm.reader.faults:
            sys.exit("\n".join(storm.reader.faults))

    with TemporaryDirectory() as folder:
        storm = Storm(Path(folder), seed=args.seed, store=args.store)
        asyncio.run(storm.rage(args.kills, tell))
        print(summary(storm), *storm.reader.faults, sep="\n")
        broke = has_broken(storm.house.said)
        print(storm.house.said if broke else "no server said that anything broke")
    return 1 if storm.reader.faults or broke else 0


def summary(storm: Storm) -> str:
    troubles = ", ".join(f"{count} × {name}" for name, count in sorted(storm.troubles.items()))
    plies = sum(len(book.rows) for book in storm.reader.books.values())
    matches = f"{len(storm.finished)} of {len(storm.reader.books)} matches over, {plies} moves in the log"
    return f"{troubles}; {matches}, {storm.acknowledged} acknowledged, {len(storm.reader.faults)} faults"


if __name__ == "__main__":
    sys.exit(main())
