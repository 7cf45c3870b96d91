"""Four bots play a match of the first game there is, and what they did is printed."""

import numpy as np

from splendide.bots import choose
from splendide.core.game import NATURE
from splendide.core.library import all_games
from splendide.core.match import Match
from splendide.core.nature import Nature, fresh_secret

game = next(game for game in all_games() if 4 in game.seats)
match = Match(game, seats=4)
nature = Nature(fresh_secret(), nonces=(b"",) * 4, match="example")
rng = np.random.default_rng(1)

match.let_nature_move(nature)
while not match.over:
    for seat in match.waiting_for():
        match.play(seat, choose("greedy", match, seat, rng))
    match.let_nature_move(nature)

for event in match.told[:10]:
    print("nature" if event.seat == NATURE else f"seat {event.seat}", event.text)
print(f"… {len(match.told)} moves of {game.slug}")
print("points", match.points()[:, 0].tolist(), "winners", match.winners())
