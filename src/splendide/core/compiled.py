"""One Python source, compiled: `rule` for the rules, `kernel` for the few doors into compiled code.

A kernel is compiled when it is first called, and cached on disk. Numba only watches where the kernel's own file lies
and when it was written: a rule edited elsewhere would leave old rules running, and a second clone would compile what
the first has. So the cache lies in a folder named by a hash of the shared sources, and the State of a game, by whose
type its kernels are found, carries a hash of the game's folder.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from functools import cache, cached_property, update_wrapper
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numba
from numba.core.caching import IndexDataCacheFile
from numba.extending import register_jitable

from splendide.core.shelf import PACKAGE

try:
    import fcntl
except ImportError:  # Windows: whoever compiles in two processes there may compile something again later
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., object])
P = ParamSpec("P")
R = TypeVar("R")

KEPT_CACHES = 4
SAME_SOURCES = "as the folder's name says"
COMPILED = re.compile(rb"^@(rule|kernel)$|^overload[(]|numba[.]njit", re.MULTILINE)  # a file that holds such code


# --- Where compiled code is kept ----------------------------------------------------------------------


def fingerprint(sources: Iterable[Path]) -> str:
    """Changes whenever one of these files does."""
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """The folder for what these sources compile to; one that is thrown away where none can be kept."""
    machine = f"python{sys.version_info.major}.{sys.version_info.minor}-numba{numba.__version__}"
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "splendide" / "kernels" / f"{fingerprint(_shared_sources())}-{machine}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)  # the newest is the one in use, not the one made last
        _prune(folder.parent)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="splendide-kernels-"))
    return folder


def _shared_sources() -> list[Path]:
    """The files of the house that hold compiled code."""
    files = [path for room in ("core", "bots") for path in sorted((PACKAGE / room).rglob("*.py"))]
    return [path for path in files if COMPILED.search(path.read_bytes())]


def _prune(root: Path) -> None:
    """Leave only the few caches used last: each edit of a shared source makes a new one."""
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in folders[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)


class _SharedIndex(IndexDataCacheFile):
    """An index that several processes may add to: Numba reads, changes and writes it, so each waits for its turn."""

    def save(self, key: object, data: object) -> None:
        with (cache_folder() / "lock").open("w") as lock:
            if fcntl:
                fcntl.flock(lock, fcntl.LOCK_EX)
            super().save(key, data)  # type: ignore[no-untyped-call]


# --- Compiling ------------------------------------------------------------------------------------------


class Kernel(Generic[P, R]):
    """A function that takes arrays, compiled when it is first called."""

    def __init__(self, function: Callable[P, R]):
        self._function = function
        update_wrapper(self, function)

    @cached_property
    def _compiled(self) -> Callable[P, R]:
        numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
        made: Any = numba.njit(cache=True, nogil=True, error_model="numpy")(self._function)
        if made is not self._function:  # which it is where compiling is switched off
            name: Any = made._cache._impl.filename_base
            made._cache._cache_file = _SharedIndex(str(cache_folder()), name, SAME_SOURCES)  # type: ignore[no-untyped-call]
        return cast(Callable[P, R], made)

    def __call__(self, *args: P.args, **more: P.kwargs) -> R:
        return self._compiled(*args, **more)


def kernel(function: Callable[P, R]) -> Kernel[P, R]:
    """A door into compiled code; the cache spares the next start the compiling."""
    return Kernel(function)


def rule(function: F) -> F:
    """Let compiled code call this function; from Python it stays an ordinary one."""
    return register_jitable(function)
