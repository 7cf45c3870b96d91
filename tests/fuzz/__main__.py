"""`make fuzz`: a million odd inputs, over texts, HTTP and sockets; says how many of each, and what became of them."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from splendide.cli.output import print_table, progress
from tests.fuzz.jobs import jobs, work


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    todo, tally = list(jobs(args.count)), Counter[str]()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool, progress("odd inputs", len(todo)) as step:
        for done in as_completed([pool.submit(work, job) for job in todo]):
            tally.update(done.result())
            step()
    print_table([[what, str(count)] for what, count in sorted(tally.items())], ["what", "inputs"])
    print(f"{tally.total()} inputs, and nothing broke")
    return 0


if __name__ == "__main__":
    sys.exit(main())
