"""Who is likely to win: the match is played to its end again and again, in peace, by people with some sense."""

import numpy as np

from splendide.core.compiled import kernel, rule
from splendide.core.contract import Rng
from splendide.core.game import NATURE, draw, play
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.position import Position, Snapshot, States
from splendide.games.dolphins.bot import PATIENCE, RESTLESS, FloatArray, begin_in_peace, sensible_move
from splendide.games.dolphins.deals import begin_deal
from splendide.games.dolphins.deck import SETS, count, four_of_a_kind
from splendide.games.dolphins.letters import is_won, leaders
from splendide.games.dolphins.state import CALLING, CALM, NOBODY, PASSING, hand_size

MATCHES = 400  # that are played to their end
LONGEST = 20_000  # moves after which nobody wins


def chances(s: Snapshot, rng: Rng) -> list[float]:
    """By seat, from what everybody holds."""
    wins = np.zeros(s.seats)
    count_wins(np.repeat(s.states, 2), wins, rng)
    total = wins.sum()
    shares: list[float] = (wins / total if total else np.full(s.seats, 1 / s.seats)).tolist()
    return shares


@kernel
def count_wins(states: States, wins: FloatArray, rng: np.random.Generator) -> None:
    """By seat, of MATCHES that go on from the first state; the second is room."""
    out = np.empty(64, np.int64)
    for _ in range(MATCHES):
        states[1] = states[0]
        s = states[1]
        go_on_in_peace(s)
        for _ in range(LONGEST):
            if s.pending == 0:
                break
            if s.pending >> NATURE:
                play(s, NATURE, random_move(s, NATURE, out, rng))
            else:
                seat = lowest_seat(s.pending)
                play(s, seat, patient_move(s, seat, rng))
        if is_won(s):
            for seat in range(s.seats):
                wins[seat] += (leaders(s) >> seat) & 1


@rule
def patient_move(s: Position, seat: int, rng: np.random.Generator) -> int:
    """What a sensible player does who lets any card go now and then, when nothing has come for long."""
    if s.passes < PATIENCE or four_of_a_kind(s.hand[seat]) or rng.random() >= RESTLESS:
        return sensible_move(s, seat, rng)
    kind = draw(rng, SETS)
    while count(s.hand[seat], kind) == 0:
        kind = (kind + 1) % SETS
    return kind


@rule
def go_on_in_peace(s: Position) -> None:
    """With the cards that everybody holds or, where some are on their way to somebody, with a new deal."""
    if s.pending == 0 or s.pace == CALM or s.dealer == NOBODY:
        s.pace = CALM
    elif (s.phase == CALLING or s.phase == PASSING) and all_hands_are_full(s):
        begin_in_peace(s)
    else:
        s.pace = CALM
        begin_deal(s)


@rule
def all_hands_are_full(s: Position) -> bool:
    for seat in range(s.seats):
        if s.held[seat] != hand_size(s) or s.waiting[seat] > 0:
            return False
    return True
