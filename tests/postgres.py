"""A PostgreSQL of the tests' own: Debian's package, a temporary cluster, and a database for whoever wants one.

python -m tests.postgres        makes sure that there is one to start
"""

import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.browser.chromium import install

PACKAGE = "postgresql"
HELP = "Install it with: sudo apt-get install postgresql (Debian)"
READY = 60.0  # seconds that it may take to start, however busy the machine is
SETTINGS = {
    "fsync": "off",  # what a killed process has written is in the system's memory: only a power cut would lose it
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "max_connections": "90",
    "listen_addresses": "",
    "log_min_messages": "fatal",
}


def find() -> Path | None:
    """The folder of its programs, of the newest version that is here."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    here = shutil.which("initdb")
    return folders[-1].parent if folders else Path(here).resolve().parent if here else None


def main() -> None:
    """PostgreSQL is here afterwards, or the reader knows how to get it; some tests will fail without."""
    if not find() and not (install(PACKAGE, "PostgreSQL for the tests of several servers") and find()):
        print(f"PostgreSQL could not be installed: some tests will fail. {HELP}", file=sys.stderr)


def servant() -> str | None:
    """As whom it runs: root may not run it."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A cluster in a folder of its own, reached by a socket in that folder."""

    def __init__(self) -> None:
        found = find()
        assert found, HELP
        self._programs, self._user = found, servant()
        self.folder = Path(tempfile.mkdtemp(prefix="splendide-postgres-"))
        if self._user:
            shutil.chown(self.folder, self._user)
        self._numbers = itertools.count(1)
        options = ["--auth=trust", "--username=splendide", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(self._command("initdb", "-D", str(self._data), *options), **self._as_servant, check=True)
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    @property
    def _as_servant(self) -> dict[str, Any]:
        quiet = {"stdout": subprocess.DEVNULL, "cwd": "/"}
        return {**quiet, "user": self._user, "group": pwd.getpwnam(self._user).pw_gid} if self._user else {**quiet}

    def _command(self, program: str, *words: str) -> list[str]:
        return [str(self._programs / program), *words]

    @cached_property
    def _quickly(self) -> str:
        """Where there is a choice, the way that is quickest without a disk to wait for."""
        return " STRATEGY file_copy" if int(self.say("SHOW server_version_num")) >= 150_000 else ""

    def program(self, name: str) -> Path:
        """One of those that come with it."""
        return self._programs / name

    def start(self) -> None:
        """It answers."""
        settings = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        command = self._command("postgres", "-D", str(self._data), "-k", str(self.folder), *settings)
        self.process = subprocess.Popen(command, **self._as_servant, stderr=subprocess.DEVNULL)
        end = time.monotonic() + READY
        while subprocess.run(self._command("pg_isready", "-q", "-h", str(self.folder))).returncode:
            assert self.process.poll() is None, "PostgreSQL does not start"
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        """Gone at once: its postmaster quits without a goodbye, and ends all that it has started."""
        self.process.send_signal(3)
        self.process.wait()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)

    def say(self, statement: str, database: str = "postgres") -> str:
        """What psql answers."""
        where = ["-h", str(self.folder), "-U", "splendide", "-d", database]
        command = self._command("psql", "-qAtX", "-v", "ON_ERROR_STOP=1", *where, "-c", statement)
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def new_database(self) -> str:
        """The address of one that is empty."""
        name = f"house{next(self._numbers)}"
        self.say(f"CREATE DATABASE {name}{self._quickly}")
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://splendide@/{database}?host={self.folder}"


@contextmanager
def running() -> Iterator[Postgres]:
    cluster = Postgres()
    try:
        yield cluster
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
