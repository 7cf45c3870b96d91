"""A server to be measured: a process of its own on 127.0.0.1, whose processor time can be read."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from splendide.server.app import FILE, make_app, serve
from splendide.server.house import Settings
from splendide.server.limits import Limits
from splendide.server.store.memory import MemoryStore
from splendide.server.store.sqlite import SqliteStore

NO_HURRY = Limits(messages=10**6, requests=10**6)  # the load comes from one address and is meant


def main(port: int, data: str) -> None:
    store = SqliteStore(Path(data) / FILE) if data else MemoryStore()
    serve(make_app(store, Settings(limits=NO_HURRY)), "127.0.0.1", port)


class House:
    """A running server; `data` is the folder of its store, "" for one that keeps nothing."""

    def __init__(self, port: int, data: str = ""):
        self.port = port
        command = [sys.executable, "-m", "bench.house", str(port), data]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, env={**os.environ, "LANG": "en"})

    def __enter__(self) -> "House":
        assert self.process.stderr
        said = self.process.stderr.readline()  # it says where it listens once it does
        if b"http://" not in said:
            raise RuntimeError(said.decode() + self.process.stderr.read().decode())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait()

    def cpu_seconds(self) -> float:
        """The processor time it has used, all threads, by Linux's account."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
