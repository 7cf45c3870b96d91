"""`splendide serve`: the house is open."""

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from splendide.cli.parsing import Parser, at_least
from splendide.cli.words import Words
from splendide.core import client


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=words("cli-serve-host"))
    parser.add_argument("--port", type=at_least(1, words), default=8000, help=words("cli-serve-port"))
    store = parser.add_mutually_exclusive_group()
    store.add_argument("--data", type=Path, default=Path("data"), help=words("cli-serve-data"))
    store.add_argument("--no-store", action="store_true", help=words("cli-serve-no-store"))
    parser.add_argument("--origin", action="append", default=[], help=words("cli-serve-origin"))
    parser.add_argument("--longest-line", type=at_least(0, words), metavar="MS", help=words("cli-serve-longest-line"))
    parser.add_argument("--proxied", action="store_true", help=words("cli-serve-proxied"))
    parser.add_argument("--proxy", action="append", help=words("cli-serve-proxy"))


def run(args: Namespace, words: Words) -> int:
    draw_boards()
    from splendide.server.web.app import run as open_house
    from splendide.server.web.house import Settings

    settings = Settings(origins=args.origin, proxied=args.proxied or bool(args.proxy))
    settings.longest_line = settings.longest_line if args.longest_line is None else args.longest_line
    settings.proxies = args.proxy or settings.proxies
    open_house(args.host, args.port, None if args.no_store else args.data, settings)
    return 0


def draw_boards() -> None:
    """The client has the boards of games that were brought, where it can be built; elsewhere plain buttons do."""
    if client.client_folder() != client.place_of_client():
        subprocess.run([sys.executable, str(client.BUILDER)], check=False)
