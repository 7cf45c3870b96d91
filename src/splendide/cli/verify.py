"""`splendide verify`: is everything in a record true?"""

from argparse import Namespace
from typing import Any

from splendide.cli.output import print_json
from splendide.cli.parsing import Parser
from splendide.cli.records import open_record
from splendide.cli.words import Words
from splendide.core import record as records
from splendide.core.record import Fault, Record

WRONG = 1


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    record, faults = _examine(args.file)
    if args.json:
        print_json({"valid": not faults, "finished": bool(record and record.finished), "faults": _plain(faults, words)})
    elif faults:
        print("\n".join(words.refusal(fault) for fault in faults))
    else:
        print(words("cli-verify-finished" if record and record.finished else "cli-verify-unfinished"))
    return WRONG if faults else 0


def _examine(path: str) -> tuple[Record | None, list[Fault]]:
    """The record and all that is wrong in it; a file that can't be read as a record is one fault."""
    try:
        record = open_record(path)
    except Fault as fault:
        return None, [fault]
    return record, records.verify(record)


def _plain(faults: list[Fault], words: Words) -> list[dict[str, Any]]:
    return [{"line": fault.line, "name": fault.name, "sentence": words.refusal(fault)} for fault in faults]
