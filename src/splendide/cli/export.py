"""`splendide export`: everything that a house keeps, as a file that is itself a store."""

from argparse import Namespace
from pathlib import Path

from splendide.cli.parsing import Parser, add_place
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar=words("cli-file-name"), help=words("cli-backup-file"))
    add_place(parser, words)


def run(args: Namespace, words: Words) -> int:
    from splendide.server.store.moving import write_out

    write_out(args.data, args.database, args.file)
    print(words("cli-backup-done", file=str(args.file)))
    return 0
