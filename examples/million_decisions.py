"""A million random decisions of every game, inside compiled code, on one core."""

import time

import numpy as np

from splendide.core.kernels import move_buffer, playouts
from splendide.core.library import all_games

DECISIONS = 1_000_000
BATCH = 500

rng = np.random.default_rng(1)
for game in all_games():
    openings = np.zeros(BATCH, game.State)
    for state in openings:
        game.rules.setup(state, game.seats[-1], game.Options())
    playouts(openings[:1].copy(), move_buffer(), rng)  # compiles, if this is the first time
    start, made = time.process_time(), 0
    while made < DECISIONS:
        made += playouts(openings.copy(), move_buffer(), rng)
    speed = made / (time.process_time() - start)
    print(f"{game.slug}: {made:,} decisions, {speed:,.0f} a second")
