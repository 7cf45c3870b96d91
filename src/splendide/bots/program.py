"""A program beside this one that plays a seat: it is spoken to over its standard input and output."""

import os
import select
import shlex
import shutil
import signal
import subprocess
import time
from collections import Counter
from contextlib import suppress
from types import TracebackType

from splendide.bots.asking import LONGEST_ANSWER, Answer, Fault, begin, decide, end, legal, read_answer
from splendide.core.errors import Refused
from splendide.core.match import Match

PREFIX = "program:"  # before its command, where bots are named
PATIENCE = 2000  # milliseconds for a decision, unless the contest says otherwise
STARTING = 10_000  # milliseconds more for the first: it may have a lot to load
CHUNK = 65_536


class AtFaultError(Exception):
    """The program has given no move that could be made."""

    def __init__(self, fault: Fault):
        super().__init__(fault)
        self.fault = fault


def is_program(name: str) -> bool:
    return name.startswith(PREFIX)


def command_of(name: str) -> list[str]:
    """The words of its command, or a refusal if there is no such program here."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        words = []
    if not words or not shutil.which(words[0]):
        raise Refused("no-such-program", command=name.removeprefix(PREFIX))
    return words


class Program:
    """One match of it. It is never waited for longer than agreed, whatever it prints or doesn't read."""

    def __init__(self, name: str, milliseconds: float | None):
        self._milliseconds = round(milliseconds or PATIENCE)
        self._extra = STARTING
        self._read = b""
        self._since = 0  # events that it has been told of
        self._stopped = False  # it would not have stopped by itself
        self.faults: Counter[Fault] = Counter()
        self._process = subprocess.Popen(
            command_of(name), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self._process.stdin
        assert self._process.stdout
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """It may end by itself as soon as nothing more can come, and is ended otherwise."""
        assert self._process.stdin
        assert self._process.stdout
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(self._milliseconds / 1000)
        self._kill()
        self._process.wait()

    def begin(self, match: Match, seat: int) -> None:
        self._tell(begin(match, seat))

    def end(self, match: Match) -> None:
        self._tell(end(match))

    def choose(self, match: Match, seat: int) -> int | None:
        """The move that it wants; None, and the fault is counted, if a move has to be made for it."""
        try:
            return self._asked(match, seat)
        except AtFaultError as wrong:
            self.faults[wrong.fault] += 1
            return None

    def _asked(self, match: Match, seat: int) -> int:
        if self._stopped:
            raise AtFaultError("gone")
        limit, self._extra = self._milliseconds + self._extra, 0
        until = time.monotonic() + limit / 1000
        self._say(decide(match, seat, self._since, self._milliseconds), until)
        self._since = len(match.told)
        answer = self._hear(match.question(seat), until)
        move = legal(match, seat, answer)
        if move is None:
            raise AtFaultError("illegal")
        return move

    # --- Line by line ----------------------------------------------------------------------------------

    def _tell(self, line: bytes) -> None:
        """What is not to be answered; if it doesn't listen, that will be seen soon enough."""
        with suppress(AtFaultError):
            self._say(line, time.monotonic() + (self._milliseconds + self._extra) / 1000)

    def _say(self, line: bytes, until: float) -> None:
        left = memoryview(line + b"\n")
        while left:
            self._wait(until, writes=True)
            try:
                left = left[os.write(self._in, left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise AtFaultError("gone") from None

    def _hear(self, number: int, until: float) -> Answer:
        """What it answers to this question; what it still says to an earlier one is passed over."""
        while True:
            answer = read_answer(self._line(until))
            if answer is None or answer.number > number:
                raise AtFaultError("nonsense")
            if answer.number == number:
                return answer

    def _line(self, until: float) -> bytes:
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_ANSWER:
                self._stopped = True
                self._kill()
                raise AtFaultError("nonsense")
            self._wait(until)
            try:
                came = os.read(self._out, CHUNK)
            except BlockingIOError:
                continue
            if not came:
                raise AtFaultError("gone")
            self._read += came
        line, _, self._read = self._read.partition(b"\n")
        return line

    def _wait(self, until: float, writes: bool = False) -> None:
        """There is something to read, or room to write."""
        left = max(0.0, until - time.monotonic())
        reading, writing = ([], [self._in]) if writes else ([self._out], [])
        if not any(select.select(reading, writing, [], left)):
            raise AtFaultError("late")

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
