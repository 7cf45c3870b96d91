"""Touching dolphins: false starts, races, and in the calm game the drawn reaction times that decide them."""

from splendide.core.compiled import rule
from splendide.core.position import Position
from splendide.games.dolphins.deals import clear_pool, next_is
from splendide.games.dolphins.deck import READY, SURPRISED
from splendide.games.dolphins.letters import conclude, give_letters
from splendide.games.dolphins.state import (
    BROKEN_OFF,
    CALLING,
    CALM,
    GRABBING,
    LOTS,
    NOTHING,
    PASSING,
    RACED,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    dolphins_left,
    last_place,
    seats_at,
    somebody_has_four,
    wait_for_nature,
)

NEVER = 30_000  # ms

# --- Real time: a touch is made at any moment of a deal ---------------------------------------------


@rule
def may_touch(s: Position, seat: int, move: int) -> bool:
    """Once in a grab. Level with the touch before, one may come when the last dolphin has just gone."""
    if s.pace == CALM or s.place[seat] > 0:
        return False
    if s.phase == CALLING or s.phase == PASSING:
        return move == TOUCH
    if s.phase == GRABBING and dolphins_left(s) == 0:
        return move == TOUCH_LEVEL and (seats_at(s, last_place(s)) & s.caught) != 0
    return s.phase == GRABBING


@rule
def touch(s: Position, seat: int, move: int) -> None:
    """Until all is over nobody can see whether it is a race or a false start."""
    if s.phase != GRABBING:
        s.resume = s.phase
        wait_for_nature(s, GRABBING)
    s.place[seat] = last_place(s) + (move == TOUCH)
    if dolphins_left(s) > 0:
        s.caught |= 1 << seat


@rule
def end_grab(s: Position) -> None:
    """It was a race if somebody holds four of a kind."""
    if somebody_has_four(s):
        end_race(s)
    else:
        end_false_start(s)


# --- False start: whoever did not touch gets a letter, and the same deal goes on --------------------


@rule
def end_false_start(s: Position) -> None:
    s.alarms += 1
    for seat in range(s.seats):
        s.alarm_place[seat] = s.place[seat]
        if s.place[seat] == 0:
            s.kept_still[seat] += give_letters(s, seat, 1)
    clear_pool(s)
    if conclude(s):
        s.ends = BROKEN_OFF
    else:
        next_is(s, s.resume)


# --- The race is over: level touches for too few dolphins are drawn by lot --------------------------


@rule
def end_race(s: Position) -> None:
    s.level = contested(s)
    if s.level:
        s.caught &= ~seats_at(s, s.level)
        wait_for_nature(s, LOTS)
    else:
        s.ends = RACED


@rule
def contested(s: Position) -> int:
    """The place at which some got a dolphin and some, just as quick, did not; 0: none."""
    for place in range(1, last_place(s) + 1):
        there = seats_at(s, place)
        if there & s.caught and there & ~s.caught:
            return place
    return 0


@rule
def drawers(s: Position) -> int:
    """Bit per seat that waits for a lot."""
    return seats_at(s, s.level) & ~s.caught


@rule
def drawer(s: Position, k: int) -> int:
    """The k-th of them."""
    seat = 0
    waiting = drawers(s)
    while k > 0 or (waiting >> seat) & 1 == 0:
        k -= (waiting >> seat) & 1
        seat += 1
    return seat


@rule
def give_by_lot(s: Position, k: int) -> None:
    s.caught |= 1 << drawer(s, k)
    if dolphins_left(s) == 0:
        s.ends = RACED


# --- The calm game: some have chosen to touch; nature draws how quick everybody is ------------------


@rule
def somebody_touches(s: Position) -> bool:
    for seat in range(s.seats):
        if s.choice[seat] == TOUCH:
            return True
    return False


@rule
def resolve_touches(s: Position) -> None:
    """A race of all, or a false start of those who chose to touch; no card is passed."""
    if somebody_has_four(s):
        wait_for_nature(s, REACTING)
        return
    for seat in range(s.seats):
        s.place[seat] = s.choice[seat] == TOUCH
        s.choice[seat] = NOTHING
    s.resume = PASSING
    wait_for_nature(s, GRABBING)


@rule
def next_to_react(s: Position) -> int:
    seat = 0
    while s.time[seat] > 0:
        seat += 1
    return seat


@rule
def reaction(s: Position, seat: int, k: int) -> int:
    """The k-th of the equally likely times of this seat, ready or surprised."""
    return READY[k] if s.choice[seat] == TOUCH else SURPRISED[k]


@rule
def react(s: Position, k: int) -> None:
    seat = next_to_react(s)
    s.time[seat] = reaction(s, seat, k)
    if seat == s.seats - 1:
        let_surprised_follow(s)
        hand_out(s)
        wait_for_nature(s, GRABBING)


@rule
def let_surprised_follow(s: Position) -> None:
    """They see the first touch, and then react."""
    first = NEVER
    for seat in range(s.seats):
        if s.choice[seat] == TOUCH:
            first = min(first, s.time[seat])
    for seat in range(s.seats):
        if s.choice[seat] != TOUCH:
            s.time[seat] += first


@rule
def hand_out(s: Position) -> None:
    """Places by time, and dolphins as long as there are any."""
    place, before, left = 0, 0, dolphins_left(s)
    for _ in range(s.seats):
        seat = quickest_unplaced(s)
        place += s.time[seat] > before
        before = s.time[seat]
        s.place[seat] = place
        s.caught |= (left > 0) << seat
        left -= 1


@rule
def quickest_unplaced(s: Position) -> int:
    best, time = 0, NEVER
    for seat in range(s.seats):
        if s.place[seat] == 0 and s.time[seat] < time:
            best = seat
            time = s.time[seat]
    return best
