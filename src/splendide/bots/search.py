"""Monte Carlo over imagined truths: what comes of each move when it is played on from.

In a playout this seat takes the best of a few moves drawn at random, judged by the game's `worth`, and the others play
at random. A playout goes to the end, or to where the game's `worth` is a good judge. At the end it is worth: alone,
the points; among others, the win and the margin. Nature is as lucky for one move as for another, and over many
playouts each of her moves comes about as often as it should.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.bots.greedy import imagine_truth
from splendide.bots.worth import Learned, value
from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, SCORE_COLUMNS, moves, play, scores
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.position import IntArray, Position, States

FloatArray = NDArray[np.float64]
PLAYOUT = 30  # moves that beginning a playout and counting its points are worth
ROOM = 4  # states that a search needs: what is known, a truth, a playout, a move tried in it
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
def best_of_few(
    states: States, seat: int, looks: int, learned: Learned, out: IntArray, rng: np.random.Generator
) -> int:
    """The best of `looks` moves drawn at random for states[2], tried out in states[3]."""
    if looks <= 1:
        return random_move(states[2], seat, out, rng)
    n = moves(states[2], seat, out)
    best, most = out[0], -np.inf
    for k in range(min(looks, n)):
        other = k + int(rng.random() * (n - k))
        move = out[other]
        out[other] = out[k]
        states[3] = states[2]
        play(states[3], seat, move)
        looks_like = value(states[3], seat, learned)
        if looks_like > most:
            best, most = move, looks_like
    return best


@rule
def play_on(
    states: States,
    seat: int,
    looks: int,
    horizon: IntArray,
    learned: Learned,
    luck: FloatArray,
    out: IntArray,
    rng: np.random.Generator,
    spent: IntArray,
) -> float:
    """states[2] is played to its end or to the horizon: the mean of what it looked like there, if there is one."""
    s = states[2]
    decided, dealt, seen, total = 1, 0, 0, 0.0
    while s.pending != 0 and (horizon[1] == 0 or decided < horizon[1]):
        if s.pending >> NATURE:
            let_nature_play(s, luck, dealt, out, rng)
            dealt += 1
            spent[0] += 1
            continue
        asked = lowest_seat(s.pending)
        mine = asked == seat
        play(s, asked, best_of_few(states, seat, looks, learned, out, rng) if mine else random_move(s, asked, out, rng))
        spent[0] += looks if mine else 1
        decided += mine
        if mine and horizon[0] <= decided and horizon[1] > 0:
            total += value(s, seat, learned)
            seen += 1
    if seen == 0 and horizon[1] > 0:
        return value(s, seat, learned)
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
    looks: int,
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
        imagine_truth(states, seat, out, rng)
        deal_luck(packs, visits[alive[0]], luck, rng)
        for i in alive:
            states[2] = states[1]
            play(states[2], seat, candidates[i])
            seen = play_on(states, seat, looks, horizon, learned, luck, out, rng, spent)
            spent[0] += PLAYOUT
            values[i] += seen if horizon[1] > 0 else outcome(states[2], seat, table)
            visits[i] += 1
