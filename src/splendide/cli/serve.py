"""`splendide serve`: the house is open."""

import subprocess
import sys
from argparse import Namespace

from splendide.cli.addresses import read_host_name, read_node, read_origin, read_proxy
from splendide.cli.parsing import Parser, add_place, at_least, between
from splendide.cli.words import Words
from splendide.core import client

LAST_PORT = 65_535
NUMBERS = (
    "longest_line",
    "grace",
    "unattended",
    "keep_tables",
    "keep_guests",
    "keep_matches",
)  # settings that have their default in the house


def add(parser: Parser, words: Words) -> None:
    whole, port = at_least(0, words), between(1, LAST_PORT, words)
    store = add_place(parser, words)
    parser.add_setting("--host", default="127.0.0.1", help=words("cli-serve-host"))
    parser.add_setting("--port", type=port, default=8000, help=words("cli-serve-port"))
    parser.add_setting("--no-store", store, action="store_true", help=words("cli-serve-no-store"))
    parser.add_setting("--origin", action="append", default=[], help=words("cli-serve-origin"))
    parser.add_setting("--host-name", action="append", default=[], help=words("cli-serve-host-name"))
    parser.add_setting("--longest-line", type=whole, metavar="MS", help=words("cli-serve-longest-line"))
    parser.add_setting("--grace", type=whole, metavar="S", help=words("cli-serve-grace"))
    parser.add_setting("--unattended", type=whole, metavar="S", help=words("cli-serve-unattended"))
    parser.add_setting("--metrics-token", default="", help=words("cli-serve-metrics-token"))
    for kind in ("tables", "guests", "matches"):
        parser.add_setting(f"--keep-{kind}", type=whole, metavar="DAYS", help=words(f"cli-serve-keep-{kind}"))
    parser.add_setting("--push-key", default="", help=words("cli-serve-push-key"))
    parser.add_setting("--push-contact", default="", help=words("cli-serve-push-contact"))
    parser.add_setting("--node", default="", metavar="URL", help=words("cli-serve-node"))
    parser.add_setting("--json-log", action="store_true", help=words("cli-serve-json-log"))
    parser.add_setting("--proxied", action="store_true", help=words("cli-serve-proxied"))
    parser.add_setting("--proxy", action="append", help=words("cli-serve-proxy"))


def run(args: Namespace, words: Words) -> int:
    from splendide.core.library import all_games

    origins, names = [*map(read_origin, args.origin)], [*map(read_host_name, args.host_name)]
    proxies, node = [*map(read_proxy, args.proxy or ())], read_node(args.node)
    all_games()  # what is wrong with one is said before anything is built
    draw_boards()
    if client.BUILDER.is_file() and not client.is_built_from(client.fingerprint(), client.client_folder()):
        print(words("client-is-old", command=client.BUILD_COMMAND), file=sys.stderr)
    from splendide.server.push.keys import PushKey
    from splendide.server.web.app import run as open_house
    from splendide.server.web.house import Settings

    settings = Settings(origins=origins, host_names=names, proxied=args.proxied or bool(proxies))
    settings.proxies = proxies or settings.proxies
    settings.language = words.language
    settings.metrics_token, settings.json_log, settings.node = args.metrics_token, args.json_log, node
    settings.push = PushKey(args.push_key, args.push_contact).require() if args.push_key else None
    for name in NUMBERS:
        if (number := getattr(args, name)) is not None:
            setattr(settings, name, number)
    open_house(args.host, args.port, None if args.no_store else args.database or args.data, settings)
    return 0


def draw_boards() -> None:
    """The client has the boards of games that were brought, where it can be built; elsewhere plain buttons do."""
    if client.client_folder() != client.place_of_client():
        subprocess.run([sys.executable, str(client.BUILDER)], check=False)
