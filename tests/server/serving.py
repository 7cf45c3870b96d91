"""A server of its own, for tests and for measuring: a real process that can be killed, on a port kept for it."""

import asyncio
import os
import random
import re
import resource
import signal
import sys
import threading
import time
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

import msgspec

from splendide.core.nature import Nature
from splendide.core.time.watch import MOST_LATENCY
from splendide.server.limits import Limits
from splendide.server.push.keys import PushKey
from splendide.server.store.base import Store
from splendide.server.store.jobs import Job
from splendide.server.store.memory import MemoryStore
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.rows import Change, Held, Moves, TableRow
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.compiling import Compiling
from splendide.server.web.app import FILE, make_app, serve, store_at
from splendide.server.web.house import Settings
from splendide.server.web.listening import listening_at
from tests.server.ports import port_for
from tests.server.processes import Birth, Process, python_of_its_own

MANY = 10**6
NO_HURRY = {
    "messages": MANY,
    "signs": MANY,
    "requests": MANY,
    "unknown": MANY,
    "sockets_of_household": MANY,
    "control_frames": MANY,
}  # all come from one address
WARM = 600  # seconds that the rules may take to compile, if nothing has compiled them before
GOODBYE = 120  # seconds after which a server that was asked to end is given up


class ForgetfulStore(SqliteStore):
    """Says that moves are kept, and keeps none: what no store may do."""

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        await super().write(*(change for change in changes if not isinstance(change, Moves)), held=held)


class HastyStore(SqliteStore):
    """Says that something is kept before it is."""

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        self._hurried = asyncio.ensure_future(super().write(*changes, held=held))


class MuteStore(SqliteStore):
    """Tells nothing of its tables, as where the disk is gone."""

    async def table(self, table: str) -> TableRow | None:
        raise OSError("the disk is gone")


class UnfencedStore(PostgresStore):
    """Writes whoever drives the table: what no store may do."""

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        await super().write(*changes)


STORES = {"": SqliteStore, "forgetful": ForgetfulStore, "hasty": HastyStore, "mute": MuteStore}


def slow_down(store: SqliteStore, slowest: float) -> None:
    """From now on its disk takes up to so many seconds for what it keeps."""
    commit = store._commit

    def commit_slowly(jobs: list[Job]) -> list[Exception | None]:
        time.sleep(random.random() * slowest)
        return commit(jobs)

    store._commit = commit_slowly  # type: ignore[method-assign]


class Wish(msgspec.Struct):
    clock: str = ""  # a file that says by how much the time of day is off, where it is a nursery's child
    data: str | None = None  # the folder of its store, None for one that forgets
    database: str = ""  # the address of one that several may share
    port: int = 0
    limits: dict[str, Any] = {}
    bot_pause: float = 0.0
    store: str = ""  # one that is not as it should be: forgetful, hasty, mute, unfenced
    slowest: float = 0.0  # seconds that the disk takes at most for what it keeps
    origins: list[str] = []
    host_names: list[str] = []
    metrics_token: str = ""
    json_log: bool = False
    proxied: bool = False
    push_key: str = ""  # browsers can be told something, through a push service on this machine too
    longest_line: float = MOST_LATENCY
    world_patience: float = 20.0
    compiling: bool = True  # a process looks what is to be compiled
    cold: str = ""  # a folder with a file for each game whose rules count as not yet compiled
    loaded: bool = False  # nature does the same in every match: what was seen once is seen again
    grace: float = 0.0
    program_patience: float = 600.0
    nonce_wait: float = 600.0  # whoever has a nonce to give gives it, however slow the machine is


COMPILE_SLOWLY = """
import os, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
(folder.parent / "compiler").write_text(str(os.getpid()))
while any(folder.iterdir()):
    time.sleep(0.05)
"""


def slowly_compiling(cold: Path) -> Compiling:
    """Games are compiled when somebody takes their files out of this folder."""
    command = (sys.executable, "-c", COMPILE_SLOWLY, str(cold))
    return Compiling(lambda: [path.name for path in cold.iterdir()], command)


