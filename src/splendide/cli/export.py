"""`splendide export`: everything that a house keeps, as a file that is itself a store."""

import asyncio
from argparse import Namespace
from pathlib import Path

from splendide.cli.parsing import Parser, add_place
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar=words("cli-file-name"), help=words("cli-backup-file"))
    add_place(parser, words)


def run(args: Namespace, words: Words) -> int:
    write_out(args, args.file)
    print(words("cli-backup-done", file=str(args.file)))
    return 0


def write_out(args: Namespace, file: Path) -> None:
    """All that is kept at the place that was named is in the new file."""
    from splendide.server.store.copies import back_up
    from splendide.server.store.moving import export_database
    from splendide.server.store.sqlite import FILE

    if args.database:
        asyncio.run(export_database(args.database, file))
    else:
        back_up(args.data / FILE, file)
