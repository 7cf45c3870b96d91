"""Letters: who gets one, who has won, and how a deal and a match end."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.dolphins import COPIES, WORD
from splendide.games.dolphins.deals import begin_deal
from splendide.games.dolphins.deck import SETS, copies
from splendide.games.dolphins.state import (
    GIVEN_UP,
    NOT_YET,
    NOTHING,
    OVER,
    RACED,
    contends,
    count_seats,
    dolphins,
    has_four_splash,
    left_of,
)


@rule
def give_letters(s: Position, seat: int, n: int) -> int:
    """How many the seat has really got: the word has six; after a tie only the tied ones write, beyond the word."""
    if not contends(s, seat):
        return 0
    if s.tied == 0:
        n = min(n, WORD - s.letters[seat])
    s.letters[seat] += n
    return n


# --- Who has won: the first with the whole word, or of those who are tied the one with most letters --


@rule
def conclude(s: Position) -> bool:
    """Whether the letters just given decide the match or make a tie."""
    if s.tied:
        return count_seats(leaders(s)) == 1
    if count_seats(finished(s)) > 1:
        s.tied = finished(s)
        return True
    return finished(s) != 0


@rule
def finished(s: Position) -> int:
    """Bit per seat that has written the whole word."""
    done = 0
    for seat in range(s.seats):
        done |= (s.letters[seat] >= WORD) << seat
    return done


@rule
def leaders(s: Position) -> int:
    """Bit per seat that has most letters."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.letters[seat])
    ahead = 0
    for seat in range(s.seats):
        ahead |= (s.letters[seat] == most) << seat
    return ahead


@rule
def is_won(s: Position) -> bool:
    return finished(s) != 0 and count_seats(leaders(s)) == 1


# --- A deal ends: everyone with a dolphin gets a letter, with four SPLASH! cards two ----------------


@rule
def end_deal(s: Position) -> None:
    """The deal is told, its letters are given, and the next one begins unless the match is over."""
    tell_deal(s)
    if s.ends == RACED:
        reward(s)
        conclude(s)
    s.ends = NOT_YET
    s.turn += 1
    if is_won(s) or s.told_end == GIVEN_UP:
        s.phase = OVER
        s.pending = 0
    else:
        s.dealer = left_of(s, s.dealer)
        begin_deal(s)


@rule
def reward(s: Position) -> None:
    for seat in range(s.seats):
        if (s.caught >> seat) & 1:
            s.told_letters[seat] = give_letters(s, seat, 2 if has_four_splash(s, seat) else 1)


@rule
def tell_deal(s: Position) -> None:
    s.told_end = s.ends
    s.told_dealer = s.dealer
    s.told_dolphins = dolphins(s)
    s.told_tied = s.tied
    s.told_caught = s.caught
    for seat in range(s.seats):
        s.told_place[seat] = s.place[seat] if s.ends == RACED else 0
        s.told_time[seat] = s.time[seat]
        s.told_four[seat] = which_four(s.hand[seat])
        s.told_letters[seat] = 0
        s.told_still[seat] = s.kept_still[seat]


@rule
def which_four(hand: int) -> int:
    for kind in range(SETS):
        if copies(hand, kind) == (1 << COPIES) - 1:
            return kind
    return NOTHING
