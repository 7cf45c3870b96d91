"""Who is likely to win, from any position: the rest of the match on paper, for all seats at once."""

import numpy as np

from splendide.core.compiled import kernel
from splendide.core.contract import Rng
from splendide.core.position import Snapshot, States
from splendide.games.tower.mind.outlook import falls_of
from splendide.games.tower.mind.paper import LONGEST, Paper, any_gift, copy, hand_over, note, owner_of
from splendide.games.tower.play.ending import are_together, has_won
from splendide.games.tower.play.state import NO_PIECE, NOBODY, PICK
from splendide.games.tower.wood.pieces import Floats

MATCHES = 400  # that are played to their end


def chances(s: Snapshot, rng: Rng) -> list[float]:
    """By seat, from what lies open; before all pieces are taken nobody is ahead. A team shares its win."""
    wins = np.ones(s.seats)
    if s.winner != NOBODY:
        wins[:] = [has_won(s, seat) for seat in range(s.seats)]
    elif s.phase != PICK:
        wins[:] = 0.0
        count_wins(s.states, falls_of(s), np.zeros(2, Paper), wins, rng)
    shares: list[float] = (wins / max(1.0, wins.sum())).tolist()
    return shares


@kernel
def count_wins(states: States, falls: Floats, sheets: States, wins: Floats, rng: np.random.Generator) -> None:
    """By seat, of MATCHES that go on from here, first of all with the piece that has been given, if one has."""
    s, begun, p = states[0], sheets[0], sheets[1]
    note(s, begun)
    if s.given != NO_PIECE:
        begun.reserves[s.owner] |= 1 << s.given
    for _ in range(MATCHES):
        copy(begun, p)
        winner, given = NOBODY, s.given
        for _ in range(LONGEST):
            if given == NO_PIECE:
                given = any_gift(p, rng)
            winner = hand_over(p, owner_of(p, given), given, rng.random() < falls[(p.giver + 1) % p.seats], rng)
            if winner != NOBODY:
                break
            given = NO_PIECE
        for seat in range(s.seats):
            wins[seat] += winner != NOBODY and are_together(s, seat, winner)
