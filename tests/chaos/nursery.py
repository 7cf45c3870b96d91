"""A process that has loaded everything and has a child for each server that is wanted: a start costs milliseconds.

Each child is a whole server of its own, which is killed like any other process. Of the nursery is asked, line by line:
a wish, answered with the number of the child's process; or such a number, answered when that child is gone.
"""

import os
import sys
from pathlib import Path

from tests.chaos.clock import TurnedClock


def child(wish: str) -> int:
    """The number of a process that serves as wished."""
    import msgspec

    from tests.server.serving import Wish, main

    if process := os.fork():
        return process
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # its number stays taken: a server must not get it for a socket
    os.dup2(2, 1)
    try:
        main(msgspec.json.decode(wish, type=Wish))
    finally:
        os._exit(1)


def main(clock: Path) -> None:
    TurnedClock(clock).install()
    from tests.server.nursery import load_everything  # only now: whatever it loads asks for the time

    load_everything()
    print("ready", flush=True)
    for line in sys.stdin:
        if line.strip().isdecimal():
            os.waitpid(int(line), 0)
            print("gone", flush=True)
        else:
            print(child(line), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
