"""One Python source, compiled: `rule` for the rules, `kernel` for the few doors into compiled code.

A kernel is cached on disk, but Numba only watches the kernel's own file: a rule edited elsewhere
would leave old rules running. So the cache lies in a folder named by a hash of the shared sources,
and the State of a game, by whose type its kernels are found, carries a hash of the game's folder.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba
from numba.core import caching
from numba.core.caching import IndexDataCacheFile
from numba.extending import register_jitable

try:
    import fcntl
except ImportError:  # Windows: whoever compiles in two processes there may compile something again later
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).parents[1]
KEPT_CACHES = 4


def games_folders() -> list[Path]:
    """Where games are looked for: the house's own, then those of `SPLENDIDE_GAMES`."""
    more = os.environ.get("SPLENDIDE_GAMES", "")
    return [PACKAGE / "games", *(Path(folder) for folder in more.split(os.pathsep) if folder)]


def fingerprint(*folders: Path) -> str:
    """Changes whenever a source or a data file in these folders does."""
    digest = hashlib.sha256()
    for path in (path for folder in folders for path in sorted([*folder.glob("*.py"), *folder.glob("*.toml")])):
        digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "splendide" / "kernels"


def _prune(root: Path) -> None:
    """Leave only the few caches used last: each edit of a shared source makes a new one."""
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in folders[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)


def _choose_cache() -> Path:
    machine = f"python{sys.version_info.major}.{sys.version_info.minor}-numba{numba.__version__}"
    folder = _cache_root() / f"{fingerprint(PACKAGE / 'core', PACKAGE / 'bots')}-{machine}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # the newest is the one in use, not the one made last
        _prune(folder.parent)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="splendide-kernels-"))
    return folder


CACHE = _choose_cache()
numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


class _SharedIndex(IndexDataCacheFile):
    """An index that several processes may add to: Numba reads, changes and writes it, so each waits for its turn."""

    def save(self, key: object, data: object) -> None:
        with (CACHE / "lock").open("w") as lock:
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)
            super().save(key, data)  # type: ignore[no-untyped-call]


caching.IndexDataCacheFile = _SharedIndex  # type: ignore[misc]


def kernel(function: F) -> F:
    """Compile a function that takes arrays; the cache spares the next start the compiling."""
    return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def rule(function: F) -> F:
    """Let compiled code call this function; from Python it stays an ordinary one."""
    return register_jitable(function)
