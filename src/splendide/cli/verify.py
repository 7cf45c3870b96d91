"""`splendide verify`: is everything in a record true?"""

from argparse import Namespace
from typing import Any

from splendide.cli.output import print_json
from splendide.cli.parsing import Parser
from splendide.cli.records import WRONG, open_record, read_bytes
from splendide.cli.words import Words
from splendide.core.proof import Proof, Receipt, prove, read_receipt
from splendide.core.record import Fault

COUNTED = ("drawn", "settled", "not_repeated", "moments", "seen")


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_argument("--receipt", metavar=words("cli-file-name"), help=words("cli-verify-receipt"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    proof = _examine(args.file, read_receipt(read_bytes(args.receipt)) if args.receipt else None)
    if args.json:
        print_json(_plain(proof, words))
    else:
        print("\n".join(_told(proof, words)))
    return 0 if proof.valid else WRONG


def _examine(path: str, receipt: Receipt | None) -> Proof:
    """What the file proves; one that can't be read as a record is one fault."""
    try:
        return prove(open_record(path), receipt)
    except Fault as fault:
        return Proof([fault])


def _told(proof: Proof, words: Words) -> list[str]:
    if not proof.valid:
        return [words.refusal(fault) for fault in proof.faults]
    counted = [(name.replace("_", "-"), getattr(proof, name)) for name in COUNTED]
    return [words("cli-verify-finished"), *(words(f"cli-verify-{name}", count=n) for name, n in counted if n)]


def _plain(proof: Proof, words: Words) -> dict[str, Any]:
    faults = [{"line": each.line, "name": each.name, "sentence": words.refusal(each)} for each in proof.faults]
    counted = {name: getattr(proof, name) for name in COUNTED}
    return {"valid": proof.valid, "finished": proof.finished, **counted, "faults": faults}
