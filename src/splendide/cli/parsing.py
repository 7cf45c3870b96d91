"""Arguments, in the user's language."""

import argparse
import os
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from splendide.cli.complaints import translated
from splendide.cli.words import Words
from splendide.core.texts import LANGUAGES, best_language, language_of_terminal


def wanted_language(argv: Sequence[str]) -> str:
    """The language asked for with --language, else that of the environment."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--language")
    try:
        asked = finder.parse_known_args(argv)[0].language
    except argparse.ArgumentError:
        asked = None
    return best_language(asked) if asked else language_of_terminal()


class Parser(argparse.ArgumentParser):
    """A parser that explains itself in the language of its words."""

    def __init__(self, prog: str, words: Words, explains_itself: bool = True, **more: Any):
        super().__init__(prog=prog, add_help=False, allow_abbrev=False, **more)
        self.words = words
        self._positionals.title = words("cli-arguments")
        self._optionals.title = words("cli-options")
        if explains_itself:
            self.add_argument("-h", "--help", action="help", help=words("cli-help"))
        self.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-language"))

    def add_commands(self) -> "Commands":
        self.commands = Commands(self)
        return self.commands

    def add_json(self) -> None:
        self.add_argument("--json", action="store_true", help=self.words("cli-json"))

    def add_setting(self, flag: str, place: argparse._ActionsContainer | None = None, **more: Any) -> None:
        """An argument that the environment may set too: `--longest-line` by SPLENDIDE_LONGEST_LINE.

        A list is separated by blanks there, and a switch is on by any word but 0 and no.
        """
        said = os.environ.get(variable(flag), "")
        if said and more.get("action") == "store_true":
            more["default"] = said not in ("0", "no")
        elif said:
            more["default"] = said.split() if more.get("action") == "append" else said
        (place or self).add_argument(flag, **more)

    def require_known(self, rest: list[str], given: Sequence[str] = ()) -> None:
        """Nothing is left over of what was given; or a refusal, which names the file if it was said there."""
        arguments = " ".join(rest)
        if rest and self.fromfile_prefix_chars and not set(rest) <= set(given):
            self.error(self.words("cli-unknown-in-file", arguments=arguments, file=", ".join(_files(given))))
        if rest:
            self.error(self.words("cli-unknown-arguments", arguments=arguments))

    def convert_arg_line_to_args(self, arg_line: str) -> list[str]:
        """A line of a file with settings, given as @FILE: a flag without its dashes, and what it is to be."""
        arg_line.encode()  # from Python 3.12 on, what is not UTF-8 has come so far
        try:
            name, *values = shlex.split(arg_line, comments=True) or [""]
        except ValueError:
            self.error(self.words("cli-half-a-line", words=arg_line.strip()))
        return [f"--{name}", *values] if name else []

    def _read_args_from_files(self, arg_strings: list[str]) -> list[str]:
        try:
            return super()._read_args_from_files(arg_strings)
        except UnicodeError:
            self.error(self.words("cli-not-in-utf-8", file=", ".join(_files(arg_strings))))

    def format_usage(self) -> str:
        return self._translated(super().format_usage())

    def format_help(self) -> str:
        return self._translated(super().format_help())

    def _translated(self, text: str) -> str:
        return text.replace("usage: ", self.words("cli-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        told = self.words("cli-bad-arguments", message=translated(message, self.words), command=self.prog)
        self.exit(2, f"{self.format_usage()}{told}\n")


def variable(flag: str) -> str:
    """The name of the environment's variable that sets what this flag does."""
    return "SPLENDIDE_" + flag.lstrip("-").replace("-", "_").upper()


def _files(given: Sequence[str]) -> list[str]:
    """The files with settings that are named there."""
    return [word[1:] for word in given if word.startswith("@")]


class Commands:
    """The commands of a parser, each with a parser of its own."""

    def __init__(self, parser: Parser):
        self._words = parser.words
        self._parsers = parser.add_subparsers(
            dest="command", required=True, metavar=parser.words("cli-command"), title=parser.words("cli-commands")
        )

    def __getitem__(self, name: str) -> Parser:
        found = self._parsers.choices[name]
        assert isinstance(found, Parser)
        return found

    def add(self, name: str, about: str = "", **more: Any) -> Parser:
        about = about or self._words(f"cli-{name}")
        return self._parsers.add_parser(name, words=self._words, help=about, description=about, **more)


def at_least(least: int, words: Words) -> Callable[[str], int]:
    """A whole number from `least` on."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(words("cli-not-at-least", text=text, least=least))
        return int(text)

    return read


def between(least: int, most: int, words: Words) -> Callable[[str], int]:
    """A whole number from `least` to `most`."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(words("cli-not-between", text=text, least=least, most=str(most)))
        return int(text)

    return read


def read_option(words: Words) -> Callable[[str], tuple[str, str]]:
    """An option of a game, as NAME=VALUE."""

    def read(text: str) -> tuple[str, str]:
        name, sign, value = text.partition("=")
        if not sign:
            raise argparse.ArgumentTypeError(words("cli-not-an-option", text=text))
        return name, value

    return read


class Folder(argparse.Action):
    """A folder that is named on the command line counts more than a database that the environment names."""

    def __call__(self, parser: Any, namespace: argparse.Namespace, value: Any, flag: str | None = None) -> None:
        namespace.data, namespace.database = value, ""


def add_place(parser: Parser, words: Words) -> argparse._MutuallyExclusiveGroup:
    """Where a house keeps what it keeps: in a folder or in a database."""
    place = parser.add_mutually_exclusive_group()
    parser.add_setting("--data", place, type=Path, default=Path("data"), action=Folder, help=words("cli-serve-data"))
    parser.add_setting("--database", place, default="", metavar="URL", help=words("cli-serve-database"))
    return place
