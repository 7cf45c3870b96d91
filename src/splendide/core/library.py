"""Which games there are: found by looking into the games' folders."""

import importlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from splendide.core.compiled import games_folders
from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, States, register
from splendide.core.options import read_options

PACKAGE_OF_GAMES = "splendide.games"


@dataclass(frozen=True)
class Game:
    """A game's folder, opened."""

    slug: str
    folder: Path
    facts: ModuleType  # __init__.py: SEATS, Options, longest; TALK, CHAT and SIMULATED if it likes
    rules: ModuleType
    notation: ModuleType
    view: Callable[[States, int], Any]
    View: type[msgspec.Struct]
    bot: ModuleType
    scorepad: ModuleType | None = field(default=None)
    is_target: Callable[[States, str], bool] | None = field(default=None)
    pace: ModuleType | None = field(default=None)  # how long things take, where that matters
    reflex: ModuleType | None = field(default=None)  # what a bot's hand does
    world: ModuleType | None = field(default=None)  # what nature leaves to physics

    @property
    def seats(self) -> range:
        return self.facts.SEATS

    @property
    def State(self) -> np.dtype[np.record]:
        return self.rules.State

    @property
    def Options(self) -> type[msgspec.Struct]:
        return self.facts.Options

    @property
    def talk(self) -> tuple[str, ...]:
        """The phrases that may be said at its table, pointed at what `is_target` knows."""
        return getattr(self.facts, "TALK", ())

    @property
    def chat(self) -> bool:
        """Whether people at a new table may write what they like."""
        return getattr(self.facts, "CHAT", True)

    @property
    def has_unlisted_moves(self) -> bool:
        """Whether the rules allow more moves than they list."""
        return hasattr(self.rules, "allows")

    def audience(self, s: np.record, seat: int, move: int) -> int:
        """Who may read this move once it is revealed: bit per seat."""
        audience: Callable[..., int] | None = getattr(self.notation, "audience", None)
        return audience(s, seat, move) if audience else EVERYONE

    def at_once(self, s: np.record, seat: int, move: int) -> bool:
        """Whether this move is seen as soon as it is made, whoever else has yet to choose."""
        at_once: Callable[..., bool] | None = getattr(self.notation, "at_once", None)
        return at_once is not None and at_once(s, seat, move)

    def simulated(self, given: dict[str, Any]) -> dict[str, Any]:
        """These options, completed by those that the game takes where there is no clock."""
        return {**getattr(self.facts, "SIMULATED", {}), **given}

    def options(self, given: Any) -> msgspec.Struct:
        """The game's typed options out of plain values, or a refusal."""
        return read_options(self.Options, given)

    def longest(self, seats: int, options: Any) -> int:
        return self.facts.longest(seats, options)


def folders() -> dict[str, Path]:
    """Where each game is."""
    return {path.parent.name: path.parent for folder in games_folders() for path in sorted(folder.glob("*/rules.py"))}


def slugs() -> list[str]:
    """The names of the games' folders, which are their names in links and commands too."""
    return list(folders())


def _import_facts(slug: str, folder: Path) -> ModuleType:
    """Import a game's package, wherever its folder lies."""
    name = f"{PACKAGE_OF_GAMES}.{slug}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@cache
def find_game(slug: str) -> Game:
    folder = folders().get(slug)
    if folder is None:
        raise Refused("unknown-game", game=slug, games=", ".join(slugs()))
    facts = _import_facts(slug, folder)

    def part(name: str) -> ModuleType:
        return importlib.import_module(f"{facts.__name__}.{name}")

    rules, view = part("rules"), part("view")
    register(rules)
    optional = {
        name: part(name) for name in ("scorepad", "pace", "reflex", "world") if (folder / f"{name}.py").exists()
    }
    is_target = getattr(view, "is_target", None)
    return Game(
        slug, folder, facts, rules, part("notation"), view.view, view.View, part("bot"), is_target=is_target, **optional
    )


def all_games() -> list[Game]:
    return [find_game(slug) for slug in slugs()]
