"""How strong each level is in company: `python -m bench.strength` writes `bench/strength.md`, for hours.

For every game and number of seats, with all other seats at level L, one seat is one level lower or higher; everybody
sits at every seat with the same luck. Every row is looked at after 20 matches, then, where nothing is clear yet, after
40, 80 and so on; each look has its part of the 5 % in which one may err, so that looking often does not deceive. How
often a row may be looked at is settled before its first match: more often where matches are quick (`--looks`).

What was measured is kept in `bench/strength.json` after each row, and measuring goes on from there: it may be stopped
at any time. Rows of bots that have changed since, or that thought more or less, are forgotten and measured anew.
`--games`, `--seats` and `--levels` measure less, `--seconds` leaves rows that take too long.
"""

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import pairwise
from math import log10
from pathlib import Path
from statistics import NormalDist

import joblib
import msgspec

from splendide.bots import levels
from splendide.bots.arena import Contest, Played, play_match, rotated
from splendide.bots.rating import wilson
from splendide.cli.output import progress
from splendide.core.compiled import fingerprint
from splendide.core.facts import LEVELS
from splendide.core.library import find_game, slugs
from splendide.core.shelf import PACKAGE, Shelved

KEPT = Path(__file__).parent / "strength.json"
PAGE = KEPT.with_suffix(".md")
FIRST_LOOK, LOOKS = 20, 5  # at 20, 40, 80, 160 and 320 matches, unless a row was settled to have more looks
ERR = 0.05  # how often an interval may be wrong, all looks together
TEMPERS = dict(levels.TEMPERS)
THINKING = {  # the house's files by how a game's bots think
    "mind": ("choice",),
    "gambler": ("choice", "thought", "worth", "solving", "mixing"),
    "searcher": ("choice", "thought", "worth", "greedy", "search"),
}
ELO = 400  # points: ten times as likely to win as any one of the others, as in chess
HEAD = """# How strong bots are in company

Made by `python -m bench.strength`, which goes on where it was stopped. One seat of the first level among others of the
second; the share of matches that it wins (a shared win counts in part), with the interval that holds at 95 % confidence
in each row, however often it was looked at; what would be fair. Bold where the interval leaves the fair share on the
right side: the stronger wins more, the weaker less. "Wrong" where it leaves it on the other. Where neither is so, more
matches are needed (a row is looked at after {looks}, and not between, unless more looks were settled
before its first match, each of which then has to be surer), or there is no difference to be seen.

{budget}

{done} of {all} rows are clear, {wrong} are wrong, {unclear} are not clear, {missing} were not measured.

| game | seats | one | among | wins | fair | matches |
|---|---|---|---|---|---|---|
"""
SPACED = """
## How far apart levels are

In points as in chess: 400 is ten times as likely to win as any one of the others. From both rows of each pair.

| game | seats | {pairs} |
|---|---|{lines}|
"""


