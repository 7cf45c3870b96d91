"""Learns `chances.npz` from play: `python -m splendide.games.splito.learn` takes a minute.

Builders play many matches. After every round each objective in each zone is noted with how far it has come,
and at the end whether it was met. With what was learned they play again, a little better.
"""

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE
from splendide.core.kernels import lowest_seat, move_buffer, random_move
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.position import IntArray, Position, States
from splendide.games.splito import COMMONS, ROUNDS
from splendide.games.splito.chances import COMMON_ROW, ROW, SHAPE, Chances, first_chances, keep_chances
from splendide.games.splito.notes import BUILDER, KINDS
from splendide.games.splito.rules import has_majority, is_met, play, zone_points
from splendide.games.splito.sense import move_of, promise
from splendide.games.splito.tally import FIRST_AT, KIND, OBJECTIVES_AT, beyond, lead, make_desk, step_of

MATCHES, TIMES = 4_000, 6
GUESSED = 4.0  # how many matches a first guess counts for
MEANT, MET = 0, 1  # what is noted: how often something had come so far, and of these how often it was met


@rule
def note(s: Position, end: Position, chances: Chances, to_come: Chances, noted: Chances, points: Chances) -> None:
    """What lies in the zones of `s`, and what became of it."""
    desk, left = make_desk(s), ROUNDS - s.turn
    for zone in range(s.seats):
        won = 0
        for place in range(COMMONS):
            common = s.commons[place]
            ahead = lead(desk, zone, KIND[common])
            won += int(ahead > 0)
            noted[MEANT, COMMON_ROW[common], left, step_of(ahead)] += 1
            noted[MET, COMMON_ROW[common], left, step_of(ahead)] += has_majority(end, zone, common)
        for k in range(desk[zone, OBJECTIVES_AT]):
            card = desk[zone, FIRST_AT + k]
            step = step_of(beyond(desk, zone, card, won))
            noted[MEANT, ROW[card], left, step] += 1
            noted[MET, ROW[card], left, step] += is_met(end, zone, card)
        points[MEANT, left] += 1
        points[MET, left] += zone_points(end, zone) - to_come[left] - promise(s, desk, zone, left, chances)


@kernel
def watch(
    states: States,
    matches: int,
    chances: Chances,
    to_come: Chances,
    noted: Chances,
    points: Chances,
    out: IntArray,
    rng: np.random.Generator,
) -> None:
    """So many matches have been played and noted. `states` is the opening, and room for every round; `chances` and
    `to_come` are what each kind of player expects, of whom only builders play.
    """
    for _ in range(matches):
        states[1] = states[0]
        while states[1].pending >> NATURE:
            play(states[1], NATURE, random_move(states[1], NATURE, out, rng))
        for t in range(ROUNDS):
            states[t + 2] = states[t + 1]
            while states[t + 2].turn == t:
                seat = lowest_seat(states[t + 2].pending)
                play(states[t + 2], seat, move_of(BUILDER, states[t + 2], seat, chances, to_come, out, rng))
        for t in range(ROUNDS + 1):
            note(states[t + 1], states[ROUNDS + 1], chances[BUILDER], to_come[BUILDER], noted, points)


def main() -> None:
    game, rng = find_game("splito"), np.random.default_rng(1)
    chances, to_come = first_chances(), np.linspace(0.0, 8.0, ROUNDS + 1)
    guess = chances
    for _ in range(TIMES):
        noted, points = np.zeros((2, *SHAPE)), np.zeros((2, ROUNDS + 1))
        for seats in game.seats:
            states = np.repeat(Match(game, seats).states, ROUNDS + 2)
            expected = np.stack([chances] * KINDS), np.stack([to_come] * KINDS)
            watch(states, MATCHES // len(game.seats), *expected, noted, points, move_buffer(), rng)
        chances = (noted[MET] + GUESSED * guess) / (noted[MEANT] + GUESSED)
        to_come = to_come + points[MET] / points[MEANT]
        print("a zone can expect, by rounds left:", " ".join(f"{each:.1f}" for each in to_come), flush=True)
    keep_chances(chances, to_come)


if __name__ == "__main__":
    main()
