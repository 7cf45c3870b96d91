"""A deal begins: cards are dealt, and somebody calls."""

from splendide.core.compiled import rule
from splendide.core.game import NATURE
from splendide.core.position import Position
from splendide.games.dolphins import PILE
from splendide.games.dolphins.deck import nth
from splendide.games.dolphins.state import (
    CALLING,
    CALM,
    DEALING,
    NOTHING,
    PASSING,
    TEMPO,
    discarder,
    hand_size,
    left_of,
    passes_freely,
    wait_for_nature,
    whole_deck,
)

# --- The cards are dealt one by one, beginning at the dealer's left --------------------------------


@rule
def begin_deal(s: Position) -> None:
    s.dealt = 0
    s.passes = 0
    s.alarms = 0
    s.discards = 0
    s.discarded = 0
    s.deck = whole_deck(s)
    for seat in range(s.seats):
        s.hand[seat] = 0
        s.held[seat] = 0
        s.waiting[seat] = 0
        s.choice[seat] = NOTHING
        s.arrived[seat] = NOTHING
        s.kept_still[seat] = 0
        s.alarm_place[seat] = 0
        for k in range(PILE):
            s.pile[seat, k] = NOTHING
    clear_pool(s)
    wait_for_nature(s, DEALING)


@rule
def clear_pool(s: Position) -> None:
    """All dolphins lie in the pool, and nobody has touched one."""
    s.caught = 0
    for seat in range(s.seats):
        s.place[seat] = 0
        s.time[seat] = 0


@rule
def next_to_be_dealt(s: Position) -> int:
    return (s.dealer + 1 + s.dealt) % s.seats


@rule
def take_from_deck(s: Position, seat: int, k: int) -> int:
    """The seat has the k-th piece of the deck: which one that is."""
    piece = nth(s.deck, k)
    s.deck &= ~(1 << piece)
    s.hand[seat] |= 1 << piece
    s.held[seat] += 1
    return piece


@rule
def deal_card(s: Position, k: int) -> None:
    take_from_deck(s, next_to_be_dealt(s), k)
    s.dealt += 1
    if s.dealt == s.seats * hand_size(s):
        next_is(s, PASSING if s.pace == CALM else CALLING)


# --- The call, and who owes a card -----------------------------------------------------------------


@rule
def next_is(s: Position, phase: int) -> None:
    """Nobody is asked yet: `play` does that when all that follows from a move has happened."""
    s.phase = phase
    s.pending = 0


@rule
def ask(s: Position) -> None:
    if s.phase == PASSING:
        s.pending = owing(s)
    elif s.phase == CALLING:
        s.pending = 1 << (NATURE if s.pace == TEMPO else s.dealer)


@rule
def owing(s: Position) -> int:
    """Who owes a card, or nature, when the dealer has to draw."""
    drawing = int(must_draw(s)) << NATURE
    if passes_freely(s):
        return drawing | can_pass(s)
    return drawing if drawing else yet_to_choose(s)


@rule
def must_draw(s: Position) -> bool:
    return s.advanced == 1 and s.held[s.dealer] < hand_size(s)


@rule
def yet_to_choose(s: Position) -> int:
    owed = 0
    for seat in range(s.seats):
        owed |= (s.choice[seat] == NOTHING) << seat
    return owed


@rule
def can_pass(s: Position) -> int:
    """Bit per seat that has a card too many and somewhere to put it."""
    able = 0
    for seat in range(s.seats):
        full = s.held[seat] == hand_size(s)
        room = seat == discarder(s) or s.waiting[left_of(s, seat)] < PILE
        able |= (full and room) << seat
    return able
