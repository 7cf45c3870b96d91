"""`splendide simulate`: many matches between bots."""

import itertools
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean
from typing import Any

from splendide.bots.arena import Contest, Played, faults_of, play_matches, require_bot
from splendide.cli.faults import print_faults
from splendide.cli.output import print_json, print_table, progress
from splendide.cli.parsing import Parser, at_least, read_option
from splendide.cli.seats import seats_for
from splendide.cli.words import Words
from splendide.core.errors import Refused, told_by_system
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.options import type_options
from splendide.core.record import write_record


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar=words("cli-game-name"), help=words("cli-game"))
    parser.add_argument("--seats", type=at_least(1, words), help=words("cli-simulate-seats"))
    parser.add_argument("--matches", type=at_least(1, words), default=100, help=words("cli-simulate-matches"))
    parser.add_argument("--bots", type=_levels(words), default=("random",), help=words("cli-simulate-bots"))
    parser.add_argument("--milliseconds", type=at_least(1, words), help=words("cli-milliseconds"))
    parser.add_argument("--seed", type=at_least(0, words), default=0, help=words("cli-simulate-seed"))
    parser.add_argument("--option", type=read_option(words), action="append", default=[], help=words("cli-option"))
    parser.add_argument("--physics", action="store_true", help=words("cli-simulate-physics"))
    parser.add_argument("--records", type=Path, help=words("cli-simulate-records"))
    parser.add_argument("--jobs", type=at_least(1, words), help=words("cli-simulate-jobs"))
    parser.add_json()


def _levels(words: Words) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        levels = tuple(text.split(","))
        try:
            for level in levels:
                require_bot(level)
        except Refused as refused:
            raise ArgumentTypeError(words.refusal(refused)) from None
        return levels

    return read


def run(args: Namespace, words: Words) -> int:
    game = find_game(args.game)
    seats = seats_for(args.bots, args.seats, game.seats)
    options = game.simulated(type_options(game.Options, dict(args.option)))
    Match(game, seats, game.options(options))  # refuses what can't be played before anything starts
    contest = Contest(game.slug, seats, args.bots, options, args.milliseconds, args.physics)
    played = _play(contest, args, words)
    summary, faults = _summary(contest, played), faults_of((contest, one) for one in played)
    if args.json:
        matches = [_plain(one) for one in played]
        told = {"game": game.slug, "seats": seats, "matches": matches, "bots": summary}
        print_json(told | ({"faults": faults} if faults else {}))
    else:
        _print_summary(summary, words)
        print_faults(faults, words)
    return 0


def _play(contest: Contest, args: Namespace, words: Words) -> list[Played]:
    if args.records:
        with _writing_to(args.records):
            args.records.mkdir(parents=True, exist_ok=True)
    played = []
    seeds = range(args.seed, args.seed + args.matches)
    with progress(words("cli-simulate-progress"), args.matches) as step:
        for one in play_matches(contest, seeds, args.jobs, recorded=bool(args.records)):
            played.append(one._replace(record=None))
            if one.record:
                with _writing_to(args.records):
                    (args.records / f"{one.record.match}.txt").write_text(write_record(one.record), encoding="utf-8")
            step()
    return played


@contextmanager
def _writing_to(folder: Path) -> Iterator[None]:
    """What can't be written there is refused."""
    try:
        yield
    except OSError as wrong:
        raise Refused("unwritable-folder", folder=str(folder), **told_by_system(wrong)) from None


def _plain(one: Played) -> dict[str, Any]:
    return {"seed": one.seed, "points": one.points, "winners": one.winners, "moves": one.moves}


def _summary(contest: Contest, played: list[Played]) -> dict[str, dict[str, Any]]:
    """For each level: the seats it had, its mean points, and its share of the wins (a shared win is divided)."""
    by_level: dict[str, dict[str, Any]] = {}
    for level in dict.fromkeys(contest.levels):
        seats = [seat for seat in range(contest.seats) if contest.level(seat) == level]
        if seats:
            points = [one.points[seat] for one, seat in itertools.product(played, seats)]
            wins = fmean(sum(seat in seats for seat in one.winners) / len(one.winners) for one in played)
            best = max(points)
            by_level[level] = {"seats": seats, "mean_points": fmean(points), "most_points": best, "win_share": wins}
    return by_level


def _print_summary(summary: dict[str, dict[str, Any]], words: Words) -> None:
    head = [words(f"cli-simulate-{name}") for name in ("bot", "at-seats", "mean", "most", "wins")]
    rows = [
        [
            level,
            ", ".join(map(str, one["seats"])),
            words.number(one["mean_points"], ".2f"),
            str(one["most_points"]),
            words.number(one["win_share"], ".1%"),
        ]
        for level, one in summary.items()
    ]
    print_table(rows, head)
