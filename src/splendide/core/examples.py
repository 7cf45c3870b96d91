"""What a game's rules page shows on the real board, as data: a game brings it as `examples.toml`."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from splendide.core.game import SPECTATOR
from splendide.core.guided import follow
from splendide.core.library import Game
from splendide.core.match import Match


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position; what is said of it stands in the rules page."""

    shows: str = ""  # which parts of the board are drawn, in the game's own words
    after: str = ""  # what has happened since the step before, as lines of a record; the world settles by itself


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few positions one after another: a single one is a picture."""

    name: str  # the page calls for it as `![Words](example:name)`
    players: tuple[str, ...]
    steps: tuple[Step, ...] = (Step(),)
    options: dict[str, str | bool | int] = {}
    seat: int = SPECTATOR  # through whose eyes
    begin: str = ""  # what has happened before the first step


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    examples: tuple[Example, ...]


def read_examples(file: Path) -> tuple[Example, ...]:
    """What the file says; nothing where there is none."""
    return msgspec.toml.decode(file.read_bytes(), type=_File).examples if file.is_file() else ()


def positions(game: Game, example: Example) -> Iterator[Match]:
    """The match at each of its steps, by the real rules."""
    match = Match(game, len(example.players), game.options(example.options))
    follow(match, example.begin)
    for step in example.steps:
        match = match.fork()
        follow(match, step.after)
        yield match
