"""`splendide arena`: which bot is stronger, at rotated seats with the same luck for everybody."""

from argparse import Namespace

from splendide.bots.arena import Contest, Played, faults_of, play_all, require_bot, rotated
from splendide.bots.rating import Standing, standings
from splendide.cli.faults import print_faults
from splendide.cli.output import print_json, print_table, progress
from splendide.cli.parsing import Parser, at_least, read_option
from splendide.cli.plot import plot_of
from splendide.cli.seats import enough_seats
from splendide.cli.words import Words
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.options import type_options


def add(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar=words("cli-game-name"), help=words("cli-game"))
    parser.add_argument("bots", nargs="+", metavar=words("cli-arena-bot-name"), help=words("cli-arena-bots"))
    parser.add_argument("--seats", type=at_least(1, words), help=words("cli-arena-seats"))
    parser.add_argument("--matches", type=at_least(1, words), default=100, help=words("cli-arena-matches"))
    parser.add_argument("--milliseconds", type=at_least(1, words), help=words("cli-milliseconds"))
    parser.add_argument("--seed", type=at_least(0, words), default=0, help=words("cli-simulate-seed"))
    parser.add_argument("--option", type=read_option(words), action="append", default=[], help=words("cli-option"))
    parser.add_argument("--physics", action="store_true", help=words("cli-simulate-physics"))
    parser.add_argument("--jobs", type=at_least(1, words), help=words("cli-simulate-jobs"))
    parser.add_argument("--cluster", default="", metavar=words("cli-address-name"), help=words("cli-arena-cluster"))
    parser.add_json()


def run(args: Namespace, words: Words) -> int:
    contest = _contest(args)
    played = _play(contest, args, words)
    standing, faults = standings(played), faults_of(played)
    if args.json:
        told = {"game": contest.game, "seats": contest.seats, "matches": args.matches, "bots": standing}
        print_json(told | ({"faults": faults} if faults else {}))
    else:
        head = [words(f"cli-arena-{name}") for name in ("bot", "played", "mean", "wins", "fair", "rating")]
        print_table([_row(one, words) for one in standing], head)
        print()
        print("\n".join(plot_of(standing, words)))
        print_faults(faults, words)
    return 0


def _contest(args: Namespace) -> Contest:
    """Who plays what; what can't be played is refused before anything starts."""
    game = find_game(args.game)
    for bot in args.bots:
        require_bot(bot)
    seats = args.seats or enough_seats(args.bots, game.seats)
    options = game.simulated(type_options(game.Options, dict(args.option)))
    Match(game, seats, game.options(options))
    return Contest(game.slug, seats, tuple(args.bots), options, args.milliseconds, args.physics)


def _play(contest: Contest, args: Namespace, words: Words) -> list[tuple[Contest, Played]]:
    matches, played = rotated(contest, args.matches, args.seed), []
    with progress(words("cli-simulate-progress"), len(matches)) as step:
        for one in play_all(matches, args.jobs, cluster=args.cluster):
            played.append(one)
            step()
    return [(who, one) for (who, _), one in zip(matches, played, strict=True)]


def _row(one: Standing, words: Words) -> list[str]:
    number = words.number
    share = f"{number(one.win_share, '.1%')} [{number(one.least, '.0%')}–{number(one.most, '.0%')}]"
    rating = f"{number(one.rating, '.1f')} ± {number(one.unsure, '.1f')}"
    return [one.bot, str(one.played), number(one.points, ".2f"), share, number(one.fair, ".0%"), rating]
