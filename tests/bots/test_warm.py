"""When all is warm, nobody at a table waits for a compiler."""

import json

from splendide.core.library import slugs
from tests.laws.other_runs import run_python

PLAYED = """
import gc, json, sys
import numpy as np
from splendide.bots import LEVELS, judge
from splendide.bots.warm import warm
from splendide.core.compiled import Kernel
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature

warm()
compiled = {}
for slug in sys.argv[1:]:
    game, rng = find_game(slug), np.random.default_rng(1)
    match, nature = Match(game, game.seats[0], game.options(game.simulated({}))), Nature(b"warm", (), "test")
    level = LEVELS[-1] if game.mind else "random"
    match.let_nature_move(nature)
    while not match.over:
        for seat in match.waiting_for():
            match.own(seat)
            match.play(seat, judge(level, match, seat, rng)[0].move)
        match.let_nature_move(nature)
        match.view()
    match.points()
    kernels = [one for one in gc.get_objects() if isinstance(one, Kernel)]
    compiled[slug] = [one.__name__ for one in kernels if sum(one._compiled.stats.cache_misses.values())]
print(json.dumps(compiled))
"""


def test_a_whole_match_of_every_game_compiles_nothing_more() -> None:
    assert json.loads(run_python("-c", PLAYED, *slugs()).splitlines()[-1]) == {slug: [] for slug in slugs()}
