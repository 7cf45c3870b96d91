"""How bots play Splash!: they keep the set that is nearest to four, and the best of them plays deals to their end."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import kernel, rule
from splendide.core.game import NATURE, IntArray, States, draw, imagine, play
from splendide.core.kernels import list_moves, lowest_seat, move_buffer, random_move
from splendide.games.dolphins import COPIES
from splendide.games.dolphins.cards import SETS, SPLASH, count, four_of_a_kind
from splendide.games.dolphins.state import (
    CALM,
    NOTHING,
    PASSING,
    REACTING,
    TOUCH,
    all_seats,
    has_four_splash,
    passes_freely,
    right_of,
)

FloatArray = NDArray[np.float64]
KEEP = np.array([0.0, 1.0, 3.0, 9.0, 1000.0])  # what the last of so many of a set is worth to its owner
SPLASH_MORE = 2.0  # times as much, since four of them are two letters
JUST_CAME = 0.1  # of its worth more: what the neighbour gives away now may come again
PRIOR = 0.5  # letters that what is wanted counts for: the truths are imagined, the cards in hand are real
REJECTED = 5  # truths in a row, before one is taken that is not likely
TRUTHS = 300  # imagined for a decision of the best bot
ROOM = 3  # states it needs: what is known, a truth, a deal played out


# --- A sensible player -----------------------------------------------------------------------------


@rule
def wanted(s: np.record, seat: int, kind: int) -> float:
    """What one card of this set is worth to the seat."""
    worth = KEEP[count(s.hand[seat], kind)]
    if kind == SPLASH:
        worth *= SPLASH_MORE
    if s.arrived[seat] != NOTHING and s.arrived[seat] // COPIES == kind:
        worth *= 1.0 + JUST_CAME
    return worth


@rule
def least_wanted(s: np.record, seat: int, first: int) -> int:
    """The card a sensible player passes on; of equals the one that comes first, counted from this set."""
    best, least = NOTHING, np.inf
    for k in range(SETS):
        kind = (first + k) % SETS
        if count(s.hand[seat], kind) > 0 and wanted(s, seat, kind) < least:
            best = kind
            least = wanted(s, seat, kind)
    return best


@rule
def sensible_move(s: np.record, seat: int, rng: np.random.Generator) -> int:
    """In the calm game: with four of a kind one touches, else never: a false start is a letter for all others.

    Among equals it wavers: four players who never do would send the same cards round and round.
    """
    return TOUCH if four_of_a_kind(s.hand[seat]) else least_wanted(s, seat, draw(rng, SETS))


# --- Greedy: what is given away should be worth little ----------------------------------------------


def _greedily(states: States, seat: int, legal: list[int]) -> list[tuple[int, float, int]]:
    s = states[0]
    has_four = bool(four_of_a_kind(s.hand[seat]))
    values = {TOUCH: KEEP[COPIES - 1] if has_four else -KEEP[COPIES]}
    return [(move, values.get(move, -wanted(s, seat, move) if move < SETS else 0.0), 1) for move in legal]


# --- Search: the deal is played to its end by sensible players, in many truths it could be ----------


@rule
def imagine_likely(states: States, seat: int, rng: np.random.Generator) -> None:
    """states[1] is what states[0], which is hidden, could well be."""
    for _ in range(REJECTED + 1):
        states[1] = states[0]
        imagine(states[1], seat, rng)
        if is_likely(states[1], seat):
            return


@rule
def is_likely(s: np.record, seat: int) -> bool:
    """Nobody gives a card away and keeps another of its set."""
    came = s.arrived[seat]
    if came == NOTHING or (s.advanced == 1 and seat == s.dealer):  # the dealer's comes from the stock
        return True
    return count(s.hand[right_of(s, seat)], came // COPIES) == 0


@rule
def begin_in_peace(s: np.record) -> None:
    """The same cards in the calm game: whatever was chosen is chosen again."""
    s.pace = CALM
    s.phase = PASSING
    s.pending = all_seats(s)
    for seat in range(s.seats):
        s.choice[seat] = NOTHING


@rule
def play_deal_out(s: np.record, out: IntArray, rng: np.random.Generator) -> None:
    """Everybody plays sensibly until somebody touches rightly, or the deal is over."""
    deal = s.turn
    while s.pending != 0 and s.turn == deal and s.phase != REACTING:
        if s.pending >> NATURE:
            play(s, NATURE, random_move(s, NATURE, out, rng))
        else:
            seat = lowest_seat(s.pending)
            play(s, seat, sensible_move(s, seat, rng))


@rule
def standing(s: np.record, seat: int) -> float:
    """Letters ahead of the others on average, those of a race that begins included."""
    ahead = 0.0
    for other in range(s.seats):
        letters = s.letters[other] + expected_letters(s, other)
        ahead += letters if other == seat else -letters / (s.seats - 1)
    return ahead


@rule
def expected_letters(s: np.record, seat: int) -> float:
    """One of those who are surprised by a race goes without; if nobody is, one of all."""
    if s.phase != REACTING:
        return 0.0
    surprised = 0
    for other in range(s.seats):
        surprised += s.choice[other] != TOUCH
    catches = 1.0
    if surprised == 0 or s.choice[seat] != TOUCH:
        catches -= 1.0 / (surprised if surprised else s.seats)
    return catches * (2.0 if has_four_splash(s, seat) else 1.0)


@kernel
def play_deals_out(
    states: States, seat: int, truths: int, candidates: IntArray, values: FloatArray, rng: np.random.Generator
) -> None:
    """How each candidate turns out on average. `states` is a hidden state and ROOM."""
    out = np.empty(candidates.shape[0] + 64, np.int64)
    values[:] = 0.0
    for _ in range(truths):
        imagine_likely(states, seat, rng)
        begin_in_peace(states[1])
        for k in range(candidates.shape[0]):
            states[2] = states[1]
            play(states[2], seat, candidates[k])
            play_deal_out(states[2], out, rng)
            values[k] += standing(states[2], seat) / truths
    for k in range(candidates.shape[0]):
        values[k] -= PRIOR * wanted(states[0], seat, candidates[k])


def _searching(states: States, seat: int, legal: list[int], rng: np.random.Generator) -> list[tuple[int, float, int]]:
    """Only what to pass is a question: with four of a kind one touches, without it one does not."""
    cards = [move for move in legal if move < SETS]
    candidates, values = np.array(cards, np.int64), np.zeros(len(cards))
    play_deals_out(np.repeat(states, ROOM), seat, TRUTHS, candidates, values, rng)
    judged = [(move, value, TRUTHS) for move, value in zip(cards, values.tolist(), strict=True)]
    return [*judged, *((move, -KEEP[COPIES], TRUTHS) for move in legal if move >= SETS)]


# --- A bot of some level ----------------------------------------------------------------------------


def judge(level: str, states: States, seat: int, rng: np.random.Generator) -> list[tuple[int, float, int]]:
    """All legal moves with what the bot thinks of them. Where everybody passes freely there is no time to search."""
    out = move_buffer()
    legal = out[: list_moves(states, seat, out)].tolist()
    if level == "random":
        return [(move, 0.0, 0) for move in legal]
    s = states[0]
    if level == "greedy" or len(legal) == 1 or passes_freely(s) or four_of_a_kind(s.hand[seat]):
        return _greedily(states, seat, legal)
    return _searching(states, seat, legal, rng)