def compiling_as(wish: Wish, language: str) -> Compiling:
    if wish.cold:
        return slowly_compiling(Path(wish.cold))
    return Compiling(language=language) if wish.compiling else Compiling(list)


def choose_alike(self: Nature, k: int, n: int) -> int:
    """What nature does with loaded dice."""
    return random.Random(f"{k} of {n}").randrange(n)


def store_of(wish: Wish) -> Store:
    if wish.database:
        return UnfencedStore(wish.database) if wish.store == "unfenced" else store_at(wish.database)
    return STORES[wish.store](Path(wish.data) / FILE) if wish.data else MemoryStore()


def main(wish: Wish) -> None:
    if wish.loaded:
        Nature.choose = choose_alike  # type: ignore[method-assign]
    store = store_of(wish)
    if wish.slowest and isinstance(store, SqliteStore):
        slow_down(store, wish.slowest)
    settings = Settings(
        origins=wish.origins,
        limits=Limits(**wish.limits),
        bot_pause=wish.bot_pause,
        world_patience=wish.world_patience,
        nonce_wait=wish.nonce_wait,
        program_patience=wish.program_patience,
        grace=wish.grace,
        host_names=wish.host_names,
        metrics_token=wish.metrics_token,
        json_log=wish.json_log,
        proxied=wish.proxied,
        push=PushKey(wish.push_key, "mailto:tests@example.org").require() if wish.push_key else None,
        push_nearby=True,
        longest_line=wish.longest_line,
        compiling=partial(compiling_as, wish),
    )
    with listening_at("127.0.0.1", wish.port) as sockets:
        serve(make_app(store, settings), sockets)


class Server:
    """A process that serves; `birth` is how it comes to be."""

    birth: ClassVar[Birth] = staticmethod(python_of_its_own)

    def __init__(self, **wish: Any):
        self.wish = Wish(**wish)
        self.wish.port = self.wish.port or port_for(self)
        self.stderr = ""
        self.start()

    def start(self) -> None:
        """The server answers, after a kill from the same address."""
        hears, says = os.pipe()
        self.process = born(self.wish, says)
        os.close(says)
        self._said, self._listening = threading.Event(), False
        self._listener = threading.Thread(target=self._listen, args=[hears], daemon=True)
        self._listener.start()
        self._said.wait(WARM)
        assert self._listening, self.stderr

    def _listen(self, hears: int) -> None:
        with os.fdopen(hears, encoding="utf-8") as said:
            for line in said:
                self.stderr += line
                if address := re.search(r"http://127.0.0.1:\d+", line):
                    self.address = address[0]
                    self._listening = True
                    self._said.set()
        self._said.set()

    @property
    def broke(self) -> bool:
        """Something broke, wherever that was noticed."""
        return has_broken(self.stderr)

    def wait_to_say(self, words: str) -> None:
        """The server has said this."""
        end = time.monotonic() + WARM
        while words not in self.stderr:
            assert time.monotonic() < end, f"{words!r} is not in {self.stderr!r}"
            time.sleep(0.02)

    def kill(self) -> None:
        """Gone at once, without a goodbye."""
        self.process.kill()
        self.process.wait()
        self._listener.join()

    def stop(self) -> int:
        """Asked to end as by Ctrl+C, and it does."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(GOODBYE)
        self._listener.join()
        return code

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def resident_bytes(self) -> int:
        return resident_bytes(self.process.pid)


def born(wish: Wish, says: int) -> Process:
    """A process that serves as wished, and says what it has to say there."""
    environment = {**os.environ, "LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}  # a start is slow without bytecode
    return Server.birth(msgspec.json.encode(wish).decode(), environment, says)


def has_broken(said: str) -> bool:
    """Whether there is a trace of something in what a server has said, be it reported or not."""
    return "Traceback" in said or '  File "' in said


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used, all threads, by Linux's account."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(process: int) -> int:
    """The memory that a process holds, by Linux's account."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def limit_files(server: Server, size: int) -> None:
    """No file of the server may grow beyond this: writing fails as on a full disk."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Wish))
