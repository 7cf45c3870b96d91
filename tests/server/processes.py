"""How a server comes to be: as a Python of its own, or as the child of one that has loaded everything."""

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Protocol

DECIDES = ("SPLENDIDE_", "NUMBA_", "XDG_", "PYTHONPATH")  # how settings begin that decide what is loaded
LONGEST_ANSWER = 64


class Process(Protocol):
    """What can be done to a server from outside."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...

    def kill(self) -> None: ...


Birth = Callable[[str, Mapping[str, str], int], Process]  # a wish, the environment, where it says what it has to say


def python_of_its_own(wish: str, environment: Mapping[str, str], stderr: int) -> Process:
    """A server that has loaded nothing yet."""
    return subprocess.Popen([sys.executable, "-m", "tests.server.serving", wish], stderr=stderr, env=environment)


class Nursery:
    """Has a child for each server that is wanted, which costs milliseconds; it is there when the first is."""

    def __init__(self) -> None:
        self._line: socket.socket | None = None
        self._turn = Lock()
        self._loaded = deciding(os.environ)

    def start(self, wish: str, environment: Mapping[str, str], stderr: int) -> Process:
        """A server as wished; where something else is to be loaded, one with a Python of its own."""
        if deciding(environment) != self._loaded:
            return python_of_its_own(wish, environment, stderr)
        with self._turn:
            self._line = self._line or self._open(environment)
        return Child(self, int(self._ask(wish.encode(), stderr)))

    def code_of(self, process: int) -> int:
        """What a child that has ended ended with."""
        return int(self._ask(b"%d" % process))

    def close(self) -> None:
        if self._line:
            self._line.close()
            self._process.wait()

    def _ask(self, question: bytes, *handed: int) -> bytes:
        assert self._line
        with self._turn:
            socket.send_fds(self._line, [question], handed)
            answer = self._line.recv(LONGEST_ANSWER)
            assert answer, "the nursery has ended"
            return answer

    def _open(self, environment: Mapping[str, str]) -> socket.socket:
        line, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            command = [sys.executable, "-m", "tests.server.nursery", str(its.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[its.fileno()], env=environment)
        return line


def deciding(environment: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(DECIDES)}


class Child:
    """A process of a nursery: that it has ended is heard from the kernel, how is heard from the nursery."""

    def __init__(self, nursery: Nursery, process: int):
        self.pid, self._nursery = process, nursery
        self._end = os.pidfd_open(process)
        self._code: int | None = None

    def poll(self) -> int | None:
        return self.wait() if self._ended(0) else self._code

    def wait(self, timeout: float | None = None) -> int:
        if self._code is None:
            if not self._ended(timeout):
                raise subprocess.TimeoutExpired("a server", timeout or 0)
            self._code = self._nursery.code_of(self.pid)
            os.close(self._end)
        return self._code

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, sig)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float | None) -> bool:
        if self._code is not None:
            return False
        watch = select.poll()
        watch.register(self._end, select.POLLIN)
        return bool(watch.poll(None if timeout is None else timeout * 1000))
