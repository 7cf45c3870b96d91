"""What can be wrong with a store's file, as sentences."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splendide.core.errors import Refused, told_by_system

OURS = {"house", "guests", "tables", "matches", "moves"}
NAMES = {  # by how SQLite's own name of the error begins
    "SQLITE_NOTADB": "store-foreign",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_READONLY": "store-read-only",
}


@contextmanager
def refused_by_system(path: Path) -> Iterator[None]:
    """What the system doesn't allow is refused with its reason."""
    try:
        yield
    except OSError as wrong:
        raise Refused("unusable-file", file=str(path), **told_by_system(wrong)) from None


@contextmanager
def refused_by_sqlite(path: Path) -> Iterator[None]:
    """What SQLite can't do with a file is refused with a sentence."""
    try:
        yield
    except sqlite3.Error as wrong:
        raise _explained(path, wrong) from None


def _explained(path: Path, wrong: sqlite3.Error) -> Refused:
    found = getattr(wrong, "sqlite_errorname", "")  # not every error is SQLite's own
    for begin, name in NAMES.items():
        if found.startswith(begin):
            return Refused(name, file=str(path))
    return Refused("unusable-file", file=str(path), reason=str(wrong))


def require_ours(path: Path, connection: sqlite3.Connection) -> None:
    """The file is new, or one of ours of whatever version."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    known = connection.execute("PRAGMA user_version").fetchone()[0]
    if not (tables >= OURS if known else tables == set()):
        raise Refused("store-foreign", file=str(path))


def require_whole(path: Path, connection: sqlite3.Connection, check: str = "quick_check") -> None:
    """Every page of the file can be read and is where it belongs."""
    if connection.execute(f"PRAGMA {check}(1)").fetchone()[0] != "ok":
        raise Refused("store-damaged", file=str(path))
