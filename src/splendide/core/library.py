"""The games, opened: each is held against the contract once, and is afterwards what its `Game` says."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np

from splendide.core import contract
from splendide.core.facts import Better, Search, Talk
from splendide.core.game import EVERYONE, register
from splendide.core.opening import FACTS, BreaksContract, about, lacking, open_part, take
from splendide.core.options import read_options
from splendide.core.position import Snapshot
from splendide.core.shelf import Shelved, shelf
from splendide.core.tutorial import Tutorial, read_tutorial


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game, and everything it brings."""

    slug: str
    folder: Path
    facts: contract.Facts
    rules: contract.Rules
    notation: contract.Notation
    drawing: contract.Drawing
    unlisted: contract.Unlisted | None = None
    reasons: contract.Reasons | None = None
    witness: contract.Witness | None = None
    secrecy: contract.Audience | None = None
    private: contract.Private | None = None
    lying: contract.FaceDown | None = None
    targets: contract.Targets | None = None
    cards: contract.Cards | None = None
    scorepad: contract.ScorePad | None = None
    stdio: contract.Stdio | None = None
    remembered: contract.Remembered | None = None
    generator: contract.Generator | None = None
    bot: contract.Worth | None = None
    learner: contract.Learned | None = None
    habits: contract.Sensible | None = None
    tuning: contract.Tuned | None = None
    gambler: contract.Prospects | None = None
    mind: contract.Mind | None = None
    reckoning: contract.Terms | None = None
    weighing: contract.MoveTerms | None = None
    hindsight: contract.Hindsight | None = None
    pace: contract.Pace | None = None
    racing: contract.Races | None = None
    claims: contract.Claims | None = None
    reflex: contract.Reflex | None = None
    world: contract.World | None = None
    tutorial: Tutorial | None = field(default=None, compare=False)

    @property
    def seats(self) -> range:
        return self.facts.ABOUT.seats

    @property
    def State(self) -> np.dtype[np.record]:
        return self.rules.State

    @property
    def Options(self) -> type[msgspec.Struct]:
        return self.facts.ABOUT.options

    @property
    def View(self) -> type[msgspec.Struct]:
        """What the browser draws for all, by what `view` says that it returns."""
        return _returned(self.drawing.view)

    @property
    def Own(self) -> type[msgspec.Struct] | None:
        """What it draws for one seat alone beside that."""
        return _returned(self.private.own) if self.private else None

    @property
    def figures(self) -> dict[str, Better]:
        """By name, what it remembers of a match, and whether more or less of it is better."""
        if not self.remembered:
            return {}
        kind = _returned(self.remembered.figures)
        return {name: hint.__metadata__[0] for name, hint in get_type_hints(kind, include_extras=True).items()}

    @property
    def talk(self) -> Talk:
        return self.facts.ABOUT.talk

    @property
    def search(self) -> Search:
        return self.tuning.SEARCH if self.tuning else Search()

    def audience(self, s: Snapshot, seat: int, move: int) -> int:
        """Who may read this move, bit per seat, and whether AT_ONCE."""
        return self.secrecy.audience(s, seat, move) if self.secrecy else EVERYONE

    def simulated(self, given: dict[str, Any]) -> dict[str, Any]:
        """These options, completed by those that the game takes where there is no clock."""
        return {**self.facts.ABOUT.simulated, **given}

    def options(self, given: Any) -> msgspec.Struct:
        """The game's typed options out of plain values, or a refusal."""
        return read_options(self.Options, given)


def _returned(function: Callable[..., msgspec.Struct]) -> type[msgspec.Struct]:
    kind: type[msgspec.Struct] = get_type_hints(function)["return"]
    return kind


# --- Held against the contract ------------------------------------------------------------------------


FILES: dict[str, tuple[str, ...]] = {  # what is found where; the first of an optional file comes with it
    FACTS: ("facts",),
    "rules": ("rules", "unlisted", "reasons", "witness", "secrecy"),
    "notation": ("notation",),
    "view": ("drawing", "private", "lying", "targets"),
    "bot": ("bot", "learner", "habits", "tuning", "gambler", "mind"),
    "terms": ("reckoning", "weighing"),
    "hindsight": ("hindsight",),
    "cards": ("cards",),
    "scorepad": ("scorepad",),
    "stdio": ("stdio",),
    "figures": ("remembered",),
    "generate": ("generator",),
    "pace": ("pace", "racing", "claims"),
    "reflex": ("reflex",),
    "world": ("world",),
}
ONE_OF_SEVERAL = ("bot", "terms")  # a worth or a mind, terms of positions or of moves
EVERY_GAME_HAS = (FACTS, "rules", "notation", "view", "bot")


def protocols() -> dict[str, type]:
    """By attribute of a Game: what the contract says of it."""
    hints = get_type_hints(Game)
    return {name: next(iter(get_args(hints[name])), hints[name]) for names in FILES.values() for name in names}


def names_of(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]


def _bring(game: Shelved, file: str, protocol: type, needed: bool) -> Any:
    """The module, if it has this ability; half an ability is a mistake."""
    module, names = open_part(game, file), names_of(protocol)
    missing = [name for name in names if name not in vars(module)]
    if missing and (needed or len(missing) < len(names)):
        raise lacking(game, file, missing, protocol.__name__)
    return None if missing else module


def _open(game: Shelved, file: str) -> dict[str, Any]:
    """What one file of a game brings, by attribute."""
    if not game.has(file):
        if file in EVERY_GAME_HAS:
            raise BreaksContract(game.folder, f"there is no {file}.py")
        return {}
    known, first = protocols(), FILES[file][0] if file not in ONE_OF_SEVERAL else ""
    return {name: _bring(game, file, known[name], needed=name == first) for name in FILES[file]}


@cache
def find_game(slug: str) -> Game:
    shelved = take(slug)
    about(shelved)
    brought = {name: part for file in FILES for name, part in _open(shelved, file).items()}
    game = Game(slug=slug, folder=shelved.folder, tutorial=read_tutorial(shelved.tutorial), **brought)
    if not (game.bot or game.mind):
        raise BreaksContract(shelved.folder, "bot.py defines neither worth nor judge")
    if game.world and not game.pace:
        raise BreaksContract(shelved.folder, "world.py settles what no pace.py waits for")
    try:
        register(game.rules, game.unlisted)
    except ValueError as taken:
        raise BreaksContract(shelved.folder, str(taken)) from None
    return game


def slugs() -> list[str]:
    """The names of the games' folders, which are their names in links and commands too."""
    return list(shelf())


def all_games() -> list[Game]:
    return [find_game(slug) for slug in slugs()]