class Row(msgspec.Struct, omit_defaults=True):
    """One bot among others, and what it has shown."""

    game: str
    seats: int
    one: str
    among: str
    bots: str  # which: their sources as a hash, their levels, and how much they think
    wins: float
    matches: int
    looks: int = LOOKS  # how often it is looked at, at most

    @property
    def looked_at(self) -> list[int]:
        """After how many matches: everybody has sat everywhere as often."""
        return [self.seats * -(-(FIRST_LOOK << k) // self.seats) for k in range(self.looks)]

    @property
    def fair(self) -> float:
        return 1 / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.matches, NormalDist().inv_cdf(1 - ERR / self.looks / 2))

    @property
    def is_stronger(self) -> bool:
        """Whether the one is of the higher level."""
        return LEVELS.index(self.one) > LEVELS.index(self.among)

    @property
    def ahead(self) -> float:
        """By how many points the one is rated above the others; half a win and half a loss are added to what it has."""
        won, lost = self.wins + 0.5, self.matches - self.wins + 0.5
        return ELO * log10(won / lost * (self.seats - 1))

    @property
    def verdict(self) -> str:
        """Clear or wrong, beyond reasonable doubt, or open, as it is between two looks too."""
        if self.matches not in self.looked_at:
            return "open"
        least, most = self.interval
        if least <= self.fair <= most:
            return "open"
        return "clear" if (least > self.fair) == self.is_stronger else "wrong"

    @property
    def cells(self) -> str:
        if not self.matches:
            return "not measured"
        least, most = self.interval
        share = f"{self.wins / self.matches:.0%} [{least:.0%}–{most:.0%}]"
        return {"clear": f"**{share}**", "open": share, "wrong": f"{share} wrong"}[self.verdict]

    def __str__(self) -> str:
        about = f"| {self.game} | {self.seats} | {self.one} | {self.among} |"
        return f"{about} {self.cells} | {self.fair:.0%} | {self.matches or ''} |"


# --- What is measured -----------------------------------------------------------------------------------------


def all_rows(budget: str) -> list[Row]:
    """Nothing measured yet, in the order of the table."""
    return [
        Row(slug, seats, one, among, f"{sources} {bots_of(slug, weak, budget)} {bots_of(slug, strong, budget)}", 0.0, 0)
        for slug in slugs()
        for sources in [sources_of(slug)]
        for seats in find_game(slug).seats
        if seats > 1
        for weak, strong in pairwise(LEVELS)
        for one, among in ((weak, strong), (strong, weak))
    ]


def sources_of(slug: str) -> str:
    """Another text whenever the bots of this game may think otherwise."""
    game = find_game(slug)
    thinks = "mind" if game.mind else "gambler" if game.gambler else "searcher"
    learned = sorted(game.folder.rglob("*.npz"))
    house = [PACKAGE / "bots" / f"{name}.py" for name in THINKING[thinks]]
    return fingerprint([*house, *Shelved(slug, game.folder).sources, *learned])


def bots_of(slug: str, level: str, budget: str) -> str:
    """What makes the level, where that is for the house to say."""
    game, temper = find_game(slug), TEMPERS[level]
    if game.mind:
        return level
    if game.gambler:
        return str(tuple(levels.GAMBLERS[level]))
    return f"{tuple(temper)}{budget if temper.looks_ahead else ''}"


def cost(row: Row) -> tuple[int, int]:
    """What is quick comes first: those who look one move far, and few of them."""
    return max(LEVELS.index(row.one), LEVELS.index(row.among)), row.seats


def kept_rows(budget: str) -> list[Row]:
    """All rows, with what is known of them."""
    known = msgspec.json.decode(KEPT.read_bytes(), type=list[Row]) if KEPT.exists() else []
    by_name = {(row.game, row.seats, row.one, row.among, row.bots): row for row in known}
    return [by_name.get((row.game, row.seats, row.one, row.among, row.bots), row) for row in all_rows(budget)]


def keep(rows: list[Row], budget: str) -> None:
    verdicts = [row.verdict for row in rows]
    measured = [row for row in rows if row.matches]
    head = HEAD.format(
        looks=", ".join(str(FIRST_LOOK << k) for k in range(LOOKS)),
        budget=budget,
        done=verdicts.count("clear"),
        all=len(rows),
        wrong=verdicts.count("wrong"),
        unclear=sum(row.verdict == "open" for row in measured),
        missing=len(rows) - len(measured),
    )
    KEPT.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, measured)) + b"\n]\n")
    PAGE.write_text(head + "".join(f"{row}\n" for row in rows) + spacing(rows), encoding="utf-8")


def spacing(rows: list[Row]) -> str:
    """How far each level is above the one below it, by game and number of seats."""
    pairs = [*pairwise(LEVELS)]
    head = SPACED.format(pairs=" | ".join(map("–".join, pairs)), lines="|".join("---" for _ in pairs))
    places = dict.fromkeys((row.game, row.seats) for row in rows)
    return head + "".join(_spaced(rows, game, seats, pairs) for game, seats in places)


