"""Which client serves the games on the shelf, and where it lies. It is built elsewhere (`web/build_client.py`).

The house's own client lies in the package. Boards that were brought never go in there: a client that has them too lies
in the user's cache, in a folder named by all that it is made of. Like the shelf, this needs nothing but Python itself.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from splendide.core.shelf import HOUSE_GAMES, PACKAGE, boards

SOURCES = PACKAGE.parents[1] / "web"
BUILDER = SOURCES / "build_client.py"
HOUSE_CLIENT = PACKAGE / "client"
BUILD_COMMAND = "make client"
STAMP = "built-from"  # the file that says of which sources, written last
CONFIGURATION = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "boards.plugin.ts",
    "offline.plugin.ts",
    "parts.plugin.ts",
    "svelte.config.js",
    "tsconfig.json",
    "index.html",
)


def client_folder() -> Path:
    """The client to serve; without the boards that were brought where it can't be, or has not been, built with them."""
    wanted = place_of_client()
    return wanted if (wanted / STAMP).is_file() else HOUSE_CLIENT


def place_of_client() -> Path:
    """Where the client of the games on the shelf belongs, built or not."""
    return cache() / fingerprint() if BUILDER.is_file() and boards() != boards([HOUSE_GAMES]) else HOUSE_CLIENT


def is_built_from(sources: str, place: Path) -> bool:
    """Whether the client there is the one that sources of this fingerprint make."""
    stamp = place / STAMP
    return stamp.is_file() and stamp.read_text() == sources


def cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "splendide" / "client"


def fingerprint() -> str:
    """Changes whenever anything that the client is built from does."""
    digest = hashlib.sha256()
    for name, path in _inputs():
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _inputs() -> Iterator[tuple[str, Path]]:
    """Every file that goes into the client, under a name that is the same on every machine."""
    yield from ((name, SOURCES / name) for name in CONFIGURATION)
    folders = {"": SOURCES / "src", "public": SOURCES / "public", **boards()}
    for of, folder in folders.items():
        files = (path for path in sorted(folder.rglob("*")) if path.is_file())
        yield from ((f"{of}/{path.relative_to(folder).as_posix()}", path) for path in files)
