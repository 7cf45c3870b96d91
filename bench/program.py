"""Another server than ours, in a process of its own, on a port that was free."""

import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from types import TracebackType

from tests.server.serving import cpu_seconds, resident_bytes

PATIENCE = 60.0  # seconds until it must answer


class Program:
    """It runs, started by the command for its port, and answers."""

    def __init__(self, command: Callable[[str], Sequence[str]]):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process = subprocess.Popen(command(str(self.port)))
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{self._process.args!r} does not answer")
            time.sleep(0.05)

    def _answers(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.port)) == 0

    def cpu_seconds(self) -> float:
        return cpu_seconds(self._process.pid)

    def resident_bytes(self) -> int:
        return resident_bytes(self._process.pid)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait()
