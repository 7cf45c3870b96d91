"""The command `splendide`: one small file per command, opened when it is asked for.

Each has `add`, which adds its arguments, and `run`, which does what it is there for and returns the exit code.
"""

import importlib
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from splendide.cli.parsing import Parser, wanted_language
from splendide.cli.words import Words
from splendide.core.errors import Refused

COMMANDS = (
    "games",
    "serve",
    "work",
    "backup",
    "check",
    "export",
    "import",
    "push-key",
    "simulate",
    "arena",
    "score",
    "replay",
    "verify",
    "analyse",
    "bot",
    "bench",
)
BAD_INPUT = 2
INTERRUPTED = 130


def build_parser(words: Words, given: Sequence[str]) -> Parser:
    """All commands with what they are for, and the arguments of the one that is given."""
    parser = Parser("splendide", words, description=words("cli-about"))
    parser.add_argument("--version", action="version", version=_version(), help=words("cli-version"))
    commands = parser.add_commands()
    asked = next((word for word in given if word in COMMANDS), None)
    for name in COMMANDS:
        own = commands.add(
            name, explains_itself=name != "score", fromfile_prefix_chars="@" if name == "serve" else None
        )
        if name == asked:
            _open(name).add(own, words)
    return parser


def _open(command: str) -> Any:
    return importlib.import_module(f"{__name__}.{command.replace('-', '_')}")


def _version() -> str:
    from splendide import __version__

    return __version__


def _parse(parser: Parser, given: list[str]) -> Namespace:
    """What is asked for; only `score` takes arguments that are known later, when the game's folder is open."""
    args, rest = parser.parse_known_args(given)
    if args.command != "score":
        parser.commands[args.command].require_known(rest, given)
    args.rest = rest
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; what it returns is the exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    words = Words(wanted_language(given))
    try:
        args = _parse(build_parser(words, given), given)
        code: int = _open(args.command).run(args, words)
        return code
    except Refused as refused:
        print(words.refusal(refused), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_quietly()
        return 0


def _close_quietly() -> None:
    """Whoever read our output has gone: nothing more is written, not even when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
