# ruff: noqa: N999  the command is called so
"""`splendide import`: a house goes on with everything that is in a file, in a folder or in a database."""

import asyncio
from argparse import Namespace
from pathlib import Path

from splendide.cli.parsing import Parser, add_place
from splendide.cli.words import Words


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar=words("cli-file-name"), help=words("cli-import-file"))
    add_place(parser, words)


def run(args: Namespace, words: Words) -> int:
    from splendide.server.store.copies import back_up, require_store
    from splendide.server.store.lock import held
    from splendide.server.store.moving import import_to_database
    from splendide.server.store.sqlite import FILE

    if args.database:
        asyncio.run(import_to_database(args.file, args.database))
    else:
        require_store(args.file)  # before there is a folder
        with held(args.data):
            back_up(args.file, args.data / FILE)
    print(words("cli-import-done", file=str(args.file)))
    return 0
