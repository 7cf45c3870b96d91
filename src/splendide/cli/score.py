"""`splendide score`: points added up by the rules themselves, for owners of the box.

A game that can score sheets or tables has a `scorepad.py` in its folder:

    score(text, *, …) -> Struct      what is on standard input, scored; `--json` prints this struct,
                                     its `tell(language)` is the same for people

How to write it down is said by the text `score-form` of the game, where it has one.
What `score` takes by name are arguments of the command: a word out of several, a switch, or a number; `players` is one
that the game can have.
"""

import inspect
import sys
from argparse import Namespace
from typing import Any, get_args

from splendide.cli.output import print_json
from splendide.cli.parsing import Parser
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.library import Game, find_game, slugs

LARGEST = 1_000_000  # characters on standard input


def add(parser: Parser, words: Words) -> None:
    """Nothing here: which arguments there are depends on the game, whose own parser reads them."""


def run(args: Namespace, words: Words) -> int:
    parser = _parser(args.rest, words)
    chosen, unknown = parser.parse_known_args(args.rest)
    parser.require_known(unknown)
    game = find_game(chosen.command)
    pad = game.scorepad
    assert pad is not None
    written = _read_input()
    if not written.strip() and (form := words.of_game("score-form", game.folder)):
        raise Refused("nothing-to-score", form=form)
    result = pad.score(written, **{name: vars(chosen)[name] for name in _arguments(game)})
    if chosen.json:
        print_json(result)
    else:
        print(result.tell(words.language))
    return 0


def _parser(rest: list[str], words: Words) -> Parser:
    """A parser for the game that is named, else for every game that has a score pad."""
    parser = Parser("splendide score", words, description=words("cli-score"))
    commands = parser.add_commands()
    for game in map(find_game, [word for word in rest[:1] if not word.startswith("-")] or slugs()):
        if game.scorepad:
            own = commands.add(game.slug, words.title(game.folder))
            own.description = words.of_game("score-form", game.folder) or own.description
            for name, kind in _arguments(game).items():
                said = words("cli-score-players") if name == "players" else words.of_game(f"option-{name}", game.folder)
                own.add_argument(f"--{name}", help=said, **kind)
            own.add_json()
    return parser


def _arguments(game: Game) -> dict[str, dict[str, Any]]:
    """By name: what `argparse` is to know of what the score pad takes by name."""
    assert game.scorepad
    taken = inspect.signature(game.scorepad.score).parameters.values()
    return {one.name: _argument(one, game.seats) for one in taken if one.kind is one.KEYWORD_ONLY}


def _argument(one: inspect.Parameter, seats: range) -> dict[str, Any]:
    if one.annotation is bool:
        return {"action": "store_true"}
    kind = int if one.annotation is int else str
    choices = get_args(one.annotation) or (seats if one.name == "players" else None)
    needed = one.default is one.empty
    return {"type": kind, "choices": choices, "required": needed, "default": None if needed else one.default}


def _read_input() -> str:
    try:
        return sys.stdin.buffer.read(LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("not-text", file="-") from None
