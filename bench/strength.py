"""How strong each level is in company: `python -m bench.strength` writes `bench/strength.md`, for hours.

For every game and number of seats, with all other seats at level L, one seat is one level lower or higher; everybody
sits at every seat with the same luck. A row is done when it is clear who is stronger, or after `--matches`. `--games`
and `--seats` measure less; rows that are not measured now stay as they are.
"""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from splendide.bots.arena import Contest, play_all, rotated
from splendide.bots.rating import wilson
from splendide.core.facts import LEVELS
from splendide.core.library import find_game, slugs

PAGE = Path(__file__).parent / "strength.md"
AT_ONCE = 20  # matches between two looks at whether it is clear
HEAD = """# How strong bots are in company

Made by `python -m bench.strength`. One seat of the first level among others of the second; the share of matches that
it wins (a shared win counts in part), with the interval that holds at 95 % confidence; what would be fair. Bold where
the interval leaves the fair share on the right side: the stronger wins more, the weaker less. Matches are played until
that is so, at least 20 and at most as many as were asked for.

| game | seats | one | among | wins | fair | matches |
|---|---|---|---|---|---|---|
"""
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\w+) \| (\w+) \|.*$", re.MULTILINE)


class Company(NamedTuple):
    """One bot among others."""

    game: str
    seats: int
    one: str
    among: str


def companies(games: list[str], seats: list[int]) -> Iterator[Company]:
    for slug in games:
        for n in [n for n in find_game(slug).seats if n > 1 and (not seats or n in seats)]:
            for weak, strong in pairwise(LEVELS):
                yield Company(slug, n, weak, strong)
                yield Company(slug, n, strong, weak)


def measure(company: Company, matches: int, jobs: int | None) -> str:
    """The row of the table."""
    others = (company.among,) * (company.seats - 1)
    contest = Contest(company.game, company.seats, (company.one, *others), find_game(company.game).simulated({}))
    wins, played = 0.0, 0
    while played < matches and not (played and is_clear(company, wins, played)):
        turns = rotated(contest, min(AT_ONCE, matches - played), seed=played // company.seats)
        for (who, _), one in zip(turns, play_all(turns, jobs), strict=True):
            wins += (who.levels.index(company.one) in one.winners) / len(one.winners)
        played += len(turns)
    return row(company, wins, played)


def is_clear(company: Company, wins: float, matches: int) -> bool:
    """Whether the stronger wins more than its share, or the weaker less, beyond reasonable doubt."""
    least, most = wilson(wins, matches)
    stronger = LEVELS.index(company.one) > LEVELS.index(company.among)
    return least > 1 / company.seats if stronger else most < 1 / company.seats


def row(company: Company, wins: float, matches: int) -> str:
    least, most = wilson(wins, matches)
    share = f"{wins / matches:.0%} [{least:.0%}–{most:.0%}]"
    shown = f"**{share}**" if is_clear(company, wins, matches) else share
    return f"| {' | '.join(map(str, company))} | {shown} | {1 / company.seats:.0%} | {matches} |"


def known_rows() -> dict[Company, str]:
    found = ROW.finditer(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else iter(())
    return {Company(row[1], int(row[2]), row[3], row[4]): row[0] for row in found}


def main(args: Namespace) -> None:
    rows = known_rows()
    for company in companies(args.games, args.seats):
        rows[company] = measure(company, args.matches, args.jobs)
        print(rows[company], flush=True)
        order = sorted(rows, key=lambda one: (one.game, one.seats, LEVELS.index(one.among), LEVELS.index(one.one)))
        PAGE.write_text(HEAD + "".join(f"{rows[one]}\n" for one in order), encoding="utf-8")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=slugs())
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--jobs", type=int)
    main(parser.parse_args())
