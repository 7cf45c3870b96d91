"""Four bots of two kinds play a match; what they did is told, and written down so that anybody can check it.

`python examples/play_a_match.py [GAME]`: the first game that four can play, if none is named.
"""

import sys

import numpy as np

from splendide.bots import choose
from splendide.core.game import NATURE
from splendide.core.library import all_games, find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.proof import prove
from splendide.core.record import record_of, write_record

BOTS = ["search", "random", "greedy", "random"]

game = find_game(sys.argv[1]) if sys.argv[1:] else next(game for game in all_games() if 4 in game.seats)
match = Match(game, seats=4, options=game.options(game.simulated({})))  # simulated: bots have no hands, nor a clock
nature = Nature(b"no secret", nonces=(b"",) * 4, match="example")  # at a table it is `fresh_secret()`
rng = np.random.default_rng(1)

match.let_nature_move(nature)
while not match.over:
    for seat in match.waiting_for():
        match.play(seat, choose(BOTS[seat], match, seat, rng))
    match.let_nature_move(nature)

for entry in [entry for entry in match.log if entry.seat != NATURE][:10]:
    print(f"{BOTS[entry.seat]} {entry.seat}", entry.text)
print(f"… {len(match.log)} moves of {game.slug}")
print("points", match.points()[:, 0].tolist(), "winners", match.winners())

record = record_of(match, nature.match, BOTS, nature)
print(len(write_record(record).splitlines()), "lines of a record,", len(prove(record).faults), "faults")
