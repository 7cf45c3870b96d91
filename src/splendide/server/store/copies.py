"""Copies of the store: each one file, consistent, whatever is written meanwhile, and readable by nobody else."""

import itertools
import os
import sqlite3
from pathlib import Path

from splendide.core.errors import Refused
from splendide.server.store.faults import refused_by_sqlite, refused_by_system, require_ours, require_whole


def back_up(store: Path, target: Path) -> None:
    """All that the store has acknowledged is in the new file, which has been examined; the server may be running."""
    require_store(store)
    with refused_by_sqlite(store):
        source = sqlite3.connect(f"{store.resolve().as_uri()}?mode=rw", uri=True)
        try:
            require_ours(store, source)
            copy(source, target)
        finally:
            source.close()


def require_store(store: Path) -> None:
    if not store.is_file():
        raise Refused("no-store", file=str(store))


def copy(source: sqlite3.Connection, target: Path) -> None:
    """The target is whole, or not there."""
    if target.exists():
        raise Refused("file-exists", file=str(target))
    part = target.with_name(f"{target.name}.part")
    with refused_by_system(target):
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        try:
            _fill(source, part)
            part.rename(target)
        finally:
            part.unlink(missing_ok=True)


def _fill(source: sqlite3.Connection, part: Path) -> None:
    copied = sqlite3.connect(part)
    try:
        source.backup(copied)  # in one step: what is written meanwhile is not in it
        copied.execute("PRAGMA journal_mode = DELETE")  # no second file beside it
        require_whole(part, copied, "integrity_check")
    finally:
        copied.close()


def copy_before_upgrade(source: sqlite3.Connection, store: Path, schema: int) -> None:
    """The store as it was lies beside it, and so do earlier copies."""
    names = (store.with_name(f"{store.stem}.schema-{schema}.{k}{store.suffix}") for k in itertools.count(1))
    copy(source, next(name for name in names if not name.exists()))