def _spaced(rows: list[Row], game: str, seats: int, pairs: list[tuple[str, str]]) -> str:
    here = [row for row in rows if (row.game, row.seats) == (game, seats)]
    gaps = [[row for row in here if {row.one, row.among} == set(pair) and row.matches] for pair in pairs]
    return f"| {game} | {seats} | {' | '.join(f'{apart(gap):.0f}' if gap else '' for gap in gaps)} |\n"


def apart(rows: list[Row]) -> float:
    """By how many points the stronger level of these rows, which are of one pair, is ahead of the weaker."""
    matches = sum(row.matches for row in rows)
    return sum(row.matches * row.ahead * (1 if row.is_stronger else -1) for row in rows) / matches


# --- Measuring ------------------------------------------------------------------------------------------------


def play(contest: Contest, seed: int, share: float) -> Played:
    """A match in which whoever searches spends this share of its effort; in whichever process."""
    for level, temper in TEMPERS.items():
        levels.TEMPERS[level] = temper._replace(looks_ahead=share * temper.looks_ahead)
    return play_match(contest, seed)


def batches(row: Row, look: int, args: Namespace) -> Iterator[tuple[float, int]]:
    """Wins and matches, a round of all seats after the other, until there are enough for this look."""
    others = (row.among,) * (row.seats - 1)
    game = find_game(row.game)
    contest = Contest(
        row.game,
        row.seats,
        (row.one, *others),
        game.simulated({}),
        args.milliseconds,
        physics=game.world is not None,  # where nature drew who falls, a sure hand would be worth nothing
    )
    while row.matches < look:
        turns = rotated(contest, row.seats, seed=row.matches // row.seats)
        played = joblib.Parallel(args.jobs)(joblib.delayed(play)(*turn, args.effort) for turn in turns)
        yield sum(share_of(row.one, *turn) for turn in zip(turns, played, strict=True)), len(turns)


def share_of(one: str, turn: tuple[Contest, int], played: Played) -> float:
    """Of the win."""
    return (turn[0].levels.index(one) in played.winners) / len(played.winners)


def measure(row: Row, look: int, args: Namespace) -> None:
    """The row has been played on until this look, or for as long as it may take."""
    begin, rounds = time.monotonic(), -(-(look - row.matches) // row.seats)
    with progress(f"{row.game} {row.seats} {row.one} among {row.among}, rounds of all seats", rounds) as step:
        for wins, matches in batches(row, look, args):
            row.wins += wins
            row.matches += matches
            step()
            if time.monotonic() - begin > args.seconds:
                break


def told_budget(args: Namespace) -> str:
    timed = "" if args.milliseconds is None else f", for {args.milliseconds:g} ms at most"
    return f"Whoever searches by playing on spends {args.effort:.0%} of its effort on a decision{timed}."


def is_wanted(row: Row, args: Namespace) -> bool:
    seated = not args.seats or row.seats in args.seats
    return seated and row.game in args.games and {row.one, row.among} <= set(args.levels)


def main(args: Namespace) -> None:
    budget = told_budget(args)
    rows = kept_rows(budget)
    wanted = [row for row in rows if is_wanted(row, args)]
    for row in wanted:
        row.looks = row.looks if row.matches else args.looks
    for k in range(max((row.looks for row in wanted), default=0)):
        for row in sorted((row for row in wanted if k < row.looks), key=cost):
            look = row.looked_at[k]
            if row.matches < look and row.verdict == "open":
                measure(row, look, args)
                keep(rows, budget)
                print(row, flush=True)
    keep(rows, budget)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=slugs(), choices=slugs())
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--levels", nargs="+", default=LEVELS, choices=LEVELS)
    parser.add_argument("--looks", type=int, default=LOOKS, help="at a row that has not begun, at most")
    parser.add_argument("--effort", type=float, default=0.2, help="share of the effort of whoever searches")
    parser.add_argument("--milliseconds", type=float, help="for a decision of whoever searches, at most")
    parser.add_argument("--seconds", type=float, default=300, help="for a row until its next look, at most")
    parser.add_argument("--jobs", type=int, default=1, help="processes; -1: as many as there are cores")
    main(parser.parse_args())
