"""Stores of every kind, for tests that hold for all of them."""

from collections.abc import Callable
from pathlib import Path

from splendide.server.store.base import Store
from splendide.server.store.memory import MemoryStore
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.sqlite import SqliteStore

KINDS = ("memory", "sqlite", "postgres")


class Shelf:
    """A place where things are kept. Whoever opens a store there finds what others have kept, if it lasts."""

    def __init__(self, kind: str, file: Path = Path(), database: Callable[[], str] = str):
        self.kind, self.lasts = kind, kind != "memory"
        self._file, self._url = file, database() if kind == "postgres" else ""

    async def store(self) -> Store:
        made: dict[str, Callable[[], Store]] = {
            "memory": MemoryStore,
            "sqlite": lambda: SqliteStore(self._file),
            "postgres": lambda: PostgresStore(self._url),
        }
        store = made[self.kind]()
        await store.open()
        return store
