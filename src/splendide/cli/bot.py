"""`splendide bot`: what a bot would play at the end of an unfinished record."""

import sys
from argparse import Namespace
from dataclasses import replace
from typing import Any

import numpy as np

from splendide.bots import LEVELS, choose, judge
from splendide.cli.output import print_json, print_table
from splendide.cli.parsing import Parser, at_least
from splendide.cli.records import open_record, player
from splendide.cli.words import Words
from splendide.core.errors import Refused
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.record import play_through

SHOWN = 10  # moves in the table for people


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("file", metavar=words("cli-file-name"), help=words("cli-file"))
    parser.add_argument("--ply", type=at_least(0, words), help=words("cli-bot-ply"))
    parser.add_argument("--seat", type=at_least(0, words), help=words("cli-bot-seat"))
    parser.add_argument("--level", choices=LEVELS, default="master", help=words("cli-bot-level"))
    parser.add_argument("--stdio", action="store_true", help=words("cli-bot-stdio"))
    parser.add_argument("--milliseconds", type=at_least(1, words), help=words("cli-milliseconds"))
    parser.add_argument("--seed", type=at_least(0, words), default=0, help=words("cli-bot-seed"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    if args.stdio:
        return _converse(args, words)
    record = open_record(args.file)
    if (args.ply or 0) > len(record.moves):
        raise Refused("no-such-ply", ply=args.ply, moves=len(record.moves))
    match = play_through(replace(record, moves=record.moves[: args.ply]))
    seat = _asked(match, args.seat)
    judged = judge(args.level, match, seat, np.random.default_rng(args.seed), milliseconds=args.milliseconds)
    texts = match.written(seat, [one.move for one in judged])
    written = list(zip(texts, judged, strict=True))
    if args.json:
        moves = [{"move": text, "value": one.value, "chance": one.chance} for text, one in written]
        print_json({"seat": seat, "level": args.level, "move": written[0][0], "moves": moves})
    else:
        print(words("cli-bot-plays", player=player(record, seat, words), move=written[0][0]))
        rows = [
            [text, words.number(one.value, ".2f"), words.number(one.chance, ".0%")] for text, one in written[:SHOWN]
        ]
        print_table(rows, [words(f"cli-bot-{name}") for name in ("move", "value", "chance")])
    return 0


def _converse(args: Namespace, words: Words) -> int:
    """A bot that another program talks to, line by line; what it reads decides what is played."""
    game = find_game(args.file)
    if not game.stdio:
        raise Refused("no-line-protocol", game=words.title(game.folder))
    rng = np.random.default_rng(args.seed)

    def begin(options: dict[str, Any]) -> Match:
        return Match(game, game.seats[0], game.options(options))

    def decide(match: Match) -> int:
        return choose(args.level, match, 0, rng, milliseconds=args.milliseconds)

    for line in game.stdio.converse(begin, iter(sys.stdin), decide):
        print(line, flush=True)
    return 0


def _asked(match: Match, wanted: int | None) -> int:
    """The seat the bot plays for: the first that owes a decision, unless another is wanted."""
    if wanted is not None and wanted >= match.seats:
        raise Refused("no-such-seat", seat=str(wanted))
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
