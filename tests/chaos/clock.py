"""The time of day, which jumps when somebody turns it. It has to be there before anybody takes hold of `time.time`."""

import mmap
import struct
import time
from pathlib import Path

SIZE = 8


class TurnedClock:
    """How many seconds the time of day is off, in a file that several processes look at."""

    def __init__(self, path: Path):
        if not path.exists():
            path.write_bytes(bytes(SIZE))
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), SIZE)
        self._true = time.time

    @property
    def off(self) -> float:
        seconds: float = struct.unpack("d", self._memory[:SIZE])[0]
        return seconds

    def turn(self, seconds: float) -> None:
        """From now on it is off by so much."""
        self._memory[:SIZE] = struct.pack("d", seconds)

    def install(self) -> None:
        time.time = lambda: self._true() + self.off
