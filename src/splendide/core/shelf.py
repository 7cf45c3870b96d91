"""Which games there are and where their parts lie: the one place that looks into folders. Nothing is opened here.

A game is a folder with a `rules.py`, in the house's own `games/` or in a folder named by `SPLENDIDE_GAMES`. This file
needs nothing but Python itself, so that the client can be built before anything is installed; whoever isn't Python asks
`python -m splendide.core.shelf` for the boards.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from splendide.core.errors import Refused

PACKAGE = Path(__file__).parents[1]
HOUSE_GAMES = PACKAGE / "games"
FIRST_LANGUAGE = "en"  # spoken to whoever wants none that there is


def languages(package: Path = PACKAGE) -> tuple[str, ...]:
    """The codes of the languages in which the house has texts, the one that everybody gets by default first."""
    codes = {path.stem for path in (package / "text").glob("*.ftl")}
    return FIRST_LANGUAGE, *sorted(codes - {FIRST_LANGUAGE})


def spoken(folder: Path, name: str, language: str) -> Path:
    """A text of the house or of a game; what was brought without this language is read in the first one."""
    wanted = folder / "text" / name.format(language)
    return wanted if wanted.is_file() else folder / "text" / name.format(FIRST_LANGUAGE)


class Shelved(NamedTuple):
    """A game's folder, unopened."""

    slug: str
    folder: Path

    def texts(self, language: str) -> Path:
        return spoken(self.folder, "{}.ftl", language)

    def rules_page(self, language: str) -> Path:
        return spoken(self.folder, "rules.{}.md", language)

    @property
    def tutorial(self) -> Path:
        """A first match that teaches, if there is one."""
        return self.folder / "tutorial.toml"

    @property
    def examples(self) -> Path:
        """What its rules page shows on the board, if anything."""
        return self.folder / "examples.toml"

    def has(self, part: str) -> bool:
        """Whether there is such a file, or a room of that name."""
        return (self.folder / f"{part}.py").exists() or (self.folder / part / "__init__.py").exists()

    @property
    def ui(self) -> Path | None:
        """Where its board is drawn; None for a game that is played with plain buttons."""
        return self.folder / "ui" if (self.folder / "ui").is_dir() else None

    @property
    def emblem(self) -> Path | None:
        """The drawing that stands for it, if there is one."""
        drawn = self.folder / "ui" / "emblem.svg"
        return drawn if drawn.is_file() else None

    @property
    def sources(self) -> list[Path]:
        """All that its rules and bots are made of; other sources, other compiled code."""
        aside = {self.folder / "tests", self.folder / "ui", self.folder / "text", self.tutorial, self.examples}
        found = [*self.folder.rglob("*.py"), *self.folder.rglob("*.toml")]
        return sorted(path for path in found if aside.isdisjoint([path, *path.parents]))


def games_folders() -> list[Path]:
    """Where games are looked for: the house's own folder, then those of `SPLENDIDE_GAMES`."""
    more = os.environ.get("SPLENDIDE_GAMES", "")
    return [HOUSE_GAMES, *(_with_games(Path(folder)) for folder in more.split(os.pathsep) if folder)]


def _with_games(folder: Path) -> Path:
    """The folder, if it is there and games can lie in it."""
    if not folder.is_dir():
        raise Refused("no-games-folder", folder=str(folder))
    if Shelved(folder.name, folder).has("rules"):
        raise Refused("folder-of-one-game", folder=str(folder), above=str(folder.parent))
    return folder


def shelf(places: Iterable[Path] | None = None) -> dict[str, Shelved]:
    """Every game there is, by the name of its folder; a later folder's game replaces an earlier one's of that name."""
    looked = games_folders() if places is None else places
    folders = [path for place in looked if place.is_dir() for path in sorted(place.iterdir())]
    found = [Shelved(path.name, path) for path in folders]
    return {_name(game): game for game in found if game.has("rules")}


def _name(game: Shelved) -> str:
    """By which it is called in links, commands and Python."""
    if game.slug != game.slug.lower() or not game.slug.isidentifier():
        raise Refused("bad-game-name", folder=str(game.folder))
    return game.slug


def boards(places: Iterable[Path] | None = None) -> dict[str, Path]:
    """Where each game that draws its own board does so."""
    return {game.slug: game.ui.resolve() for game in shelf(places).values() if game.ui}


def written_boards() -> str:
    """The boards as JSON: folders by game."""
    return json.dumps({slug: ui.as_posix() for slug, ui in boards().items()})


if __name__ == "__main__":
    print(written_boards())
