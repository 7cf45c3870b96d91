"""A game's folder is opened: its modules are imported, wherever it lies."""

import importlib
import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

from splendide.core.errors import Refused
from splendide.core.facts import About
from splendide.core.options import options_of
from splendide.core.shelf import Shelved, shelf

PACKAGE_OF_GAMES = "splendide.games"
FACTS = "__init__"  # the part that is quick to import


class BreaksContract(Refused):
    """A game's folder lacks something that it must bring, or says something that can't be."""

    def __init__(self, folder: Path, reason: str):
        super().__init__("breaks-contract", folder=str(folder), reason=reason)


def lacking(game: Shelved, file: str, names: list[str], ability: str) -> BreaksContract:
    return BreaksContract(game.folder, f"{file}.py does not define {', '.join(names)} ({ability})")


def unknown(slug: str, known: Iterable[str]) -> Refused:
    return Refused("unknown-game", game=slug[:40], games=", ".join(known))


def take(slug: str) -> Shelved:
    """The game of this name, or a refusal."""
    found = shelf()
    if slug not in found:
        raise unknown(slug, found)
    return found[slug]


def open_part(game: Shelved, part: str) -> ModuleType:
    """One of its modules; all of them call each other by `splendide.games.<slug>`."""
    facts = _open_folder(game)
    return facts if part == FACTS else importlib.import_module(f"{facts.__name__}.{part}")


def about(game: Shelved) -> About:
    """What it says of itself, quick to know."""
    facts = vars(open_part(game, FACTS))
    if "ABOUT" not in facts:
        raise lacking(game, FACTS, ["ABOUT"], "Facts")
    said: About = facts["ABOUT"]
    for name, choices, default in options_of(said.options):
        if default not in choices:
            raise BreaksContract(game.folder, f"the default of the option {name}, {default!r}, is none of its choices")
    return said


def _open_folder(game: Shelved) -> ModuleType:
    name = f"{PACKAGE_OF_GAMES}.{game.slug}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        name, game.folder / f"{FACTS}.py", submodule_search_locations=[str(game.folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
