"""`splendide replay`: a record is played through, move by move."""

from argparse import Namespace
from typing import Any

from splendide.cli.output import print_json, print_table
from splendide.cli.parsing import Parser
from splendide.cli.records import open_record, player
from splendide.cli.words import Words
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.core.record import NATURE_WORD, Record, play_through


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    record = open_record(args.file)
    match = play_through(record)
    if args.json:
        print_json(_steps(record))
    else:
        _print_steps(record, words)
        print(result(match, record, words))
    return 0


def _steps(record: Record) -> list[dict[str, Any]]:
    return [
        {"ply": ply, "seat": NATURE_WORD if line.seat == NATURE else line.seat, "move": line.text, "late": line.late}
        for ply, line in enumerate(record.moves, 1)
    ]


def _print_steps(record: Record, words: Words) -> None:
    late = {True: words("cli-late"), False: ""}
    print_table(
        [
            [str(step["ply"]), player(record, step["seat"], words), step["move"], late[step["late"]]]
            for step in _steps(record)
        ]
    )


def result(match: Match, record: Record, words: Words) -> str:
    """Who has won with how many points, or who is waited for."""
    if not match.over:
        waiting = ", ".join(player(record, seat, words) for seat in match.waiting_for()) or words("cli-nature")
        return words("cli-unfinished", players=waiting)
    points = ", ".join(f"{player(record, k, words)} {row[0]}" for k, row in enumerate(match.points().tolist()))
    winners = ", ".join(player(record, seat, words) for seat in match.winners())
    return words("cli-finished", points=points, winners=winners, count=len(match.winners()))
