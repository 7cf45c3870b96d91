"""The built client, read again only when it has been built again."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

PAGE = "index.html"
PARTS = "parts.json"  # written when it is built (`web/parts.plugin.ts`)


class Built(NamedTuple):
    page: str
    parts: dict[str, list[str]]  # by name of a page or a game, files of the client


def as_built(client: Path) -> Built | None:
    """The client as it is now; None if it has not been built."""
    page = client / PAGE
    return _read(client, _stamp(page), _stamp(client / PARTS)) if page.is_file() else None


def _stamp(file: Path) -> tuple[int, ...]:
    """Another one for a file that has been written anew."""
    if not file.is_file():
        return ()
    seen = file.stat()
    return seen.st_ino, seen.st_mtime_ns, seen.st_size


@lru_cache(maxsize=8)
def _read(client: Path, *stamps: tuple[int, ...]) -> Built:
    parts = client / PARTS
    named = msgspec.json.decode(parts.read_bytes(), type=dict[str, list[str]]) if parts.is_file() else {}
    return Built((client / PAGE).read_text(encoding="utf-8"), named)
