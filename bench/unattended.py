"""How long people and their bots wait while bots think at tables that nobody is at: `python -m bench.unattended`.

Somebody plays against a bot that answers at once, first alone in the house, then beside sixty tables with eight bots
each of the strongest level, or of another, whose host has gone. How many of those are at work is said beside the
figures: what a decision there may delay here is the difference between the two rows at p99.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import median

from splendide.cli.output import print_table
from splendide.core.facts import LEVELS
from splendide.core.library import Game, all_games
from tests.server.games import begin, catch_up, gather
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server

TABLES, BOTS = 60, 8
ROUNDS = 300


def crowded() -> Game:
    """One that so many can play."""
    return next(game for game in all_games() if game.seats[-1] == BOTS)


def lonely() -> Game:
    """One in which somebody can play with a single bot, both choosing at once."""
    return next(game for game in all_games() if game.seats[0] == 1)


def leave_bots_alone(address: str, level: str) -> None:
    """Bots play at a table of their own, and their host has gone."""
    host = Person(address)
    table = host.make_table(game=crowded().slug, seats=BOTS)
    host.go_to(table)
    for seat in range(BOTS):
        host.say("seatbot", seat=seat, level=level)
    host.say("start")
    host.until("playing")
    host.leave()


def answers(person: Person) -> Iterator[tuple[float, float]]:
    """Milliseconds until an own move was acknowledged, and from then until the bot had answered; round by round."""
    while True:
        gather(person, bots=1, level="random", game=lonely().slug)
        begin(person)
        while person.frame["table"]["stage"] == "playing":
            catch_up(person)
            if not person.owes:
                break
            said = time.perf_counter()
            person.play(0)
            person.wait_for_answer(0)
            acknowledged = time.perf_counter()
            catch_up(person)
            yield 1000 * (acknowledged - said), 1000 * (time.perf_counter() - acknowledged)


def measured(address: str, rounds: int) -> list[float]:
    """Median, 99th percentile and longest, of acknowledgements and of the bot's answers."""
    each = answers(Person(address))
    taken = [next(each) for _ in range(rounds)]
    return [figure for times in zip(*taken, strict=True) for figure in figures(sorted(times))]


def figures(times: list[float]) -> list[float]:
    return [median(times), times[len(times) * 99 // 100], times[-1]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="of the bots that nobody is with")
    args = parser.parse_args()
    with Server(limits=NO_HURRY, metrics_token="bench") as server:
        alone = measured(server.address, args.rounds)
        for _ in range(TABLES):
            leave_bots_alone(server.address, args.level)
        beside = measured(server.address, args.rounds)
        metrics = Person(server.address).http.get("/metrics", headers={"authorization": "Bearer bench"}).text
    head = ["milliseconds", "move: median", "p99", "longest", "bot: median", "p99", "longest"]
    rows = [("alone in the house", alone), (f"beside {TABLES} tables with {BOTS} bots of level {args.level}", beside)]
    print_table([[name, *(f"{number:.1f}" for number in numbers)] for name, numbers in rows], head)
    print(*[line for line in metrics.splitlines() if line.startswith("splendide_waiting{")], sep="\n")


if __name__ == "__main__":
    main()
