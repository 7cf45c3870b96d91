"""Matches of bots with real physics, for tests: whole ones told in numbers, or up to some moment."""

from collections import Counter
from typing import Any, NamedTuple

import numpy as np

from splendide.core.facts import LEVELS as LEVELS
from splendide.core.facts import Judged
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.games.tower.bot import judge
from splendide.games.tower.play.state import PLACE, STANDING

TOWER = find_game("tower")


class Story(NamedTuple):
    """A whole match, told in numbers."""

    moves: int
    placements: int
    falls: Counter[str]  # by level of the placer
    alone: int  # falls of the placed piece alone
    tallest: int  # pieces
    ended: str


def choose(level: str, match: Match, seat: int, rng: np.random.Generator) -> int:
    """What this bot does, any of the moves that it thinks best."""
    judged = judge(level, match.known(seat), seat, rng)
    shuffled: list[Judged] = [judged[k] for k in rng.permutation(len(judged)).tolist()]
    return max(shuffled, key=lambda one: one[1])[0]


def let_nature_move(match: Match, nature: Nature) -> None:
    """Nature has moved, and the world where it was its turn."""
    match.let_nature_move(nature, lambda held: held.awaits_world)
    if match.awaits_world:
        match.let_world_settle()


def play(seats: int, levels: tuple[str, ...], seed: int, **options: Any) -> Story:
    """A match of bots, the levels handed out to the seats in turn."""
    match, nature = Match(TOWER, seats, TOWER.options(options)), Nature(bytes([seed]), (b"",) * seats, "test")
    rng = np.random.default_rng(seed)
    placements, alone, tallest, falls = 0, 0, 0, Counter[str]()
    while not match.over:
        seat, phase = match.waiting_for()[0], int(match.states[0].phase)
        level = levels[seat % len(levels)]
        match.play(seat, choose(level, match, seat, rng))
        let_nature_move(match, nature)
        if phase == PLACE:
            s = match.states[0]
            fallen = int(s.told_fallen).bit_count()
            placements, alone = placements + 1, alone + (fallen == 1)
            falls[level] += fallen > 0
            tallest = max(tallest, int(np.count_nonzero(s.where == STANDING)))
    ended = ("", "reserve", "drops")[int(match.states[0].how)]
    return Story(len(match.log), placements, falls, alone, tallest, ended)
