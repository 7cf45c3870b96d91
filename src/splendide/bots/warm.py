"""All rules compiled to disk, so that nobody at a table waits for it: `python -m splendide.bots.warm`."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

import numba
import numpy as np

from splendide.bots.choice import judge
from splendide.bots.expecting import expected, is_played_out
from splendide.bots.winning import chances_after
from splendide.core import kernels
from splendide.core.compiled import cache_folder, fingerprint
from splendide.core.facts import LEVELS
from splendide.core.game import NATURE
from splendide.core.library import Game, find_game, slugs
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.shelf import shelf
from splendide.core.texts import language_of_terminal, say

NICE = 10  # whoever plays meanwhile comes first
DECISIONS = 3  # enough for every kernel of the house to be called once
LATER_DECISIONS = 45  # and for a mind of its own to have met the phases of its game

Progress = Callable[[str, int, int], None]


def _marker(slug: str) -> Path:
    """When anything that was compiled changes, no marker is there."""
    return cache_folder() / f"{slug}-{fingerprint(shelf()[slug].sources)}.warm"


def cold_games() -> list[str]:
    """Those whose rules are to be compiled; none where compiling is switched off."""
    return [] if numba.config.DISABLE_JIT else [slug for slug in slugs() if not _marker(slug).exists()]  # type: ignore[attr-defined]


def warm(progress: Progress = lambda slug, done, all_: None) -> None:
    """Every kernel of every game is in the disk cache; `progress` is told the game, how many are done, of how many."""
    cold = cold_games()
    with ProcessPoolExecutor(min(len(cold), os.cpu_count() or 1) or 1, get_context("spawn")) as processes:
        jobs = {processes.submit(_warm_game, slug): slug for slug in cold}
        for done, job in enumerate(as_completed(jobs), 1):
            job.result()
            progress(jobs[job], done, len(cold))


def _warm_game(slug: str) -> None:
    _use_everything(find_game(slug))
    _marker(slug).touch()


def _use_everything(game: Game) -> None:
    """Whatever a table, a bot or a simulation calls has been called."""
    match = Match(game, game.seats[0], game.options(game.simulated({})))
    nature, rng = Nature(b"warm", (), "warm"), np.random.default_rng(0)
    match.let_nature_move(nature)
    match.allows(NATURE, 0)  # she may have nothing to do in a game's first moves
    for seat in islice(_askers(match, nature), DECISIONS):
        judged = [judge(level, match, seat, rng) for level in LEVELS]
        kernels.imagine_for(match.hidden(seat), seat, rng)
        expected(game, match.states, rng)
        if is_played_out(game, match.seats):
            chances_after(game, match.hidden(seat), seat, match.moves(seat)[:1], rng, truths=1)
        match.own(seat)
        match.written(seat, match.moves(seat))
        match.play(seat, judged[0][0].move)
    if game.mind:
        _play_on(match, nature, rng)
    if game.hindsight:
        game.hindsight.best_moves(match.snapshot(), [0])
    match.view()
    expected(game, match.states, rng)
    kernels.playouts(match.states, kernels.move_buffer(), rng)
    match.points()


def _play_on(match: Match, nature: Nature, rng: np.random.Generator) -> None:
    """What a mind thinks of further on in a match has been thought."""
    for seat in islice(_askers(match, nature), LATER_DECISIONS):
        match.play(seat, judge(LEVELS[-1], match, seat, rng)[0].move)


def _askers(match: Match, nature: Nature) -> Iterator[int]:
    """The seats that owe a decision, one at a time."""
    while not match.over:
        match.let_nature_move(nature)
        yield from match.waiting_for()[:1]


def main() -> None:
    language = next(iter(sys.argv[1:]), language_of_terminal())

    def title(slug: str) -> str:
        return say("title", language, folder=shelf()[slug].folder)

    def tell(slug: str, done: int, all_: int) -> None:
        print("·", say("rules-compiled", language, {"game": title(slug), "done": done, "all": all_}), flush=True)

    if hasattr(os, "nice"):
        os.nice(NICE)
    if cold := cold_games():
        print("·", say("rules-compiling", language, {"games": ", ".join(map(title, cold))}), flush=True)
    warm(tell)


if __name__ == "__main__":
    main()
