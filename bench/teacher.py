"""How good the teacher is: `python -m bench.teacher` prints it, and takes its time.

Two questions. Does whoever follows its first hint beat the level below? And does the loss that it reports, summed over
a match, tell who gets what? `--games`, `--matches`, `--seed`, `--hinted` and `--level` measure less, or otherwise.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import pairwise
from math import atanh, sqrt, tanh

import numpy as np

from splendide.bots.analysis import LEVEL, judged_choice
from splendide.bots.arena import Contest, let_nature_move, nature_of, play_match, rotated
from splendide.bots.choice import choose
from splendide.bots.decisions import choices_in
from splendide.bots.hinting import advise
from splendide.bots.rating import SURE, wilson
from splendide.core.facts import LEVELS
from splendide.core.library import find_game, slugs
from splendide.core.match import Match
from splendide.core.record import play_through

FOLLOWER = "hint"
MIXED = ("random", "novice", "greedy")  # players of different strength, whose losses are summed
SEATS = 3
TINY = 1e-9


def seats_of(slug: str) -> int:
    seats = find_game(slug).seats
    return min(max(SEATS, seats[0]), seats[-1])


def below(level: str) -> str:
    return {stronger: weaker for weaker, stronger in pairwise(LEVELS)}[level]


# --- Whoever follows its hints ------------------------------------------------------------------------------


def follow(slug: str, matches: int, level: str) -> str:
    """One who always makes the first hinted move, among others of the level below the teacher's."""
    seats = seats_of(slug)
    contest = Contest(slug, seats, (FOLLOWER, *(below(level),) * (seats - 1)), find_game(slug).simulated({}))
    turns = rotated(contest, matches)
    wins = sum(_won(turn, seed, level) for turn, seed in turns)
    least, most = wilson(wins, len(turns))
    shares = f"{wins / len(turns):.0%} [{least:.0%}–{most:.0%}] of {len(turns)} matches, fair {1 / seats:.0%}"
    return f"{slug}, {seats} seats: following the hints of {level} among {below(level)} wins {shares}"


def _won(contest: Contest, seed: int, level: str) -> float:
    """The follower's share of the win."""
    game = find_game(contest.game)
    match, nature = Match(game, contest.seats, game.options(contest.options)), nature_of(contest, seed)
    rngs = [np.random.default_rng([seed, seat]) for seat in range(contest.seats)]
    let_nature_move(match, nature, physics=False)
    while not match.over:
        for seat in match.waiting_for():
            if match.owes(seat):
                match.play(seat, _decide(match, seat, contest.level(seat), level, seed, rngs[seat]))
        let_nature_move(match, nature, physics=False)
    winners = match.winners()
    return (contest.players.index(FOLLOWER) in winners) / len(winners)


def _decide(match: Match, seat: int, player: str, level: str, seed: int, rng: np.random.Generator) -> int:
    if player == FOLLOWER:
        return match.read(seat, advise(match, seat, str(seed), level).moves[0].move)
    return choose(player, match, seat, rng, person=1 + seed * match.game.seats[-1] + seat)


# --- What it says was lost ------------------------------------------------------------------------------------


def predict(slug: str, seeds: range, level: str) -> str:
    """How the summed loss of each seat goes with its result, both against the mean of their match."""
    rows = [row for seed in seeds for row in _losses_and_results(slug, seed, level)]
    losses, stakes, points, wins = np.array(rows).T
    shares = losses / np.maximum(stakes, TINY)
    told = [
        f"{name} with {result} {_correlation(one, other)}"
        for name, one in (("summed loss", losses), ("its share of what was at stake", shares))
        for result, other in (("points", points), ("wins", wins))
    ]
    matches = f"{len(seeds)} matches of {'/'.join(MIXED)}"
    return f"{slug}, {seats_of(slug)} seats, {matches}, judged by {level}: {'; '.join(told)}"


def _losses_and_results(slug: str, seed: int, level: str) -> Iterator[tuple[float, float, float, float]]:
    contest = Contest(slug, seats_of(slug), MIXED, find_game(slug).simulated({}))
    played = play_match(contest, seed, recorded=True)
    assert played.record
    match = play_through(played.record)
    again, lost, staked = Match(match.game, match.seats, match.options), np.zeros(match.seats), np.zeros(match.seats)
    for choice in list(choices_in(again, match.log)):
        if decision := judged_choice(again, choice, level, None, choice.chance(seed)):
            lost[decision.seat] += decision.weight * decision.loss
            staked[decision.seat] += decision.weight * decision.stake
    points = np.array(played.points, float)
    wins = np.array([(seat in played.winners) / len(played.winners) for seat in range(match.seats)])
    yield from zip(lost, staked, points - points.mean(), wins - wins.mean(), strict=True)


def _correlation(one: np.ndarray, other: np.ndarray) -> str:
    """With the interval that holds at 95 % confidence, by Fisher's transformation."""
    r = float(np.corrcoef(one, other)[0, 1])
    reach = SURE / sqrt(len(one) - 3)
    return f"{r:+.2f} [{tanh(atanh(r) - reach):+.2f}, {tanh(atanh(r) + reach):+.2f}]"


def main(args: Namespace) -> None:
    for slug in args.games:
        if args.hinted:
            print(follow(slug, args.hinted, args.level), flush=True)
        if args.matches:
            print(predict(slug, range(args.seed, args.seed + args.matches), args.level), flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=slugs())
    parser.add_argument("--seed", type=int, default=0, help="of the first match whose losses are summed")
    parser.add_argument("--matches", type=int, default=200, help="whose losses are summed")
    parser.add_argument("--hinted", type=int, default=100, help="in which somebody follows the hints")
    parser.add_argument("--level", choices=LEVELS[1:], default=LEVEL)
    main(parser.parse_args())
