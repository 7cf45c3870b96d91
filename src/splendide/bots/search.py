"""Monte Carlo over imagined truths, by sequential halving: every move gets playouts, the better half gets more.

In a playout this seat takes the best of a few moves drawn at random, judged by the game's `worth`, and
the others play at random. What a playout is worth: alone, the points; among others, the win and the margin.
"""

import numpy as np
from numpy.typing import NDArray

from splendide.bots.greedy import imagine_truth
from splendide.bots.worth import worth
from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, SCORE_COLUMNS, moves, play, scores
from splendide.core.kernels import lowest_seat, random_move
from splendide.core.position import IntArray, Position, States

FloatArray = NDArray[np.float64]
PLAYOUT = 30  # moves that beginning a playout and counting its points are worth
ROOM = 4  # states that a search needs: what is known, a truth, a playout, a move tried in it


@rule
def best_of_few(states: States, seat: int, looks: int, out: IntArray, rng: np.random.Generator) -> int:
    """The best of `looks` moves drawn at random for states[2], tried out in states[3]."""
    if looks <= 1:
        return random_move(states[2], seat, out, rng)
    n = moves(states[2], seat, out)
    best, best_worth = out[0], -np.inf
    for k in range(min(looks, n)):
        other = k + int(rng.random() * (n - k))
        move = out[other]
        out[other] = out[k]
        states[3] = states[2]
        play(states[3], seat, move)
        looks_like = worth(states[3], seat)
        if looks_like > best_worth:
            best, best_worth = move, looks_like
    return best


@rule
def play_out(states: States, seat: int, looks: int, out: IntArray, rng: np.random.Generator) -> int:
    """states[2] is played to its end: how many moves were made or looked at."""
    s = states[2]
    effort = 0
    while s.pending != 0:
        if s.pending >> NATURE:
            play(s, NATURE, random_move(s, NATURE, out, rng))
            effort += 1
            continue
        asked = lowest_seat(s.pending)
        move = best_of_few(states, seat, looks, out, rng) if asked == seat else random_move(s, asked, out, rng)
        play(s, asked, move)
        effort += looks if asked == seat else 1
    return effort


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


@rule
def keep_better_half(alive: IntArray, n: int, values: FloatArray, visits: IntArray) -> int:
    """The better half of the first n stands first, best first: how many that is."""
    kept = (n + 1) // 2
    for k in range(kept):
        best = k
        for i in range(k + 1, n):
            if values[alive[i]] / visits[alive[i]] > values[alive[best]] / visits[alive[best]]:
                best = i
        swapped = alive[k]
        alive[k] = alive[best]
        alive[best] = swapped
    return kept


@rule
def halvings(n: int) -> int:
    """How often n can be halved, rounding up, until one is left."""
    count = 0
    while n > 1:
        n = (n + 1) // 2
        count += 1
    return count


@kernel
def search_moves(
    states: States,
    seat: int,
    effort: int,
    looks: int,
    candidates: IntArray,
    values: FloatArray,
    visits: IntArray,
    rng: np.random.Generator,
) -> int:
    """The mean outcome of each legal move and how many playouts it got; `states` is a hidden state and ROOM.

    The effort is counted, not timed, so that the same seed gives the same move on every machine.
    """
    out = np.empty(candidates.shape[0], np.int64)
    table = np.zeros((states[0].seats, SCORE_COLUMNS), np.int64)
    n = moves(states[0], seat, candidates)
    alive = np.arange(n)
    values[:n] = 0.0
    visits[:n] = 0
    share = effort // max(1, halvings(n))
    left = n
    while left > 1:
        spent = 0
        while spent < share:
            imagine_truth(states, seat, out, rng)
            for k in range(left):
                states[2] = states[1]
                play(states[2], seat, candidates[alive[k]])
                spent += PLAYOUT + play_out(states, seat, looks, out, rng)
                values[alive[k]] += outcome(states[2], seat, table)
                visits[alive[k]] += 1
        left = keep_better_half(alive, left, values, visits)
    for i in range(n):
        values[i] /= max(1, visits[i])
    return n
