"""How bots play Splash!: they keep the set that is nearest to four, and the best of them plays deals to their end."""

import numpy as np
from numpy.typing import NDArray

from splendide.core.compiled import kernel, rule
from splendide.core.facts import Judged, Search
from splendide.core.game import NATURE, draw, imagine, play
from splendide.core.kernels import list_moves, lowest_seat, move_buffer, random_move
from splendide.core.position import IntArray, Position, Snapshot, States
from splendide.games.dolphins import COPIES, WORD
from splendide.games.dolphins.deck import SETS, SPLASH, count, four_of_a_kind
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    NOTHING,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    all_seats,
    has_four_splash,
    passes_freely,
    right_of,
)

FloatArray = NDArray[np.float64]
SEARCH = Search(match=float(WORD))  # letters
KEEP = np.array([0.0, 1.0, 3.0, 9.0, 1000.0])  # what the last of so many of a set is worth to its owner
SPLASH_MORE = 2.0  # times as much, since four of them are two letters
JUST_CAME = 0.1  # of its worth more: what the neighbour gives away now may come again
PRIOR = 0.5  # letters that what is wanted counts for: the truths are imagined, the cards in hand are real
REJECTED = 5  # truths in a row, before one is taken that is not likely
PATIENCE = 20  # passes of a deal after which a bot sometimes lets any card go…
RESTLESS = 0.2  # …so often: five who all wait for each other's card would wait for ever
TRUTHS = {"novice": 0, "greedy": 0, "search": 40, "master": 150}  # imagined for a decision; 0: none
CARELESS = {"novice": 0.9, "greedy": 0.55, "search": 0.25, "master": 0.0}  # how often any card will do
# In the calm game, where no hand startles: how often it touches since somebody must have four of a kind by now.
NERVOUS = {"novice": 0.1, "greedy": 0.05, "search": 0.02, "master": 0.0}
HORIZON = 30  # passes that it looks ahead
ROOM = 3  # states it needs: what is known, a truth, a deal played out


# --- A sensible player -----------------------------------------------------------------------------


@rule
def wanted(s: Position, seat: int, kind: int) -> float:
    """What one card of this set is worth to the seat."""
    worth = KEEP[count(s.hand[seat], kind)]
    if kind == SPLASH:
        worth *= SPLASH_MORE
    if s.arrived[seat] != NOTHING and s.arrived[seat] // COPIES == kind:
        worth *= 1.0 + JUST_CAME
    return worth


@rule
def least_wanted(s: Position, seat: int, first: int) -> int:
    """The card a sensible player passes on; of equals the one that comes first, counted from this set."""
    best, least = NOTHING, np.inf
    for k in range(SETS):
        kind = (first + k) % SETS
        if count(s.hand[seat], kind) > 0 and wanted(s, seat, kind) < least:
            best = kind
            least = wanted(s, seat, kind)
    return best


@rule
def sensible_move(s: Position, seat: int, rng: np.random.Generator) -> int:
    """With four of a kind one touches, else never: a false start is a letter for all others.

    Among equals it wavers: four players who never do would send the same cards round and round.
    """
    return TOUCH if four_of_a_kind(s.hand[seat]) else least_wanted(s, seat, draw(rng, SETS))


# --- Random: one card is as good as another ---------------------------------------------------------


def _at_random(s: Snapshot, seat: int, legal: list[int]) -> list[Judged]:
    """In real time it does touch with four of a kind, but never without: or else no card would ever be passed."""
    touching = 1.0 if four_of_a_kind(s.hand[seat]) else -1.0
    values = {} if s.pace == CALM else {TOUCH: touching, TOUCH_LEVEL: touching, CALL: 0.5}
    return [Judged(move, values.get(move, 0.0), 0) for move in legal]


# --- Greedy: what is given away should be worth little ----------------------------------------------


def _greedily(s: Snapshot, seat: int, legal: list[int]) -> list[Judged]:
    touching = KEEP[COPIES - 1] if four_of_a_kind(s.hand[seat]) else -KEEP[COPIES]
    values = {TOUCH: touching, TOUCH_LEVEL: touching, CALL: 0.0}
    return [Judged(move, values[move] if move in values else -wanted(s, seat, move), 1) for move in legal]


def _restlessly(legal: list[int]) -> list[Judged]:
    """Any card may go, since none that is waited for has come."""
    return [Judged(move, 0.0 if move < SETS else -KEEP[COPIES], 1) for move in legal]


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
def is_likely(s: Position, seat: int) -> bool:
    """Nobody gives a card away and keeps another of its set."""
    came = s.arrived[seat]
    if came == NOTHING or (s.advanced == 1 and seat == s.dealer):  # the dealer's comes from the stock
        return True
    return count(s.hand[right_of(s, seat)], came // COPIES) == 0


@rule
def begin_in_peace(s: Position) -> None:
    """The same cards in the calm game: whatever was chosen is chosen again."""
    s.pace = CALM
    s.phase = PASSING
    s.pending = all_seats(s)
    for seat in range(s.seats):
        s.choice[seat] = NOTHING


@rule
def play_deal_out(s: Position, out: IntArray, rng: np.random.Generator) -> None:
    """Everybody plays sensibly until somebody touches rightly, or for as long as one looks ahead."""
    last = s.passes + HORIZON
    while s.pending != 0 and s.phase != REACTING and s.passes < last:
        if s.pending >> NATURE:
            play(s, NATURE, random_move(s, NATURE, out, rng))
        else:
            seat = lowest_seat(s.pending)
            play(s, seat, sensible_move(s, seat, rng))


@rule
def standing(s: Position, seat: int) -> float:
    """Letters ahead of the others on average, those of a race that begins included."""
    ahead = 0.0
    for other in range(s.seats):
        letters = s.letters[other] + expected_letters(s, other)
        ahead += letters if other == seat else -letters / (s.seats - 1)
    return ahead


@rule
def expected_letters(s: Position, seat: int) -> float:
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


def _searching(s: Snapshot, seat: int, legal: list[int], truths: int, rng: np.random.Generator) -> list[Judged]:
    """Only what to pass is a question: with four of a kind one touches, without it one does not."""
    cards = [move for move in legal if move < SETS]
    candidates, values = np.array(cards, np.int64), np.zeros(len(cards))
    play_deals_out(np.repeat(s.states, ROOM), seat, truths, candidates, values, rng)
    judged = [Judged(move, value, truths) for move, value in zip(cards, values.tolist(), strict=True)]
    return [*judged, *(Judged(move, -KEEP[COPIES], truths) for move in legal if move >= SETS)]


# --- A bot of some level ----------------------------------------------------------------------------


def judge(level: str, s: Snapshot, seat: int, rng: np.random.Generator) -> list[Judged]:
    """All legal moves with what the bot thinks of them."""
    out = move_buffer()
    legal = out[: list_moves(s.states, seat, out)].tolist()
    if level == "random":
        return _at_random(s, seat, legal)
    if s.phase == CALLING or four_of_a_kind(s.hand[seat]):
        return _greedily(s, seat, legal)
    if s.pace == CALM and rng.random() < NERVOUS[level]:
        return [Judged(move, float(move == TOUCH), 1) for move in legal]
    if rng.random() < max(CARELESS[level], RESTLESS if s.passes >= PATIENCE else 0.0):
        return _restlessly(legal)
    if not (truths := TRUTHS[level]) or passes_freely(s):  # where there is no time to search
        return _greedily(s, seat, legal)
    return _searching(s, seat, legal, truths, rng)
