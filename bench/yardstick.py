"""How masters do among the bots that came first: `python -m bench.yardstick`, for every game that has a `worth`.

A first bot looked one move far by the game's `worth`, over a few imagined truths in which the others choose at
random, and made any move that was about as good as the best. The games' `worth` has stayed what it was, so that such
bots still can be played with. One master among them, or one who plays at random among masters, sits at every seat with
the same luck.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import NamedTuple

import joblib
import numpy as np

from splendide.bots import choose
from splendide.bots.arena import Contest, let_nature_move, nature_of
from splendide.bots.greedy import TRUTHS, judge_moves
from splendide.bots.rating import wilson
from splendide.bots.search import ROOM
from splendide.bots.worth import learned_by, register_judge
from splendide.core.game import MOST_MOVES
from splendide.core.kernels import move_buffer
from splendide.core.library import find_game, slugs
from splendide.core.match import Match

FIRST = "first"  # the name of the bots that came first
NEAR = 0.05  # of the way from the best move down to the average: so close, it took either


class Trial(NamedTuple):
    """One bot among others."""

    game: str
    seats: int
    one: str
    among: str


def choose_like_the_first(match: Match, seat: int, rng: np.random.Generator) -> int:
    register_judge(match.game)
    moves, values = move_buffer(), np.zeros(MOST_MOVES)
    n = judge_moves(np.repeat(match.hidden(seat), ROOM), seat, TRUTHS, learned_by(match.game), moves, values, rng)
    best, mean = values[:n].max(), values[:n].mean()
    near = moves[:n][values[:n] >= best - NEAR * (best - mean)]
    return int(near[int(rng.random() * len(near))])


def wins(trial: Trial, seed: int, milliseconds: float | None) -> float:
    """What the one has of the win in the match of this seed."""
    contest, at = Contest(trial.game, trial.seats, (trial.among,)), seed % trial.seats
    match = Match(find_game(trial.game), trial.seats)
    nature = nature_of(contest, seed // trial.seats)
    rngs = [np.random.default_rng([seed, seat]) for seat in range(trial.seats)]
    let_nature_move(match, nature, physics=False)
    while not match.over:
        for seat in match.waiting_for():
            if match.owes(seat):
                level = trial.one if seat == at else trial.among
                match.play(seat, _move(level, match, seat, rngs[seat], milliseconds))
        let_nature_move(match, nature, physics=False)
    return (at in match.winners()) / len(match.winners())


def _move(level: str, match: Match, seat: int, rng: np.random.Generator, milliseconds: float | None) -> int:
    if level == FIRST:
        return choose_like_the_first(match, seat, rng)
    return choose(level, match, seat, rng, milliseconds=milliseconds)


def trials(games: list[str], seats: list[int]) -> Iterator[Trial]:
    for game in [find_game(slug) for slug in games]:
        for n in game.seats if game.bot else ():
            if not seats or n in seats:
                yield Trial(game.slug, n, "random", "master")
                yield Trial(game.slug, n, "master", FIRST)


def main(args: Namespace) -> None:
    print("| game | seats | one | among | wins | fair | matches |\n|---|---|---|---|---|---|---|")
    for trial in trials(args.games, args.seats):
        run, seeds = joblib.Parallel(n_jobs=args.jobs), range(args.first, args.first + args.matches)
        won = run(joblib.delayed(wins)(trial, seed, args.milliseconds) for seed in seeds)
        least, most = wilson(sum(won), len(won))
        share = f"{sum(won) / len(won):.1%} [{least:.0%}–{most:.0%}]"
        print(f"| {' | '.join(map(str, trial))} | {share} | {1 / trial.seats:.1%} | {len(won)} |", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=slugs())
    parser.add_argument("--seats", nargs="+", type=int, default=[])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--milliseconds", type=float)
    parser.add_argument("--jobs", type=int, default=-1)
    main(parser.parse_args())
