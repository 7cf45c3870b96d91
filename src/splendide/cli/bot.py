"""`splendide bot`: what a bot would play at the end of an unfinished record."""

from argparse import Namespace
from dataclasses import replace

import numpy as np

from splendide.bots import LEVELS, judge
from splendide.cli.output import print_json, print_table
from splendide.cli.parsing import Parser, at_least
from splendide.cli.records import open_record, player
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.record import play_through

SHOWN = 10  # moves in the table for people


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_argument("--ply", type=at_least(0, words), help=words("cli-bot-ply"))
    parser.add_argument("--seat", type=at_least(0, words), help=words("cli-bot-seat"))
    parser.add_argument("--level", choices=LEVELS, default="search", help=words("cli-bot-level"))
    parser.add_argument("--seed", type=at_least(0, words), default=0, help=words("cli-bot-seed"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    record = open_record(args.file)
    match = play_through(replace(record, moves=record.moves[: args.ply]))
    seat = _asked(match, args.seat)
    judged = judge(args.level, match, seat, np.random.default_rng(args.seed))
    texts = match.written(seat, [one.move for one in judged])
    written = [(text, one.value) for text, one in zip(texts, judged, strict=True)]
    if args.json:
        moves = [{"move": text, "value": value} for text, value in written]
        print_json({"seat": seat, "level": args.level, "move": written[0][0], "moves": moves})
    else:
        print(words("cli-bot-plays", player=player(record, seat, words), move=written[0][0]))
        rows = [[text, f"{value:.2f}"] for text, value in written[:SHOWN]]
        print_table(rows, [words("cli-bot-move"), words("cli-bot-value")])
    return 0


def _asked(match: Match, wanted: int | None) -> int:
    """The seat the bot plays for: the first that owes a decision, unless another is wanted."""
    if match.over:
        raise Refused("match-over")
    waiting = match.waiting_for()
    if not waiting:
        raise Refused("nature-moves")
    if wanted is None:
        return waiting[0]
    if wanted not in waiting:
        raise Refused("not-your-turn")
    return wanted
