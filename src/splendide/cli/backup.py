"""`splendide backup`: everything that the server keeps, in one file."""

from argparse import Namespace
from pathlib import Path

from splendide.cli.parsing import Parser
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar=words("cli-file-name"), help=words("cli-backup-file"))
    parser.add_argument("--data", type=Path, default=Path("data"), help=words("cli-serve-data"))


def run(args: Namespace, words: Words) -> int:
    from splendide.server.store.copies import back_up
    from splendide.server.store.sqlite import FILE

    back_up(args.data / FILE, args.file)
    print(words("cli-backup-done", file=str(args.file)))
    return 0
