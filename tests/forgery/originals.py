"""True records of every game, with all that houses have in theirs: numbers of the seats, falls, times of touches."""

import hashlib
import random
from collections.abc import Iterator

import numpy as np

from splendide.bots.arena import let_nature_move
from splendide.bots.choice import choose
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.library import Game, all_games
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.record import Record, read_record, record_of, write_record

NAMES = ["Zoé", "greedy", "Ann", "ben", "Eve", "7"]


def original(game: Game, seed: int) -> Record:
    """A whole match of chance players."""
    chance = random.Random(seed)
    seats = chance.choice(game.seats[:2])
    match = Match(game, seats, game.Options())
    nature = Nature(hashlib.sha256(bytes([seed])).digest(), tuple(map(chance.randbytes, [16] * seats)), f"true-{seed}")
    rng = np.random.default_rng(seed)
    let_nature_move(match, nature, physics=game.world is not None)
    while not match.over:
        seat = chance.choice(match.waiting_for())
        _play(match, seat, choose("random", match, seat, rng), chance)
        let_nature_move(match, nature, physics=game.world is not None)
    record = record_of(match, nature.match, chance.sample(NAMES, seats), nature)
    return read_record(write_record(record))


def _play(match: Match, seat: int, move: int, chance: random.Random) -> None:
    """Now and then somebody changes their mind; where moments count, it is written how quick a touch was."""
    racing = match.game.racing
    touches = racing.races(match.known(SPECTATOR)) if racing else {}
    match.play(seat, move, str(chance.randrange(150, 900)) if move in touches else "")
    if match.can_take_back(seat) and not match.owes(NATURE) and chance.random() < 0.1:
        match.take_back(seat)


def originals(each: int) -> Iterator[Record]:
    """So many of every game."""
    for game in all_games():
        yield from (original(game, seed) for seed in range(each))
