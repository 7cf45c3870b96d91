"""A process that has loaded everything and has a child for each server that is wanted: a start costs milliseconds.

Each child is a whole server of its own, which is killed like any other process. Of the nursery is asked, line by line:
a wish, answered with the number of the child's process; or such a number, answered when that child is gone.
"""

import os
import sys
from pathlib import Path

from tests.chaos.clock import TurnedClock


def load_everything() -> None:
    """The rules are in memory, as after a warm start."""
    from splendide.core.library import all_games
    from splendide.server.table.compiling import make_first_move

    for game in all_games():
        make_first_move(game)


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
