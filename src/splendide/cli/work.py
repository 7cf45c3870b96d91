"""`splendide work`: this machine thinks for servers elsewhere that share a database."""

import asyncio
import os
import signal
import sys
from argparse import Namespace
from contextlib import suppress

from splendide.cli.parsing import Parser, at_least
from splendide.cli.words import Words
from splendide.core.errors import Refused

ASKED_TO_END = (signal.SIGINT, signal.SIGTERM)


def add(parser: Parser, words: Words) -> None:
    parser.add_setting("--database", default="", metavar="URL", help=words("cli-work-database"))
    parser.add_setting("--hands", type=at_least(1, words), default=os.cpu_count() or 1, help=words("cli-work-hands"))


def run(args: Namespace, words: Words) -> int:
    """Rules are compiled before anything is taken: nobody has to wait for it."""
    from splendide.bots.warm import warm

    if not args.database:
        raise Refused("no-database")
    warm()
    asyncio.run(_work(args.database, args.hands, words))
    return 0


async def _work(url: str, hands: int, words: Words) -> None:
    from splendide.server.table.worker import Worker

    worker = Worker(url, hands)
    await worker.open()
    working = asyncio.create_task(worker.work())
    for number in ASKED_TO_END:
        asyncio.get_running_loop().add_signal_handler(number, working.cancel)
    print(words("cli-work-begun", hands=hands), file=sys.stderr, flush=True)
    with suppress(asyncio.CancelledError):
        await working
