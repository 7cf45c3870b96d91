"""A folder of data belongs to one server at a time."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splendide.core.errors import Refused
from splendide.server.store.faults import refused_by_system

LOCK = "splendide.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """The folder is ours, at the latest until this process ends, however it ends."""
    with refused_by_system(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _require_free(file, folder)
        yield
    finally:
        os.close(file)


def _require_free(file: int, folder: Path) -> None:
    try:
        _lock(file)
    except OSError:
        raise Refused("store-in-use", folder=str(folder)) from None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
