"""A process that has loaded everything and has a child for each server that is wanted: a start costs milliseconds.

Each child is a whole server of its own, which is killed like any other process. Of the nursery is asked, message by
message: a wish, with the pipe for what the server says, answered with the number of the child's process; or such a
number, answered when that child is gone by the code it ended with.
"""

import gc
import os
import socket
import sys
from pathlib import Path

import msgspec

from tests.server.clock import HouseClock, TurnedClock

CLOCK = HouseClock()

from splendide.core.library import all_games  # noqa: E402  # only now: whatever is loaded takes hold of the time
from splendide.server.table.compiling import make_first_move  # noqa: E402
from tests.server.serving import Wish  # noqa: E402
from tests.server.serving import main as serve  # noqa: E402

LONGEST_WISH = 1 << 16


def load_everything() -> None:
    """The rules are in memory, as after a warm start."""
    for game in all_games():
        make_first_move(game)
    gc.freeze()  # children share what they never look at


def child(wish: Wish, stderr: int, line: socket.socket) -> int:
    """The number of a process that serves as wished."""
    if process := os.fork():
        os.close(stderr)
        return process
    os.dup2(stderr, 2)
    os.close(stderr)
    line.close()
    if wish.clock:
        CLOCK.look_at(TurnedClock(Path(wish.clock)))
    try:
        serve(wish)
        code = 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stderr.flush()
    os._exit(code)


def main(line: socket.socket) -> None:
    load_everything()
    while True:
        asked, handed, _, _ = socket.recv_fds(line, LONGEST_WISH, 1)
        if not asked:
            return
        if handed:
            answer = child(msgspec.json.decode(asked, type=Wish), handed[0], line)
        else:
            answer = os.waitstatus_to_exitcode(os.waitpid(int(asked), 0)[1])
        line.send(b"%d" % answer)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
