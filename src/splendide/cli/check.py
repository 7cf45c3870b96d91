"""`splendide check`: is all that a house keeps whole, and does every match still lead to where it led?"""

import asyncio
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from splendide.cli.output import print_json, progress
from splendide.cli.parsing import Parser, add_place
from splendide.cli.records import WRONG
from splendide.cli.words import Words

if TYPE_CHECKING:
    from splendide.server.table.checking import Checked


def add(parser: Parser, words: Words) -> None:
    add_place(parser, words)
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    """A copy is looked at: the server may be running, and nothing of it is changed."""
    from splendide.server.store.moving import write_out
    from splendide.server.table.checking import check_matches

    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        write_out(args.data, args.database, copy)
        checked = asyncio.run(check_matches(copy, lambda total: progress(words("cli-check-progress"), total)))
    if args.json:
        faults = {match: str(fault) for match, fault in checked.faults.items()}
        print_json({"matches": checked.matches, "moves": checked.moves, "faults": faults})
    else:
        print("\n".join(_told(checked, words)))
    return WRONG if checked.faults else 0


def _told(checked: "Checked", words: Words) -> list[str]:
    if checked.faults:
        reasons = {match: words.refusal(fault) for match, fault in checked.faults.items()}
        return [words("cli-check-fault", match=match, reason=reason) for match, reason in reasons.items()]
    return [words("cli-check-done", matches=checked.matches, moves=checked.moves)]
