"""Monte Carlo over imagined truths: what comes of each move when it is played on from.

In a playout this seat does what the game says is sensible at a glance; so do the others where that matters to it, or
else they play at random. A playout goes to the end, or to where the game's `worth` is a good judge. At the end it is
worth: alone, the points; among others, the win and the margin. Nature is as lucky for one move as for another, and over
many playouts each of her moves comes about as often as it should.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.bots.greedy import let_others_choose
from splendide.bots.worth import Learned, sensible, value
from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, SCORE_COLUMNS, imagine, is_pending, moves, play, scores
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.position import IntArray, Position, States

FloatArray = NDArray[np.float64]
PLAYOUT = 200  # moves that beginning a playout and counting its points are worth
GLANCE = 100  # moves that doing something sensible is worth
ROOM = 3  # states that a search needs: what is known, a truth, a playout
LUCK = (32, 36)  # nature's next moves, each dealt from a pack of its own


# --- Luck ---------------------------------------------------------------------------------------------


@rule
def deal_luck(packs: IntArray, truth: int, luck: FloatArray, rng: np.random.Generator) -> None:
    """luck[k] decides nature's k-th move in this truth; over a pack of truths it is spread evenly."""
    cards = packs.shape[1]
    for k in range(packs.shape[0]):
        if truth % cards == 0:
            for i in range(cards):
                packs[k, i] = i
            for i in range(cards - 1, 0, -1):
                other = int(rng.random() * (i + 1))
                card = packs[k, i]
                packs[k, i] = packs[k, other]
                packs[k, other] = card
        luck[k] = (packs[k, truth % cards] + rng.random()) / cards


@rule
def let_nature_play(s: Position, luck: FloatArray, dealt: int, out: IntArray, rng: np.random.Generator) -> None:
    if dealt < luck.shape[0]:
        play(s, NATURE, int(luck[dealt] * moves(s, NATURE, out)))
    else:
        play(s, NATURE, random_move(s, NATURE, out, rng))


# --- A playout ----------------------------------------------------------------------------------------


@rule
def let_sensible_others_choose(
    s: Position, seat: int, learned: Learned, out: IntArray, rng: np.random.Generator
) -> None:
    """Whoever owes a choice at the same time as this seat has made one."""
    for other in range(s.seats):
        if other != seat and is_pending(s, other) and is_pending(s, seat):
            play(s, other, sensible(s, other, learned, out, rng))


@rule
def play_on(
    s: Position,
    seat: int,
    rivals: bool,
    horizon: IntArray,
    learned: Learned,
    luck: FloatArray,
    out: IntArray,
    rng: np.random.Generator,
    spent: IntArray,
) -> float:
    """`s` is played to its end or to the horizon: the mean of what it looked like on the way, if there is one.

    It is looked at whenever this seat is asked again, so that everything chosen before has been revealed.
    """
    decided, dealt, seen, total = 1, 0, 0, 0.0
    while s.pending != 0:
        if s.pending >> NATURE:
            let_nature_play(s, luck, dealt, out, rng)
            dealt += 1
            spent[0] += 1
            continue
        asked = lowest_seat(s.pending)
        mine = asked == seat
        if mine and 0 < horizon[0] <= decided:
            total += value(s, seat, learned)
            seen += 1
            if decided >= horizon[1]:
                break
        play(s, asked, sensible(s, asked, learned, out, rng) if mine or rivals else random_move(s, asked, out, rng))
        spent[0] += GLANCE if mine or rivals else 1
        decided += mine
    if s.pending == 0 and horizon[0] > 0:
        total += value(s, seat, learned)
        seen += 1
    return total / max(1, seen)


@rule
def is_ahead(table: IntArray, seat: int, other: int) -> int:
    """1, 0 or -1, compared column by column."""
    for column in range(SCORE_COLUMNS):
        if table[seat, column] != table[other, column]:
            return 1 if table[seat, column] > table[other, column] else -1
    return 0


@rule
def outcome(s: Position, seat: int, table: IntArray) -> float:
    """Points alone; among others a win counts 1, a shared one ½, and the margin up to 1 more."""
    table[:] = 0
    scores(s, table)
    mine = float(table[seat, 0])
    if s.seats == 1:
        return mine
    win, rival = 1.0, -np.inf
    for other in range(s.seats):
        if other != seat:
            win = min(win, (1 + is_ahead(table, seat, other)) / 2)
            rival = max(rival, float(table[other, 0]))
    return win + (mine - rival) / (abs(mine) + abs(rival) + 1.0)


# --- Every move that is still in question -------------------------------------------------------------


@kernel
def try_moves(
    states: States,
    seat: int,
    effort: int,
    rivals: bool,
    horizon: IntArray,
    learned: Learned,
    candidates: IntArray,
    alive: IntArray,
    values: FloatArray,
    visits: IntArray,
    packs: IntArray,
    rng: np.random.Generator,
) -> None:
    """The candidates still alive have been played on from, each in the same truths; `states` is hidden, and ROOM.

    The effort is counted, not timed, so that the same seed gives the same move on every machine.
    """
    out = np.empty(4096, np.int64)
    table = np.zeros((states[0].seats, SCORE_COLUMNS), np.int64)
    luck, spent = np.empty(packs.shape[0]), np.zeros(1, np.int64)
    while spent[0] < effort:
        states[1] = states[0]
        imagine(states[1], seat, rng)
        if rivals:
            let_sensible_others_choose(states[1], seat, learned, out, rng)
            spent[0] += GLANCE * (states[0].seats - 1)
        else:
            let_others_choose(states[1], seat, out, rng)
        deal_luck(packs, visits[alive[0]], luck, rng)
        for i in alive:
            states[2] = states[1]
            play(states[2], seat, candidates[i])
            seen = play_on(states[2], seat, rivals, horizon, learned, luck, out, rng, spent)
            spent[0] += PLAYOUT
            values[i] += seen if horizon[1] > 0 else outcome(states[2], seat, table)
            visits[i] += 1
