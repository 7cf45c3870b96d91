"""`splendide score`: points added up by the rules themselves, for owners of the box.

A game that can score sheets or tables has a `scorepad.py` in its folder:

    add_arguments(parser)            its own arguments, added to an ordinary `argparse` parser
    score(text, args) -> Struct      what is on standard input, scored; `--json` prints this struct
    tell(result, language) -> str    the same for people
"""

import sys
from argparse import Namespace

from splendide.cli.output import print_json
from splendide.cli.parsing import Parser
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.library import find_game, slugs

LARGEST = 1_000_000  # characters on standard input


def add(parser: Parser, words: Words) -> None:
    """Nothing here: which arguments there are depends on the game, whose own parser reads them."""


def run(args: Namespace, words: Words) -> int:
    chosen = _parser(args.rest, words).parse_args(args.rest)
    pad = find_game(chosen.command).scorepad
    assert pad is not None
    result = pad.score(_read_input(), chosen)
    if chosen.json:
        print_json(result)
    else:
        print(pad.tell(result, words.language))
    return 0


def _parser(rest: list[str], words: Words) -> Parser:
    """A parser for the game that is named, else for every game that has a score pad."""
    parser = Parser("splendide score", words, description=words("cli-score"))
    commands = parser.add_commands()
    for game in map(find_game, [word for word in rest[:1] if not word.startswith("-")] or slugs()):
        if game.scorepad:
            own = commands.add(game.slug, words.title(game.folder))
            game.scorepad.add_arguments(own)
            own.add_json()
    return parser


def _read_input() -> str:
    try:
        return sys.stdin.buffer.read(LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("not-text", file="-") from None
